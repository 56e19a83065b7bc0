import ArgumentParser
import Foundation

/// `snapshot compare`: what differs from another revision.
struct CompareCommand: FilteringCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Says what differs from another revision, without any stored snapshot.",
    discussion: """
      Checks the revision out into .build/compare, builds it there, draws its screens, and holds this \
      build's against them. The worktree and its build are kept, so that the next time takes what has \
      changed alone. Run it in the package's folder. Exits as verify does.

        snapshot compare main
        snapshot compare HEAD~1 --screen 'saransk-*' --device iphone-15
      """)

  @Argument(help: "A branch, a tag or a commit.")
  var revision: String

  @OptionGroup var filters: FilterOptions
  @OptionGroup var options: RunOptions

  @Option(help: "The command that builds it (default: swift build of this executable's name).")
  var build: String?

  @Option(help: "What that makes, from the package's folder (default: as this executable lies).")
  var executable: String?

  @Option(name: [.short, .long], help: "The folder for reports and pictures of differences.")
  var output = "out/compare"

  func run(_ catalogue: Catalogue) throws -> ExitStatus {
    let folder = FileManager.default.currentDirectoryPath
    let other = try Revision(revision, of: folder)
    let path = try built(other)
    let approved = "\(folder)/\(Revision.folder)/snapshots-\(other.shortCommit)"
    try record(other, path, into: approved)
    return try verify(catalogue, against: BaselineFolder(path: approved))
  }

  /// Builds a revision.
  ///
  /// - Returns: The path of its executable.
  private func built(_ revision: Revision) throws -> String {
    StandardError.print("building \(revision.shortCommit) in \(Revision.folder)")
    let own = OwnExecutable()
    let command = build ?? "swift build -c \(own.configuration) --product \(own.name)"
    let run = try ToolRun("sh", ["-c", command], in: revision.package)
    guard run.status == 0 else {
      let lines = (run.output + "\n" + run.errors).split(separator: "\n")
      let errors = lines.filter { $0.contains("error:") }
      throw CompareError.notBuilt(
        revision.shortCommit,
        (errors.isEmpty ? lines.suffix(20) : errors.prefix(20)).joined(separator: "\n"))
    }
    let path = executable ?? ".build/\(own.configuration)/\(own.name)"
    let whole = path.hasPrefix("/") ? path : "\(revision.package)/\(path)"
    guard access(whole, X_OK) == 0 else { throw CompareError.noExecutable(whole) }
    return whole
  }

  /// Draws a revision's screens, all pictures and descriptions.
  private func record(_ revision: Revision, _ executable: String, into folder: String) throws {
    StandardError.print("drawing \(revision.shortCommit)")
    try AtomicFile.prepare(folder)
    let jobs = options.jobs.map { ["--jobs", "\($0)"] } ?? []
    let arguments = ["record", "--mode", "all", "--keep", "all", "--snapshots", folder] + jobs
    func record() throws -> ToolRun {
      try AtomicFile.prepare(folder)
      return try ToolRun(executable, arguments + filters.arguments, in: revision.package)
    }
    var run = try record()
    if run.status != 0 && run.status != 1 {
      // What an earlier run left there may be of another renderer.
      try? FileManager.default.removeItem(atPath: folder)
      run = try record()
    }
    // What cannot be drawn there is new here.
    guard run.status == 0 || run.status == 1 else {
      throw CompareError.notRecorded(revision.shortCommit, run.errors)
    }
  }

  @MainActor private func verify(
    _ catalogue: Catalogue, against folder: BaselineFolder
  ) throws -> ExitStatus {
    let matrix = Matrix(catalogue)
    let cells = try matrix.cells(matching: filters.filter)
    let crew = try WorkerCrew(options, cells: cells.count, of: catalogue)
    defer { crew.dismiss() }
    var verification = try Verification(
      catalogue: catalogue, matrix: matrix, cells: cells, filter: filters, options: options,
      crew: crew, baselines: Baselines(folder, cells: cells), output: ReportFolder(path: output),
      isParanoid: false)
    verification.offersApproval = false
    return try verification.run()
  }
}

/// The executable of this process.
private struct OwnExecutable {
  private let path = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path

  var name: String { URL(fileURLWithPath: path).lastPathComponent }

  /// The build's configuration, told by the name of SwiftPM's folder.
  var configuration: String { path.contains("/release/") ? "release" : "debug" }
}
