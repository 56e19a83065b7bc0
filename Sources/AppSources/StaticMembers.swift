/// The names of members that files declare in extensions of a type.
enum StaticMembers {
  /// Returns the names of static properties.
  ///
  /// - Parameters:
  ///   - type: The type or protocol that is extended, such as `UIColor`.
  ///   - source: A file's text. Its extensions end with a brace at the head of a line that is no
  ///     further in than theirs, as editors indent them.
  /// - Returns: The names, without backquotes.
  static func names(of type: String, in source: String) -> Set<String> {
    guard source.contains(type) else { return [] }
    var names: Set<String> = []
    var extended: Int?
    for line in source.split(whereSeparator: \.isNewline) {
      let depth = line.prefix { $0 == " " || $0 == "\t" }.count
      let text = line.dropFirst(depth)
      if let opening = text.firstMatch(of: opening), opening.1 == type {
        extended = text.hasSuffix("}") ? nil : depth
        if extended == nil { names.formUnion(declared(in: text)) }
      } else if let start = extended {
        names.formUnion(declared(in: text))
        if text.hasPrefix("}"), depth <= start { extended = nil }
      }
    }
    return names
  }

  private static func declared(in line: Substring) -> [String] {
    line.matches(of: property).map { String($0.1) }
  }

  private static var opening: Regex<(Substring, Substring)> {
    #/\bextension\s+(?:SwiftUI\.|UIKit\.)?(\w+)/#
  }

  private static var property: Regex<(Substring, Substring)> {
    #/\b(?:static|class)\s+(?:var|let)\s+`?(\w+)/#
  }
}
