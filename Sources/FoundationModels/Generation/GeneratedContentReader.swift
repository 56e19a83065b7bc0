/// Reads JSON, whose end may be missing, and keeps the order of an object's names.
///
/// What a text is cut off in is kept as far as it goes; a name without its value is left out.
struct GeneratedContentReader {
  private let text: [Unicode.Scalar]
  private var position = 0
  /// A Boolean value that indicates whether the text ended before its value did.
  private(set) var breaksOff = false

  /// The most lists and objects in each other: a stack ends.
  private static let deepest = 500

  init(_ json: String) { text = Array(json.unicodeScalars) }

  private typealias Failure = LanguageModelSession.GenerationError

  /// Reads the whole text.
  mutating func content() throws -> GeneratedContent {
    let content = try value(depth: 0)
    skipSpaces()
    if next != nil { throw failure("nothing") }
    return content ?? GeneratedContent(kind: .null)
  }

  private var next: Unicode.Scalar? { position < text.count ? text[position] : nil }

  private mutating func skipSpaces() {
    while let next, next == " " || next == "\n" || next == "\r" || next == "\t" { position += 1 }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard next == scalar else { return false }
    position += 1
    return true
  }

  private func failure(_ wanted: String) -> LanguageModelSession.GenerationError {
    let rest = String(String.UnicodeScalarView(text[position...].prefix(20)))
    return GeneratedContent.failure(
      "the answer is not JSON: \(wanted) is expected at '\(rest)', character \(position)")
  }

  /// Reads a value; nil where the text ends before it begins.
  private mutating func value(depth: Int) throws -> GeneratedContent? {
    skipSpaces()
    guard let next else {
      breaksOff = true
      return nil
    }
    guard depth < Self.deepest else { throw failure("an end of nesting") }
    switch next {
    case "{": return try object(depth: depth)
    case "[": return try list(depth: depth)
    case "\"": return GeneratedContent(kind: .string(try string()))
    default: return try word()
    }
  }

  private mutating func object(depth: Int) throws -> GeneratedContent {
    position += 1
    var values: [String: GeneratedContent] = [:]
    var keys: [String] = []
    while !take("}") {
      if !keys.isEmpty, next != nil, !take(",") { throw failure("a comma or a brace") }
      skipSpaces()
      guard next == "\"" || next == nil else { throw failure("a name") }
      let key = next == nil ? "" : try string()
      if !breaksOff, next != nil, !take(":"), next != nil { throw failure("a colon") }
      guard !breaksOff, let value = try value(depth: depth + 1) else {
        breaksOff = true
        break
      }
      if values.updateValue(value, forKey: key) == nil { keys.append(key) }
      if breaksOff { break }
    }
    return GeneratedContent(kind: .structure(properties: values, orderedKeys: keys))
  }

  private mutating func list(depth: Int) throws -> GeneratedContent {
    position += 1
    var elements: [GeneratedContent] = []
    while !take("]") {
      if !elements.isEmpty, next != nil, !take(",") { throw failure("a comma or a bracket") }
      guard let element = try value(depth: depth + 1) else { break }
      elements.append(element)
      if breaksOff { break }
    }
    return GeneratedContent(kind: .array(elements))
  }

  private mutating func string() throws -> String {
    position += 1
    var units: [UInt16] = []
    while let next, next != "\"" {
      position += 1
      if next == "\\" {
        guard let unit = try escape() else { break }
        units.append(unit)
      } else if next.value < 0x20, next != "\n", next != "\t" {
        // Line ends are let through, as models write them.
        throw failure("a text without control characters")
      } else {
        units += UTF16.encode(next).map(Array.init) ?? []
      }
    }
    if next == nil { breaksOff = true } else { position += 1 }
    return String(decoding: units, as: UTF16.self)
  }

  /// Reads what follows a backslash; nil at the end.
  private mutating func escape() throws -> UInt16? {
    guard let next else { return nil }
    position += 1
    switch next {
    case "n": return 10
    case "t": return 9
    case "r": return 13
    case "b": return 8
    case "f": return 12
    case "\"", "\\", "/": return UInt16(next.value)
    case "u":
      let digits = text[position...].prefix(4)
      guard digits.count == 4 else {
        position = text.count
        return nil
      }
      guard digits.allSatisfy(\.properties.isASCIIHexDigit),
        let unit = UInt16(String(String.UnicodeScalarView(digits)), radix: 16)
      else { throw failure("four hexadecimal digits") }
      position += 4
      return unit
    default: throw failure("a character that may follow a backslash")
    }
  }

  /// Reads a number, or one of the three words.
  private mutating func word() throws -> GeneratedContent {
    let start = position
    while let next, next.properties.isAlphabetic || "+-.0123456789".unicodeScalars.contains(next) {
      position += 1
    }
    let word = String(String.UnicodeScalarView(text[start..<position]))
    let atEnd = next == nil
    switch word {
    case "null": return GeneratedContent(kind: .null)
    case "true": return GeneratedContent(kind: .bool(true))
    case "false": return GeneratedContent(kind: .bool(false))
    default: break
    }
    let isNumber =
      word.first.map { $0 == "-" || ("0"..."9").contains($0) } == true
      && word.allSatisfy("+-.eE0123456789".contains)
    if isNumber, let number = Double(word), number.isFinite {
      return GeneratedContent(kind: .number(number))
    }
    position = start
    let begun = ["null", "true", "false"].contains { $0.hasPrefix(word) } && !word.isEmpty
    guard atEnd, begun || isNumber else { throw failure("a value") }
    (position, breaksOff) = (text.count, true)
    return GeneratedContent(kind: .null)
  }
}
