import Foundation

/// Approves cells of a run that somebody has looked at, as a record of them would.
///
/// They are drawn again into a folder of their own, held against what was looked at, and put in
/// place: pictures first, the lock last. What nothing declares any more is taken away.
@MainActor struct Approval {
  /// An error that keeps cells from being approved.
  enum Problem: Error, CustomStringConvertible {
    case noVerification(String)
    case otherRun
    case unknown([String])
    case failed(String)
    case movedOn([String])

    var description: String {
      switch self {
      case .noVerification(let command):
        "The report is of snapshot \(command), which compares nothing: run snapshot verify."
      case .otherRun: "Another run was written meanwhile: look at that one."
      case .unknown(let cells):
        "\(RunMessages.counted(cells.count, "cell")) that the run did not draw, such as \(cells[0])."
      case .failed(let cell): "\(cell) could not be drawn: there is nothing to approve."
      case .movedOn(let cells):
        "\(RunMessages.counted(cells.count, "cell")), such as \(cells[0]), "
          + (cells.count == 1 ? "is" : "are")
          + " drawn otherwise now than when the run was made: run snapshot verify again."
      }
    }
  }

  let catalogue: Catalogue
  let run: ReviewedRun
  let folder: BaselineFolder
  let options: RunOptions

  /// Approves cells by their names.
  ///
  /// - Returns: The number of cells that have been approved, without those that were already.
  /// - Throws: ``Problem``, ``RecordError`` and ``BaselineFolder/Problem`` before anything is
  ///   written.
  func approve(_ names: [String]) throws -> Int {
    try OutputFolder.check(folder.path)
    let pending = try pending(among: names)
    guard !pending.isEmpty else { return 0 }
    try AtomicFile.prepare(folder.path)
    // Another writer is told of at once, not when all is drawn.
    try folder.hold().close()
    let gone = pending.filter { run.result(of: $0)?.status == .orphaned }
    try draw(Set(pending).subtracting(gone))
    if !gone.isEmpty { try remove(Set(gone)) }
    return pending.count
  }

  /// Returns those of some cells that are not approved yet.
  ///
  /// - Throws: ``Problem``.
  func pending(among names: [String]) throws -> [String] {
    guard run.report.command == "verify" else { throw Problem.noVerification(run.report.command) }
    let unknown = names.filter { run.result(of: $0) == nil }
    guard unknown.isEmpty else { throw Problem.unknown(unknown) }
    if let failed = names.first(where: { run.result(of: $0)?.status == .failed }) {
      throw Problem.failed(failed)
    }
    let lock = try folder.readLock()?.lock
    return names.filter { name in
      // Without a lock nothing is approved, and nothing is gone from it.
      lock.map { !run.isApproved(name, by: $0, in: folder) }
        ?? (run.result(of: name)?.status == .missing)
    }
  }

  private func draw(_ names: Set<String>) throws {
    guard !names.isEmpty else { return }
    let matrix = Matrix(catalogue)
    let cells = matrix.cells.filter { names.contains($0.name) }
    let declared = Set(cells.map(\.name))
    guard declared.count == names.count else {
      throw Problem.movedOn(names.subtracting(declared).sorted())
    }
    let part = try record(cells, matrix)
    defer { try? FileManager.default.removeItem(atPath: part.folder) }
    let others = part.report.cells.filter { run.result(of: $0.name)?.key != $0.key }.map(\.name)
    guard others.isEmpty else { throw Problem.movedOn(others) }
    try RecordMerge(parts: [part], whole: part.report, cells: matrix.cells, folder: folder)
      .putInPlace()
  }

  /// Records cells into a folder of their own.
  private func record(_ cells: [Cell], _ matrix: Matrix) throws -> ShardMerge.Part {
    let path = "\(NSTemporaryDirectory())/vitrine-approval-\(UUID().uuidString)"
    try AtomicFile.makeFolder(path)
    do {
      let crew = try WorkerCrew(options, cells: cells.count, of: catalogue)
      defer { crew.dismiss() }
      var recording = Recording(
        catalogue: catalogue, matrix: matrix, cells: cells, options: options, crew: crew,
        baselines: try Baselines(folder, cells: cells), mode: .all, keep: nil, isWhole: false,
        isParanoid: false,
        part: Shard(index: 1, count: 1).map {
          // A part of the matrix, which leaves all other approvals as they are.
          .init(shard: $0, filter: ["--cell", "*"], folder: BaselineFolder(path: path))
        })
      recording.isQuiet = true
      _ = try recording.run(ScreenCosts(in: folder))
      return ShardMerge.Part(folder: path, report: try RunReport.read(path))
    } catch {
      try? FileManager.default.removeItem(atPath: path)
      throw error
    }
  }

  private func remove(_ names: Set<String>) throws {
    let hold = try folder.hold()
    defer { hold.close() }
    let found = try Baselines(folder, cells: [])
    if let problem = found.problems.first {
      throw BaselineFolder.Problem(path: folder.lockPath, reason: problem)
    }
    try PruneCommand().remove(
      Orphans(found, Matrix(catalogue), shard: nil, among: names), found)
  }
}
