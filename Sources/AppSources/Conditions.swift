/// The conditions of the `#if` that are open at a line.
struct Conditions {
  /// Of each, those of the branches before, and that of this branch; nil in `#else`.
  private var open: [(before: [Substring], own: Substring?)] = []

  /// The condition that must hold for a line, as one; empty outside of all.
  var text: String { parts.joined(separator: " && ") }

  /// The conditions that must all hold for a line, each in brackets, such as `!(DEBUG)`.
  var parts: [String] {
    open.flatMap { branch in
      branch.before.map { "!(\($0))" } + (branch.own.map { ["(\($0))"] } ?? [])
    }
  }

  /// Reads a line; returns a Boolean value that indicates whether it is a directive.
  mutating func read(_ line: String) -> Bool {
    // Most lines have no number sign, and a regular expression takes its time.
    guard line.contains("#"),
      let match = line.firstMatch(of: #/^\s*#(if|elseif|else|endif)\b\s*(.*?)\s*(?:\/\/.*)?$/#)
    else {
      return false
    }
    switch match.1 {
    case "if": open.append(([], match.2))
    case "endif": _ = open.popLast()
    default:
      guard let last = open.popLast() else { break }
      open.append((last.before + (last.own.map { [$0] } ?? []), match.1 == "else" ? nil : match.2))
    }
    return true
  }
}
