extension String {
  /// Returns the ranges of UTF-8 bytes of an x between digits, as in `2x1`.
  ///
  /// Inter's contextual alternates make a multiplication sign of it, where SF has the letter.
  func rangesOfLettersBetweenDigits() -> [Range<Int>] {
    // Most texts have no x at all. Both cases of the letter differ by the bit 20.
    guard utf8.count > 2, utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "x") }) else {
      return []
    }
    let bytes = Array(utf8)
    return bytes.indices.dropFirst().dropLast().compactMap { index in
      guard bytes[index] | 0x20 == UInt8(ascii: "x") else { return nil }
      let before = bytes[index - 1] == UInt8(ascii: " ") && index > 1 ? index - 2 : index - 1
      let isSpaced = bytes[index + 1] == UInt8(ascii: " ") && index + 2 < bytes.count
      let after = isSpaced ? index + 2 : index + 1
      let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
      return digits.contains(bytes[before]) && digits.contains(bytes[after])
        ? index..<index + 1 : nil
    }
  }
}
