/// The letters of a Swift file, and which of them are code: in no comment, string or regular
/// expression.
///
/// Strings hold expressions (`"\\(name)"`), those hold strings, and so on: what is open at a letter
/// is a stack.
struct SwiftLetters {
  let letters: [Character]
  /// For each letter whether it is code.
  private(set) var isCode: [Bool]
  /// For each line whether it begins in plain code, so that a directive may stand there.
  private(set) var beginsInCode = [true]
  private var open: [Context] = []
  private var index = 0

  /// The surroundings of a letter that are no plain code.
  private enum Context: Equatable {
    /// An expression within a string, with the number of open brackets.
    case expression(Int)
    /// A string, with the number of its number signs.
    case text(signs: Int, isLong: Bool)
    /// A regular expression between `#/` and `/#`.
    case pattern(signs: Int, isLong: Bool)
    /// A comment of several lines, with the number of open `/*`.
    case comment(Int)
  }

  init(_ letters: [Character]) {
    self.letters = letters
    isCode = Array(repeating: false, count: letters.count)
    while index < letters.count { step() }
  }

  private mutating func step() {
    if letters[index] == "\n" { return endLine() }
    switch open.last {
    case nil, .expression: code()
    case .text(let signs, let isLong): text(signs, isLong)
    case .pattern(let signs, _): pattern(signs)
    case .comment(let depth): comment(depth)
    }
  }

  /// A string or an expression that was not closed on its only line ends with it.
  private mutating func endLine() {
    switch open.last {
    case .text(_, isLong: false), .pattern(_, isLong: false): open.removeLast()
    default: break
    }
    index += 1
    beginsInCode.append(open.isEmpty)
  }

  private func sees(_ word: String, at place: Int) -> Bool {
    letters[min(place, letters.count)...].starts(with: word)
  }

  // MARK: Code

  private mutating func code() {
    if sees("//", at: index) {
      while index < letters.count, letters[index] != "\n" { index += 1 }
    } else if sees("/*", at: index) {
      open.append(.comment(1))
      index += 2
    } else if !beginsLiteral() {
      if case .expression(let depth) = open.last { count(depth) }
      isCode[index] = true
      index += 1
    }
  }

  /// Follows the brackets of an expression, which ends with the one that closes it.
  private mutating func count(_ depth: Int) {
    guard letters[index] == "(" || letters[index] == ")" else { return }
    let depth = depth + (letters[index] == "(" ? 1 : -1)
    open.removeLast()
    if depth > 0 { open.append(.expression(depth)) }
  }

  /// Opens a string or a regular expression, if one begins here.
  private mutating func beginsLiteral() -> Bool {
    let signs = letters[index...].prefix { $0 == "#" }.count
    let place = index + signs
    guard place < letters.count else { return false }
    if letters[place] == "\"" {
      // A string of several lines begins with a line of its own: `#"""#` is one of a single quote.
      let isLong = sees("\"\"\"", at: place) && isBlank(after: place + 3)
      open.append(.text(signs: signs, isLong: isLong))
      index = place + (isLong ? 3 : 1)
      return true
    }
    guard letters[place] == "/" else { return false }
    if signs > 0 {
      open.append(.pattern(signs: signs, isLong: isBlank(after: place + 1)))
      index = place + 1
      return true
    }
    guard let end = endOfPattern() else { return false }
    index = end
    return true
  }

  private func isBlank(after place: Int) -> Bool {
    letters[min(place, letters.count)...].prefix { $0 != "\n" }.allSatisfy(\.isWhitespace)
  }

  /// Returns the index after a regular expression between single slashes; nil if the slash divides.
  ///
  /// As Swift tells them apart: one begins where a value may, not before a space, and ends in its
  /// line.
  private func endOfPattern() -> Int? {
    let before = index == 0 ? "\n" : letters[index - 1]
    guard before.isWhitespace || "([{,;:!".contains(before) else { return nil }
    var place = index + 1
    guard place < letters.count, !letters[place].isWhitespace else { return nil }
    while place < letters.count, letters[place] != "\n" {
      if letters[place] == "/" { return place + 1 }
      place += letters[place] == "\\" ? 2 : 1
    }
    return nil
  }

  // MARK: Literals and comments

  private mutating func text(_ signs: Int, _ isLong: Bool) {
    let marks = String(repeating: "#", count: signs)
    if sees((isLong ? "\"\"\"" : "\"") + marks, at: index) {
      open.removeLast()
      index += (isLong ? 3 : 1) + signs
    } else if sees("\\" + marks, at: index) {
      index += 1 + signs
      guard index < letters.count, letters[index] != "\n" else { return }
      if letters[index] == "(" { open.append(.expression(1)) }
      index += 1
    } else {
      index += 1
    }
  }

  private mutating func pattern(_ signs: Int) {
    if sees("/" + String(repeating: "#", count: signs), at: index) {
      open.removeLast()
      index += 1 + signs
    } else {
      let isEscape = letters[index] == "\\" && index + 1 < letters.count
      index += isEscape && letters[index + 1] != "\n" ? 2 : 1
    }
  }

  private mutating func comment(_ depth: Int) {
    let step = sees("*/", at: index) ? -1 : sees("/*", at: index) ? 1 : 0
    index += step == 0 ? 1 : 2
    guard step != 0 else { return }
    open.removeLast()
    if depth + step > 0 { open.append(.comment(depth + step)) }
  }
}
