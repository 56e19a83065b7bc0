extension String {
  /// The ranges of UTF-8 bytes that have no letters of joined scripts.
  var rangesWithoutCursiveScripts: [Range<Int>] {
    if utf8.allSatisfy({ $0 < 0xD8 }) { return [0..<utf8.count] }
    var ranges: [Range<Int>] = []
    var start: Int? = 0
    var byte = 0
    for scalar in unicodeScalars {
      if scalar.isCursive {
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
