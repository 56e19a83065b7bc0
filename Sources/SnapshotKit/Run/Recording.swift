import Foundation

/// Approves cells as they are drawn: pictures first, the lock last.
///
/// Wherever it is killed, the lock is the old or the new one as a whole. A picture that is newer
/// than the lock carries another digest than the lock approves, by which the next run knows it.
///
/// A shard leaves the approved snapshots alone: its lock, with its own cells, its new pictures and
/// its report go into a folder of its own, which ``RecordMerge`` joins with those of the others.
@MainActor struct Recording {
  /// A shard of a record, and where its part goes.
  struct Part {
    let shard: Shard
    /// The filters of the run, as arguments.
    let filter: [String]
    let folder: BaselineFolder
  }

  let catalogue: Catalogue
  let matrix: Matrix
  let cells: [Cell]
  let options: RunOptions
  let crew: WorkerCrew
  let baselines: Baselines
  let mode: RecordMode
  let isWhole: Bool
  let isParanoid: Bool
  let part: Part?
  /// A Boolean value that indicates whether failures alone are told.
  var isQuiet = false
  private var lock: Lock
  private let described: Set<String>
  private let started = ContinuousClock.now

  init(
    catalogue: Catalogue, matrix: Matrix, cells: [Cell], options: RunOptions, crew: WorkerCrew,
    baselines: Baselines, mode: RecordMode, keep: Lock.Keep?, isWhole: Bool, isParanoid: Bool,
    part: Part?
  ) {
    (self.catalogue, self.matrix, self.cells) = (catalogue, matrix, cells)
    (self.options, self.crew, self.baselines, self.mode) = (options, crew, baselines, mode)
    (self.isWhole, self.isParanoid, self.part) = (isWhole, isParanoid, part)
    lock = baselines.lock
    lock.keep = keep ?? (baselines.isEmpty ? catalogue.usualKeep : lock.keep)
    described = DescribedCells.names(among: matrix.cells, lock.keep)
  }

  /// The folder that this run writes.
  private var target: BaselineFolder { part?.folder ?? baselines.folder }

  /// Draws what may have changed, and writes what has.
  ///
  /// - Throws: ``RecordError`` if a part cannot be recorded by itself.
  mutating func run(_ costs: ScreenCosts) throws -> ExitStatus {
    let fingerprint = try Renderer(fonts: catalogue.fontFiles).fingerprint
    try checkBasis(fingerprint)
    if mode != .never {
      target.removeLeftovers()
      if part != nil { unlink("\(target.path)/\(RunReport.fileName)") }
      for screen in Set(cells.map(\.screen)) {
        try AtomicFile.makeFolder("\(target.path)/\(screen)")
      }
    }
    let outcome = try take(fingerprint)
    let statuses = cells.map { take(up: $0, outcome.results[$0.name]) }
    lock.fingerprint = fingerprint
    if mode != .never {
      try write(statuses, costs.updated(outcome.costs, screens: matrix.screens))
      removeEmptyFolders()
    }
    return conclude(statuses, outcome)
  }

  /// Writes the lock behind the pictures; of a shard, the part and then its report.
  private func write(_ results: [RunReport.CellResult], _ costs: ScreenCosts) throws {
    guard let part else {
      try target.write(lock)
      if results.contains(where: { $0.status == .written }) { try costs.write(in: target) }
      return
    }
    var own = lock
    let names = Set(cells.map(\.name))
    own.entries = own.entries.filter { names.contains($0.key) }
    try target.write(own)
    try costs.write(in: target)
    try ReportFolder(path: target.path).write(report(results, part))
  }

  private func report(_ results: [RunReport.CellResult], _ part: Part?) -> RunReport {
    RunReport(
      command: "record", shard: part?.shard.description, filter: part?.filter ?? [],
      fingerprint: lock.fingerprint.digest, cells: results,
      seconds: (ContinuousClock.now - started) / .seconds(1))
  }

  /// A part of the matrix is recorded upon the rest, which must be sound and of this renderer.
  private mutating func checkBasis(_ fingerprint: RendererFingerprint) throws {
    let isOther = lock.fingerprint.digest != fingerprint.digest && !baselines.isEmpty
    if isOther, !isWhole || (mode != .all && mode != .never) {
      throw RecordError.otherRenderer(fingerprint.differences(from: lock.fingerprint))
    }
    guard !baselines.problems.isEmpty else { return }
    let lockProblems = baselines.problems.filter { $0.hasPrefix(baselines.folder.lockPath) }
    for problem in baselines.problems { StandardError.print("warning: \(problem)") }
    guard !lockProblems.isEmpty else { return }
    guard isWhole, mode == .all else { throw RecordError.brokenLock(baselines.folder.lockPath) }
    // A lock that a merge has torn may approve anything: all is drawn again.
    lock.entries = [:]
  }

  private func take(_ fingerprint: RendererFingerprint) throws -> MatrixRun.Outcome {
    var run = MatrixRun(
      catalogue: catalogue, crew: crew, fingerprint: fingerprint.digest,
      costs: ScreenCosts(in: baselines.folder), purpose: .recording)
    run.sharesSchemes = !isParanoid
    let isComparable = lock.fingerprint.digest == fingerprint.digest
    return try run.take(cells) { _, picture in
      let approved = isComparable ? picture.cells.compactMap { lock.entries[$0.name] } : []
      return CellJob.Picture(
        device: picture.device.id, scale: picture.scale, step: picture.step,
        approved: approved.count == picture.cells.count ? approved.approvals : [],
        rasterises: isParanoid, output: output(of: picture),
        description: description(of: picture))
    }
  }

  private func description(of picture: CellGroup.Picture) -> CellJob.DescriptionFile? {
    guard mode != .never, let cell = picture.cells.first(where: { described.contains($0.name) }),
      mode == .all || (mode == .missing) == (lock.entries[cell.name] == nil)
    else { return nil }
    return .init(
      path: target.descriptionPath(cell.name), cell: cell.name, darkCell: cell.inDark.name,
      stored: baselines.descriptions[cell.name] == cell.name
        ? baselines.folder.descriptionPath(cell.name) : nil,
      isRenewed: mode == .all)
  }

  private func output(of picture: CellGroup.Picture) -> CellJob.Output {
    guard mode != .never else { return .none }
    let files = picture.cells.filter { cell in
      // A mode that writes some cells alone leaves the pictures of the others.
      lock.keeps(cell)
        && (mode == .all || (mode == .missing) == (lock.entries[cell.name] == nil))
    }
    return files.isEmpty
      ? .none
      : .baseline(
        files.map {
          .init(path: target.picturePath($0), pixels: baselines.stored[$0.name])
        })
  }

  /// Enters what was drawn of a cell into the lock, if the mode allows it.
  private mutating func take(
    up cell: Cell, _ result: MatrixRun.PictureResult?
  ) -> RunReport.CellResult {
    var report = RunReport.CellResult(
      name: cell.name, pixelWidth: cell.pixelWidth, pixelHeight: cell.pixelHeight, status: .failed)
    guard case .drawn(let picture) = result else {
      if case .failed(let reason) = result { report.reason = reason }
      return report
    }
    let old = lock.entries[cell.name]
    report.status = Gate.judge(picture, approved: old)
    guard let pixels = picture.pixels ?? old?.pixels else { return report }
    (report.key, report.pixels) = (picture.key, pixels)
    let entry = Lock.Entry(
      pixelWidth: picture.size?.width ?? old?.pixelWidth ?? cell.pixelWidth,
      pixelHeight: picture.size?.height ?? old?.pixelHeight ?? cell.pixelHeight, key: picture.key,
      pixels: pixels)
    guard report.status != .unchanged else {
      if mode == .all { lock.entries[cell.name] = entry }
      return report
    }
    guard mode.allows(report.status) else { return report }
    (lock.entries[cell.name], report.status) = (entry, .written)
    return report
  }

  private func removeEmptyFolders() {
    for screen in Set(cells.map(\.screen)) { rmdir("\(target.path)/\(screen)") }
  }
}

extension Recording {
  private func conclude(
    _ results: [RunReport.CellResult], _ outcome: MatrixRun.Outcome
  ) -> ExitStatus {
    RunMessages.tellIssues(outcome)
    let report = report(results, part)
    RunMessages.tellFailures(report)
    if isQuiet { return report.count(.failed) > 0 ? .differences : .success }
    if options.statistics { StandardError.print(outcome.statistics.text) }
    if part == nil {
      tellOrphans()
      tellSize()
    }
    let summary = RunMessages.summary(cells, "snapshots", elapsed: outcome.elapsed)
    let pending = report.count(.changed) + report.count(.missing) + report.count(.tolerated)
    if mode == .never {
      print("\(summary): \(pending) to approve, nothing written")
      return pending + report.count(.failed) > 0 ? .differences : .success
    }
    print(
      "\(summary): \(report.count(.written)) approved, \(report.count(.unchanged)) unchanged"
        + RunMessages.renewed(outcome.renewed))
    if let part {
      print("\(part.folder.path): shard \(part.shard); snapshot merge puts all of them in place")
    }
    return report.count(.failed) > 0 ? .differences : .success
  }

  private func tellOrphans() {
    let declared = Set(matrix.cells.map(\.name))
    let orphans = lock.entries.keys.count { !declared.contains($0) }
    guard orphans > 0 else { return }
    StandardError.print(
      "warning: \(RunMessages.counted(orphans, "approval")) of cells that are declared no more; "
        + "snapshot prune removes them")
  }

  private func tellSize() {
    guard mode != .never, lock.keep != .all else { return }
    let bytes = matrix.cells.filter(lock.keeps).reduce(0) { sum, cell in
      var status = stat()
      return sum
        + (stat(baselines.folder.picturePath(cell), &status) == 0 ? Int(status.st_size) : 0)
    }
    tell(bytes, of: "pictures", limit: CuratedCells.limit)
    let described = baselines.folder.list().descriptions.reduce(0) { sum, name in
      var status = stat()
      let path = baselines.folder.descriptionPath(name)
      return sum + (stat(path, &status) == 0 ? Int(status.st_size) : 0)
    }
    tell(described, of: "descriptions", limit: CuratedCells.descriptionLimit)
  }

  private func tell(_ bytes: Int, of what: String, limit: Int) {
    guard bytes > limit else { return }
    StandardError.print(
      "warning: the stored \(what) have \(bytes / 1_000_000) MB; "
        + "\(limit / 1_000_000) MB is the most that a repository should carry")
  }
}

/// An error that keeps a part of the matrix from being recorded by itself.
enum RecordError: Error, CustomStringConvertible {
  case otherRenderer([String])
  case brokenLock(String)

  var description: String {
    switch self {
    case .otherRenderer(let changes):
      """
      The snapshots were approved with another \
      renderer\(changes.isEmpty ? "" : " (\(changes.joined(separator: "; ")))"): record all of them, \
      without filters and modes.
      """
    case .brokenLock(let path):
      "\(path) is broken: record everything, without filters and modes, to mend it."
    }
  }
}
