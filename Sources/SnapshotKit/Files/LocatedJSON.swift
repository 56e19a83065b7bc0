import Foundation

/// A value of a JSON file, with the line that it stands on: what a person's mistakes are told by.
struct LocatedJSON: Equatable {
  enum Value: Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([LocatedJSON])
    /// In the file's order, each key once.
    case object([Member])
  }

  struct Member: Equatable {
    let key: String
    let line: Int
    let value: LocatedJSON
  }

  /// An error in a file's JSON.
  struct Problem: Error, Equatable {
    let line: Int
    let reason: String
  }

  let value: Value
  /// From 1.
  let line: Int

  /// The most bytes of a file, and the most lists and objects within each other.
  static let limit = 1 << 20
  static let depth = 32

  /// Reads a file's content.
  init(_ data: Data) throws(Problem) {
    guard data.count <= Self.limit else {
      throw Problem(line: 1, reason: "has more than \(Self.limit) bytes")
    }
    var parser = Parser(bytes: Array(data))
    self = try parser.file()
  }

  private init(_ value: Value, line: Int) { (self.value, self.line) = (value, line) }

  /// The value of a key; nil if this is no object or has none.
  subscript(key: String) -> LocatedJSON? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The values of a list; none of anything else.
  var items: [LocatedJSON] {
    if case .list(let items) = value { items } else { [] }
  }

  /// The text; nil of anything else.
  var text: String? {
    if case .text(let text) = value { text } else { nil }
  }

  /// As Foundation writes and reads it.
  var plain: Any {
    switch value {
    case .null: NSNull()
    case .bool(let bool): bool
    case .number(let number): number
    case .text(let text): text
    case .list(let items): items.map(\.plain)
    case .object(let members):
      Dictionary(members.map { ($0.key, $0.value.plain) }) { first, _ in first }
    }
  }

  /// Reads JSON by RFC 8259, byte by byte.
  private struct Parser {
    let bytes: [UInt8]
    var place = 0
    var line = 1
    var depth = 0

    mutating func file() throws(Problem) -> LocatedJSON {
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
      let value = try value()
      skipSpace()
      guard place == bytes.count else { throw problem("goes on behind its end") }
      return value
    }

    private func problem(_ reason: String) -> Problem { Problem(line: line, reason: reason) }

    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    private mutating func skipSpace() {
      while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
        if byte == 0x0A { line += 1 }
        place += 1
      }
    }

    private mutating func take(_ character: Character) -> Bool {
      guard next == character.asciiValue else { return false }
      place += 1
      return true
    }

    private mutating func value() throws(Problem) -> LocatedJSON {
      skipSpace()
      let start = line
      switch next {
      case nil: throw problem("ends where a value should stand")
      case UInt8(ascii: "{"):
        try enter()
        let members = try object()
        depth -= 1
        return LocatedJSON(.object(members), line: start)
      case UInt8(ascii: "["):
        try enter()
        let items = try list()
        depth -= 1
        return LocatedJSON(.list(items), line: start)
      case UInt8(ascii: "\""): return LocatedJSON(.text(try string()), line: start)
      case UInt8(ascii: "t") where word("true"): return LocatedJSON(.bool(true), line: start)
      case UInt8(ascii: "f") where word("false"): return LocatedJSON(.bool(false), line: start)
      case UInt8(ascii: "n") where word("null"): return LocatedJSON(.null, line: start)
      default: return LocatedJSON(.number(try number()), line: start)
      }
    }

    private mutating func word(_ word: String) -> Bool {
      guard bytes[place...].starts(with: word.utf8) else { return false }
      place += word.utf8.count
      return true
    }

    /// Goes into a list or an object.
    private mutating func enter() throws(Problem) {
      depth += 1
      guard depth <= LocatedJSON.depth else {
        throw problem("nests more than \(LocatedJSON.depth) lists and objects")
      }
      place += 1
    }

    private mutating func list() throws(Problem) -> [LocatedJSON] {
      var items: [LocatedJSON] = []
      skipSpace()
      if take("]") { return items }
      while true {
        items.append(try value())
        skipSpace()
        if take("]") { return items }
        guard take(",") else { throw problem("lacks a comma or a ] in a list") }
      }
    }

    private mutating func object() throws(Problem) -> [Member] {
      var members: [Member] = []
      skipSpace()
      if take("}") { return members }
      while true {
        skipSpace()
        let start = line
        guard next == UInt8(ascii: "\"") else { throw problem("lacks a key in quotation marks") }
        let key = try string()
        guard !members.contains(where: { $0.key == key }) else {
          throw problem("has the key \"\(key)\" twice")
        }
        skipSpace()
        guard take(":") else { throw problem("lacks a colon behind \"\(key)\"") }
        members.append(Member(key: key, line: start, value: try value()))
        skipSpace()
        if take("}") { return members }
        guard take(",") else { throw problem("lacks a comma or a } behind \"\(key)\"") }
      }
    }

    private mutating func number() throws(Problem) -> Double {
      let allowed = Set("+-.eE0123456789".utf8)
      let text = bytes[place...].prefix { allowed.contains($0) }
      let words = String(decoding: text, as: UTF8.self)
      guard
        words.wholeMatch(of: #/-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/#) != nil,
        let number = Double(words), number.isFinite
      else {
        throw problem(
          words.isEmpty
            ? "has no value where one should stand" : "has no number in \(words.prefix(40))")
      }
      place += text.count
      return number
    }

    private mutating func string() throws(Problem) -> String {
      place += 1
      var text: [UInt8] = []
      while let byte = next {
        place += 1
        switch byte {
        case UInt8(ascii: "\""):
          guard let string = String(validating: text, as: UTF8.self) else {
            throw problem("has a text that is no UTF-8")
          }
          return string
        case UInt8(ascii: "\\"): text += try escape()
        case 0..<0x20: throw problem("has a line end or a control character in a text")
        default: text.append(byte)
        }
      }
      throw problem("ends within a text")
    }

    private mutating func escape() throws(Problem) -> [UInt8] {
      guard let byte = next else { throw problem("ends within a text") }
      place += 1
      let plain: [Character: UInt8] = [
        "\"": 0x22, "\\": 0x5C, "/": 0x2F, "b": 8, "f": 12, "n": 10, "r": 13, "t": 9,
      ]
      if let found = plain[Character(Unicode.Scalar(byte))] { return [found] }
      guard byte == UInt8(ascii: "u") else { throw problem("has an unknown escape in a text") }
      var units = [try unit()]
      if UTF16.isLeadSurrogate(units[0]), word("\\u") { units.append(try unit()) }
      guard let string = String(validating: units, as: UTF16.self) else {
        throw problem("has half a character in a text")
      }
      return Array(string.utf8)
    }

    private mutating func unit() throws(Problem) -> UInt16 {
      let digits = String(decoding: bytes[place...].prefix(4), as: UTF8.self)
      guard digits.count == 4, let unit = UInt16(digits, radix: 16), !digits.hasPrefix("+") else {
        throw problem("has an escape without four digits")
      }
      place += 4
      return unit
    }
  }
}
