/// Reads JSON byte by byte, so that a list of coordinates becomes numbers and nothing else.
///
/// Foundation's decoders make an object of each position, which for a city are a million.
struct JSONScanner {
  typealias Problem = GeoJSONError.Problem

  private let bytes: [UInt8]
  var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// The line that the scanner stands in, from 1.
  var line: Int { 1 + bytes[..<min(index, bytes.count)].count { $0 == UInt8(ascii: "\n") } }

  /// Returns the next byte that is not white space; 0 at the end.
  mutating func peek() -> UInt8 {
    while index < bytes.count {
      let byte = bytes[index]
      if byte > 0x20 || !(byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09) {
        return byte
      }
      index += 1
    }
    return 0
  }

  /// Takes the next byte if it is a given one.
  mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte, index < bytes.count else { return false }
    index += 1
    return true
  }

  /// Takes a byte that must come next.
  mutating func expect(_ byte: UInt8, _ meaning: String) throws(Problem) {
    guard take(byte) else { throw unexpected(meaning) }
  }

  /// Returns a Boolean value that indicates whether only white space is left.
  mutating func isAtEnd() -> Bool {
    _ = peek()
    return index >= bytes.count
  }

  /// Returns the fault of the next byte where something else should stand.
  mutating func unexpected(_ expected: String) -> Problem {
    let byte = peek()
    if index >= bytes.count { return .endsEarly }
    let isPrintable = byte > 0x20 && byte < 0x7F
    let found = isPrintable ? "“\(Character(UnicodeScalar(byte)))”" : "byte \(byte)"
    return .unexpected(found: found, expected: expected)
  }

  /// Returns a Boolean value that indicates whether another element follows in a list; takes the
  /// comma or the closing bracket.
  mutating func next(closing: UInt8, isFirst: inout Bool) throws(Problem) -> Bool {
    if take(closing) {
      return false
    }
    if !isFirst {
      try expect(UInt8(ascii: ","), "a comma or “\(Character(UnicodeScalar(closing)))”")
    }
    isFirst = false
    return true
  }

  /// Reads a number; those of up to 15 digits are exact by one multiplication or division.
  mutating func number() throws(Problem) -> Double {
    _ = peek()
    let start = index
    let isNegative = take(UInt8(ascii: "-"))
    var mantissa: UInt64 = 0
    var digits = 0
    var exponent = 0
    let wholeStart = index
    digits += scanDigits(&mantissa)
    guard digits > 0, digits == 1 || bytes[wholeStart] != UInt8(ascii: "0") else {
      throw badNumber(from: start)
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      let decimals = scanDigits(&mantissa)
      guard decimals > 0 else { throw badNumber(from: start) }
      digits += decimals
      exponent -= decimals
    }
    exponent += try scanExponent(start)
    if digits <= 15, exponent >= -22, exponent <= 22 {
      let value = Double(mantissa)
      let scaled =
        exponent < 0 ? value / Self.powersOfTen[-exponent] : value * Self.powersOfTen[exponent]
      return isNegative ? -scaled : scaled
    }
    return try slowNumber(from: start)
  }

  /// Reads a string without its escapes.
  mutating func string() throws(Problem) -> String {
    try expect(UInt8(ascii: "\""), "a string")
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        index += 1
        return String(decoding: bytes[start..<index - 1], as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") { return try escapedString(from: start) }
      guard byte >= 0x20 else { throw .badString("it holds a line break or control character") }
      index += 1
    }
    throw .endsEarly
  }

  /// Passes over a value of any kind.
  mutating func skipValue(depth: Int = 0) throws(Problem) {
    guard depth < 64 else { throw .nestedTooDeeply }
    var isFirst = true
    switch peek() {
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "["):
      index += 1
      while try next(closing: UInt8(ascii: "]"), isFirst: &isFirst) {
        try skipValue(depth: depth + 1)
      }
    case UInt8(ascii: "{"):
      index += 1
      while try next(closing: UInt8(ascii: "}"), isFirst: &isFirst) {
        _ = try key()
        try skipValue(depth: depth + 1)
      }
    default: _ = try scalar()
    }
  }

  /// Reads a member's name and the colon behind it.
  mutating func key() throws(Problem) -> String {
    guard peek() == UInt8(ascii: "\"") else { throw unexpected("a member's name") }
    let key = try string()
    try expect(UInt8(ascii: ":"), "a colon")
    return key
  }

  /// Reads a number, `true`, `false` or `null`, as it is written.
  mutating func scalar() throws(Problem) -> String {
    let byte = peek()
    if byte == UInt8(ascii: "-") || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) {
      let start = index
      _ = try number()
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }
    for word in ["true", "false", "null"] where bytes[index...].starts(with: word.utf8) {
      index += word.utf8.count
      return word
    }
    throw unexpected("a value")
  }

  /// Returns the next byte, as it stands; nil at the end.
  mutating func advance() -> UInt8? {
    guard index < bytes.count else { return nil }
    index += 1
    return bytes[index - 1]
  }

  /// Returns the bytes of a range, as far as there are any.
  func slice(_ range: Range<Int>) -> ArraySlice<UInt8> {
    bytes[range.clamped(to: 0..<bytes.count)]
  }

  private mutating func scanDigits(_ mantissa: inout UInt64) -> Int {
    var count = 0
    while index < bytes.count {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      // Overflow does not matter: numbers of more than 15 digits are read again.
      mantissa = mantissa &* 10 &+ UInt64(digit)
      count += 1
      index += 1
    }
    return count
  }

  private mutating func scanExponent(_ start: Int) throws(Problem) -> Int {
    guard index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") else { return 0 }
    index += 1
    var isNegative = false
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      isNegative = bytes[index] == UInt8(ascii: "-")
      index += 1
    }
    var magnitude: UInt64 = 0
    let count = scanDigits(&magnitude)
    guard count > 0 else { throw badNumber(from: start) }
    let bounded = count > 4 ? 9999 : Int(magnitude)
    return isNegative ? -bounded : bounded
  }

  private func slowNumber(from start: Int) throws(Problem) -> Double {
    guard let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)),
      value.isFinite
    else { throw badNumber(from: start) }
    return value
  }

  private func badNumber(from start: Int) -> Problem {
    guard start < bytes.count else { return .endsEarly }
    let end = bytes[start...].prefix(24).firstIndex { $0 <= 0x20 || $0 == 0x2C || $0 == 0x5D }
    let text = bytes[start..<(end ?? min(bytes.count, start + 24))]
    return .badNumber(String(decoding: text, as: UTF8.self))
  }

  private static let powersOfTen: [Double] = (0...22).reduce(into: []) { list, _ in
    list.append((list.last ?? 0.1) * 10)
  }
}
