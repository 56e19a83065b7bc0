import Foundation

/// The share of changed lines that causes name, by kinds of mutations.
package struct MutationScore: Sendable {
  /// The figures of one kind of mutations.
  package struct Result: Sendable {
    /// All that were made.
    package internal(set) var made = 0
    /// Those that change a picture.
    package internal(set) var noticed = 0
    /// Those whose largest cluster names the changed line.
    package internal(set) var right = 0
    /// Clusters of each mutation, and groups of cells whose differing pixels have equal boxes and
    /// number, which others take for one change.
    package internal(set) var clusters: [Int] = []
    package internal(set) var boxGroups: [Int] = []
    /// Cells that differ and have no cause.
    package internal(set) var causeless: [String] = []
    /// Cells with a differing pixel outside of all views that are told to have changed or moved.
    package internal(set) var unowned: [String] = []
    /// Lines that another place was told for.
    package internal(set) var wrong: [String] = []

    mutating func add(_ other: Result) {
      made += other.made
      noticed += other.noticed
      right += other.right
      clusters += other.clusters
      boxGroups += other.boxGroups
      causeless += other.causeless
      unowned += other.unowned
      wrong += other.wrong
    }

    /// The share of the noticed whose line is told, in per cent.
    package var share: Double { percentage(right) }

    /// The share of the noticed whose cells are one entry, as one change should be, in per cent.
    package var shareAsOne: Double { percentage(clusters.count { $0 == 1 }) }

    /// The same share by the rule of equal boxes, which names no line: the control.
    package var shareAsOneByBoxes: Double { percentage(boxGroups.count { $0 == 1 }) }

    private func percentage(_ count: Int) -> Double {
      noticed == 0 ? 100 : Double(count) / Double(noticed) * 100
    }
  }

  private var results: [MutationKind: Result] = [:]

  /// A score of nothing.
  package init() {}

  package internal(set) subscript(kind: MutationKind) -> Result {
    get { results[kind] ?? Result() }
    set { results[kind] = newValue }
  }

  /// All kinds together.
  package var all: Result {
    MutationKind.allCases.reduce(into: Result()) { $0.add(self[$1]) }
  }

  /// Takes another screen's score in.
  package mutating func add(_ other: MutationScore) {
    for kind in MutationKind.allCases { self[kind].add(other[kind]) }
  }

  /// A row a kind, and one for all.
  package var table: String {
    let head = [
      "mutation", "made", "noticed", "line told", "one entry", "by boxes", "entries", "by boxes",
      "most", "no cause", "unowned",
    ]
    let rows =
      MutationKind.allCases.map { row($0.rawValue, self[$0]) } + [row("all", all)]
    return ([head] + rows).map { row in
      zip(row, head.indices).map { text, column in
        let width = column == 0 ? 10 : 10
        let gap = String(repeating: " ", count: max(0, width - text.count))
        return column == 0 ? text + gap : gap + text
      }.joined()
    }.joined(separator: "\n")
  }

  private func row(_ name: String, _ result: Result) -> [String] {
    func percent(_ share: Double) -> String { String(format: "%.1f %%", share) }
    func median(_ values: [Int]) -> Int { values.isEmpty ? 0 : values.sorted()[values.count / 2] }
    return [
      name, "\(result.made)", "\(result.noticed)", percent(result.share),
      percent(result.shareAsOne),
      result.boxGroups.isEmpty ? "-" : percent(result.shareAsOneByBoxes),
      "\(median(result.clusters))", "\(median(result.boxGroups))",
      "\(result.clusters.max() ?? 0)", "\(result.causeless.count)", "\(result.unowned.count)",
    ]
  }
}
