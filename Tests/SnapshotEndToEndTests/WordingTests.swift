import Foundation
import Testing

/// What the gate says of baselines that are not as they were.
struct WordingTests {
  private static let filters = [
    "--device", "iphone-8", "--device", "iphone-se-3", "--device", "iphone-15", "--scale", "2",
  ]

  private static func run(_ arguments: String..., in scratch: Scratch) throws -> Run {
    try Run("snapshot-fixture", arguments + filters, in: scratch.url)
  }

  private static func change(_ file: URL, _ change: (String) -> String) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(change(text).utf8).write(to: file)
  }

  @Test func aLockWithWindowsLineEndsIsRead() throws {
    let scratch = try Scratch()
    #expect(try Self.run("record", in: scratch).status == 0)
    let lock = scratch.file("Snapshots/snapshots.lock")
    let before = try Data(contentsOf: lock)
    try Self.change(lock) { $0.replacingOccurrences(of: "\n", with: "\r\n") }
    let run = try Self.run("verify", in: scratch)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try Self.run("record", in: scratch).status == 0)
    #expect(try Data(contentsOf: lock) == before)
  }

  @Test func aCutPictureIsToldOnce() throws {
    let scratch = try Scratch()
    #expect(try Self.run("record", in: scratch).status == 0)
    let picture = scratch.file("Snapshots/card/iphone-15-portrait@2x-light.png")
    try Data(contentsOf: picture).prefix(500).write(to: picture)
    let run = try Self.run("verify", in: scratch)
    #expect(run.status == 2)
    let lines = run.errors.split(separator: "\n").filter {
      $0.contains("iphone-15-portrait@2x-light")
    }
    #expect(lines.count == 1, "\(run.errors)")
  }

  @Test func anUnknownRendererLeavesNoEmptyParentheses() throws {
    let scratch = try Scratch()
    #expect(try Self.run("record", in: scratch).status == 0)
    try Self.change(scratch.file("Snapshots/snapshots.lock")) { text in
      text.split(separator: "\n").filter { !$0.hasPrefix("environment") }.map { line in
        line.hasPrefix("fingerprint") ? "fingerprint \(String(repeating: "0", count: 32))" : line
      }.joined(separator: "\n") + "\n"
    }
    let record = try Self.run("record", "--screen", "card", in: scratch)
    #expect(record.status == 2)
    #expect(record.errors.contains("another renderer: record all of them"), "\(record.errors)")
    let verify = try Self.run("verify", in: scratch)
    #expect(verify.status == 2)
    #expect(verify.errors.contains("its fingerprint differs"), "\(verify.errors)")
    // What is drawn elsewhere is no reason to approve it here.
    #expect(!verify.output.contains("To approve"), "\(verify.output)")
  }

  @Test func paranoiaTellsHowManyPicturesItDraws() throws {
    let scratch = try Scratch()
    #expect(try Self.run("record", in: scratch).status == 0)
    let run = try Self.run("verify", "--paranoid", in: scratch)
    #expect(run.status == 0)
    // Two of the phones differ in their names alone.
    #expect(run.output.contains("24 snapshots as approved"), "\(run.output)")
    #expect(run.output.contains("all drawn, in 16 pictures"), "\(run.output)")
  }
}
