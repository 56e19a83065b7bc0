import ArgumentParser
import Foundation

/// `snapshot render`: pictures, and a gallery to look at them.
struct RenderCommand: FilteringCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws PNGs and a gallery, index.html, that opens from disk.",
    discussion: """
      Exits with 1 if a screen could not be drawn; the others are. A folder that is drawn again keeps
      the pictures of what has not changed.

        snapshot render --screen saransk-catalogue --device 'iphone-15*' --frame
        snapshot render --screen views-lists --scale 2 --contact-sheet
        snapshot render --screen quiz-question --device ipad-9 --format pdf
        snapshot render --screen flow-quiz --device iphone-15 --animate
        snapshot render --screen '*-list' --device iphone-15 --scheme light --frame --poster apps.png
        snapshot render --screen shop --window 'split-*' --crop window
        snapshot render --group app-store --orientation portrait --scheme light
        snapshot render --gallery-only --archive gallery.zip
      """)

  @OptionGroup var filters: FilterOptions
  @OptionGroup var options: RunOptions

  @Option(name: [.short, .long], help: "The folder for the pictures.")
  var output = "out"

  @Flag(help: "Puts each picture into its device's body.")
  var frame = false

  @Flag(help: "Draws lines over each picture: the safe area, and the cut-out.")
  var safeAreas = false

  @Option(help: "window: pictures of windows show them alone, without the iPad around them.")
  var crop: CropOption?

  @Option(help: "png, svg or pdf; documents come without a gallery.")
  var format = PictureFormat.png

  @Flag(help: "Adds contact sheets: each screen on all devices in one PNG, with their names.")
  var contactSheet = false

  @Option(
    help: """
      Writes one PNG of all screens side by side, without words; those on several devices in a row for each.
      """)
  var poster: String?

  @Flag(help: "Adds a moving picture of each flow, an animated WebP beside its pictures.")
  var animate = false

  @Option(help: "Frames a second of moving pictures.")
  var fps = 30.0

  @Flag(help: "Adds descriptions of views, which the gallery shows over the pictures.")
  var descriptions = false

  @Flag(help: "Draws nothing, and writes the gallery anew over the pictures that are there.")
  var galleryOnly = false

  @Option(help: "Packs the gallery into a ZIP archive, to be unpacked and opened elsewhere.")
  var archive: String?

  func validate() throws {
    if wantsScreenshots, frame || safeAreas || crop != nil || format != .png {
      throw ValidationError(
        "--group app-store writes PNGs of whole screens, without lines or frames")
    }
    if frame, crop != nil { throw ValidationError("--crop and --frame exclude each other") }
    guard (1...120).contains(fps) else { throw ValidationError("--fps must be from 1 to 120") }
    if contactSheet, format != .png { throw ValidationError("--contact-sheet needs --format png") }
    if poster != nil, format != .png { throw ValidationError("--poster needs --format png") }
    if archive != nil, format != .png { throw ValidationError("--archive needs --format png") }
  }

  func run(_ catalogue: Catalogue) throws -> ExitStatus {
    guard !galleryOnly else {
      let gallery = try Gallery(of: output, catalogue)
      try gallery.write(to: output)
      try pack(gallery)
      print("\(output)/\(Gallery.fileName)")
      return .success
    }
    let started = ContinuousClock.now
    let costs = ScreenCosts(in: BaselineFolder(path: BaselineOptions.defaultPath))
    let matrix = Matrix(catalogue)
    let cells = try options.part(of: matrix.cells(matching: filters.filter), catalogue, costs)
    let folder = ReportFolder(path: output)
    try folder.prepare(for: cells, replacing: cells.map { "\($0.name).\(format.rawValue)" })
    let crew = try WorkerCrew(options, cells: cells.count, of: catalogue)
    defer { crew.dismiss() }
    let renderer = try Renderer(fonts: catalogue.fontFiles)
    let fingerprint = renderer.fingerprint
    let run = MatrixRun(
      catalogue: catalogue, crew: crew, fingerprint: fingerprint.digest, costs: costs,
      purpose: .showing, isFramed: frame, isCropped: crop != nil,
      showsSafeArea: safeAreas)
    var drawnPictures = DrawnPictures(in: output)
    let outcome = try run.take(cells) { _, picture in
      CellJob.Picture(
        device: picture.device.id, scale: picture.scale, step: picture.step,
        output: .always(
          path: path(of: picture.cells[0]), drawn: drawnPictures.pictures[picture.cells[0].name]))
    }
    try linkTwins(cells, outcome)
    if format == .png {
      drawnPictures.take(outcome.results, declared: Set(matrix.cells.map(\.name)))
      try drawnPictures.write(to: output)
    }
    let report = try report(cells, catalogue, outcome, fingerprint, started)
    let drawn = cells.filter { if case .drawn = outcome.results[$0.name] { true } else { false } }
    if contactSheet { try writeContactSheets(drawn, catalogue, renderer) }
    try writePoster(drawn, catalogue, renderer)
    if wantsScreenshots { try writeScreenshots(drawn, catalogue) }
    if animate || descriptions { options.clock.watch() }
    let films = animate ? try film(drawn, catalogue, renderer) : (paths: [], status: nil)
    if format == .png {
      var gallery = Gallery(catalogue: catalogue, cells: drawn, report: report, isFramed: frame)
      gallery.films = films.paths.map { String($0.dropFirst(output.count + 1).dropLast(5)) }
      if descriptions {
        gallery.descriptions = try DescriptionScripts(
          catalogue: catalogue, renderer: renderer, folder: output
        ).write(drawn)
        gallery.hasWords = true
      }
      try gallery.write(to: output)
      try pack(gallery)
    }
    // By the report a server notes the run: what its page loads is there before it.
    try folder.write(report)
    let status = conclude(report, drawn, outcome)
    for path in films.paths { print(path) }
    return films.status ?? status
  }

  /// A Boolean value that indicates whether the group of App Store Connect's sets is asked for by
  /// name.
  private var wantsScreenshots: Bool { filters.group.contains(DeviceTable.appStoreGroup) }

  private func writeScreenshots(_ cells: [Cell], _ catalogue: Catalogue) throws {
    let places = try ScreenshotFolder(catalogue: catalogue, output: output).write(cells)
    for folder in ScreenshotFolder.crowded(places) {
      StandardError.print(
        "warning: \(folder) has more than the \(ScreenshotSet.limit) pictures that App Store "
          + "Connect takes; choose with --screen, --scheme and --orientation")
    }
    print("\(output)/\(ScreenshotFolder.folderName)")
  }

  private func pack(_ gallery: Gallery) throws {
    guard let archive else { return }
    try ZipArchive.write(try gallery.files(in: output), of: output, to: archive)
    print(archive)
  }

  /// Writes moving pictures; gives a status if some cannot be written.
  @MainActor private func film(
    _ cells: [Cell], _ catalogue: Catalogue, _ renderer: Renderer
  ) throws -> (paths: [String], status: ExitStatus?) {
    let writer = FilmWriter(
      catalogue: catalogue, renderer: renderer, folder: output, framesPerSecond: fps,
      isFramed: frame, isCropped: crop != nil)
    let (paths, failures) = try writer.write(cells)
    for failure in failures { StandardError.print("error: \(failure)") }
    if paths.isEmpty, failures.isEmpty { StandardError.print("warning: none of these is a flow") }
    return (paths, failures.isEmpty ? nil : .differences)
  }

  private func path(of cell: Cell) -> String { "\(output)/\(cell.name).\(format.rawValue)" }

  private func writePoster(
    _ cells: [Cell], _ catalogue: Catalogue, _ renderer: Renderer
  ) throws {
    guard let path = poster, !cells.isEmpty else { return }
    let poster = Poster(of: cells, in: output, isFramed: frame) {
      catalogue.devices.size(of: $0, isFramed: frame)
    }
    let image = try renderer.raster(poster.list, scale: Poster.scale)
    try AtomicFile.write(try Renderer.encode(image, scale: Poster.scale), to: path)
  }

  private func writeContactSheets(
    _ cells: [Cell], _ catalogue: Catalogue, _ renderer: Renderer
  ) throws {
    let sheets = ContactSheet.sheets(
      of: cells.filter { !$0.device.isComponent }, catalogue, in: output
    ) {
      catalogue.devices.size(of: $0, isFramed: frame, isCropped: crop != nil)
    }
    for (path, sheet) in sheets {
      let image = try renderer.raster(sheet.list(text: renderer.text), scale: ContactSheet.scale)
      try AtomicFile.write(
        try Renderer.encode(image, scale: ContactSheet.scale), to: "\(output)/\(path)")
    }
  }

  /// Gives every further cell of a picture, and of equal pictures, a second name of the first file.
  private func linkTwins(_ cells: [Cell], _ outcome: MatrixRun.Outcome) throws {
    var firsts: [String: String] = [:]
    for cell in cells {
      guard case .drawn(let picture) = outcome.results[cell.name] else { continue }
      let path = path(of: cell)
      if let first = firsts[picture.key] {
        try AtomicFile.link(first, to: path)
      } else {
        firsts[picture.key] = path
      }
    }
  }

  private func report(
    _ cells: [Cell], _ catalogue: Catalogue, _ outcome: MatrixRun.Outcome,
    _ fingerprint: RendererFingerprint, _ started: ContinuousClock.Instant
  ) throws -> RunReport {
    let results = cells.map { cell in
      let size = catalogue.devices.pixelSize(
        of: cell, isFramed: frame, isCropped: crop != nil)
      var result = RunReport.CellResult(
        name: cell.name, pixelWidth: outcome.contentSize(of: cell)?.width ?? size.width,
        pixelHeight: outcome.contentSize(of: cell)?.height ?? size.height, status: .failed)
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
      filter: filters.arguments, fingerprint: fingerprint.digest, cells: results,
      seconds: (ContinuousClock.now - started) / .seconds(1))
  }

  private func conclude(
    _ report: RunReport, _ drawn: [Cell], _ outcome: MatrixRun.Outcome
  ) -> ExitStatus {
    RunMessages.tellIssues(outcome)
    RunMessages.tellFailures(report)
    if options.statistics { StandardError.print(outcome.statistics.text) }
    let statistics = outcome.statistics
    let summary = RunMessages.summary(drawn, "snapshots", elapsed: outcome.elapsed)
    print(statistics.unchanged == 0 ? summary : "\(summary), \(statistics.rasters) drawn")
    if !drawn.isEmpty { print(format == .png ? "\(output)/\(Gallery.fileName)" : output) }
    return report.failures.isEmpty ? .success : .differences
  }
}

/// The part of a picture to cut out.
enum CropOption: String, ExpressibleByArgument, CaseIterable {
  case window
}

/// The format of the pictures that are written.
enum PictureFormat: String, ExpressibleByArgument, CaseIterable {
  case png, svg, pdf
}
