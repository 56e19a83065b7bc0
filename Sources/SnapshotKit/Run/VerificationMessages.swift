/// A verification in a few lines.
@MainActor struct VerificationMessages {
  /// Lines of cells that are printed of a screen.
  private static let most = 3

  let report: RunReport
  let tolerances: ToleranceFile
  let folder: ReportFolder
  /// Whether the approved pictures are of this renderer: those of another are not to be approved anew for
  /// what it draws otherwise.
  let isComparable: Bool
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
    for status in [CellStatus.changed, .missing, .orphaned] { tell(status) }
    tellSummary(cells, outcome)
  }

  private func tellSummary(_ cells: [Cell], _ outcome: MatrixRun.Outcome) {
    let drawn = outcome.statistics.rasters
    guard report.failures.isEmpty else {
      let others =
        cells.count - report.cells.count { $0.status.isFailure && $0.status != .orphaned }
      print(
        "\(summary), \(others) as approved, \(outcome.elapsed). Report: \(folder.path)."
          + (isComparable ? " To approve: snapshot record." : ""))
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

  /// The cells of a status by screen: those with the most differing pixels first.
  private func tell(_ status: CellStatus) {
    let cells = report.cells.filter { $0.status == status }
    var screens: [String] = []
    for cell in cells {
      let screen = CellName(cell.name)?.screen ?? cell.name
      if screens.last != screen { screens.append(screen) }
    }
    for screen in screens {
      let own = cells.filter { (CellName($0.name)?.screen ?? $0.name) == screen }
      tell(own, status, screen)
    }
  }

  private func tell(_ cells: [RunReport.CellResult], _ status: CellStatus, _ screen: String) {
    print("\(screen): \(RunMessages.counted(cells.count, "snapshot")) \(status)")
    let worst = cells.enumerated().sorted { a, b in
      let (first, second) = (a.element.difference?.pixels ?? 0, b.element.difference?.pixels ?? 0)
      return (second, a.offset) < (first, b.offset)
    }.map(\.element)
    for cell in worst.prefix(Self.most) { print("  \(cell.name): \(cell.explanation)") }
    if cells.count > Self.most { print("  and \(cells.count - Self.most) more") }
  }
}
