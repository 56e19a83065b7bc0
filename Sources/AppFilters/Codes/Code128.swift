/// The widths of a bar code's bars and gaps in turn (ISO/IEC 15417), for letters of ASCII.
enum Code128 {
  /// Returns the widths in modules, the first a bar's; nil for bytes that are not ASCII.
  ///
  /// Texts of an even number of digits, four or more, are written two digits at a time.
  static func widths(_ text: [UInt8]) -> [Int]? {
    guard text.allSatisfy({ $0 < 128 }) else { return nil }
    let isDigits = text.count >= 4 && text.count % 2 == 0 && text.allSatisfy { 48...57 ~= $0 }
    let values = isDigits ? [startC] + pairs(text) : [startB] + letters(text)
    let sum = values.enumerated().reduce(0) { $0 + max(1, $1.offset) * $1.element } % 103
    return (values + [sum, stop]).flatMap { patterns[$0] }
  }

  private static let (startB, startC, stop) = (104, 105, 106)
  /// The value that takes the next letter from the set of control characters.
  private static let shift = 98

  private static func pairs(_ digits: [UInt8]) -> [Int] {
    stride(from: 0, to: digits.count, by: 2).map {
      Int(digits[$0] - 48) * 10 + Int(digits[$0 + 1] - 48)
    }
  }

  private static func letters(_ text: [UInt8]) -> [Int] {
    text.flatMap { $0 < 32 ? [shift, Int($0) + 64] : [Int($0) - 32] }
  }

  /// The widths of each value, as digits.
  private static let patterns: [[Int]] = table.split { $0 == " " || $0 == "\n" }
    .map { $0.compactMap(\.wholeNumberValue) }

  private static let table = """
    212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212
    112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131
    311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321
    112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121
    313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111
    314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114
    122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212
    124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113
    114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112
    """
}
