import Foundation

/// A verification in a few lines.
@MainActor struct VerificationMessages {
  /// Tolerated cells that are printed.
  private static let most = 3
  /// Lines of causes that are printed before the rest is left to the report.
  private static let mostLines = 8
  /// Edits beside the first that are printed of a cause.
  private static let mostEdits = 2

  let report: RunReport
  let tolerances: ToleranceFile
  let folder: ReportFolder
  /// Whether the approved pictures are of this renderer and this revision: others are not to be approved anew
  /// for what is drawn otherwise.
  let offersApproval: Bool
  let isParanoid: Bool

  func tell(_ cells: [Cell], _ outcome: MatrixRun.Outcome, statistics: Bool) {
    RunMessages.tellIssues(outcome)
    for tolerance in tolerances.expired {
      StandardError.print(
        "warning: the tolerance for \(tolerance.screen) expired on \(tolerance.expires): "
          + tolerance.reason)
    }
    if statistics { StandardError.print(outcome.statistics.text) }
    tellSpent()
    RunMessages.tellFailures(report)
    tellClusters()
    if GitHubAnnotations.areWanted(ProcessInfo.processInfo.environment) {
      let clusters = report.clusters ?? []
      let annotations = GitHubAnnotations(
        clusters: clusters, sources: SourceFiles(of: clusters.map(\.source)))
      for line in annotations.lines { print(line) }
    }
    tellSummary(cells, outcome)
  }

  private func tellSummary(_ cells: [Cell], _ outcome: MatrixRun.Outcome) {
    let drawn = outcome.statistics.rasters
    guard report.failures.isEmpty else {
      let others =
        cells.count - report.cells.count { $0.status.isFailure && $0.status != .orphaned }
      print(
        "\(summary), \(others) as approved, \(outcome.elapsed). Report: \(folder.path)."
          + (offersApproval ? " To approve: snapshot record." : ""))
      return
    }
    print(
      RunMessages.summary(cells, "snapshots as approved", elapsed: outcome.elapsed)
        + ", "
        + (isParanoid
          ? "all drawn, in \(RunMessages.counted(drawn, "picture")): cells that must look alike share one"
          : "\(drawn) drawn"))
  }

  private var summary: String {
    let words: [(CellStatus, String)] = [
      (.changed, "changed"), (.missing, "missing"), (.orphaned, "orphaned"), (.failed, "failed"),
    ]
    return words.filter { report.count($0.0) > 0 }.map { "\(report.count($0.0)) \($0.1)" }
      .joined(separator: ", ")
  }

  private func tellSpent() {
    let spent = report.cells.filter { $0.status == .tolerated }
    for cell in spent.prefix(Self.most) { print("tolerated: \(cell.name): \(cell.explanation)") }
    if spent.count > Self.most { print("and \(spent.count - Self.most) more tolerated") }
  }

  /// What differs, by its cause: where, what, in how many cells, and the picture to open.
  private func tellClusters() {
    // Screens that cannot be drawn are told already.
    let clusters = (report.clusters ?? []).filter { $0.kind != .failed }
    let cells = Dictionary(report.cells.map { ($0.name, $0) }) { first, _ in first }
    var lines: [String] = []
    var told = 0
    for cluster in clusters where lines.count + 2 <= Self.mostLines {
      let whole = self.lines(of: cluster, cells)
      lines += lines.count + whole.count <= Self.mostLines ? whole : Array(whole.prefix(2))
      told += 1
    }
    for line in lines { print(line) }
    if clusters.count > told {
      print("and \(RunMessages.counted(clusters.count - told, "more cause"))")
    }
  }

  /// A cause, how far it goes, other edits of the same cells or else what it moved, and where to look.
  private func lines(
    of cluster: CauseCluster, _ cells: [String: RunReport.CellResult]
  ) -> [String] {
    let worst = cluster.cells.first.flatMap { cells[$0] }
    let others = cluster.edits.dropFirst().filter { $0.source != cluster.source }
    let more =
      others.isEmpty
      ? cluster.consequences.prefix(1).map { "  \($0)" }
      : others.prefix(Self.mostEdits).map { "  also \($0.source) \($0.view): \($0.text)" }
    let picture = (worst?.files?.difference ?? worst?.files?.actual).map {
      "  \(folder.path)/\($0)"
    }
    return [
      cluster.headline,
      "  \(cluster.extent)\(worst.map { "; \($0.name): \($0.explanation)" } ?? "")",
    ] + more + [picture].compactMap { $0 }
  }
}
