extension TextSpan {
  /// Returns the ranges of bytes, of what is shaped, within which no line ends: around hyphens that
  /// hold their word together (``LineBreakRules/holds(_:_:)``), each with a letter on both sides.
  static func heldHyphens(in spans: [TextSpan]) -> [Range<Int>] {
    guard spans.contains(where: { $0.text.hasHyphen }) else { return [] }
    let scalars = Array(spans.flatMap { Array($0.text.unicodeScalars) })
    var (ranges, byte): ([Range<Int>], Int) = ([], 0)
    for (index, scalar) in scalars.enumerated() {
      if scalar.isHyphen, holds(scalars, at: index) {
        let before = byte - UTF8.width(scalars[index - 1])
        let after = byte + UTF8.width(scalar) + UTF8.width(scalars[index + 1])
        ranges.append(before..<after)
      }
      byte += UTF8.width(scalar)
    }
    return ranges
  }

  private static func holds(_ scalars: [Unicode.Scalar], at hyphen: Int) -> Bool {
    let head = scalars[..<hyphen].reversed().prefix { $0.isLetter || $0.isDigit }
    let tail = scalars[(hyphen + 1)...].prefix(while: \.isLetter)
    return LineBreakRules.holds(
      String(String.UnicodeScalarView(head.reversed())), String(String.UnicodeScalarView(tail)))
  }
}

extension String {
  /// A Boolean value that indicates whether there is a hyphen that a line may end with.
  fileprivate var hasHyphen: Bool {
    utf8.contains(0x2D) || unicodeScalars.contains("\u{2010}")
  }
}

extension Unicode.Scalar {
  fileprivate var isHyphen: Bool { self == "-" || self == "\u{2010}" }

  fileprivate var isLetter: Bool { properties.isAlphabetic }

  fileprivate var isDigit: Bool { properties.numericType == .decimal }
}
