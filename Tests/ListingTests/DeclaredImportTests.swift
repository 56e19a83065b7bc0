import Foundation
import Testing

/// The imports of the package's targets, each of which its manifest must declare.
///
/// An import that is not declared compiles wherever the module happens to be built before, and
/// breaks a build on another machine.
@Suite struct DeclaredImportTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The part of the manifest's description that says what sees what.
  private struct Manifest: Decodable {
    struct Target: Decodable {
      let name: String
      let type: String
      let path: String?
      let exclude: [String]
      /// Each by its kind: `{"byName": ["SwiftUI", null]}`.
      let dependencies: [[String: [String?]]]

      /// The folder, as SwiftPM looks for it.
      var folder: String {
        path ?? "\(["test": "Tests", "plugin": "Plugins"][type] ?? "Sources")/\(name)"
      }
    }
    let targets: [Target]

    /// Returns the targets that one sees, directly or through others.
    func seen(from name: String) -> Set<String> {
      let dependencies = Dictionary(
        uniqueKeysWithValues: targets.map {
          ($0.name, $0.dependencies.flatMap(\.values).compactMap { $0.first ?? nil })
        })
      var seen: Set<String> = []
      var waiting = [name]
      while let next = waiting.popLast() {
        for name in dependencies[next] ?? [] where seen.insert(name).inserted {
          waiting.append(name)
        }
      }
      return seen
    }
  }

  /// Returns the modules that a source imports, without those within literals of several lines.
  private func imports(of source: String) -> [String] {
    var isLiteral = false
    return source.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      defer {
        if line.components(separatedBy: "\"\"\"").count.isMultiple(of: 2) { isLiteral.toggle() }
      }
      guard !isLiteral, !line.contains("\""), let at = words.firstIndex(of: "import"),
        words[..<at].allSatisfy({ $0.hasPrefix("@") || ["public", "package"].contains($0) })
      else { return nil }
      let named = words[(at + 1)...].drop { ["struct", "class", "enum", "func"].contains($0) }
      return named.first?.split(separator: ".").first.map(String.init)
    }
  }

  /// Returns what each target imports of the package without seeing it.
  private func undeclared(_ manifest: Manifest, sources: (Manifest.Target) throws -> [String])
    throws
    -> [String]
  {
    let names = Set(manifest.targets.map(\.name))
    return try manifest.targets.flatMap { target in
      let seen = manifest.seen(from: target.name).union([target.name])
      let imported = Set(try sources(target).flatMap(imports))
      return imported.intersection(names).subtracting(seen).sorted()
        .map { "\(target.name) imports \($0), which Package.swift does not declare" }
    }
  }

  /// Returns the sources in a target's folder.
  private func sources(_ target: Manifest.Target) throws -> [String] {
    let folder = Self.root.appendingPathComponent(target.folder)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { path in
        path.hasSuffix(".swift") && !target.exclude.contains { path.hasPrefix("\($0)/") }
      }
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
  }

  @Test func everyImportIsDeclared() throws {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let described = try ListingProgram.output(
      "swift", ["package", "--scratch-path", scratch.path, "dump-package"], in: Self.root)
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(described.utf8))
    #expect(manifest.targets.count > 40)
    for complaint in try undeclared(manifest, sources: sources) { Issue.record("\(complaint)") }
  }

  @Test func importsThatAreNotDeclaredAreFound() throws {
    let manifest = try JSONDecoder().decode(
      Manifest.self,
      from: Data(
        """
        {"targets": [
          {"name": "Low", "type": "regular", "exclude": [], "dependencies": []},
          {"name": "Middle", "type": "regular", "exclude": [],
            "dependencies": [{"byName": ["Low", null]}]},
          {"name": "High", "type": "test", "exclude": [],
            "dependencies": [{"target": ["Middle", null]}]}
        ]}
        """.utf8))
    let sources = [
      "Low": "import Foundation\n@testable import High\n",
      "Middle": "let text = \"\"\"\n  import High\n  \"\"\"\nimport struct Low.Floor\n",
      "High": "public import Low\nimport Middle\n",
    ]
    let found = try undeclared(manifest) { [sources[$0.name, default: ""]] }
    #expect(found == ["Low imports High, which Package.swift does not declare"])
  }
}
