extension String {
  /// Returns the ranges of UTF-8 bytes whose letters take spacing: none of joined scripts (CSS Text
  /// 3, 8.2.1).
  ///
  /// - Parameter spacesUnseen: True where what is not seen takes spacing too.
  /// - Returns: The ranges, in their order.
  func rangesOfSpacedLetters(spacesUnseen: Bool) -> [Range<Int>] {
    // Joined scripts begin with the byte D8, a soft hyphen is C2 AD.
    if utf8.allSatisfy({ $0 < 0xD8 && ($0 != 0xC2 || spacesUnseen) }) { return [0..<utf8.count] }
    var ranges: [Range<Int>] = []
    var start: Int? = 0
    var byte = 0
    for scalar in unicodeScalars {
      if scalar.isCursive || !spacesUnseen && scalar.isUnseen {
        if let from = start, from < byte { ranges.append(from..<byte) }
        start = nil
      } else if start == nil {
        start = byte
      }
      byte += UTF8.width(scalar)
    }
    if let from = start, from < byte { ranges.append(from..<byte) }
    return ranges
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the letter joins its neighbours: Arabic, Syriac, N'Ko,
  /// Mandaic, Devanagari, Mongolian.
  fileprivate var isCursive: Bool {
    switch value {
    case 0x0600...0x07FF, 0x0840...0x085F, 0x0860...0x08FF, 0x0900...0x09FF, 0x1800...0x18AF,
      0xFB50...0xFDFF, 0xFE70...0xFEFC:
      true
    default: false
    }
  }

  /// A Boolean value that indicates whether the scalar only allows a line to break: a soft hyphen,
  /// a space without width.
  fileprivate var isUnseen: Bool { value == 0xAD || value == 0x200B }
}

extension UTF8 {
  /// Returns the number of bytes of a scalar in UTF-8.
  static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case ..<0x80: 1
    case ..<0x800: 2
    case ..<0x10000: 3
    default: 4
    }
  }
}
