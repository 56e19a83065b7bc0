import Foundation

/// A verification in a few lines.
@MainActor struct VerificationMessages {
  /// Tolerated cells that are printed.
  private static let most = 3

  let report: RunReport
  let tolerances: ToleranceFile
  let folder: ReportFolder
  /// A Boolean value that indicates whether the approved pictures are of this renderer and this
  /// revision; others are not approved anew for what is drawn otherwise.
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
    CauseMessages(report: report, folder: folder).tell()
    tellSummary(cells, outcome)
  }

  private func tellSummary(_ cells: [Cell], _ outcome: MatrixRun.Outcome) {
    let drawn = outcome.statistics.rasters
    guard report.failures.isEmpty else {
      let others =
        cells.count - report.cells.count { $0.status.isFailure && $0.status != .orphaned }
      print(
        "\(summary), \(others) \(asBefore), \(outcome.elapsed). Report: \(folder.path)."
          + (offersApproval ? approval : ""))
      return
    }
    print(
      RunMessages.summary(cells, "snapshots \(asBefore)", elapsed: outcome.elapsed)
        + ", "
        + (isParanoid
          ? "all drawn, in \(RunMessages.counted(drawn, "picture")): cells that must look alike share one"
          : "\(drawn) drawn"))
  }

  /// The words for cells that do not differ.
  private var asBefore: String { report.revision.map { "as in \($0.name)" } ?? "as approved" }

  /// The commands that approve what the run found; none of what could not be drawn.
  private var approval: String {
    let isDrawn = report.count(.changed) + report.count(.missing) > 0
    let commands =
      (isDrawn ? ["snapshot record"] : [])
      + (report.count(.orphaned) > 0 ? ["snapshot prune"] : [])
    return commands.isEmpty ? "" : " To approve: \(commands.joined(separator: ", then "))."
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
    for cell in spent.prefix(Self.most) {
      print("tolerated: \(cell.name): \(cell.explanation(against: report.revision))")
    }
    if spent.count > Self.most { print("and \(spent.count - Self.most) more tolerated") }
  }
}
