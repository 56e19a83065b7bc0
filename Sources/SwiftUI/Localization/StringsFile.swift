/// Reads `.strings` files: `"key" = "value";` with comments and escapes.
enum StringsFile {
  /// A file that cannot be read as a table of strings.
  struct Broken: Error, CustomStringConvertible {
    let line: Int
    let expected: String
    var description: String { "line \(line): expected \(expected)" }
  }

  /// The entries of a file's text.
  ///
  /// - Throws: ``Broken`` where the text is no table.
  static func parse(_ text: String) throws(Broken) -> [String: StringEntry] {
    var scanner = Scanner(text)
    var entries: [String: StringEntry] = [:]
    scanner.skipSpace()
    while !scanner.isAtEnd {
      let key = try scanner.word()
      if scanner.take("=") {
        entries[key] = StringEntry(try scanner.word())
      } else {
        entries[key] = StringEntry(key)
      }
      guard scanner.take(";") else { throw scanner.broken("“;”") }
    }
    return entries
  }

  private struct Scanner {
    private var rest: Substring
    private var line = 1

    init(_ text: String) { rest = text[...] }

    var isAtEnd: Bool { rest.isEmpty }

    func broken(_ expected: String) -> Broken { Broken(line: line, expected: expected) }

    private mutating func next() -> Character? {
      guard let character = rest.popFirst() else { return nil }
      if character.isNewline { line += 1 }
      return character
    }

    /// Skips spaces and both kinds of comments.
    mutating func skipSpace() {
      while let character = rest.first {
        if character.isWhitespace {
          _ = next()
        } else if rest.hasPrefix("//") {
          while let character = rest.first, !character.isNewline { _ = next() }
        } else if rest.hasPrefix("/*") {
          while !rest.isEmpty, !rest.hasPrefix("*/") { _ = next() }
          rest = rest.dropFirst(2)
        } else {
          return
        }
      }
    }

    mutating func take(_ mark: Character) -> Bool {
      skipSpace()
      guard rest.first == mark else { return false }
      _ = next()
      skipSpace()
      return true
    }

    /// A quoted string, or a bare word.
    mutating func word() throws(Broken) -> String {
      skipSpace()
      guard rest.first == "\"" else { return try bareWord() }
      _ = next()
      var word = ""
      while let character = next() {
        if character == "\"" { return word }
        word.append(character == "\\" ? escape() : character)
      }
      throw broken("“\"” at the end of a string")
    }

    private mutating func bareWord() throws(Broken) -> String {
      let word = rest.prefix { $0.isLetter || $0.isNumber || "._-".contains($0) }
      guard !word.isEmpty else { throw broken("a string") }
      rest = rest.dropFirst(word.count)
      return String(word)
    }

    private mutating func escape() -> Character {
      switch next() {
      case "n"?: return "\n"
      case "t"?: return "\t"
      case "r"?: return "\r"
      case "U"?, "u"?:
        let digits = rest.prefix(4)
        guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
          return "u"
        }
        rest = rest.dropFirst(4)
        return Character(scalar)
      case let character?: return character
      case nil: return "\\"
      }
    }
  }
}
