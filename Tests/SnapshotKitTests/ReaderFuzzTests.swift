import CairoRender
import Foundation
import TestSupport
import Testing

@testable import SnapshotKit

private let digest = String(repeating: "0123456789abcdef", count: 2)
private let cell = "card/iphone-8-portrait@2x-light"

/// A report such as shards write.
private func report(shard: String) -> RunReport {
  var result = RunReport.CellResult(
    name: cell, pixelWidth: 750, pixelHeight: 1334, status: .changed, key: digest, pixels: digest)
  result.difference = .init(
    pixels: 3, box: PixelBox(x: 1, y: 2, width: 3, height: 4), largestStep: 9, density: 0.5)
  var report = RunReport(
    command: "verify", shard: shard, filter: ["--device", "iphone-8"], fingerprint: digest,
    controls: [.init(name: "a pixel", isNoticed: true)], cells: [result], seconds: 1)
  let cause = CellCause(
    kind: .edit, edits: [.init(source: "Card.swift:3", view: "Card", text: "font 17 to 16 pt")])
  report.tellCauses(KnownCauses([cell: cause]))
  return report
}

/// Files as their readers meet them, in a folder that is written anew for each run.
private struct Damage {
  let folder: String

  init() throws {
    folder =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-fuzz-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  func write(_ bytes: [UInt8], _ name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
  }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }
}

@Suite struct ReaderFuzzTests {
  /// What a reader takes for sound, it must read again as the same.
  @Test func reportReaderWithstandsDamage() throws {
    var random = SeededRandom(seed: 3)
    let damage = try Damage()
    defer { damage.remove() }
    let (first, second) = (report(shard: "1/2"), report(shard: "2/2"))
    let sound = [UInt8](try first.json())
    var read = 0
    for _ in 0..<FuzzRuns.count(500) {
      try damage.write(random.mutated(sound), RunReport.fileName)
      guard let damaged = try? RunReport.read(damage.folder) else { continue }
      read += 1
      #expect(damaged.format == RunReport.format)
      let parts = [
        ShardMerge.Part(folder: "a", report: damaged), ShardMerge.Part(folder: "b", report: second),
      ]
      guard let whole = try? ShardMerge(parts: parts).joined(declared: [cell]) else { continue }
      #expect(whole.cells.contains { $0.name == cell } && whole.shard == nil)
      // The counterparts that are equal by all that a merge compares.
      #expect(damaged.command == second.command && damaged.fingerprint == second.fingerprint)
    }
    #expect(read > 0 && read < FuzzRuns.count(500))
  }

  @Test func costReaderWithstandsDamage() throws {
    var random = SeededRandom(seed: 4)
    let damage = try Damage()
    defer { damage.remove() }
    let folder = BaselineFolder(path: damage.folder)
    let sound = Array(#"{"milliseconds": {"card": 8, "map": 128, "quiz-right": 1024}}"#.utf8)
    for _ in 0..<FuzzRuns.count(500) {
      try damage.write(random.mutated(sound), ScreenCosts.fileName)
      let costs = ScreenCosts(in: folder)
      for screen in ["card", "map", "unknown"] {
        let cost = costs.cost(of: screen)
        #expect(cost >= 1 && cost.isFinite)
      }
      let parts = Shard.deal((0..<6).map { ($0, costs.cost(of: $0 < 3 ? "card" : "map")) }, into: 3)
      #expect(parts.joined().sorted() == Array(0..<6))
    }
  }

  @Test func toleranceReaderWithstandsDamage() throws {
    var random = SeededRandom(seed: 5)
    let damage = try Damage()
    defer { damage.remove() }
    let folder = BaselineFolder(path: damage.folder)
    let sound = Array(
      """
      [{"screen": "ca*", "node": "Card/Title", "maximumColorDifference": 12, "maximumDensity": 0.25, \
      "reason": "a new panel", "expires": "2026-12-31"}]
      """.utf8)
    for _ in 0..<FuzzRuns.count(500) {
      try damage.write(random.mutated(sound), ToleranceFile.fileName)
      guard let file = try? ToleranceFile(in: folder, today: "2026-06-01") else { continue }
      for tolerance in file.current + file.expired {
        #expect((1...255).contains(tolerance.maximumColorDifference))
        #expect(tolerance.maximumDensity > 0 && tolerance.maximumDensity <= 1)
        #expect(tolerance.reason.contains { !$0.isWhitespace })
      }
    }
  }

  @Test func descriptionReaderWithstandsDamage() throws {
    var random = SeededRandom(seed: 6)
    let description = storedDescription
    let sound = Array(description.text.utf8)
    var read = 0
    for _ in 0..<FuzzRuns.count(500) {
      let text = String(decoding: random.mutated(sound), as: UTF8.self)
      guard let damaged = try? StoredDescription(reading: text) else { continue }
      read += 1
      _ = DescriptionDifference(from: description.description, to: damaged.description)
      _ = damaged.text
    }
    #expect(read > 0 && read < FuzzRuns.count(500))
  }

  /// Baselines go through libpng; it must refuse or read, whatever the file.
  @Test func baselineDecoderWithstandsDamage() throws {
    var random = SeededRandom(seed: 7)
    let pixels = (0..<60).map { UInt32($0) &* 0x0010_2030 | 0xFF00_0000 }
    let image = try PixelImage(width: 10, height: 6, pixels: pixels)
    let sound = [UInt8](try Renderer.encode(image, scale: 2))
    var read = 0
    for _ in 0..<FuzzRuns.count(500) {
      let damaged = Data(random.mutated(sound))
      guard let decoded = try? Renderer.decode(damaged, name: "picture") else { continue }
      read += 1
      #expect(decoded.withPixels { $0.count } == decoded.width * decoded.height)
    }
    #expect(read < FuzzRuns.count(500))
  }
}
