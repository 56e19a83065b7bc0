import Foundation

/// Puts what the shards of a record wrote in place: pictures first, the lock last, all or nothing.
@MainActor struct RecordMerge {
  /// An error that keeps parts from being put in place.
  enum Problem: Error, CustomStringConvertible {
    case noLock(folder: String)
    case otherReport(folder: String)
    case differentKeep(first: String, second: String)
    case noPicture(cell: String, folder: String)

    var description: String {
      switch self {
      case .noLock(let folder): "\(folder) holds no \(Lock.fileName): record the shard again."
      case .otherReport(let folder):
        "The lock and the report of \(folder) are not of one run: record the shard again."
      case .differentKeep(let first, let second):
        "\(first) and \(second) were recorded with different --keep."
      case .noPicture(let cell, let folder):
        "The approved picture of \(cell) is neither in \(folder) nor among the approved ones: "
          + "record the shard again."
      }
    }
  }

  /// A picture to be put in place.
  private struct Copy {
    let source: String
    let target: String
  }

  let parts: [ShardMerge.Part]
  let whole: RunReport
  let cells: [Cell]
  let folder: BaselineFolder

  /// The number of descriptions that parts hold of pictures that are as approved.
  private var renewed: Int {
    parts.reduce(0) { sum, part in
      let unchanged = Set(part.report.cells.filter { $0.status == .unchanged }.map(\.name))
      let described = BaselineFolder(path: part.folder).list().descriptions
      return sum + described.count { unchanged.contains($0) }
    }
  }

  /// Joins the parts' locks and pictures.
  ///
  /// - Throws: ``Problem``, ``RecordError`` or ``BaselineFolder/Problem``, before anything is
  ///   written; ``SystemError`` if the folder cannot be written to.
  func run() throws -> ExitStatus {
    try putInPlace()
    return conclude()
  }

  /// Puts all in place, and tells nothing.
  func putInPlace() throws {
    try OutputFolder.check(folder.path)
    try AtomicFile.prepare(folder.path)
    let hold = try folder.hold()
    defer { hold.close() }
    var lock = try basis()
    let copies = try take(into: &lock)
    folder.removeLeftovers()
    for copy in copies {
      if let slash = copy.target.lastIndex(of: "/") {
        try AtomicFile.makeFolder(String(copy.target[..<slash]))
      }
      try AtomicFile.write(try Data(contentsOf: URL(fileURLWithPath: copy.source)), to: copy.target)
    }
    try folder.write(lock)
    if whole.count(.written) > 0 { try joinCosts() }
  }

  /// Returns the lock that the parts are entered into.
  private func basis() throws -> Lock {
    let empty = Lock(fingerprint: RendererFingerprint(digest: "", parts: []), entries: [:])
    guard let result = try folder.readLock() else { return empty }
    guard !result.problems.isEmpty || result.lock.fingerprint.digest != whole.fingerprint else {
      return result.lock
    }
    guard whole.filter.isEmpty else {
      throw result.problems.isEmpty
        ? RecordError.otherRenderer(["its fingerprint differs"])
        : RecordError.brokenLock(folder.lockPath)
    }
    // All of the matrix is in the parts; of another renderer's approvals, or torn ones, none stays.
    return empty
  }

  /// Enters the parts' approvals into a lock, and finds the pictures that they need.
  private func take(into lock: inout Lock) throws -> [Copy] {
    var copies: [Copy] = []
    let cells = Dictionary(cells.map { ($0.name, $0) }) { first, _ in first }
    var first: String?
    for part in parts {
      let own = BaselineFolder(path: part.folder)
      let approved = try self.lock(of: part, own)
      if let first, approved.keep != lock.keep {
        throw Problem.differentKeep(first: first, second: part.folder)
      }
      first = first ?? part.folder
      (lock.fingerprint, lock.keep) = (approved.fingerprint, approved.keep)
      for result in part.report.cells {
        guard let cell = cells[result.name], let entry = approved.entries[result.name] else {
          continue
        }
        lock.entries[cell.name] = entry
        guard lock.keeps(cell), (try? folder.storedPixels(cell)) != entry.pixels else { continue }
        guard try own.storedPixels(cell) == entry.pixels else {
          throw Problem.noPicture(cell: cell.name, folder: part.folder)
        }
        copies.append(
          Copy(source: own.picturePath(cell), target: folder.picturePath(cell)))
      }
      copies += own.list().descriptions.filter { cells[$0] != nil }.map {
        Copy(source: own.descriptionPath($0), target: folder.descriptionPath($0))
      }
    }
    return copies
  }

  private func lock(of part: ShardMerge.Part, _ own: BaselineFolder) throws -> Lock {
    guard let result = try own.readLock() else { throw Problem.noLock(folder: part.folder) }
    if let problem = result.problems.first { throw problem }
    let approved = result.lock
    let isOfReport = part.report.cells.allSatisfy { cell in
      cell.status != .written && cell.status != .unchanged
        || approved.entries[cell.name]?.pixels == cell.pixels
    }
    guard isOfReport, approved.fingerprint.digest == whole.fingerprint else {
      throw Problem.otherReport(folder: part.folder)
    }
    return approved
  }

  private func joinCosts() throws {
    try ScreenCosts(in: folder)
      .joined(with: parts.map { ScreenCosts(in: BaselineFolder(path: $0.folder)) })
      .write(in: folder)
  }

  private func conclude() -> ExitStatus {
    RunMessages.tellFailures(whole)
    print(
      "\(RunMessages.counted(whole.cells.count, "snapshot")) of "
        + "\(RunMessages.counted(parts.count, "shard")): \(whole.count(.written)) approved, "
        + "\(whole.count(.unchanged)) unchanged\(RunMessages.renewed(renewed)): \(folder.path)")
    return whole.count(.failed) > 0 ? .differences : .success
  }
}
