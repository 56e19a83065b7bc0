import ArgumentParser
import Foundation

/// `snapshot render`: pictures, and a gallery to look at them.
struct RenderCommand: CatalogueCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws PNGs and a gallery, index.html, that opens from disk.",
    discussion: "Exits with 1 if a screen could not be drawn; the others are.")

  @OptionGroup var filters: FilterOptions
  @OptionGroup var options: RunOptions

  @Option(name: [.short, .long], help: "The folder for the pictures.")
  var output = "out"

  func run(_ catalogue: Catalogue) throws -> ExitStatus {
    let started = ContinuousClock.now
    let cells = try options.part(
      of: try Matrix(catalogue).cells(matching: filters.filter), catalogue,
      ScreenCosts(in: BaselineFolder(path: BaselineOptions.defaultPath)))
    let folder = ReportFolder(path: output)
    try folder.prepare(for: cells)
    let fingerprint = try Renderer().fingerprint
    let run = MatrixRun(catalogue: catalogue, options: options, fingerprint: fingerprint.digest)
    let outcome = try run.take(cells) { _, picture in
      CellJob.Picture(
        scale: picture.scale, output: .always(path: "\(output)/\(picture.cells[0].path)"))
    }
    try linkTwins(cells, outcome)
    let report = try report(cells, outcome, fingerprint, started)
    try folder.write(report)
    let drawn = cells.filter { if case .drawn = outcome.results[$0.name] { true } else { false } }
    let gallery = try Gallery(catalogue: catalogue, cells: drawn).html()
    try AtomicFile.write(gallery, to: "\(output)/\(Gallery.fileName)")
    return conclude(report, drawn, outcome)
  }

  /// Gives every further cell of a picture, and of equal pictures, a second name of the first file.
  private func linkTwins(_ cells: [Cell], _ outcome: MatrixRun.Outcome) throws {
    var firsts: [String: String] = [:]
    for cell in cells {
      guard case .drawn(let picture) = outcome.results[cell.name] else { continue }
      let path = "\(output)/\(cell.path)"
      if let first = firsts[picture.key] {
        try AtomicFile.link(first, to: path)
      } else {
        firsts[picture.key] = path
      }
    }
  }

  private func report(
    _ cells: [Cell], _ outcome: MatrixRun.Outcome, _ fingerprint: RendererFingerprint,
    _ started: ContinuousClock.Instant
  ) throws -> RunReport {
    let results = cells.map { cell in
      var result = RunReport.CellResult(
        name: cell.name, pixelWidth: cell.pixelWidth, pixelHeight: cell.pixelHeight,
        status: .failed)
      switch outcome.results[cell.name] {
      case .drawn(let picture):
        (result.status, result.key, result.pixels) = (.written, picture.key, picture.pixels)
      case .failed(let reason): result.reason = reason
      case nil: result.reason = "was not drawn"
      }
      return result
    }
    return RunReport(
      command: "render", shard: try options.selectedShard()?.description,
      filter: filters.filter.arguments, fingerprint: fingerprint.digest, cells: results,
      seconds: (ContinuousClock.now - started) / .seconds(1))
  }

  private func conclude(
    _ report: RunReport, _ drawn: [Cell], _ outcome: MatrixRun.Outcome
  ) -> ExitStatus {
    RunMessages.tellIssues(outcome)
    RunMessages.tellFailures(report)
    if options.statistics { StandardError.print(outcome.statistics.text) }
    print(RunMessages.summary(drawn, "snapshots", elapsed: outcome.elapsed))
    if !drawn.isEmpty { print("\(output)/\(Gallery.fileName)") }
    return report.failures.isEmpty ? .success : .differences
  }
}
