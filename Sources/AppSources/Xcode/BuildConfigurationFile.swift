import Foundation

/// The build settings of a file `.xcconfig`, and of those that it includes.
///
/// Of settings under a condition, such as `NAME[sdk=iphoneos*]`, those of an iPhone in a release
/// are taken.
struct BuildConfigurationFile {
  /// Settings by name; a later line stands over an earlier one.
  private(set) var settings: [String: String] = [:]
  private var read: Set<String> = []

  /// Reads a file; one that is not there has no settings.
  init(_ file: URL) { take(file) }

  /// Takes a file's lines; one that includes itself is read once.
  private mutating func take(_ file: URL) {
    guard read.insert(file.standardizedFileURL.path).inserted,
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { return }
    for line in text.split(whereSeparator: \.isNewline) {
      let words = Self.withoutComment(line).trimmingCharacters(in: .whitespaces)
      if let name = Self.included(words) {
        take(URL(fileURLWithPath: name, relativeTo: file.deletingLastPathComponent()))
      } else if let (name, value) = Self.setting(words) {
        let known = settings[name] ?? "$(inherited)"
        settings[name] = value.replacingOccurrences(of: "$(inherited)", with: known)
      }
    }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
  }

  /// Returns the file that a line such as `#include? "Base.xcconfig"` names.
  private static func included(_ line: String) -> String? {
    guard line.hasPrefix("#include") else { return nil }
    return line.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first
      .map(String.init)
  }

  private static func setting(_ line: String) -> (name: String, value: String)? {
    // A condition has signs of equality too: the setting's follows its brackets.
    let parts = line.split(separator: "[", maxSplits: 1)
    let isConditional = parts.first.map { !$0.contains("=") && parts.count == 2 } ?? false
    guard isConditional else {
      let sides = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2 else { return nil }
      return (trimmed(sides[0]), trimmed(sides[1]))
    }
    guard let end = parts[1].lastIndex(of: "]") else { return nil }
    let value = parts[1][end...].dropFirst().drop { $0 == " " || $0 == "\t" }
    guard value.first == "=", holds(parts[1][..<end]) else { return nil }
    return (trimmed(parts[0]), trimmed(value.dropFirst()))
  }

  private static func trimmed(_ text: Substring) -> String {
    text.trimmingCharacters(in: .whitespaces)
  }

  /// Returns a Boolean value that indicates whether conditions such as `sdk=iphoneos*` and
  /// `config=Release][arch=*` hold on an iPhone.
  private static func holds(_ conditions: Substring) -> Bool {
    conditions.split { $0 == "]" || $0 == "[" || $0 == "," }.allSatisfy { condition in
      let sides = condition.split(separator: "=", maxSplits: 1).map(trimmed)
      guard sides.count == 2 else { return false }
      switch sides[0] {
      case "sdk": return sides[1] == "*" || sides[1].hasPrefix("iphoneos")
      case "config": return sides[1] == "*" || sides[1] == "Release"
      case "arch": return sides[1] == "*" || sides[1].hasPrefix("arm64")
      default: return false
      }
    }
  }
}
