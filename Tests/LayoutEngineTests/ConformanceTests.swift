import Foundation
import LayoutConformance
import Testing

@Suite struct ConformanceTests {
  private static let vectors = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Vectors")

  /// Compares random trees with Chromium.
  ///
  /// The identifiers of those that are known to differ stand in a file of their own, and must
  /// differ: one that no longer does is to be taken off the list.
  @Test func agreesWithChromium() throws {
    var run = ConformanceRun()
    try run.run(file: Self.vectors.appendingPathComponent("browser.txt").path)
    let differing = Set(run.failures.compactMap { $0.split(separator: " ").first.map(String.init) })
    let known = try String(
      contentsOf: Self.vectors.appendingPathComponent("known-differences.txt"), encoding: .utf8)
    #expect(run.passed + run.failed == 3000)
    #expect(differing.sorted() == known.split(separator: "\n").map(String.init).sorted())
  }

  /// The vectors of other projects, which are beside this one where it is developed.
  @Test(arguments: ["flexbox.jsonl", "grid.jsonl"])
  func agreesWithSharedVectors(file: String) throws {
    let shared = Self.vectors.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("shared/conformance/\(file)").path
    guard FileManager.default.fileExists(atPath: shared) else { return }
    var run = ConformanceRun()
    try run.run(file: shared)
    #expect(run.failures.isEmpty)
    #expect(run.passed > 1000)
  }

  @Test func reportsWhatDiffers() throws {
    var run = ConformanceRun()
    let line = "7 (d flex;w 100;h 50#0 0 6400 3200(d flex;fg 1#0 0 6400 3264))\n"
    try run.run(lines: Data(line.utf8), name: "test")
    #expect(run.summary == "0 passed, 1 failed")
    #expect(run.failures.count == 1)
    #expect(run.failures.first?.hasPrefix("7 /0 layout: expected") == true)
  }

  @Test(arguments: [
    "7 (d flex#0 0 1", "7 (nonsense 1#0 0 0 0)", "{\"id\":1}", "7 (d bogus#0 0 0 0)",
  ])
  func refusesBrokenLines(line: String) {
    var run = ConformanceRun()
    #expect(throws: BrokenVectorFile.self) {
      try run.run(lines: Data(line.utf8), name: "test")
    }
  }

  @Test func refusesMissingFiles() {
    var run = ConformanceRun()
    #expect(throws: BrokenVectorFile.self) { try run.run(file: "/nowhere.jsonl") }
  }
}
