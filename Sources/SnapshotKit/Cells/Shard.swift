/// A part of the matrix: the `index`-th of `count`, from 1.
public struct Shard: Sendable, Hashable, CustomStringConvertible {
  /// The one-based index of the shard.
  public let index: Int
  /// The number of shards.
  public let count: Int

  /// The shard as text, such as `2/4`.
  public var description: String { "\(index)/\(count)" }

  /// Creates a shard, or nil if the index is not from 1 to the count.
  public init?(index: Int, count: Int) {
    guard count >= 1, (1...count).contains(index) else { return nil }
    (self.index, self.count) = (index, count)
  }

  /// Reads `2/5`, or `auto` from the environment of a CI, or `auto/5` where that gives no count.
  ///
  /// - Throws: ``ShardError`` for anything else.
  public init(_ text: String, environment: [String: String]) throws(ShardError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if parts.first == "auto", parts.count <= 2 {
      let given = parts.count == 2 ? Int(parts[1]) : nil
      if parts.count == 2, given == nil { throw .malformed(text) }
      self = try Self.fromEnvironment(environment, count: given)
      return
    }
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]),
      let shard = Shard(index: index, count: count)
    else { throw .malformed(text) }
    self = shard
  }

  /// Returns the shard of a cell list: groups dealt to the lightest part, the costliest first.
  ///
  /// Groups of equal cost keep their order, so the parts depend on nothing but names and costs.
  static func deal<Item>(_ items: [(item: Item, cost: Double)], into count: Int) -> [[Item]] {
    var parts = Array(repeating: [(Int, Item)](), count: count)
    var loads = Array(repeating: 0.0, count: count)
    let order = items.indices.sorted { (items[$1].cost, $0) < (items[$0].cost, $1) }
    for index in order {
      let lightest = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      parts[lightest].append((index, items[index].item))
      loads[lightest] += items[index].cost
    }
    return parts.map { $0.sorted { $0.0 < $1.0 }.map(\.1) }
  }
}

extension Shard {
  /// The variables by which a CI tells a job its index and the number of jobs.
  private struct Source {
    let name: String
    let index: String
    let count: String?
    let first: Int
  }

  private static let sources = [
    // Of a job's `strategy` context, which the workflow hands on by these names.
    Source(
      name: "GitHub", index: "STRATEGY_JOB_INDEX", count: "STRATEGY_JOB_TOTAL", first: 0),
    Source(name: "GitLab", index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),
    Source(
      name: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT",
      first: 0),
    Source(name: "CircleCI", index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL", first: 0),
    Source(
      name: "Slurm", index: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT", first: 0),
    Source(name: "Kubernetes", index: "JOB_COMPLETION_INDEX", count: nil, first: 0),
  ]

  private static func fromEnvironment(
    _ environment: [String: String], count given: Int?
  ) throws(ShardError) -> Shard {
    for source in sources {
      guard let indexText = environment[source.index] else { continue }
      guard let count = given ?? source.count.flatMap({ environment[$0] }).flatMap(Int.init)
      else { throw .noCount(source: source.name) }
      guard let raw = Int(indexText) else { throw .malformed("\(source.index)=\(indexText)") }
      let position = try source.name == "Slurm" ? slurm(raw, environment) : raw - source.first
      guard let shard = Shard(index: position + 1, count: count) else {
        throw .malformed("\(source.index)=\(indexText) of \(count)")
      }
      return shard
    }
    throw .noEnvironment(sources.map(\.index))
  }

  /// A Slurm array may begin anywhere and go by steps: `--array=10-40:10`.
  private static func slurm(
    _ id: Int, _ environment: [String: String]
  ) throws(ShardError) -> Int {
    let first = environment["SLURM_ARRAY_TASK_MIN"].flatMap(Int.init) ?? 0
    let step = environment["SLURM_ARRAY_TASK_STEP"].flatMap(Int.init) ?? 1
    guard step >= 1, id >= first, (id - first) % step == 0 else {
      throw .malformed("SLURM_ARRAY_TASK_ID=\(id) from \(first) by \(step)")
    }
    return (id - first) / step
  }
}

/// An error in the choice of a shard.
public enum ShardError: Error, Equatable, CustomStringConvertible {
  /// The text is no shard, such as `2/4`.
  case malformed(String)
  /// The environment names an index, but no count.
  case noCount(source: String)
  /// The environment names no shard in any of some variables.
  case noEnvironment([String])

  /// The fault and its remedy, for people.
  public var description: String {
    switch self {
    case .malformed(let text):
      "\(text) is no shard; write --shard 2/5 for the second of five, or --shard auto in a CI."
    case .noCount(let source):
      "\(source) tells no number of jobs; write --shard auto/5 for five."
    case .noEnvironment(let names):
      "--shard auto finds none of \(names.joined(separator: ", ")); write --shard 2/5."
    }
  }
}
