import Foundation

/// A shell pattern: `*` any characters, `?` one, `[a-c]` one of a set; case does not matter.
struct Glob: Sendable, Hashable {
  let pattern: String

  init(_ pattern: String) { self.pattern = pattern.lowercased() }

  /// Returns a Boolean value that indicates whether the pattern matches a whole name.
  func matches(_ name: String) -> Bool { fnmatch(pattern, name.lowercased(), 0) == 0 }

  /// The pattern without its wildcards: what a mistyped name is compared by.
  var literal: String { pattern.filter { !"*?[]".contains($0) } }
}
