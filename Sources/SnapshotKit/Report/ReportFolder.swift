import Foundation

/// The folder in which a run leaves its reports and pictures.
struct ReportFolder {
  let path: String

  /// Where a picture's evidence goes: beside each other, so that they sort together.
  func evidence(of cell: Cell) -> CellJob.Evidence {
    CellJob.Evidence(base: "\(path)/\(cell.name)")
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

  /// Removes what an earlier run left of some cells.
  func removeEvidence(of cells: [Cell]) {
    for (screen, cells) in Dictionary(grouping: cells, by: \.screen) {
      let folder = "\(path)/\(screen)"
      let left = Set((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      guard !left.isEmpty else { continue }
      for cell in cells {
        let evidence = evidence(of: cell)
        for path in [evidence.actualPath, evidence.expectedPath, evidence.differencePath]
        where left.contains(String(path.dropFirst(folder.count + 1))) { unlink(path) }
      }
    }
  }
}
