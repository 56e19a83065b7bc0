/// The names of members that files declare in extensions of a type.
enum StaticMembers {
  /// Returns the names of static properties.
  ///
  /// - Parameters:
  ///   - type: The type or protocol that is extended, such as `UIColor`.
  ///   - source: A file's text.
  /// - Returns: The names, without backquotes.
  static func names(of type: String, in source: String) -> Set<String> {
    guard source.contains(type) else { return [] }
    let file = SwiftLetters(Array(source))
    // A brace in a comment or in a string opens nothing.
    let code = String(zip(file.letters, file.isCode).map { $1 || $0.isNewline ? $0 : " " })
    var names: Set<String> = []
    for extended in code.matches(of: opening) where extended.1 == type {
      let members = block(in: code[extended.range.upperBound...])
      names.formUnion(members.matches(of: property).map { String($0.1) })
    }
    return names
  }

  /// Returns what stands between the first brace and the one that closes it.
  private static func block(in code: Substring) -> Substring {
    guard let start = code.firstIndex(of: "{") else { return "" }
    var depth = 0
    for index in code[start...].indices {
      switch code[index] {
      case "{": depth += 1
      case "}": depth -= 1
      default: break
      }
      if depth == 0 { return code[start..<index] }
    }
    return code[start...]
  }

  private static var opening: Regex<(Substring, Substring)> {
    #/\bextension\s+(?:SwiftUI\.|UIKit\.)?(\w+)/#
  }

  private static var property: Regex<(Substring, Substring)> {
    #/\b(?:static|class)\s+(?:var|let)\s+`?(\w+)/#
  }
}
