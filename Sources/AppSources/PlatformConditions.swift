/// Rewrites a Swift file so that Linux compiles what iOS would.
///
/// In the conditions of `#if` and `#elseif`, `os(iOS)` becomes true and every other system false; the compiler decides the
/// rest. `@main` goes, since the target that compiles the copy has an entry of its own. An app's delegate becomes final: Swift
/// makes an object of a class that it knows by a property's type alone only if nobody may inherit from it. What needs the runtime
/// of Objective-C goes too (``ObjectiveC``). All else stays, line by line, and a `#sourceLocation` at the top names the original,
/// where errors then point.
public struct PlatformConditions {
  private var state = State()

  private struct State {
    /// Open `/*`, which nest.
    var comments = 0
    /// The number signs of an open string of several lines.
    var signs: Int?

    var isCode: Bool { comments == 0 && signs == nil }
  }

  /// Returns the copy of a file's text.
  ///
  /// - Parameters:
  ///   - text: The file's text.
  ///   - path: The original, which errors name.
  /// - Returns: The text with one line more, at the top.
  public static func rewrite(_ text: String, path: String) -> String {
    var rewriter = PlatformConditions()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.map { rewriter.line(String($0)) }.joined(separator: "\n")
    return "#sourceLocation(file: \"\(path)\", line: 1)\n\(body)"
  }

  private mutating func line(_ line: String) -> String {
    let isCode = state.isCode
    let letters = Array(line)
    let codes = scan(letters)
    var line = line
    if line.contains("@") || line.contains("#") {
      line = String(ObjectiveC.rewrite(letters, isCode: codes))
    }
    guard isCode else { return line }
    let start = line.drop { $0 == " " || $0 == "\t" }
    if start.hasPrefix("#if") || start.hasPrefix("#elseif") { return Self.decide(line) }
    return Self.withFinalDelegate(Self.withoutEntry(line, start))
  }

  private static func withFinalDelegate(_ line: String) -> String {
    guard line.contains("UIApplicationDelegate"), !line.contains("final ") else { return line }
    return line.replacing(#/^(\s*)((?:@\w+\s+)*)(open |public |internal )?class (?=\w+\s*:)/#) {
      "\($0.1)\($0.2)\($0.3 == "open " ? "public " : $0.3 ?? "")final class "
    }
  }

  /// Writes true and false for systems.
  static func decide(_ condition: String) -> String {
    condition.replacing(#/\bos\(\s*(\w+)\s*\)/#) { $0.1 == "iOS" ? "true" : "false" }
  }

  private static func withoutEntry(_ line: String, _ start: Substring) -> String {
    for entry in ["@main", "@UIApplicationMain"] where start.hasPrefix(entry) {
      let rest = start.dropFirst(entry.count)
      guard let next = rest.first else { return "" }
      let indent = line.prefix(line.count - start.count)
      if next.isWhitespace { return String(indent + rest.drop(while: \.isWhitespace)) }
    }
    return line
  }

  /// Follows comments and strings that go on in the next line, and tells which letters are in
  /// neither.
  private mutating func scan(_ letters: [Character]) -> [Bool] {
    var isCode = Array(repeating: false, count: letters.count)
    var index = 0
    while index < letters.count {
      if state.comments > 0 {
        index += comment(letters, index)
      } else if let signs = state.signs {
        let end = Array("\"\"\"" + String(repeating: "#", count: signs))
        if letters[index] == "\\", signs == 0 { index += 2; continue }
        guard letters[index...].starts(with: end) else { index += 1; continue }
        state.signs = nil
        index += end.count
      } else if letters[index...].starts(with: "//") {
        return isCode
      } else if letters[index...].starts(with: "/*") {
        state.comments = 1
        index += 2
      } else {
        let start = index
        index = string(letters, start)
        // What is no string is one letter of code, or the signs that begin a word such as `#if`.
        if state.signs == nil, index == start + 1 || !letters[start..<index].contains("\"") {
          for place in start..<min(index, letters.count) { isCode[place] = true }
        }
      }
    }
    return isCode
  }

  private mutating func comment(_ letters: [Character], _ index: Int) -> Int {
    if letters[index...].starts(with: "*/") { state.comments -= 1; return 2 }
    if letters[index...].starts(with: "/*") { state.comments += 1; return 2 }
    return 1
  }

  /// Returns the index after a string that begins here and ends in this line, or after one letter.
  private mutating func string(_ letters: [Character], _ start: Int) -> Int {
    let signs = letters[start...].prefix { $0 == "#" }.count
    var index = start + signs
    guard index < letters.count, letters[index] == "\"" else { return max(index, start + 1) }
    // A string of several lines begins with a line of its own: `#"""#` is one of a single quote.
    if letters[index...].starts(with: "\"\"\""),
      letters[(index + 3)...].allSatisfy(\.isWhitespace)
    {
      state.signs = signs
      return letters.count
    }
    index += 1
    let end = Array("\"" + String(repeating: "#", count: signs))
    while index < letters.count, !letters[index...].starts(with: end) {
      index += letters[index] == "\\" && signs == 0 ? 2 : 1
    }
    return index + end.count
  }
}
