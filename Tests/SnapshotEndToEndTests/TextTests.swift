import Foundation
import Testing

/// Texts and sizes that no app should have, and some have.
struct TextTests {
  private static func digests(_ screen: String) throws -> (pixels: [String], run: Run) {
    let scratch = try Scratch()
    let run = try Run(
      "snapshot-fixture",
      ["render", "-o", "out", "--device", "iphone-8", "--scale", "2", "--scheme", "light"],
      environment: ["FIXTURE_SCREENS": screen, "G_DEBUG": ""], in: scratch.url)
    #expect(run.status == 0, "\(run.errors)")
    let report = try JSONSerialization.jsonObject(
      with: Data(contentsOf: scratch.file("out/report.json")))
    let cells = (report as? [String: Any])?["cells"] as? [[String: Any]] ?? []
    return (cells.compactMap { $0["pixels"] as? String }, run)
  }

  @Test func controlCharactersShowNothingAndLoseNothing() throws {
    let (controls, run) = try Self.digests("controls")
    #expect(controls.count == 2)
    #expect(try Self.digests("plain").pixels == controls)
    #expect(!run.errors.contains("warning"), "\(run.errors)")
  }

  @Test func sizesThatNothingHasDoNotReachPango() throws {
    let run = try Self.digests("sizes").run
    #expect(!run.errors.contains("CRITICAL"), "\(run.errors)")
  }
}
