import Testing

@testable import SnapshotKit

@Suite struct ShardTests {
  @Test(arguments: [
    ("2/5", [:], 2, 5),
    ("auto", ["STRATEGY_JOB_INDEX": "3", "STRATEGY_JOB_TOTAL": "4"], 4, 4),
    ("auto", ["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "4"], 3, 4),
    ("auto", ["BUILDKITE_PARALLEL_JOB": "0", "BUILDKITE_PARALLEL_JOB_COUNT": "2"], 1, 2),
    ("auto", ["CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "2"], 2, 2),
    (
      "auto",
      ["SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_COUNT": "3", "SLURM_ARRAY_TASK_MIN": "1"], 1, 3
    ),
    (
      "auto",
      [
        "SLURM_ARRAY_TASK_ID": "30", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": "10",
        "SLURM_ARRAY_TASK_STEP": "10",
      ], 3, 4
    ),
    ("auto/8", ["JOB_COMPLETION_INDEX": "7"], 8, 8),
  ])
  func shardsAreRead(text: String, environment: [String: String], index: Int, count: Int) throws {
    #expect(try Shard(text, environment: environment) == Shard(index: index, count: count))
  }

  @Test(arguments: ["", "0/3", "4/3", "a/b", "1", "1/2/3", "1/0", "-1/2", "auto/x", "auto/2/3"])
  func malformedShardsAreRefused(text: String) {
    #expect(throws: ShardError.malformed(text)) { try Shard(text, environment: [:]) }
  }

  @Test func environmentsThatTellTooLittleAreRefused() {
    #expect(throws: ShardError.noCount(source: "Kubernetes")) {
      try Shard("auto", environment: ["JOB_COMPLETION_INDEX": "0"])
    }
    #expect(throws: ShardError.self) { try Shard("auto", environment: [:]) }
    #expect(throws: ShardError.self) {
      try Shard("auto", environment: ["CI_NODE_INDEX": "5", "CI_NODE_TOTAL": "4"])
    }
  }

  @Test(arguments: 1...9)
  func partsAreDisjointCompleteAndBalanced(count: Int) {
    let items = (0..<100).map { (item: $0, cost: Double($0 % 7 + 1)) }
    let parts = Shard.deal(items, into: count)
    #expect(parts.count == count)
    #expect(parts.flatMap { $0 }.sorted() == Array(0..<100))
    let loads = parts.map { $0.reduce(0) { $0 + items[$1].cost } }
    #expect((loads.max() ?? 0) - (loads.min() ?? 0) <= 7)
    #expect(parts.allSatisfy { $0 == $0.sorted() })
  }
}
