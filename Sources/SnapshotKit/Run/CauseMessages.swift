import Foundation

/// The messages on causes: a few lines for a person, annotations at source lines for GitHub.
@MainActor struct CauseMessages {
  /// Causes that are printed before the rest is left to the report.
  private static let mostCauses = 10
  /// Lines of all of them; a cause has two, and more where there is room.
  private static let mostLines = 24
  /// Edits beside the first that are printed of a cause.
  private static let mostEdits = 2

  let report: RunReport
  let folder: ReportFolder

  func tell() {
    tellClusters()
    // A cause may reach into all shards; their merge annotates it once.
    if report.shard == nil, GitHubAnnotations.areWanted(ProcessInfo.processInfo.environment) {
      annotate()
    }
  }

  private func annotate() {
    let clusters = report.clusters ?? []
    let annotations = GitHubAnnotations(
      clusters: clusters, sources: SourceFiles(of: clusters.map(\.source)))
    for line in annotations.lines { print(line) }
  }

  /// Prints the differences by cause: the place, the edit, the number of cells and the picture to
  /// open.
  private func tellClusters() {
    // Screens that cannot be drawn are told already.
    let clusters = (report.clusters ?? []).filter { $0.kind != .failed }
    let cells = Dictionary(report.cells.map { ($0.name, $0) }) { first, _ in first }
    let told = clusters.prefix(Self.mostCauses)
    // Each has its two lines before the first ones have more.
    var room = Self.mostLines - 2 * told.count
    for cluster in told {
      let lines = self.lines(of: cluster, cells)
      let isWhole = lines.count - 2 <= room
      if isWhole { room -= max(0, lines.count - 2) }
      for line in isWhole ? lines : Array(lines.prefix(2)) { print(line) }
    }
    if clusters.count > told.count {
      let more = RunMessages.counted(clusters.count - told.count, "more cause")
      print("and \(more): \(folder.path)/\(MarkdownReport.fileName)")
    }
  }

  /// Returns a cause, how far it goes, other edits of the same cells or else what it moved, and
  /// where to look.
  private func lines(
    of cluster: CauseCluster, _ cells: [String: RunReport.CellResult]
  ) -> [String] {
    let worst = cluster.cells.first.flatMap { cells[$0] }
    let others = cluster.edits.dropFirst().filter { $0.source != cluster.source }
    let more =
      others.isEmpty
      ? cluster.consequences.prefix(1).map { "  \($0)" }
      : others.prefix(Self.mostEdits).map { "  also \($0.source) \($0.named)" }
    let worstWords = worst.map {
      "; \($0.name): \($0.explanation(against: report.revision))"
    }
    let picture = (worst?.files?.difference ?? worst?.files?.actual).map {
      "  \(folder.path)/\($0)"
    }
    return [
      cluster.headline,
      "  \(cluster.extent)\(worstWords ?? "")",
    ] + more + [picture].compactMap { $0 }
  }
}
