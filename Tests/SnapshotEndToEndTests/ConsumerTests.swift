import Foundation
import Testing

private let isAsked = ProcessInfo.processInfo.environment["VITRINE_CONSUMER"] != nil

/// An app's package elsewhere that takes this one by its path.
@Suite(.enabled(if: isAsked, "Builds a package for a minute or two: set VITRINE_CONSUMER=1"))
struct ConsumerTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func anAppsPackageBuildsInBothLanguageModes() throws {
    let scratch = try Scratch()
    let package = scratch.file("Consumer")
    try FileManager.default.copyItem(
      at: root.appendingPathComponent("Tests/Consumer"), to: package)
    // The versions that this package was resolved with.
    try? FileManager.default.copyItem(
      at: root.appendingPathComponent("Package.resolved"),
      to: package.appendingPathComponent("Package.resolved"))
    let products = root.appendingPathComponent(".build/consumer")
    let build = try Run(
      path: "/usr/bin/env",
      [
        "swift", "build", "--package-path", package.path, "--scratch-path", products.path,
      ], environment: ["VITRINE_PATH": root.path])
    #expect(build.status == 0, "\(build.output)\(build.errors)")
    let warnings = build.output.components(separatedBy: "\n").filter {
      $0.contains(".swift:") && $0.contains(": warning:")
    }
    #expect(warnings == [])
    for product in ["NotesSwift5", "NotesSwift6", "SettingsSwift6"] {
      let run = try Run(path: products.appendingPathComponent("debug/\(product)").path, [])
      #expect(run.status == 0 && run.output.contains("snapshot render"), "\(run.errors)")
    }
  }
}
