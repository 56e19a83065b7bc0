import Foundation

/// One reader's review of the last run: what is approved, rejected, undone.
///
/// The lock alone tells what is approved, so that it is right whoever wrote it.
actor ReviewSession {
  /// An error in a reviewer's action.
  enum Problem: Error, CustomStringConvertible {
    case otherRun
    case busy
    case unknown(String)
    case nothing
    case nothingToUndo
    case refused(String)

    var description: String {
      switch self {
      case .otherRun: "Another run was written meanwhile."
      case .busy: "An approval is under way; wait for it."
      case .unknown(let name): "The run has no cell \(name)."
      case .nothing: "No cell is named."
      case .nothingToUndo: "There is nothing to undo."
      case .refused(let reason): reason
      }
    }
  }

  /// The body of a page's request.
  struct Demand: Decodable, Sendable {
    /// The run that the page shows.
    let run: String
    var cells: [String]?
    var title: String?
    var source: String?
    var note: String?
  }

  /// The state of the session, as a page is told.
  struct State: Encodable, Sendable {
    let run: String
    /// A Boolean value that indicates whether there is something to approve: a verification's
    /// report.
    let isReview: Bool
    let approved: [String]
    let rejected: [Rejections.Item]
    /// The title of the step that would be undone; empty if there is none.
    let undo: String
  }

  private struct Step {
    let title: String
    let change: BaselineFiles.Change
    let rejections: Rejections
  }

  let folder: String
  let baselines: BaselineFolder
  private let command: OwnCommand
  private let arguments: [String]
  private var run: ReviewedRun
  private var rejections: Rejections
  private var steps: [Step] = []
  private var isBusy = false
  private var isListStale = false
  private var stamp: FileStamp?
  private var noticeStamp: FileStamp?
  private let pages = PageEvents()

  /// Begins with the report of a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder of the run's report.
  ///   - baselines: The folder of approvals.
  ///   - command: The command that approves.
  ///   - arguments: Options of the approving command.
  /// - Throws: ``ReportError``.
  init(
    folder: String, baselines: BaselineFolder, command: OwnCommand, arguments: [String] = []
  ) throws {
    (self.folder, self.baselines) = (folder, baselines)
    (self.command, self.arguments) = (command, arguments)
    stamp = FileStamp("\(folder)/\(RunReport.fileName)")
    noticeStamp = FileStamp("\(folder)/\(WatchNotice.scriptName)")
    run = try ReviewedRun(folder)
    rejections = Rejections(in: folder, of: run)
  }

  /// Returns the decisions so far.
  func state() throws -> State {
    try follow()
    return try current()
  }

  private func current() throws -> State {
    let lock = try baselines.readLock()?.lock
    let approved = run.report.failures.map(\.name).filter { name in
      lock.map { run.isApproved(name, by: $0, in: baselines) } ?? false
    }
    return State(
      run: run.id, isReview: run.report.command == "verify", approved: approved,
      rejected: rejections.items, undo: steps.last?.title ?? "")
  }

  /// Reads the report anew if another run has written it; listeners are told.
  func follow() throws {
    let notice = FileStamp("\(folder)/\(WatchNotice.scriptName)")
    if notice != noticeStamp {
      noticeStamp = notice
      tell("watch")
    }
    let now = FileStamp("\(folder)/\(RunReport.fileName)")
    guard now != stamp else { return }
    // A run that has only begun has taken the report away, or is about to.
    guard let next = try? ReviewedRun(folder) else { return }
    stamp = now
    guard next.id != run.id else { return }
    run = next
    rejections = Rejections(in: folder, of: run)
    isListStale = true
    steps = []
    tell("run")
  }

  /// Takes out of the list what another run has drawn otherwise; apart, since looking writes
  /// nothing.
  func renewList() throws {
    guard isListStale else { return }
    isListStale = false
    try rejections.write(to: folder)
  }

  /// Approves cells, as a record of them would.
  func approve(_ demand: Demand) async throws -> State {
    let names = try names(of: demand)
    guard !isBusy else { throw Problem.busy }
    isBusy = true
    defer { isBusy = false }
    let screens = Set(names.compactMap { CellName($0)?.screen })
    let before = BaselineFiles(baselines, screens: screens)
    try await draw(names)
    let change = before.change(to: BaselineFiles(baselines, screens: screens))
    steps.append(
      Step(title: "approval of \(demand.title ?? names[0])", change: change, rejections: rejections)
    )
    rejections.remove(Set(names))
    try rejections.write(to: folder)
    tell("state")
    return try current()
  }

  /// Runs the approving command, in a process of its own: this one must go on answering, and a
  /// build may have replaced the executable by one that draws what the run has drawn.
  private func draw(_ names: [String]) async throws {
    let list = NSTemporaryDirectory() + "/vitrine-cells-\(UUID().uuidString)"
    try AtomicFile.write(Data(names.joined(separator: "\n").utf8), to: list)
    defer { unlink(list) }
    let result = try await command.run(
      [
        "approve", "--cells-from", list, "--run", run.id, "--report", folder, "--snapshots",
        baselines.path,
      ] + arguments)
    guard result.status == 0 else { throw Problem.refused(result.reason) }
  }

  /// Turns cells down, with a note.
  func reject(_ demand: Demand) throws -> State {
    let names = try names(of: demand)
    guard !isBusy else { throw Problem.busy }
    steps.append(
      Step(
        title: "rejection of \(demand.title ?? names[0])",
        change: BaselineFiles(baselines, screens: [])
          .change(to: BaselineFiles(baselines, screens: [])), rejections: rejections))
    rejections.add(
      names, title: demand.title ?? names[0], source: demand.source ?? "",
      note: demand.note ?? "", run: run)
    try rejections.write(to: folder)
    tell("state")
    return try current()
  }

  /// Takes the last step back.
  func undo(_ demand: Demand) throws -> State {
    try follow()
    guard demand.run == run.id else { throw Problem.otherRun }
    guard !isBusy else { throw Problem.busy }
    guard let step = steps.last else { throw Problem.nothingToUndo }
    if !step.change.isEmpty { try step.change.undo(in: baselines) }
    steps.removeLast()
    rejections = step.rejections
    try rejections.write(to: folder)
    tell("state")
    return try current()
  }

  /// The list of what is rejected.
  var list: String { rejections.markdown }

  private func names(of demand: Demand) throws -> [String] {
    try follow()
    guard demand.run == run.id else { throw Problem.otherRun }
    let names = demand.cells ?? []
    guard !names.isEmpty else { throw Problem.nothing }
    if let name = names.first(where: { run.result(of: $0) == nil }) { throw Problem.unknown(name) }
    return names
  }
}

extension ReviewSession {
  /// Events from now on: `run` for another run, `watch` for a build that fails or passes again,
  /// `state` for a decision.
  func events() -> AsyncStream<String> { pages.stream(beginning: event("hello")) }

  /// A sign of life, by which a connection that has gone is noticed.
  func beat() { pages.beat() }

  private func tell(_ name: String) { pages.send(event(name)) }

  private func event(_ name: String) -> String { PageEvents.event(name, run.id) }
}

/// By what it is told that a file has been written anew.
struct FileStamp: Sendable, Hashable {
  private let seconds: Int
  private let nanoseconds: Int
  private let size: Int
  private let node: UInt

  /// The stamp of a file; nil if there is none.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    (size, node) = (Int(status.st_size), UInt(status.st_ino))
  }

  /// Returns a Boolean value that indicates whether the file was written after another.
  func isNewer(than other: FileStamp) -> Bool {
    (seconds, nanoseconds) > (other.seconds, other.nanoseconds)
  }
}
