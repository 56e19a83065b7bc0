import Foundation

/// The folder in which a run leaves its reports and pictures.
struct ReportFolder {
  let path: String

  /// Where a picture's evidence goes: beside each other, so that they sort together.
  func evidencePaths(_ cell: Cell) -> (actual: String, expected: String, difference: String) {
    let base = "\(path)/\(cell.name)"
    return (base + "-actual.png", base + "-expected.png", base + "-difference.png")
  }

  /// Makes the folder, with a folder for each screen.
  func prepare(for cells: [Cell]) throws {
    try AtomicFile.prepare(path)
    for screen in Set(cells.map(\.screen)).sorted() {
      try AtomicFile.makeFolder("\(path)/\(screen)")
    }
  }

  /// Writes the JSON and JUnit reports.
  func write(_ report: RunReport) throws {
    try AtomicFile.write(try report.json(), to: "\(path)/\(RunReport.fileName)")
    try AtomicFile.write(
      Data(JUnitReport(report: report).xml.utf8), to: "\(path)/\(JUnitReport.fileName)")
  }

  /// Removes folders of screens that nothing was put into.
  func removeEmptyFolders(of cells: [Cell]) {
    for screen in Set(cells.map(\.screen)) { rmdir("\(path)/\(screen)") }
  }

  /// Removes what an earlier run left of a cell.
  func removeEvidence(_ cell: Cell) {
    let paths = evidencePaths(cell)
    for path in [paths.actual, paths.expected, paths.difference] { unlink(path) }
  }
}
