import Foundation
import Testing

/// `Examples/Trails`: an existing app beside whose Xcode project a package stands.
@Suite(
  .enabled(
    if: ProcessInfo.processInfo.environment["VITRINE_CONSUMER"] != nil,
    "Builds a package for a minute or two: set VITRINE_CONSUMER=1"))
struct ExampleTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func anExistingAppIsDrawnAsApproved() throws {
    let scratch = try Scratch()
    let package = scratch.file("Trails")
    try FileManager.default.copyItem(
      at: root.appendingPathComponent("Examples/Trails"), to: package)
    try? FileManager.default.copyItem(
      at: root.appendingPathComponent("Package.resolved"),
      to: package.appendingPathComponent("Package.resolved"))
    let products = root.appendingPathComponent(".build/consumer")
    let build = try Run(
      path: "/usr/bin/env",
      ["swift", "build", "--package-path", package.path, "--scratch-path", products.path],
      environment: ["VITRINE_PATH": root.path])
    #expect(build.status == 0, "\(build.output)\(build.errors)")
    let snapshots = products.appendingPathComponent("debug/TrailsSnapshots").path
    let verified = try Run(path: snapshots, ["verify"], in: package)
    #expect(verified.status == 0, "\(verified.output)\(verified.errors)")
    #expect(!verified.errors.contains("warning"), "\(verified.errors)")
    // The negative control: another font is another environment.
    let font = package.appendingPathComponent("TrailsApp/Fonts/Waymark.ttf")
    try Data("no font".utf8).write(to: font)
    let broken = try Run(path: snapshots, ["verify"], in: package)
    #expect(broken.status == 2 && broken.errors.contains("Waymark.ttf"), "\(broken.errors)")
  }
}
