extension JSONScanner {
  /// Reads on in a string whose first escape has been met.
  mutating func escapedString(from start: Int) throws(Problem) -> String {
    var result = Array(slice(start..<index))
    while let byte = advance() {
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: result, as: UTF8.self)
      case UInt8(ascii: "\\"): result.append(contentsOf: try escape())
      case 0..<0x20: throw .badString("it holds a line break or control character")
      default: result.append(byte)
      }
    }
    throw .endsEarly
  }

  private mutating func escape() throws(Problem) -> [UInt8] {
    guard let byte = advance() else { throw .endsEarly }
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "u"): return Array(String(Character(try unicodeScalar())).utf8)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    default: throw .badString("“\\” must be followed by one of \"\\/bfnrtu")
    }
  }

  /// Returns the scalar of `\uXXXX`, of two such for a surrogate pair; U+FFFD for half a pair.
  private mutating func unicodeScalar() throws(Problem) -> UnicodeScalar {
    let replacement = UnicodeScalar(0xFFFD as UInt16) ?? " "
    let first = try fourHexDigits()
    guard (0xD800...0xDBFF).contains(first) else {
      return UnicodeScalar(first) ?? replacement
    }
    guard slice(index..<index + 2).elementsEqual("\\u".utf8) else { return replacement }
    let mark = index
    index += 2
    let second = try fourHexDigits()
    guard (0xDC00...0xDFFF).contains(second) else {
      index = mark
      return replacement
    }
    return UnicodeScalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00)) ?? replacement
  }

  private mutating func fourHexDigits() throws(Problem) -> UInt32 {
    let digits = slice(index..<index + 4)
    guard digits.count == 4,
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw .badString("\\u must be followed by four hexadecimal digits") }
    index += 4
    return value
  }
}
