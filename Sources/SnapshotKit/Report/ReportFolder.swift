import Foundation

/// The folder in which a run leaves its reports and pictures.
struct ReportFolder {
  let path: String

  /// Returns the paths of a picture's evidence, which sort together.
  func evidence(of cell: Cell) -> CellJob.Evidence {
    CellJob.Evidence(base: "\(path)/\(cell.name)")
  }

  /// Makes the folder, with a folder for each screen.
  ///
  /// - Parameters:
  ///   - cells: The cells whose screens get folders.
  ///   - files: The files below the folder that the run would replace.
  /// - Throws: ``OutputError`` for a folder with files of others, ``SystemError``.
  func prepare(for cells: [Cell], replacing files: [String] = []) throws {
    try OutputFolder.check(path)
    try OutputFolder.check(
      path,
      replacing: Self.reports + WebApp.dataNames + WebApp.files().map(\.path) + files)
    try AtomicFile.prepare(path)
    try OutputFolder.mark(path)
    try OutputFolder.checkFolder("\(path)/app")
    try OutputFolder.checkFolder("\(path)/\(DescriptionScripts.folderName)")
    for screen in Set(cells.map(\.screen)).sorted() {
      try OutputFolder.checkFolder("\(path)/\(screen)")
      try AtomicFile.makeFolder("\(path)/\(screen)")
    }
  }

  /// The reports' names, beside the web app's.
  private static let reports = [
    RunReport.fileName, JUnitReport.fileName, SARIFReport.fileName, MarkdownReport.fileName,
    KnownCauses.fileName, DrawnPictures.fileName,
  ]

  /// Writes the JSON and JUnit reports; of a verification also those for reviews, and the web app
  /// that shows them.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - causes: Of a shard's verification, what its merge needs to know.
  ///   - place: Where the report for a pull request is read.
  /// - Throws: ``SystemError`` that names the file.
  func write(
    _ report: RunReport, causes: KnownCauses? = nil, for place: MarkdownReport.Place = .init()
  ) throws {
    if let causes {
      try AtomicFile.write(try causes.json(), to: "\(path)/\(KnownCauses.fileName)")
    } else {
      unlink("\(path)/\(KnownCauses.fileName)")
    }
    if report.command == "verify" {
      try WebApp.write(report, as: "report", to: "\(path)/\(RunReport.scriptName)")
      try WebApp.write(to: path)
    }
    try AtomicFile.write(try report.json(), to: "\(path)/\(RunReport.fileName)")
    try AtomicFile.write(
      Data(JUnitReport(report: report).xml.utf8), to: "\(path)/\(JUnitReport.fileName)")
    if report.command == "verify" { try writeForReview(report, for: place) }
    OutputFolder.unmark(path)
  }

  /// Writes what pages, forges and people read; where nothing differs, no more than forges need.
  private func writeForReview(_ report: RunReport, for place: MarkdownReport.Place) throws {
    let clusters = report.clusters ?? []
    let sources = SourceFiles(of: clusters.flatMap { [$0.source] + $0.edits.map(\.source) })
    try AtomicFile.write(
      try SARIFReport(clusters: clusters, sources: sources).json(),
      to: "\(path)/\(SARIFReport.fileName)")
    guard !clusters.isEmpty else {
      unlink("\(path)/\(MarkdownReport.fileName)")
      return
    }
    try AtomicFile.write(
      Data(MarkdownReport(report: report, sources: sources, place: place).text.utf8),
      to: "\(path)/\(MarkdownReport.fileName)")
  }

  /// Removes folders of screens that nothing was put into.
  func removeEmptyFolders(of cells: [Cell]) {
    for screen in Set(cells.map(\.screen)) { rmdir("\(path)/\(screen)") }
  }

  /// Removes the evidence that earlier runs left, of whatever cells: a report is of one run.
  func removeEvidence() {
    let files = FileManager.default
    for screen in (try? files.contentsOfDirectory(atPath: path)) ?? []
    where Catalogue.isValid(screen) {
      let folder = "\(path)/\(screen)"
      for file in (try? files.contentsOfDirectory(atPath: folder)) ?? []
      where CellJob.Evidence.endings.contains(where: file.hasSuffix) { unlink("\(folder)/\(file)") }
      rmdir(folder)
    }
  }
}
