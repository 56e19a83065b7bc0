import Foundation
import Testing

/// The packages of `Examples`, as their owners would build, test and verify them.
@Suite(
  .enabled(
    if: ProcessInfo.processInfo.environment["VITRINE_CONSUMER"] != nil,
    "Builds a package for a minute or two: set VITRINE_CONSUMER=1"))
struct ExampleTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// An existing app beside whose Xcode project a package stands.
  @Test func anExistingAppIsTestedAndDrawnAsApproved() throws {
    let scratch = try Scratch()
    let (package, snapshots) = try tested("Trails", in: scratch)
    // As the guide's walk-through goes.
    let recorded = try Run(path: snapshots, ["record", "--snapshots", "New"], in: package)
    try expectGuide(toShow: recorded.output)
    let data = package.appendingPathComponent("TrailsApp/Data/trails.json")
    try String(contentsOf: data, encoding: .utf8).replacing(
      "\"ascent\": 120", with: "\"ascent\": 210"
    )
    .write(to: data, atomically: true, encoding: .utf8)
    let edited = try Run(path: snapshots, ["verify"], in: package)
    #expect(edited.status == 1, "\(edited.output)\(edited.errors)")
    try expectGuide(toShow: edited.output)
    // The negative control: another font is another environment.
    let font = package.appendingPathComponent("TrailsApp/Fonts/Waymark.ttf")
    try Data("no font".utf8).write(to: font)
    let broken = try Run(path: snapshots, ["verify"], in: package)
    #expect(broken.status == 2 && broken.errors.contains("Waymark.ttf"), "\(broken.errors)")
  }

  /// A package that was drawn from its first day.
  @Test func aNewPackageIsTestedAndDrawnAsApproved() throws {
    let scratch = try Scratch()
    let (package, snapshots) = try tested("Tides", in: scratch)
    let recorded = try Run(path: snapshots, ["record", "--snapshots", "New"], in: package)
    try expectGuide(toShow: recorded.output)
    // The negative control: another approved digest, of a cell without a stored picture.
    let lock = package.appendingPathComponent("Snapshots/snapshots.lock")
    let stale = try String(contentsOf: lock, encoding: .utf8)
      .replacing(#/(?m)^(tide-card/\S+@1x\S+ \S+) .*$/#) { line in
        let digest = String(repeating: "0", count: 32)
        return "\(line.1) \(digest) \(digest)"
      }
    try stale.write(to: lock, atomically: true, encoding: .utf8)
    let changed = try Run(path: snapshots, ["verify"], in: package)
    #expect(changed.status == 1 && changed.output.contains("tide-card"), "\(changed)")
  }

  /// Expects the guide to print what a command has printed, whatever its numbers are.
  private func expectGuide(toShow output: String) throws {
    func lines(_ text: String) -> Set<Substring> {
      Set(text.replacing(#/[0-9][0-9.]*/#, with: "#").split(separator: "\n"))
    }
    let guide = try String(
      contentsOf: root.appendingPathComponent("Guides/Apps.md"), encoding: .utf8)
    #expect(lines(output).subtracting(lines(guide)) == [])
    // The control: something else is not in it.
    #expect(!lines(output + "\n1 snapshot of a kind").isSubset(of: lines(guide)))
  }

  /// Builds a copy of an example, and expects its tests and its snapshots to pass.
  private func tested(
    _ name: String, in scratch: Scratch
  ) throws -> (package: URL, snapshots: String) {
    let package = scratch.file(name)
    let products = try builtPackage(
      root.appendingPathComponent("Examples/\(name)"), at: package, withTests: true
    ).products.appendingPathComponent("debug")
    let tests = try Run(
      path: products.appendingPathComponent("\(name)PackageTests.xctest").path,
      ["--testing-library", "swift-testing"], environment: ["SNAPSHOT_RECORD": "never"],
      in: package)
    #expect(tests.status == 0, "\(tests.output)\(tests.errors)")
    let snapshots = products.appendingPathComponent("\(name)Snapshots").path
    let verified = try Run(path: snapshots, ["verify"], in: package)
    #expect(verified.status == 0, "\(verified.output)\(verified.errors)")
    #expect(!verified.errors.contains("warning"), "\(verified.errors)")
    return (package, snapshots)
  }
}
