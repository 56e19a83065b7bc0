import Foundation
import Testing

@testable import SnapshotKit

/// An app's module, by whose name its files call what they declare.
struct ModuleAliasTests {
  private func settings(
    _ text: String, in target: String = "MyTrailsSnapshots"
  ) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("alias-\(UUID().uuidString)/My Trails")
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appendingPathComponent("Region.swift"))
    let app = try AppFiles(folder.path, target: nil)
    return ModuleAlias.settings(of: app, in: target)
  }

  @Test func theAppsNameStandsForTheTargets() throws {
    #expect(
      try settings("let region: My_Trails.Region?\n")
        == [".unsafeFlags([\"-module-alias\", \"My_Trails=MyTrailsSnapshots\"])"])
  }

  @Test(arguments: ["let region: Region?\n", "let a = NotMy_Trails.b\n", "let a = b.My_Trails.c\n"])
  func whoDoesNotNeedItHasNoFlags(text: String) throws {
    #expect(try settings(text).isEmpty)
  }

  @Test func oneNameNeedsNoOther() throws {
    #expect(try settings("let region: My_Trails.Region?\n", in: "My-Trails").isEmpty)
  }
}
