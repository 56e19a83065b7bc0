/// Methods that a protocol asks for and a type may lack, which only Objective-C has.
///
/// `@objc optional func tap()` becomes a requirement that an extension at the file's end meets with
/// nothing, `delegate?.tap?()` in the same file a plain call.
enum OptionalRequirements {
  /// A requirement on a line of its own.
  private struct Requirement {
    let line: Int
    let owner: Substring
    let name: Substring
    /// All from `func` on.
    let declaration: Substring
  }

  /// Returns the lines with plain requirements, and the extension behind the last.
  static func rewrite(_ lines: [String]) -> [String] {
    let found = requirements(in: lines)
    guard !found.isEmpty else { return lines }
    var lines = lines
    for requirement in found {
      lines[requirement.line] = lines[requirement.line]
        .replacing(#/\boptional (?=func )/#, with: "         ")
    }
    let names = Set(found.map(\.name))
    lines = lines.map { line in
      line.replacing(#/\.(\w+)\?\(/#) { names.contains($0.1) ? ".\($0.1)(" : String($0.0) }
    }
    let answers = found.map { "extension \($0.owner) { \($0.declaration) { \(answer($0)) } }" }
    return lines + answers
  }

  private static func requirements(in lines: [String]) -> [Requirement] {
    var owner: Substring?
    var found: [Requirement] = []
    for (index, line) in lines.enumerated()
    where line.contains("optional") || line.contains("protocol") {
      if let match = line.firstMatch(of: #/^\s*(?:\w+\s+)*protocol (\w+)/#) {
        owner = line[match.1.startIndex..<match.1.endIndex]
      }
      if let owner,
        let match = line.firstMatch(of: #/^\s*optional (func (\w+)\(.*?\S)\s*(?:\/\/.*)?$/#)
      {
        found.append(
          Requirement(line: index, owner: owner, name: match.2, declaration: match.1))
      }
    }
    return found
  }

  /// The body of a method that nobody has written: nothing, nil or false, as far as the type tells.
  private static func answer(_ requirement: Requirement) -> String {
    guard let arrow = requirement.declaration.ranges(of: "->").last else { return "" }
    let type = requirement.declaration[arrow.upperBound...].drop(while: \.isWhitespace)
    if type == "Void" || type == "()" { return "" }
    if type.hasSuffix("?") { return "nil" }
    return type == "Bool" ? "false" : "fatalError(\"\(requirement.name) is not written\")"
  }
}
