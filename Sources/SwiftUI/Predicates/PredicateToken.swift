/// A word of a predicate's format.
enum PredicateToken: Equatable {
  /// A key, or a word of the language.
  case word(String)
  case text(String)
  case number(Double)
  /// The place of a value.
  case value
  /// The place of a key.
  case key
  /// An operator, a parenthesis or a comma.
  case symbol(String)

  /// Splits a format into words.
  static func tokens(of format: String) throws -> [PredicateToken] {
    var tokens: [PredicateToken] = []
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        tokens.append(.text(try quoted(&rest, first)))
      } else if first == "%" {
        tokens.append(try placeholder(&rest))
      } else if first.isNumber || (first == "-" && rest.dropFirst().first?.isNumber == true) {
        tokens.append(try number(&rest))
      } else if isOfWord(first) {
        let word = rest.prefix { isOfWord($0) || $0.isNumber }
        rest.removeFirst(word.count)
        tokens.append(.word(String(word)))
      } else {
        tokens.append(.symbol(try symbol(&rest)))
      }
    }
    return tokens
  }

  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character == "_" || character == "." || character == "@"
  }

  private static func quoted(_ rest: inout Substring, _ mark: Character) throws -> String {
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == mark { return text }
      guard character == "\\", let next = rest.popFirst() else {
        text.append(character)
        continue
      }
      // A pattern's own backslashes stay.
      text += next == mark || next == "\\" ? String(next) : "\\\(next)"
    }
    throw PredicateError("a quotation is not closed")
  }

  /// Reads `%@`, `%K` and the numbers of `printf`.
  private static func placeholder(_ rest: inout Substring) throws -> PredicateToken {
    rest.removeFirst()
    rest = rest.drop { "lhqz".contains($0) }
    guard let letter = rest.popFirst() else { throw PredicateError("a % ends the format") }
    switch letter {
    case "K": return .key
    case "@", "d", "i", "u", "f", "g", "D", "U", "s": return .value
    default: throw PredicateError("%\(letter) stands for nothing")
    }
  }

  private static func number(_ rest: inout Substring) throws -> PredicateToken {
    let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    guard let number = Double(digits) else { throw PredicateError("\(digits) is no number") }
    rest.removeFirst(digits.count)
    return .number(number)
  }

  private static let symbols = [
    "==", "=<", "=>", "<=", ">=", "<>", "!=", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}",
    "[", "]", ",",
  ]

  private static func symbol(_ rest: inout Substring) throws -> String {
    guard let symbol = symbols.first(where: { rest.hasPrefix($0) }) else {
      throw PredicateError("nothing can be made of \(rest)")
    }
    rest.removeFirst(symbol.count)
    return symbol
  }
}
