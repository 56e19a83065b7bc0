import Foundation
import Testing

/// What `CONTRIBUTING.md`, `ARCHITECTURE.md` and the engine's guide name: folders, files and types
/// that are there.
@Suite struct DocumentNamesTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The files and folders of the project, by their paths, without what is built or drawn.
  private static let paths: Set<String> = {
    let folders = [
      "Sources", "Tests", "Guides", "Documentation", "Plugins", "Examples", "Benchmarks", "scripts",
      ".ci",
    ]
    var found = Set(folders)
    let files = FileManager.default
    for folder in folders {
      let below = (try? files.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path))
      found.formUnion((below ?? []).filter { !$0.contains(".build/") }.map { "\(folder)/\($0)" })
    }
    return found.union((try? files.contentsOfDirectory(atPath: root.path)) ?? [])
  }()

  /// All Swift sources and C headers, one behind the other.
  private static let sources: Data = {
    var all = Data()
    for path in paths where path.hasSuffix(".swift") || path.hasSuffix(".h") {
      all += (try? Data(contentsOf: root.appendingPathComponent(path))) ?? Data()
      all.append(UInt8(ascii: "\n"))
    }
    return all
  }()

  /// Returns a Boolean value that indicates whether a word stands in the sources or names one.
  private static func isKnown(_ word: String) -> Bool {
    if paths.contains(where: { $0.split(separator: "/").contains(Substring(word)) }) { return true }
    func isLetter(_ place: Data.Index) -> Bool {
      guard sources.indices.contains(place) else { return false }
      let byte = sources[place]
      return byte == UInt8(ascii: "_") || Character(Unicode.Scalar(byte)).isLetter
        || Character(Unicode.Scalar(byte)).isNumber
    }
    var rest = sources.startIndex..<sources.endIndex
    while let found = sources.range(of: Data(word.utf8), in: rest) {
      if !isLetter(found.lowerBound - 1), !isLetter(found.upperBound) { return true }
      rest = found.upperBound..<sources.endIndex
    }
    return false
  }

  /// The files that the commands write.
  private static let written = ["cells.js", "report.js", "session.js", "watch.js"]

  /// Returns what stands in single backticks in a text, without the code in fences and listings.
  private static func quoted(in text: String) -> [String] {
    text.split(separator: "\n").filter { !$0.hasPrefix("    ") }.flatMap { line in
      line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
  }

  /// Returns a Boolean value that indicates whether something quoted is the name of something that
  /// is not there; commands, options and code are no names.
  private static func isGone(_ name: String) -> Bool {
    func matches(_ pattern: String) -> Bool {
      name.range(of: "^\(pattern)$", options: .regularExpression) != nil
    }
    if matches("[A-Za-z.][A-Za-z0-9_.+-]*(/[A-Za-z0-9_.<>+-]+)+/?") {
      // What stands for any name, such as <app>, ends what can be looked for.
      if name.hasPrefix("out/") { return false }
      let parts = name.split(separator: "/").prefix { !$0.hasPrefix("<") }
      let path = parts.joined(separator: "/")
      return !paths.contains(path) && !paths.contains("Sources/\(path)")
        && !paths.contains { $0.hasSuffix("/\(path)") }
    }
    if matches("[A-Za-z-]+\\.(swift|json|js|md|sh|py)"), !written.contains(name) {
      return !paths.contains { $0 == name || $0.hasSuffix("/\(name)") }
    }
    return matches("[A-Z][A-Za-z0-9]+") && !isKnown(name)
  }

  @Test(arguments: ["CONTRIBUTING.md", "ARCHITECTURE.md", "Guides/Engine.md"])
  func whatIsNamedIsThere(_ document: String) throws {
    let text = try String(
      contentsOf: Self.root.appendingPathComponent(document), encoding: .utf8)
    let names = Self.quoted(in: text)
    #expect(names.count > 20)
    for name in Set(names).sorted() where Self.isGone(name) {
      Issue.record("\(document) names \(name), which is not there")
    }
  }

  @Test func whatIsGoneIsFound() {
    // In two words, since this file is one of the sources.
    let gone = ["Pencil", "OfNobody"].joined()
    let text = """
      A view is in `Sources/SwiftUI`, in `Sources/SwiftUI/<family>`, not in `Sources/Swift/<family>`;
      `Paint/Painter.swift` draws it, `Paint/Pencil.swift` and `pencil.json` do not. `ViewHost` is,
      `\(gone)` is not; `make test`, `--pencil` and `out/x` are no names.

          `\(gone)2`
      """
    #expect(
      Self.quoted(in: text).filter(Self.isGone)
        == ["Sources/Swift/<family>", "Paint/Pencil.swift", "pencil.json", gone])
  }
}
