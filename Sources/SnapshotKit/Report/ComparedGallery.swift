import Foundation

/// Lists in a gallery what the comparison with another revision has drawn: pictures that both show
/// are taken from those of the other, so that nothing is drawn for it.
struct ComparedGallery {
  let catalogue: Catalogue
  let cells: [Cell]
  let report: RunReport
  /// The pictures of the other revision, all of which are stored.
  let base: BaselineFolder

  /// Writes the list, and gives each picture its cell's name.
  ///
  /// - Parameter folder: The folder of the report.
  /// - Throws: ``SystemError`` that names the file.
  func write(to folder: String) throws {
    let results = Dictionary(report.cells.map { ($0.name, $0) }) { first, _ in first }
    // Cells that share a layout share the evidence of its change.
    let changed = Dictionary(
      report.cells.compactMap { cell in
        cell.files?.actual.flatMap { path in cell.key.map { ($0, "\(folder)/\(path)") } }
      }
    ) { first, _ in first }
    let drawn = try cells.filter { cell in
      guard let result = results[cell.name],
        let source = result.status == .unchanged
          ? base.picturePath(cell) : result.key.flatMap({ changed[$0] }),
        access(source, F_OK) == 0
      else { return false }
      try AtomicFile.makeFolder("\(folder)/\(cell.screen)")
      try AtomicFile.link(source, to: "\(folder)/\(cell.path)")
      return true
    }
    try Gallery(catalogue: catalogue, cells: drawn, report: report).write(to: folder)
  }
}
