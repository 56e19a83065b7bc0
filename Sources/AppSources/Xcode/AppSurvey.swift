import Foundation

/// A survey of an app's Swift files: their imports, beginnings and previews.
public struct AppSurvey {
  /// The files that import a module, by the module's name; a part of a module counts for it.
  ///
  /// An import that stands under `#if canImport` of the module, or that iOS does not compile, does
  /// not count.
  public private(set) var imports: [String: [URL]] = [:]
  /// The type with `@main` that is an `App`; nil where the app begins otherwise.
  public private(set) var app: String?
  /// The files with a type marked `@main`.
  public private(set) var entries: [URL] = []
  /// Of these, the files whose type is an `App`.
  public private(set) var appFiles: [URL] = []
  /// The number of `#Preview` blocks and of `PreviewProvider` types.
  public private(set) var previews = 0
  /// A Boolean value that indicates whether files with previews have parts that are compiled in a
  /// debug build alone, as Xcode's is that draws previews.
  public private(set) var hasDebugPreviews = false

  /// Reads files as iOS compiles them; one that cannot be read is passed over.
  public init(_ sources: [URL]) {
    for source in sources {
      guard let data = try? Data(contentsOf: source) else { continue }
      let text = String(decoding: data, as: UTF8.self)
      read(text.replacingOccurrences(of: "\r\n", with: "\n"), source)
    }
  }

  private mutating func read(_ text: String, _ source: URL) {
    let file = SwiftLetters(Array(text))
    var conditions = Conditions()
    var modules: Set<String> = []
    let code = String(zip(file.letters, file.isCode).map { $1 || $0 == "\n" ? $0 : " " })
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    for (line, beginsInCode) in zip(lines, file.beginsInCode) where beginsInCode {
      let text = String(line)
      // Most lines are no directive, and a regular expression takes its time.
      if text.contains("#"), conditions.read(PlatformConditions.decide(text)) { continue }
      if text.contains("import"), let match = text.firstMatch(of: Self.importing),
        isCompiled(under: conditions.parts, importing: match.1)
      {
        modules.insert(String(match.1))
      }
    }
    for module in modules { imports[module, default: []].append(source) }
    if code.contains("Preview") {
      let count = code.matches(of: #/#Preview\b|:\s*(?:SwiftUI\.)?PreviewProvider\b/#).count
      previews += count
      if count > 0, code.contains(#/#(?:else)?if\b[^\n]*\bDEBUG\b/#) { hasDebugPreviews = true }
    }
    guard code.contains("@main"), let entry = code.firstMatch(of: Self.entry) else { return }
    entries.append(source)
    let inherited = entry.2?.split(whereSeparator: { !$0.isLetter && $0 != "." }) ?? []
    if inherited.contains("App") || inherited.contains("SwiftUI.App") {
      appFiles.append(source)
      app = app ?? String(entry.1)
    }
  }

  /// Returns a Boolean value that indicates whether an import is compiled, and must be there.
  ///
  /// - Parameters:
  ///   - parts: The conditions around the line, as iOS has them.
  ///   - module: The module that the line imports.
  /// - Returns: False too for a module that the conditions ask for: the file can do without it.
  private func isCompiled(under parts: [String], importing module: Substring) -> Bool {
    parts.flatMap(Self.terms).allSatisfy { part in
      if part == "(false)" || part == "!(true)" { return false }
      guard let match = part.wholeMatch(of: #/(!?)\(canImport\(\s*(\w+)\s*\)\)/#) else {
        return true
      }
      let isHere = AppProducts.of([String(match.2)]).missing.isEmpty
      return match.1.isEmpty ? isHere && match.2 != module : !isHere
    }
  }

  /// The terms that must all hold of a condition such as `(canImport(UIKit) && !DEBUG)`; others
  /// are left whole.
  private static func terms(of part: String) -> [String] {
    guard part.hasPrefix("("), part.contains("&&"), !part.contains("||") else { return [part] }
    let terms = part.dropFirst().dropLast().split(separator: "&&")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    // A bracket around several would be parted.
    guard terms.allSatisfy({ $0.count { $0 == "(" } == $0.count { $0 == ")" } }) else {
      return [part]
    }
    return terms.map { $0.hasPrefix("!") ? "!(\($0.dropFirst()))" : "(\($0))" }
  }

  private nonisolated(unsafe) static let importing =
    #/^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|internal|package|private|fileprivate)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|let|var|typealias)\s+)?(\w+)/#

  private nonisolated(unsafe) static let entry =
    #/@main\b\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|final|internal)\s+)*(?:struct|class|enum|actor)\s+(\w+)\s*(?::([^{]*))?\{/#
    .wordBoundaryKind(.simple)
}
