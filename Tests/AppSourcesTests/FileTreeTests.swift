import Foundation
import Testing

@testable import AppSources

/// The files that are taken of an app's folder.
struct FileTreeTests {
  @Test func whatIsShownOrBuiltElsewhereIsNotTaken() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-tree-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = [
      "App/Card.swift", "App/Guide.docc/Resources/step-1.swift", "App/Own.framework/Own.swift",
      "Package.swift", "App/Words.xcstrings",
    ]
    for path in paths {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("let a = 1\n".utf8).write(to: file)
    }
    let tree = FileTree(folder)
    #expect(tree.sources.map(\.lastPathComponent) == ["Card.swift"])
    #expect(tree.stringCatalogues.map(\.lastPathComponent) == ["Words.xcstrings"])
  }
}
