import Foundation
import SwiftUI
import Testing

/// The tables of what is here are true, cover what apps use, and are what the guide says.
@Suite struct CoverageTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func modifiersThatAppsCallAreThere() {
    #expect(share([.drawn, .acts, .accepted], of: modifierTable) >= 0.97)
    #expect(share([.drawn, .acts], of: modifierTable) >= 0.90)
  }

  @Test func typesAttributesAndMethodsThatAppsNameAreThere() {
    for table in [typeTable, attributeTable, shapeMethodTable, imageMethodTable] {
      #expect(share([.drawn, .acts, .accepted], of: table) >= 0.95)
    }
  }

  @Test func tableOfModifiersIsTrue() {
    let all = methods(of: sources("SwiftUI") + "\n" + sources("ViewTree"))
    let absent = modifierTable.filter { ($0.status == .missing) == all.contains($0.name) }
    #expect(absent.map(\.name) == [])
    let misjudged = modifierTable.filter {
      ($0.status == .accepted) != (AcceptedFamily.reason(for: $0.name) != nil)
    }
    #expect(misjudged.map(\.name) == [])
    // A method of another type's is no modifier.
    #expect(
      !methods(of: "extension Binding {\n  public func noSuchModifier() {}\n}")
        .contains("noSuchModifier"))
  }

  @Test func tablesOfTypesAndMethodsAreTrue() throws {
    let text = ["SwiftUI", "ViewTree", "DisplayList"].map(sources).joined(separator: "\n")
    // Swift's own, Foundation's and OpenCombine's names come with the module.
    let foreign: Set = [
      "CGFloat", "AttributedString", "ObservableObject", "MainActor", "Observable", "Published",
    ]
    let declaration =
      /public (?:final |indirect |nonisolated )?(?:struct|class|protocol|enum|typealias) (\w+)/
    let types = Set(text.matches(of: declaration).map { String($0.1) }).union(foreign)
    for row in typeTable + attributeTable {
      #expect((row.status != .missing) == types.contains(row.name), "\(row.name)")
    }
    let method = /\n  (?:public )?(?:nonisolated )?func (\w+)/
    let functions = Set(text.matches(of: method).map { String($0.1) })
    for row in shapeMethodTable + imageMethodTable {
      #expect((row.status != .missing) == functions.contains(row.name), "\(row.name)")
    }
  }

  /// Each accepted modifier is declared in its family's file, with the reason as documentation.
  @Test(arguments: AcceptedFamily.all.map(\.file))
  func decisionsStandBesideTheirDeclarations(_ file: String) throws {
    let family = try #require(AcceptedFamily.all.first { $0.file == file })
    let path = Self.root.appendingPathComponent("Sources/SwiftUI/Accepted/\(file).swift")
    let declared = try documented(String(contentsOf: path, encoding: .utf8))
    var decided: Set<Documented> = []
    for (reason, names) in family.decisions {
      let summary = "Has no effect: \(reason.prefix(1).lowercased())\(reason.dropFirst())"
      for name in names { decided.insert(Documented(name: name, summary: summary)) }
    }
    #expect(declared == decided)
    #expect(Set(decided.map(\.name)).count == decided.count)
  }

  @Test func whatStandsBesideIsFound() {
    let source = """
      extension View {
        /// One reason,
        /// told at length.
        ///
        /// And more.
        @preconcurrency
        public func one() -> some View { self }
      }
      """
    #expect(documented(source) == [Documented(name: "one", summary: "One reason, told at length.")])
  }

  @Test func noFileAcceptsWithoutADecision() throws {
    let folder = Self.root.appendingPathComponent("Sources/SwiftUI/Accepted").path
    // The others are types that modifiers take.
    let modifying = try FileManager.default.contentsOfDirectory(atPath: folder).filter {
      try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8).contains("extension View")
    }
    #expect(Set(modifying) == Set(AcceptedFamily.all.map { $0.file + ".swift" }))
    let elsewhere = ["SwiftUI", "ViewTree"].flatMap { folder in
      swiftFiles(folder).filter { !$0.path.contains("/Accepted/") }
    }.filter {
      (try? String(contentsOf: $0, encoding: .utf8))?.contains("some View { self }") == true
    }
    #expect(elsewhere.map(\.lastPathComponent) == [])
  }

  /// The counts are those of the usage table, where it lies beside the project.
  @Test func countsAreThoseOfTheUsageTable() throws {
    let folders =
      [Self.root.deletingLastPathComponent()]
      + [Self.root.deletingLastPathComponent().deletingLastPathComponent()]
    let file = folders.map { $0.appendingPathComponent("shared/data/swiftui-usage.json") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
    guard let file else { return }
    let usage = try #require(
      JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    let tables = [
      "viewModifiers": modifierTable, "types": typeTable, "attributes": attributeTable,
      "shapeMethods": shapeMethodTable, "imageMethods": imageMethodTable,
    ]
    for (key, table) in tables {
      let rows = try #require(usage[key] as? [[Any]])
      let counts = rows.map { "\($0[0]) \($0[1])" }
      #expect(counts == table.map { "\($0.name) \($0.count)" }, "\(key)")
    }
  }

  /// `VITRINE_RECORD=all swift test --filter CoverageTests` writes the guide anew.
  @Test func theGuideIsOfTheseTables() throws {
    let file = Self.root.appendingPathComponent("Guides/SwiftUI-coverage.md")
    if ProcessInfo.processInfo.environment["VITRINE_RECORD"] == "all" {
      try CoverageGuide.text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == CoverageGuide.text)
  }

  // MARK: Sources

  private struct Documented: Hashable {
    let name: String
    let summary: String
  }

  private func swiftFiles(_ folder: String) -> [URL] {
    let files = FileManager.default.enumerator(
      at: Self.root.appendingPathComponent("Sources/\(folder)"), includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
  }

  /// The sources of a module.
  private func sources(_ folder: String) -> String {
    swiftFiles(folder).compactMap { try? String(contentsOf: $0, encoding: .utf8) }
      .joined(separator: "\n")
  }

  /// The names of methods in extensions of views, pictures and shapes; braces tell where they end.
  private func methods(of source: String) -> Set<String> {
    let owners = ["View", "Image", "Shape", "Text", "DynamicViewContent", "ForEach"]
    let heads = Set(
      owners.map { "extension \($0) {" } + ["public struct Image: Equatable, Sendable {"])
    var names: Set<String> = []
    var isInside = false
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if heads.contains(String(line)) { isInside = true }
      if line == "}" { isInside = false }
      let declaration = line.replacing("nonisolated ", with: "")
      guard isInside, declaration.hasPrefix("  public func ") else { continue }
      names.insert(String(declaration.dropFirst(14).prefix { $0.isLetter }))
    }
    return names
  }

  /// The methods of views that a source declares, each with the first words of its documentation.
  private func documented(_ source: String) -> Set<Documented> {
    var result: Set<Documented> = []
    var isInside = false
    var summary: [Substring] = []
    var isSummaryOver = false
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "extension View {" { isInside = true }
      if line == "}" { isInside = false }
      guard isInside else { continue }
      if line.hasPrefix("  /// ") {
        if !isSummaryOver { summary.append(line.dropFirst(6)) }
      } else if line == "  ///" {
        isSummaryOver = true
      } else if line.hasPrefix("  public func ") {
        let name = line.dropFirst(14).prefix { $0.isLetter }
        result.insert(Documented(name: String(name), summary: summary.joined(separator: " ")))
        (summary, isSummaryOver) = ([], false)
      } else if !line.hasPrefix("  @") {
        (summary, isSummaryOver) = ([], false)
      }
    }
    return result
  }
}
