/// A changed constant as other lines of the sources call it: `Spacing.md`, `theme.spacing.md`, or
/// `md` in its own file.
struct ConstantName: Sendable, Hashable {
  let name: String
  /// The type that declares it; nil for one of a file.
  let owner: String?
  /// A Boolean value that indicates whether it is declared in an extension, so that a dot before it
  /// may stand for its type.
  let isOfExtension: Bool
  /// `Module/File.swift`.
  let file: String

  /// Reads the name that a line declares.
  ///
  /// - Parameters:
  ///   - number: The line's number.
  ///   - lines: The lines of the file.
  ///   - file: The file as descriptions call it.
  init?(at number: Int, in lines: [Substring], of file: String) {
    guard number > 0, number <= lines.count, let name = Self.declared(in: lines[number - 1]) else {
      return nil
    }
    var indent = Self.indent(lines[number - 1])
    var owner: Substring?
    var isOfExtension = false
    for line in lines[..<(number - 1)].reversed() where !line.isEmpty && owner == nil {
      guard Self.indent(line) < indent, line.contains(where: \.isLetter) else { continue }
      indent = Self.indent(line)
      guard let match = line.firstMatch(of: #/\b(enum|struct|class|actor|extension) ([\w.]+)/#)
      else { continue }
      isOfExtension = match.1 == "extension"
      owner = match.2.split(separator: ".").last
    }
    (self.name, self.owner, self.isOfExtension) = (name, owner.map(String.init), isOfExtension)
    self.file = file
  }

  /// Returns the name of the constant that a line declares, or of the argument that it gives.
  static func declared(in line: some StringProtocol) -> String? {
    let line = String(line.drop { $0 == " " || $0 == "\t" })
    if let match = line.firstMatch(
      of: #/^(?:[a-z@]+(?:\(\w+\))? )*(?:let|var) (\w+)/#.ignoresCase())
    {
      return String(match.1)
    }
    return line.firstMatch(of: #/^(?:public |private |package |internal |static )*func (\w+)\(/#)
      .map { String($0.1) }
  }

  private static func indent(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }

  /// Returns a Boolean value that indicates whether a line of a file calls the constant.
  func isCalled(in line: some StringProtocol, of other: String) -> Bool {
    calls(in: String(line)).contains { isOwn($0, of: other) }
  }

  /// A use of the name: the word before its dot, and whether there is a dot.
  private typealias Call = (before: Substring, hasDot: Bool)

  private func calls(in line: String) -> [Call] {
    line.ranges(of: name).compactMap { range -> Call? in
      let (before, after) = (line[..<range.lowerBound], line[range.upperBound...])
      func isWord(_ character: Character?) -> Bool {
        character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
      }
      guard !isWord(before.last), !isWord(after.first), after.first != ":" else { return nil }
      guard before.last == "." else { return ("", false) }
      let word = before.dropLast().reversed().prefix(while: isWord)
      return (Substring(String(word.reversed())), true)
    }
  }

  private func isOwn(_ call: Call, of other: String) -> Bool {
    guard call.hasDot else { return other == file }
    guard let owner else { return false }
    guard !call.before.isEmpty else { return isOfExtension }
    return call.before == owner || call.before == "Self" && other == file
      || owner.lowercased().hasSuffix(call.before.lowercased())
  }
}
