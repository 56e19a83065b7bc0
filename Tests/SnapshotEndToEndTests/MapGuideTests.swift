import Foundation
import Testing

/// Runs the commands of the guide to maps as they are written, but for a smaller city.
@Suite("The guide to maps")
struct MapGuideTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The indented lines outside of listings.
  private func commands() throws -> [String] {
    let guide = root.appendingPathComponent("Guides/Map.md")
    var isListing = false
    return try String(contentsOf: guide, encoding: .utf8).components(separatedBy: "\n")
      .filter { line in
        if line.hasPrefix("```") { isListing.toggle() }
        return !isListing && line.hasPrefix("    ")
      }
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("Every command runs and says what it measured")
  func run() throws {
    let scratch = try Scratch()
    let benchmark = "make benchmark BENCHMARK="
    let commands = try commands()
    #expect(commands.count == 3)
    for command in commands {
      let isBenchmark = command.hasPrefix(benchmark)
      let words = command.dropFirst(isBenchmark ? benchmark.count : 0)
        .filter { $0 != "\"" }.split(separator: " ").map(String.init)
      let run =
        isBenchmark
        // The executable that make runs, built for these tests.
        ? try Run("benchmark", words, in: scratch.url)
        // A megabyte is enough to see that the script writes what the benchmark reads.
        : try Run(
          path: root.appendingPathComponent(words[0]).path, [words[1], "1"], in: scratch.url)
      #expect(run.status == 0, "\(command): \(run.errors)")
      if isBenchmark { #expect(run.output.contains("draw list, first")) }
    }
  }
}
