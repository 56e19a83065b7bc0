import Foundation

/// Holds cells against what was approved for them.
@MainActor struct Verification {
  /// One cell of so many is drawn even though its key is the approved one, chosen by its name.
  static let sampling: UInt64 = 2048

  /// Returns the names of the cells that are drawn as samples, one at least.
  ///
  /// Chosen by their hashes' upper bits, for the lower ones hardly tell apart names that begin
  /// alike.
  static func samples(of names: [String]) -> Set<String> {
    let draws = names.map { (name: $0, draw: (NameHash.value($0) >> 48) % sampling) }
    let least = draws.min { ($0.draw, $0.name) < ($1.draw, $1.name) }
    return Set(draws.filter { $0.draw == 0 }.map(\.name) + [least?.name].compactMap { $0 })
  }

  /// A state of the screens that cells are held against.
  enum Basis: Equatable {
    /// Pictures that somebody has approved. Differences may be approved in turn.
    case approved
    /// Pictures that another revision has just drawn: of a shard its own cells alone, and pictures
    /// of all.
    case revision(RunReport.Revision)
  }

  let catalogue: Catalogue
  let matrix: Matrix
  let cells: [Cell]
  let filter: CellFilter
  /// The filter as arguments, for the report.
  let arguments: [String]
  let options: RunOptions
  let crew: WorkerCrew
  let baselines: Baselines
  let output: ReportFolder
  let isParanoid: Bool
  /// The state that the cells are held against.
  var basis = Basis.approved
  /// The place where the report for a pull request is read.
  var markdownPlace = MarkdownReport.Place()
  /// A Boolean value that indicates whether the causes of changes are told, which takes a
  /// description of each.
  var tellsCauses = true
  private let tolerances: ToleranceFile
  private let shard: Shard?
  /// The paths of descriptions by the layouts that they tell.
  private let descriptions: [DescribedCells.Layout: String]
  private let started = ContinuousClock.now

  init(
    catalogue: Catalogue, matrix: Matrix, cells: [Cell], filter: FilterOptions, options: RunOptions,
    crew: WorkerCrew, baselines: Baselines, output: ReportFolder, isParanoid: Bool
  ) throws {
    (self.catalogue, self.matrix, self.cells) = (catalogue, matrix, cells)
    (self.filter, arguments) = (filter.filter, filter.arguments)
    (self.options, self.crew, self.baselines) = (options, crew, baselines)
    (self.output, self.isParanoid) = (output, isParanoid)
    shard = try options.selectedShard()
    let paths = matrix.cells.compactMap { cell in
      baselines.descriptions[cell.name].map {
        (DescribedCells.Layout(cell), baselines.folder.descriptionPath($0))
      }
    }
    descriptions = Dictionary(paths) { first, _ in first }
    tolerances = try ToleranceFile(in: baselines.folder, today: ToleranceFile.today)
  }

  /// Verifies, reports and prints.
  func run() throws -> ExitStatus {
    let problems = baselines.problems + baselines.strayPictures(of: cells)
    guard problems.isEmpty else { return tell(problems) }
    let renderer = try Renderer(fonts: catalogue.fontFiles)
    let controls = try NegativeControls(renderer: renderer).run()
    if let deaf = controls.first(where: { !$0.isNoticed }) {
      StandardError.print("error: the gate does not notice \(deaf.name); it cannot be trusted.")
      return .failure
    }
    tellStrayDescriptions()
    if OutputFolder.isOwn(output.path) { output.removeEvidence() }
    try output.prepare(
      for: cells,
      replacing: cells.flatMap { cell in
        CellJob.Evidence.endings.map { cell.name + $0 } + (hasGallery ? [cell.path] : [])
      })
    let isComparable =
      baselines.isEmpty || baselines.lock.fingerprint.digest == renderer.fingerprint.digest
    if !isComparable {
      tellRenderer(renderer.fingerprint)
      if basis == .approved { return try compareStored(renderer.fingerprint, controls) }
    }
    return try verify(cells, renderer.fingerprint, controls, isComparable: isComparable)
  }

  /// Descriptions are no approvals: without them a change is told less well.
  private func tellStrayDescriptions() {
    guard let first = baselines.strayDescriptions.first else { return }
    StandardError.print(
      "warning: \(RunMessages.counted(baselines.strayDescriptions.count, "description")) of no approved "
        + "picture, such as \(first); snapshot record writes them anew")
  }

  private func tell(_ problems: [String]) -> ExitStatus {
    for problem in problems.prefix(20) { StandardError.print("error: \(problem)") }
    if problems.count > 20 { StandardError.print("and \(problems.count - 20) more") }
    return .failure
  }

  private func verify(
    _ cells: [Cell], _ fingerprint: RendererFingerprint, _ controls: [RunReport.Control],
    isComparable: Bool
  ) throws -> ExitStatus {
    let outcome = try take(cells, fingerprint)
    // What another revision drew for a shard is that shard's alone.
    let orphans = Orphans(
      baselines, matrix, filter: filter, shard: basis == .approved ? shard : nil)
    let causes = causes(outcome, fingerprint, isComparable: isComparable)
    var report = report(cells, outcome, orphans, fingerprint, controls)
    report.tellCauses(causes)
    if hasGallery {
      try ComparedGallery(
        catalogue: catalogue, cells: cells, report: report, base: baselines.folder
      ).write(to: output.path)
    }
    try output.write(report, causes: shard == nil ? nil : causes, for: markdownPlace)
    output.removeEmptyFolders(of: cells)
    VerificationMessages(
      report: report, tolerances: tolerances, folder: output,
      offersApproval: isComparable && basis == .approved,
      isParanoid: isParanoid
    ).tell(cells, outcome, statistics: options.statistics)
    return report.failures.isEmpty ? .success : .differences
  }

  /// Another renderer: what it draws is told apart from changes of the screens, once.
  private func tellRenderer(_ fingerprint: RendererFingerprint) {
    let changes = fingerprint.differences(from: baselines.lock.fingerprint)
    let words = changes.isEmpty ? "its fingerprint differs" : changes.joined(separator: "; ")
    guard basis == .approved else {
      StandardError.print(
        "warning: The other revision draws with another renderer: \(words). Pixels are compared.")
      return
    }
    let kept = stored.count
    StandardError.print(
      """
      error: The snapshots were approved with another renderer: \(words). \
      \(RunMessages.counted(kept, "stored picture")) can be compared, \
      \(cells.count - kept) cells cannot. Verify where they were recorded, or record anew.
      """)
  }

  /// The cells of which there is an approved picture.
  private var stored: [Cell] { cells.filter { baselines.stored[$0.name] != nil } }

  /// Compares stored pictures with what another renderer draws, which passes no gate.
  private func compareStored(
    _ fingerprint: RendererFingerprint, _ controls: [RunReport.Control]
  ) throws -> ExitStatus {
    if !stored.isEmpty { _ = try verify(stored, fingerprint, controls, isComparable: false) }
    return .failure
  }

  private func take(_ cells: [Cell], _ fingerprint: RendererFingerprint) throws -> MatrixRun.Outcome
  {
    var run = MatrixRun(
      catalogue: catalogue, crew: crew, fingerprint: fingerprint.digest,
      costs: ScreenCosts(in: baselines.folder), purpose: .verifying)
    // So it is tried that a shared layout gives what each scheme's own does.
    run.sharesSchemes = !isParanoid
    let samples = Self.samples(of: cells.map(\.name))
    return try run.take(cells) { _, picture in
      let approved = picture.cells.compactMap { baselines.lock.entries[$0.name] }
      let isSampled = picture.cells.contains { samples.contains($0.name) }
      return CellJob.Picture(
        device: picture.device.id, scale: picture.scale, step: picture.step,
        approved: approved.count == picture.cells.count ? approved.approvals : [],
        rasterises: isParanoid || isSampled, output: .ifChanged(evidence(of: picture)))
    }
  }

  /// A stored picture among the cells explains a change to all of them.
  private func evidence(
    of picture: CellGroup.Picture
  ) -> CellJob.Evidence {
    let stored = picture.cells.first { baselines.stored[$0.name] != nil }
    let cell = stored ?? picture.cells[0]
    var evidence = output.evidence(of: cell)
    evidence.baselinePath = stored.map(baselines.folder.picturePath)
    evidence.tolerances = tolerances.current.filter { $0.applies(to: cell.screen) }
    guard tellsCauses else { return evidence }
    evidence.descriptionPath = picture.cells.lazy.compactMap { descriptions[.init($0)] }.first
    return evidence
  }

  /// Returns why cells have changed, as far as their descriptions, git and the renderer tell.
  private func causes(
    _ outcome: MatrixRun.Outcome, _ fingerprint: RendererFingerprint, isComparable: Bool
  ) -> KnownCauses {
    var causes = outcome.causes
    if causes.values.contains(where: { $0.kind == .edit }), let commit,
      let changes = SourceChanges(
        since: commit, in: FileManager.default.currentDirectoryPath)
    {
      causes = changes.told(causes)
    }
    let renderer =
      isComparable
      ? nil : CellCause(differences: fingerprint.differences(from: baselines.lock.fingerprint))
    return KnownCauses(causes, ofAnotherRenderer: renderer)
  }

  /// A Boolean value that indicates whether all pictures are shown beside the report.
  ///
  /// Those of another revision are there anyhow. Of a shard the report alone is handed on.
  private var hasGallery: Bool { basis != .approved && shard == nil }

  /// The commit that the cells are held against, where one is known.
  private var commit: String? {
    switch basis {
    case .approved: SourceChanges.commit(of: baselines.folder)
    case .revision(let revision): revision.commit
    }
  }

  private func report(
    _ cells: [Cell], _ outcome: MatrixRun.Outcome, _ orphans: Orphans,
    _ fingerprint: RendererFingerprint, _ controls: [RunReport.Control]
  ) -> RunReport {
    let results = cells.map { cell in
      result(of: cell, outcome.results[cell.name], size: outcome.contentSize(of: cell))
    }
    return RunReport(
      command: "verify", revision: basis.revision, shard: shard?.description, filter: arguments,
      fingerprint: fingerprint.digest, controls: controls,
      cells: results + (orphans.entries + orphans.strays).sorted().map(orphan),
      seconds: (ContinuousClock.now - started) / .seconds(1))
  }

  private func orphan(_ name: String) -> RunReport.CellResult {
    let entry = baselines.lock.entries[name]
    return RunReport.CellResult(
      name: name, pixelWidth: entry?.pixelWidth ?? 0, pixelHeight: entry?.pixelHeight ?? 0,
      status: .orphaned, approvedKey: entry?.key, approvedPixels: entry?.pixels,
      reason: entry == nil ? "a stored picture or description without a cell" : nil)
  }

  private func result(
    of cell: Cell, _ drawn: MatrixRun.PictureResult?, size: CellReply.PixelSize?
  ) -> RunReport.CellResult {
    let entry = baselines.lock.entries[cell.name]
    var result = RunReport.CellResult(
      name: cell.name, pixelWidth: size?.width ?? cell.pixelWidth,
      pixelHeight: size?.height ?? cell.pixelHeight,
      status: .failed, approvedKey: entry?.key, approvedPixels: entry?.pixels)
    switch drawn {
    case nil: result.reason = "was not drawn"
    case .failed(let reason): result.reason = reason
    case .drawn(let picture):
      result.status = Gate.judge(picture, approved: entry)
      result.key = picture.key
      // Of what is as approved, each shard draws a sample, which is another than the whole run's.
      if isParanoid || result.status != .unchanged { result.pixels = picture.pixels }
      explain(&result, cell, picture, entry)
    }
    return result
  }

  private func explain(
    _ result: inout RunReport.CellResult, _ cell: Cell, _ picture: CellReply.Picture,
    _ entry: Lock.Entry?
  ) {
    guard result.status == .changed || result.status == .tolerated || result.status == .missing
    else { return }
    if picture.key == entry?.key {
      result.reason = "the pixels moved under an equal key: the renderer's fingerprint misses it"
    }
    let paths = output.evidence(of: cell)
    func file(_ path: String) -> String? {
      access(path, F_OK) == 0 ? String(path.dropFirst(output.path.count + 1)) : nil
    }
    result.files = RunReport.Files(
      expected: file(paths.expectedPath), actual: file(paths.actualPath),
      difference: file(paths.differencePath))
    guard entry != nil else { return }
    guard let difference = picture.difference else { return }
    result.difference = RunReport.Difference(
      pixels: difference.count, visible: difference.visible, box: difference.box,
      regions: difference.regions, largestStep: difference.largestStep,
      density: difference.density, tolerance: difference.spent)
  }
}

extension Verification.Basis {
  /// The other revision; nil where cells are held against what was approved.
  fileprivate var revision: RunReport.Revision? {
    if case .revision(let revision) = self { revision } else { nil }
  }
}

extension Orphans {
  /// Pictures and descriptions whose names are not among the lock's orphans already.
  var strays: [String] {
    Set(pictures + descriptions).subtracting(entries).sorted()
  }
}
