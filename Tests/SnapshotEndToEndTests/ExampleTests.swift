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
    let products = try builtPackage(
      root.appendingPathComponent("Examples/Trails"), at: package
    ).products
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
