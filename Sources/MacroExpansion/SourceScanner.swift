/// Reads the parts of one declaration; comments, strings and brackets are passed over whole.
struct SourceScanner {
  private let text: [Character]
  private var position = 0

  init(_ source: String) { text = Array(source) }

  /// The text that has not been read, without spaces at its ends.
  var rest: String { Self.trimmed(text[position...]) }

  /// Goes past the next such word outside of comments, strings and brackets; false where there is
  /// none.
  mutating func skip(past word: String) -> Bool {
    while position < text.count {
      if let found = identifier() {
        if found == word { return true }
      } else {
        step()
      }
    }
    return false
  }

  /// Returns the name at this place, after spaces and comments; with its backticks if it has them.
  mutating func identifier() -> String? {
    skipTrivia()
    let start = position
    let isQuoted = take("`")
    while let next, next.isLetter || next.isNumber || next == "_" { position += 1 }
    let name = String(text[start..<position])
    guard isQuoted ? take("`") : name.first.map({ !$0.isNumber }) == true else {
      position = start
      return nil
    }
    return isQuoted ? name + "`" : name
  }

  /// Goes past a character, if it is the next one after spaces and comments.
  mutating func take(_ character: Character) -> Bool {
    skipTrivia()
    guard next == character else { return false }
    position += 1
    return true
  }

  /// Reads up to the first of some characters outside of brackets, or to the end.
  mutating func text(upTo ends: Set<Character>) -> String {
    let start = position
    while let next, !ends.contains(next) { step() }
    return Self.trimmed(text[start..<position])
  }

  /// Reads as `text(upTo:)` does, and leaves comments out.
  mutating func code(upTo ends: Set<Character>) -> String {
    var code: [Character] = []
    while let next, !ends.contains(next) {
      let start = position
      if !skipComment() {
        step()
        code += text[start..<position]
      }
    }
    return Self.trimmed(code[...])
  }

  /// Reads a line, with those that brackets, comments or a leading dot join to it; nil at the end.
  mutating func statement() -> String? {
    skipTrivia()
    guard next != nil else { return nil }
    var parts = [text(upTo: ["\n", ";"])]
    while let next, next == "\n" || next == ";" {
      position += 1
      let place = position
      skipTrivia()
      guard self.next == "." else {
        position = place
        break
      }
      parts.append(text(upTo: ["\n", ";"]))
    }
    return parts.joined(separator: "\n")
  }

  /// A Boolean value that indicates whether nothing but spaces and comments is left.
  var isAtEnd: Bool {
    mutating get {
      skipTrivia()
      return next == nil
    }
  }

  /// Goes past one character, comment, string or pair of brackets with what is in it.
  mutating func pass() { step() }

  /// Returns the names at this place that dots join.
  mutating func dottedName() -> String? {
    guard var name = identifier() else { return nil }
    while next == "." {
      position += 1
      name += "." + (identifier() ?? "")
    }
    return name
  }

  /// Returns what stands between the parentheses that follow at once; nil where none do.
  mutating func group() -> String? { pair("(") }

  /// Returns what stands between the braces at this place; nil where there are none.
  mutating func block() -> String? {
    skipTrivia()
    return pair("{")
  }

  /// Returns what stands between the square brackets at this place; nil where there are none.
  mutating func brackets() -> String? {
    skipTrivia()
    return pair("[")
  }

  private mutating func pair(_ opening: Character) -> String? {
    guard next == opening else { return nil }
    let start = position + 1
    step()
    return Self.trimmed(text[start..<max(start, position - 1)])
  }

  /// Returns a Boolean value that indicates whether one of some words comes next.
  func isBefore(_ words: Set<String>) -> Bool {
    var ahead = self
    return ahead.identifier().map(words.contains) ?? false
  }

  /// Goes past the condition of an `#if`, or past the name of a macro.
  mutating func skipDirective() {
    let word = identifier()
    guard word == "if" || word == "elseif" else { return }
    while let next, !next.isNewline { step() }
  }

  private var next: Character? { position < text.count ? text[position] : nil }

  private func starts(with prefix: String) -> Bool {
    text[position...].starts(with: prefix)
  }

  private mutating func skipTrivia() {
    while let next {
      if next.isWhitespace {
        position += 1
      } else if !skipComment() {
        return
      }
    }
  }

  /// Goes past one character, comment, string or pair of brackets with what is in it.
  private mutating func step() {
    guard let next, !skipComment() else { return }
    position += 1
    switch next {
    case "\"": skipString()
    case "/": skipPattern()
    case "(", "[", "{":
      while let inner = self.next, ![")", "]", "}"].contains(inner) { step() }
      position = min(position + 1, text.count)
    default:
      break
    }
  }

  /// Goes past the rest of a pattern behind its first slash, if that begins one.
  ///
  /// It does behind a parenthesis, a comma or a number sign, before a character that a pattern may
  /// begin with; elsewhere it divides.
  private mutating func skipPattern() {
    let before = text[..<(position - 1)].last { !$0.isWhitespace }
    guard let before, ["(", ",", "#"].contains(before), let next,
      !next.isWhitespace, ![")", ","].contains(next)
    else { return }
    var end = position
    while end < text.count, text[end] != "/", !text[end].isNewline {
      end += text[end] == "\\" ? 2 : 1
    }
    if end < text.count, text[end] == "/" { position = end + 1 }
  }

  /// Goes past the rest of a string, of one line or of several, behind its first quotation mark.
  ///
  /// Of an interpolation the parentheses are passed over whole, with strings that are in them.
  private mutating func skipString() {
    var pounds = 0
    while position >= 2 + pounds, text[position - 2 - pounds] == "#" { pounds += 1 }
    let raw = String(repeating: "#", count: pounds)
    let isLong = starts(with: "\"\"")
    if isLong { position += 2 }
    let end = (isLong ? "\"\"\"" : "\"") + raw
    while let inner = next, !starts(with: end) {
      guard inner == "\\", starts(with: "\\" + raw) else {
        position += 1
        continue
      }
      position = min(position + 1 + pounds, text.count)
      if next == "(" { step() } else { position = min(position + 1, text.count) }
    }
    position = min(position + end.count, text.count)
  }

  /// Goes past a comment, if one begins here.
  ///
  /// Those of several lines nest.
  private mutating func skipComment() -> Bool {
    if starts(with: "//") {
      while let next, !next.isNewline { position += 1 }
      return true
    }
    guard starts(with: "/*") else { return false }
    var depth = 0
    repeat {
      if starts(with: "/*") {
        (depth, position) = (depth + 1, position + 2)
      } else if starts(with: "*/") {
        (depth, position) = (depth - 1, position + 2)
      } else {
        position += 1
      }
    } while depth > 0 && position < text.count
    position = min(position, text.count)
    return true
  }

  private static func trimmed(_ part: ArraySlice<Character>) -> String {
    let start = part.drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }.map { $0 + 1 } ?? start.startIndex
    return String(start[start.startIndex..<end])
  }
}
