/// The lines on which a statement's views are set, as far as brackets tell: those in its closures
/// are of other statements.
///
/// A description tells the line on which a view's statement begins, the edit stands at that of a
/// modifier:
///
///     VStack {              // 4, told
///       Text("Name")        // 5, in the closure
///     }
///     .padding(12)          // 7, edited
struct OwnLines {
  /// The numbers, from the first.
  private(set) var numbers: [Int] = []
  private var braces = 0
  private var brackets = 0

  /// Reads a statement.
  ///
  /// - Parameters:
  ///   - first: The number of its first line.
  ///   - lines: The lines of its source.
  init(from first: Int, in lines: [Substring]) {
    guard first > 0, first <= lines.count else { return }
    for number in first...lines.count {
      let line = lines[number - 1].drop { $0 == " " || $0 == "\t" }
      guard !line.isEmpty, !line.hasPrefix("//") else { continue }
      if number > first, braces == 0, brackets == 0, !Self.goesOn(line) { return }
      let least = read(line)
      guard braces >= 0, brackets >= 0 else { return }
      if least == 0 { numbers.append(number) }
    }
  }

  /// Returns the lines of the conditions right around a statement, the innermost first, as far as
  /// the lines' indentation tells.
  static func conditions(around first: Int, in lines: [Substring]) -> [Int] {
    guard first > 0, first <= lines.count else { return [] }
    func indent(_ line: Substring) -> Int { line.prefix { $0 == " " || $0 == "\t" }.count }
    var least = indent(lines[first - 1])
    var found: [Int] = []
    for number in (1..<first).reversed() {
      let line = lines[number - 1]
      guard line.contains(where: { $0 != " " && $0 != "\t" }), indent(line) < least else {
        continue
      }
      least = indent(line)
      let words = line.split { !$0.isLetter }
      guard let word = words.first, ["if", "else", "switch", "case", "default"].contains(word)
      else {
        break
      }
      found.append(number)
    }
    return found
  }

  /// Returns a Boolean value that indicates whether a line belongs to the statement before it.
  private static func goesOn(_ line: Substring) -> Bool {
    line.first.map { ".?:+&|".contains($0) } ?? false
  }

  /// Counts the brackets of a line, and returns the least number of open braces on it.
  private mutating func read(_ line: Substring) -> Int {
    var least = braces
    var isText = false
    var last: Character = " "
    for character in line {
      if character == "\"", last != "\\" { isText.toggle() }
      if !isText {
        if character == "/", last == "/" { break }
        switch character {
        case "{": braces += 1
        case "}": braces -= 1
        case "(", "[": brackets += 1
        case ")", "]": brackets -= 1
        default: break
        }
        least = min(least, braces)
      }
      last = character
    }
    return least
  }
}
