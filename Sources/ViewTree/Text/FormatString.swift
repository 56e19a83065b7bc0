/// Splits a format such as `%1$@ of %lld` into words and places for values.
enum FormatString {
  enum Part: Equatable {
    case literal(String)
    /// The value's index, and its specifier without a position.
    case value(Int, specifier: String)
  }

  static func parts(of format: String) -> [Part] {
    guard format.utf8.contains(UInt8(ascii: "%")) else {
      return format.isEmpty ? [] : [.literal(format)]
    }
    var parts: [Part] = []
    var literal = ""
    var next = 0
    var rest = Substring(format)
    while let character = rest.first {
      guard character == "%" else {
        literal.append(character)
        rest = rest.dropFirst()
        continue
      }
      if rest.dropFirst().first == "%" {
        literal.append("%")
        rest = rest.dropFirst(2)
      } else if let (specifier, position, length) = specifier(rest) {
        if !literal.isEmpty { parts.append(.literal(literal)) }
        literal = ""
        parts.append(.value(position ?? next, specifier: specifier))
        if position == nil { next += 1 }
        rest = rest.dropFirst(length)
      } else {
        literal.append("%")
        rest = rest.dropFirst()
      }
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
    return parts
  }

  /// A specifier at the beginning of a text, its position from 0 and its length.
  private static func specifier(_ text: Substring) -> (String, Int?, Int)? {
    var length = 1
    var position: Int?
    var body = ""
    var isName = false
    for character in text.dropFirst() {
      length += 1
      if character == "$", let number = Int(body) {
        position = number - 1
        body = ""
      } else if character == "(", body.isEmpty {
        isName = true
      } else if isName {
        // A place's name, as in `%(count)lld`, is for who reads the text.
        guard character == ")" || character == "_" || character.isLetter || character.isNumber
        else { return nil }
        isName = character != ")"
      } else if "@dDuUxXoOfFeEgGcCsSaAi".contains(character) {
        return ("%" + body + String(character), position, length)
      } else if "0123456789.+-# 'lhqLzt".contains(character) {
        body.append(character)
      } else {
        return nil
      }
    }
    return nil
  }
}
