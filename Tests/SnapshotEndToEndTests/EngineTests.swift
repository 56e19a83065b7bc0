import Foundation
import Testing

private let filters = ["--device", "iphone-8", "--device", "iphone-1[45]*", "--scale", "2"]

/// The scripts of `Examples/cluster`, run as an engine would run them.
private struct Engine {
  let scratch: Scratch
  private let scripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples/cluster")

  init() throws { scratch = try Scratch() }

  func script(
    _ name: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Run {
    let fixture = Run.products.appendingPathComponent("snapshot-fixture").path
    return try Run(
      path: "/bin/sh", [scripts.appendingPathComponent(name).path] + arguments,
      environment: environment.merging(["SNAPSHOT": fixture]) { $1 }, in: scratch.url)
  }

  func shard(
    _ command: String, of count: Int, _ environment: [String: String]
  ) throws -> Run {
    try script("shard.sh", [command, "\(count)", "shards"] + filters, environment: environment)
  }

  func fixture(_ arguments: [String]) throws -> Run {
    try Run("snapshot-fixture", arguments, in: scratch.url)
  }

  func approved(_ folder: String) throws -> [String: Data] {
    try contents(of: scratch.file(folder)).filter { $0.key != "costs.json" }
  }
}

/// What engines tell a job of its place: Kubernetes' completion index, a Slurm array, our own variable.
@Test(arguments: ["Kubernetes", "Slurm", "parallel"])
func anEnginesShardsAreTheWholeRecord(_ name: String) throws {
  let engine = try Engine()
  for index in 0..<3 {
    let environment =
      switch name {
      case "Kubernetes": ["JOB_COMPLETION_INDEX": "\(index)"]
      case "Slurm":
        [
          "SLURM_ARRAY_TASK_ID": "\(index + 1)", "SLURM_ARRAY_TASK_COUNT": "3",
          "SLURM_ARRAY_TASK_MIN": "1",
        ]
      default: ["SHARD": "\(index + 1)"]
      }
    let run = try engine.shard("record", of: 3, environment)
    #expect(run.status == 0, "\(run.errors)")
  }
  let merge = try engine.script("merge.sh", ["shards", "merged"])
  #expect(merge.status == 0, "\(merge.errors)")
  #expect(try engine.fixture(["record", "--snapshots", "Whole"] + filters).status == 0)
  #expect(try engine.approved("Snapshots") == engine.approved("Whole"))
}

@Test func aShardThatDiesOrIsRunTwiceIsCountedOnce() throws {
  let engine = try Engine()
  #expect(try engine.fixture(["record"] + filters).status == 0)
  #expect(try engine.shard("verify", of: 2, ["SHARD": "1"]).status == 0)
  // A shard that could not run leaves nothing for the merge, which names it.
  let broken = try engine.script(
    "shard.sh", ["verify", "2", "shards", "--device", "no-such-device"],
    environment: ["SHARD": "2"])
  #expect(broken.status == 2)
  let merge = try engine.script("merge.sh", ["shards", "merged"])
  #expect(merge.status == 2)
  #expect(merge.errors.contains("Missing of 2 shards: 2"), "\(merge.errors)")
  // Requeued, and once more.
  for _ in 0..<2 { #expect(try engine.shard("verify", of: 2, ["SHARD": "2"]).status == 0) }
  let left = try FileManager.default.contentsOfDirectory(
    atPath: engine.scratch.file("shards").path)
  #expect(left.sorted() == ["part-1", "part-2"])
  let whole = try engine.script("merge.sh", ["shards", "merged"])
  #expect(whole.status == 0, "\(whole.errors)")
}

@Test func differencesOfAShardAreTheMergesToTell() throws {
  let engine = try Engine()
  #expect(try engine.fixture(["record"] + filters).status == 0)
  for index in 1...2 {
    let run = try engine.shard(
      "verify", of: 2, ["SHARD": "\(index)", "FIXTURE_COLOR": "FF9500"])
    #expect(run.status == 0, "\(run.errors)")
  }
  #expect(try engine.script("merge.sh", ["shards", "merged"]).status == 1)
}
