import ArgumentParser
import Foundation

/// The options of commands that draw.
struct RunOptions: ParsableArguments {
  @Option(help: "Worker processes (default: the cores that the process may use).")
  var jobs: Int?

  @Option(
    help: """
      A part of the matrix: 2/5, or auto to take it from the environment of GitHub's matrix, \
      GitLab, Buildkite, CircleCI, a Slurm array or (auto/5) an indexed Kubernetes job.
      """)
  var shard: String?

  @Flag(help: "Prints what the workers did, and how long each step took.")
  var statistics = false

  @Option(help: "Processor seconds that a screen may take on a device.")
  var timeLimit = WorkerLimits().seconds

  @OptionGroup var clock: ClockOptions

  @Option(help: "Megabytes of memory that a worker may take.")
  var memoryLimit = WorkerLimits().megabytes

  func validate() throws {
    guard jobs.map({ (1...1024).contains($0) }) ?? true else {
      throw ValidationError("--jobs must be from 1 to 1024")
    }
    guard (1...86_400).contains(timeLimit) else {
      throw ValidationError("--time-limit must be from 1 to 86400 seconds")
    }
    guard (64...1_048_576).contains(memoryLimit) else {
      throw ValidationError("--memory-limit must be from 64 to 1048576 megabytes")
    }
  }

  var workers: Int { workers(quota: ProcessorQuota().processors) }

  /// Returns the number of workers under a container's limit, if there is one.
  func workers(quota: Int?) -> Int {
    let cores = max(1, ProcessInfo.processInfo.activeProcessorCount)
    return jobs ?? min(cores, quota ?? cores)
  }

  var limits: WorkerLimits {
    WorkerLimits(seconds: timeLimit, clockSeconds: clock.clockLimit, megabytes: memoryLimit)
  }

  /// The options as arguments of another command, but for the shard.
  var arguments: [String] {
    (jobs.map { ["--jobs", "\($0)"] } ?? []) + [
      "--time-limit", "\(timeLimit)", "--clock-limit", "\(clock.clockLimit)", "--memory-limit",
      "\(memoryLimit)",
    ]
  }

  /// Returns the shard that was asked for, if any.
  ///
  /// - Throws: ``ShardError``.
  func selectedShard() throws(ShardError) -> Shard? {
    guard let shard else { return nil }
    return try Shard(shard, environment: ProcessInfo.processInfo.environment)
  }

  /// Returns the part of some cells that the shard asks for.
  func part(of cells: [Cell], _ catalogue: Catalogue, _ costs: ScreenCosts) throws -> [Cell] {
    guard let shard = try selectedShard() else { return cells }
    let groups = CellGroup.groups(of: cells, in: catalogue)
    let pairs = CellGroup.pairs(of: groups).map { pair in
      [pair.first, pair.dark].compactMap { $0 }.map { groups[$0] }
    }
    let parts = Shard.deal(
      pairs.map { pair in
        let pictures = pair.reduce(0) { $0 + $1.pictures.count }
        return (pair, costs.cost(of: pair[0].screen) * Double(pictures))
      }, into: shard.count)
    let names = Set(parts[shard.index - 1].joined().flatMap(\.cells).map(\.name))
    return cells.filter { names.contains($0.name) }
  }
}
