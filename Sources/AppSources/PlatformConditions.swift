import Foundation

/// Rewrites a Swift file so that Linux compiles what iOS would.
///
/// In the conditions of `#if` and `#elseif`, `os(iOS)` becomes true and every other system false;
/// the compiler decides the rest. `@main` goes, since the target that compiles the copy has an
/// entry of its own. An app's delegate becomes final: Swift makes an object of a class that it
/// knows by a property's type alone only if nobody may inherit from it. What needs the runtime of
/// Objective-C goes too (``ObjectiveC``), `@NSManaged` gives way to bodies
/// (``ManagedProperties``), as do overrides in extensions (``ExtensionOverrides``) and a keychain's
/// names as objects (``KeychainQueries``), a module is imported as a whole, some by another name
/// (``ModuleNames``), and some not at all (``AbsentModules``). All else stays, line by line, and a
/// `#sourceLocation` at the top names the original, where errors then point.
public struct PlatformConditions {
  /// Returns the copy of a file's text.
  ///
  /// - Parameters:
  ///   - text: The file's text.
  ///   - path: The original, which errors name.
  /// - Returns: The text with one line more, at the top.
  public static func rewrite(_ text: String, path: String) -> String {
    // A line's end of two letters is one character to Swift, and no line's end to what looks for
    // one.
    let text = text.replacingOccurrences(of: "\r\n", with: "\n")
    let file = SwiftLetters(Array(text))
    let lines = ObjectiveC.rewrite(file).split(separator: "\n", omittingEmptySubsequences: false)
    let copies = zip(lines, file.beginsInCode).map { $1 ? line(String($0)) : String($0) }
    let managed = ManagedProperties.rewrite(copies, isCode: file.beginsInCode)
    let apart = ExtensionOverrides.rewrite(managed, isCode: file.beginsInCode)
    let plain = KeychainQueries.rewrite(apart, isCode: file.beginsInCode)
    let body = OptionalRequirements.rewrite(plain).joined(separator: "\n")
    return "#sourceLocation(file: \"\(path)\", line: 1)\n\(body)"
  }

  private static func line(_ line: String) -> String {
    let start = line.drop { $0 == " " || $0 == "\t" }
    if start.hasPrefix("#if") || start.hasPrefix("#elseif") { return decide(line) }
    if line.contains("import ") {
      let entry = AbsentModules.leftOut(of: withoutEntry(line, start))
      return withWholeModule(ModuleNames.renamed(entry))
    }
    return withFinalDelegate(ModuleNames.requalified(withoutEntry(line, start)))
  }

  /// Imports a module where a part of it is named, such as `CoreGraphics.CGGeometry`: only modules
  /// of C have parts.
  private static func withWholeModule(_ line: String) -> String {
    line.replacing(#/^(\s*(?:@\w+\s+)*import\s+\w+)(?:\.\w+)+\s*$/#) { String($0.1) }
  }

  private static func withFinalDelegate(_ line: String) -> String {
    guard line.contains("UIApplicationDelegate"), !line.contains("final ") else { return line }
    return line.replacing(#/^(\s*)((?:@\w+\s+)*)(open |public |internal )?class (?=\w+\s*:)/#) {
      "\($0.1)\($0.2)\($0.3 == "open " ? "public " : $0.3 ?? "")final class "
    }
  }

  /// Writes true and false for systems.
  static func decide(_ condition: String) -> String {
    ModuleNames.renamed(
      condition.replacing(#/\bos\(\s*(\w+)\s*\)/#) { $0.1 == "iOS" ? "true" : "false" })
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
}
