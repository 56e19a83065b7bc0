import Foundation
import Testing

private let filters = ["--device", "iphone-8", "--device", "iphone-1[45]*", "--scale", "2"]

/// A folder in which a matrix is recorded in parts.
private struct Farm {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Run {
    try Run("snapshot-fixture", arguments, environment: environment, in: scratch.url)
  }

  /// Records the shards, each into a folder of its own.
  func record(
    _ count: Int, environment: [String: String] = [:], filters: [String] = filters
  ) throws -> [String] {
    try (1...count).map { index in
      let run = try run(
        ["record", "--shard", "\(index)/\(count)", "-o", "part\(index)"] + filters,
        environment: environment)
      try #require(run.status == 0, "\(run.errors)")
      return "part\(index)"
    }
  }

  func approved(_ folder: String = "Snapshots") throws -> [String: Data] {
    try contents(of: scratch.file(folder)).filter { $0.key != "costs.json" }
  }

  func change(_ file: String, _ change: (String) -> String) throws {
    let url = scratch.file(file)
    try change(String(contentsOf: url, encoding: .utf8))
      .write(to: url, atomically: true, encoding: .utf8)
  }
}

@Suite struct RecordShardTests {
  @Test func recordedShardsAreTheWholeRecord() throws {
    let farm = try Farm()
    let parts = try farm.record(3)
    #expect(!FileManager.default.fileExists(atPath: farm.scratch.file("Snapshots").path))
    let merge = try farm.run(["merge"] + parts)
    #expect(merge.status == 0, "\(merge.errors)")
    #expect(merge.output.contains("of 3 shards: "), "\(merge.output)")
    #expect(try farm.run(["record", "--snapshots", "Whole"] + filters).status == 0)
    #expect(try farm.approved() == farm.approved("Whole"))
    #expect(try farm.run(["verify"] + filters).status == 0)
    // Approving a change in parts leaves what has not changed alone.
    let changed = ["FIXTURE_COLOR": "FF9500"]
    let before = try farm.approved()
    let again = try farm.run(["merge"] + farm.record(2, environment: changed))
    #expect(again.status == 0, "\(again.errors)")
    #expect(again.output.contains(" approved, "))
    let after = try farm.approved()
    let isButton = { (file: (key: String, value: Data)) in file.key.hasPrefix("button/") }
    #expect(before.filter(isButton).count > 0)
    #expect(before.filter(isButton) == after.filter(isButton))
    #expect(try farm.run(["verify"] + filters, environment: changed).status == 0)
  }

  /// A merge that is killed at any time leaves a lock that is whole, and is done by another one.
  @Test func aKilledMergeIsRedone() throws {
    let farm = try Farm()
    #expect(try farm.run(["merge"] + farm.record(2)).status == 0)
    let parts = try farm.record(2, environment: ["FIXTURE_COLOR": "FF9500"])
    let (folder, before, whole) = (
      farm.scratch.file("Snapshots"), farm.scratch.file("Before"), farm.scratch.file("Whole")
    )
    let files = FileManager.default
    for copy in [before, whole] { try files.copyItem(at: folder, to: copy) }
    let begin = ContinuousClock.now
    #expect(try farm.run(["merge", "--snapshots", "Whole"] + parts).status == 0)
    let duration = begin.duration(to: .now)
    let locks = try [before, whole].map {
      try Data(contentsOf: $0.appendingPathComponent("snapshots.lock"))
    }
    #expect(locks[0] != locks[1])
    // The writing is the end of it.
    for share in [0.5, 0.8, 0.9, 0.95] {
      try files.removeItem(at: folder)
      try files.copyItem(at: before, to: folder)
      let process = Process()
      process.executableURL = Run.products.appendingPathComponent("snapshot-fixture")
      process.arguments = ["merge"] + parts
      process.currentDirectoryURL = farm.scratch.url
      (process.standardOutput, process.standardError) = (
        FileHandle.nullDevice, FileHandle.nullDevice
      )
      try process.run()
      Thread.sleep(forTimeInterval: (duration * share) / .seconds(1))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let lock = try Data(contentsOf: folder.appendingPathComponent("snapshots.lock"))
      #expect(locks.contains(lock), "killed at \(share)")
      let again = try farm.run(["merge"] + parts)
      #expect(again.status == 0, "killed at \(share): \(again.errors)")
      #expect(try farm.approved() == farm.approved("Whole"), "killed at \(share)")
    }
  }

  @Test func aPartlyRecordedMatrixIsRefused() throws {
    let farm = try Farm()
    let parts = try farm.record(3)
    let missing = try farm.run(["merge", parts[0], parts[2]])
    #expect(missing.status == 2)
    #expect(missing.errors.contains("Missing of 3 shards: 2"))
    #expect(!FileManager.default.fileExists(atPath: farm.scratch.file("Snapshots").path))
  }

  @Test func recordedShardsThatDisagreeAreRefused() throws {
    let farm = try Farm()
    let parts = try farm.record(2)
    // A cell of the second shard appears in the first as another machine drew it.
    let second = try String(
      contentsOf: farm.scratch.file("part2/report.json"), encoding: .utf8)
    let cell = try #require(second.firstMatch(of: /\{\n {6}"key"[^}]*\}/)?.output)
    let altered = cell.replacing(/"pixels" : "...../, with: "\"pixels\" : \"00000")
    try farm.change("part1/report.json") {
      $0.replacing("\"cells\" : [", with: "\"cells\" : [\n\(altered),")
    }
    let run = try farm.run(["merge"] + parts)
    #expect(run.status == 2)
    #expect(run.errors.contains("disagree on"), "\(run.errors)")
  }

  @Test(arguments: ["picture", "lock", "line", "digest", "filter"])
  func damagedPartsAreNamedBeforeAnythingIsWritten(kind: String) throws {
    let farm = try Farm()
    let all = ["--device", "iphone-15", "--scale", "2"]
    let parts = try farm.record(2, filters: all)
    #expect(try farm.run(["merge"] + parts).status == 0)
    let before = try farm.approved()
    let again = try farm.record(2, environment: ["FIXTURE_COLOR": "FF9500"], filters: all)
    let pictures = try contents(of: farm.scratch.file("part1")).keys.filter {
      $0.hasPrefix("card/")
    }
    let picture = try #require(pictures.sorted().first)
    let message: String
    switch kind {
    case "picture":
      try FileManager.default.removeItem(at: farm.scratch.file("part1/\(picture)"))
      message = "is neither in part1 nor among the approved ones"
    case "lock":
      try FileManager.default.removeItem(at: farm.scratch.file("part1/snapshots.lock"))
      message = "part1 holds no snapshots.lock"
    case "line":
      try farm.change("part1/snapshots.lock") { $0 + "<<<<<<< ours\n" }
      message = "part1/snapshots.lock:"
    case "digest":
      try farm.change("part1/snapshots.lock") {
        $0.replacing(/(card\/.* )[0-9a-f]{8}([0-9a-f]{24})\n/) { "\($0.1)00000000\($0.2)\n" }
      }
      message = "are not of one run"
    default:
      for part in again {
        try farm.change("\(part)/report.json") { $0.replacing("\"--device\"", with: "\"--help\"") }
      }
      message = "its filter is no filter"
    }
    let run = try farm.run(["merge"] + again)
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(try farm.approved() == before)
  }
}
