/// The messages of commands that draw.
enum RunMessages {
  /// Lines of failures that are printed before the rest is left to the report.
  private static let most = 10

  /// Returns a line such as `1056 snapshots of 4 screens on 33 devices, 24 s`.
  static func summary(_ cells: [Cell], _ noun: String, elapsed: String) -> String {
    let screens = Set(cells.map(\.screen)).count
    let devices = Set(cells.map(\.device.id)).count
    return "\(cells.count) \(noun) of \(counted(screens, "screen")) on "
      + "\(counted(devices, "device")), \(elapsed)"
  }

  static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// Returns the end of a record's line that tells of descriptions that were written anew of
  /// pictures that are as approved; empty where there are none.
  static func renewed(_ count: Int) -> String {
    count == 0 ? "" : ", \(counted(count, "description")) renewed"
  }

  /// Prints the issues as warnings.
  static func tellIssues(_ outcome: MatrixRun.Outcome) {
    for (screen, issues) in outcome.issues.sorted(by: { $0.key < $1.key }) {
      for issue in issues.sorted() { StandardError.print("warning: \(screen): \(issue)") }
    }
  }

  /// Screens that could not be drawn: each reason once, with the first cell of it.
  static func tellFailures(_ report: RunReport) {
    var told: [String: Int] = [:]
    let failed = report.cells.filter { $0.status == .failed }
    for cell in failed {
      let screen = CellName(cell.name)?.screen ?? cell.name
      let reason = cell.reason ?? "could not be drawn"
      let count = told["\(screen) \(reason)", default: 0]
      told["\(screen) \(reason)"] = count + 1
      if count == 0, told.count <= most { StandardError.print("error: \(cell.name): \(reason)") }
    }
    if failed.count > told.count || told.count > most {
      StandardError.print("\(counted(failed.count, "snapshot")) could not be drawn")
    }
  }
}
