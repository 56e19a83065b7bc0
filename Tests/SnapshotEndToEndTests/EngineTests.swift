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
      environment: ["SNAPSHOT": fixture].merging(environment) { $1 }, in: scratch.url)
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

@Suite struct EngineTests {
  /// What engines tell a job of its place: Kubernetes' completion index, a Slurm array, our own
  /// variable.
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

  /// What the script submits, by a stand-in for `sbatch` that runs it at once;
  /// `scripts/try-slurm.sh` has a real one.
  @Test func theSlurmScriptSubmitsShardsAndTheirMerge() throws {
    let engine = try Engine()
    let sbatch = """
      #!/bin/sh
      echo "$@" >>submitted
      for word in "$@"; do
        case $word in --array=1-*) last=${word#--array=1-} ;; esac
        wrapped=$word
      done
      for task in $(seq "${last:-1}"); do
        [ -z "${last:-}" ] || export SLURM_ARRAY_TASK_ID=$task SLURM_ARRAY_TASK_COUNT=$last SLURM_ARRAY_TASK_MIN=1
        sh -c "$wrapped" >/dev/null 2>>log || echo "$?" >>statuses
      done
      echo 7
      """
    let file = engine.scratch.file("sbatch")
    try Data(sbatch.utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let run = try engine.script(
      "slurm.sh", ["record", "3", "shards", "merged"] + filters,
      environment: ["PATH": "\(engine.scratch.url.path):\(path)", "CPUS": "1"])
    #expect(run.status == 0 && run.output == "7\n", "\(run.errors)")
    let submitted = try String(contentsOf: engine.scratch.file("submitted"), encoding: .utf8)
    #expect(submitted.contains("--array=1-3 --cpus-per-task=1 "), "\(submitted)")
    #expect(submitted.contains("--dependency=afterany:7"), "\(submitted)")
    #expect(!FileManager.default.fileExists(atPath: engine.scratch.file("statuses").path))
    #expect(try engine.fixture(["record", "--snapshots", "Whole"] + filters).status == 0)
    #expect(try engine.approved("Snapshots") == engine.approved("Whole"))
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
}

/// The script that runs all shards over GNU parallel.
@Suite(
  .enabled(
    if: ["/usr/bin/parallel", "/usr/local/bin/parallel"].contains {
      FileManager.default.isExecutableFile(atPath: $0)
    }, "GNU parallel is missing: apt-get install parallel"))
struct ParallelTests {
  /// A command that dies with its shard, as on a machine without power, or fails, and notes where
  /// it ran.
  private static func command(_ fault: String) -> String {
    let fixture = Run.products.appendingPathComponent("snapshot-fixture").path
    return """
      #!/bin/sh
      echo "$PWD $*" >>calls
      case "$*" in *"--shard 2/3"*) \(fault) ;; esac
      exec '\(fixture)' "$@"
      """
  }

  private func run(
    _ fault: String, _ arguments: [String], environment: [String: String] = [:],
    in engine: Engine
  ) throws -> Run {
    let command = engine.scratch.file("command")
    try Data(Self.command(fault).utf8).write(to: command)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: command.path)
    // By a relative path, as people call it.
    return try engine.script(
      "parallel.sh", arguments + filters,
      environment: environment.merging([
        "SNAPSHOT": "./command", "HOME": engine.scratch.url.path,
      ]) { $1 })
  }

  private func calls(_ engine: Engine) throws -> [String] {
    try String(contentsOf: engine.scratch.file("calls"), encoding: .utf8).split(separator: "\n")
      .map(String.init)
  }

  @Test func aShardThatIsKilledIsRunAgain() throws {
    let engine = try Engine()
    let die = "if mkdir died 2>/dev/null; then kill -9 $PPID $$; fi"
    let run = try run(die, ["record", "3", "shards", "merged"], in: engine)
    #expect(run.status == 0, "\(run.errors)")
    #expect(FileManager.default.fileExists(atPath: engine.scratch.file("died").path))
    #expect(try calls(engine).count { $0.contains("--shard 2/3") } == 2)
    #expect(try engine.fixture(["record", "--snapshots", "Whole"] + filters).status == 0)
    #expect(try engine.approved("Snapshots") == engine.approved("Whole"))
  }

  @Test func aShardThatAlwaysFailsIsNamedByTheMerge() throws {
    let engine = try Engine()
    #expect(try engine.fixture(["record"] + filters).status == 0)
    let run = try run("exit 2", ["verify", "3", "shards", "merged"], in: engine)
    #expect(run.status == 2)
    #expect(run.errors.contains("Missing of 3 shards: 2"), "\(run.errors)")
    // A part that an earlier run left is none of this one's.
    let again = try self.run("exit 2", ["verify", "3", "shards", "merged"], in: engine)
    #expect(again.errors.contains("Missing of 3 shards: 2"), "\(again.errors)")
    #expect(try self.run(":", ["verify", "3", "shards", "merged"], in: engine).status == 0)
  }

  @Test func differencesAreTheMergesStatus() throws {
    let engine = try Engine()
    #expect(try engine.fixture(["record"] + filters).status == 0)
    let run = try run(
      ":", ["verify", "2", "shards", "merged"], environment: ["FIXTURE_COLOR": "FF9500"], in: engine
    )
    #expect(run.status == 1, "\(run.errors)")
  }

  /// Over SSH a shard begins in another folder, with another environment.
  @Test func shardsRunOnOtherMachines() throws {
    let engine = try Engine()
    let ssh = """
      #!/bin/sh
      shift
      [ "$1" != -- ] || shift
      cd / && exec env -i PATH="$PATH" HOME="$HOME" SHELL=/bin/sh sh -c "$*"
      """
    let file = engine.scratch.file("ssh")
    try Data(ssh.utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    #expect(try engine.fixture(["record"] + filters).status == 0)
    let run = try run(
      ":", ["verify", "3", "shards", "merged"],
      environment: ["PARALLEL": "--sshlogin '2/\(file.path) other'"], in: engine)
    #expect(run.status == 0, "\(run.errors)")
    let folder = engine.scratch.url.resolvingSymlinksInPath().path
    let calls = try calls(engine)
    #expect(calls.allSatisfy { $0.hasPrefix(folder + " ") }, "\(calls)")
  }
}
