import ArgumentParser
import Foundation

/// `snapshot compare`: what differs from another revision.
struct CompareCommand: FilteringCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Says what differs from another revision, without any stored snapshot.",
    discussion: """
      Checks the revision out into .build/compare, builds it there, draws its screens, and holds this \
      build's against them. The worktree, its build and the pictures of one revision are kept, so that the next time takes \
      what has changed alone. Run it in the package's folder. Exits as verify does. The gallery beside the \
      report, out/compare/index.html, shows each cell of both revisions.

        snapshot compare main
        snapshot compare HEAD~1 --screen 'saransk-*' --device iphone-15
      """)

  @Argument(help: "A branch, a tag or a commit.")
  var revision: String

  @OptionGroup var filters: FilterOptions
  @OptionGroup var options: RunOptions
  @OptionGroup var markdown: MarkdownOptions

  @Option(help: "The command that builds it (default: swift build of this executable's name).")
  var build: String?

  @Option(help: "What that makes, from the package's folder (default: as this executable lies).")
  var executable: String?

  @Flag(
    help: "Builds the revision, and draws nothing: for a job whose build others take from a cache.")
  var buildOnly = false

  @Option(name: [.short, .long], help: "The folder for reports and pictures of differences.")
  var output = "out/compare"

  func run(_ catalogue: Catalogue) throws -> ExitStatus {
    try OutputFolder.check(output)
    let folder = FileManager.default.currentDirectoryPath
    let matrix = Matrix(catalogue)
    let cells = try matrix.cells(matching: filters.filter)
    let other = try Revision(revision, of: folder)
    let base = Base(revision: other, executable: try built(other))
    guard !buildOnly else { return .success }
    let share = try share(of: cells.map(\.screen), base)
    let approved = other.pictures(of: folder)
    try AtomicFile.prepare(approved)
    if share?.base.isEmpty != true { try record(base, share, into: approved) }
    let part = cells.filter { share?.screens.contains($0.screen) ?? true }
    let baselines = try Baselines(BaselineFolder(path: approved), cells: part)
    return try verify(catalogue, matrix, part, against: baselines, of: other)
  }

  /// Another revision, and its command.
  private struct Base {
    let revision: Revision
    let executable: String
  }

  /// The screens of a shard.
  private struct Share {
    let screens: Set<String>
    /// Those that the other revision has.
    let base: [String]
  }

  /// Returns the shard's share of both revisions' screens, which both must draw; nil for all.
  ///
  /// Whole screens are dealt, in the order of their names: so each shard deals alike, whatever the
  /// revisions' matrices are.
  private func share(of own: [String], _ base: Base) throws -> Share? {
    guard let shard = try options.selectedShard() else { return nil }
    let run = try ToolRun(
      base.executable, ["list", "--json"] + filters.arguments, in: base.revision.package)
    struct Entry: Decodable { let screen: String }
    // Filters that match none of its screens are an error there: all of them are new.
    let listed = run.status == 0 ? Data(run.output.utf8) : Data("[]".utf8)
    guard let entries = try? JSONDecoder().decode([Entry].self, from: listed) else {
      throw CompareError.notListed(base.revision.shortCommit, run.errors)
    }
    let counts = (own + entries.map(\.screen)).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let costs = ScreenCosts(in: BaselineFolder(path: BaselineOptions.defaultPath))
    let dealt = Shard.deal(
      counts.sorted { $0.key < $1.key }.map { ($0.key, costs.cost(of: $0.key) * Double($0.value)) },
      into: shard.count)
    let screens = Set(dealt[shard.index - 1])
    return Share(
      screens: screens, base: Set(entries.map(\.screen)).intersection(screens).sorted())
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

  /// Draws a revision's screens, all pictures and descriptions, under the limits of this run.
  private func record(_ base: Base, _ share: Share?, into folder: String) throws {
    let commit = base.revision.shortCommit
    StandardError.print("drawing \(commit)")
    var filters = filters
    if let share { filters.screen = share.base }
    let arguments =
      ["record", "--mode", "all", "--keep", "all", "--snapshots", folder] + options.arguments
      + filters.arguments
    func record() throws -> ToolRun {
      try AtomicFile.prepare(folder)
      return try ToolRun(base.executable, arguments, in: base.revision.package)
    }
    var run = try record()
    if run.status != 0 && run.status != 1 {
      // What an earlier run left there may be of another renderer.
      try? FileManager.default.removeItem(atPath: folder)
      run = try record()
    }
    // What cannot be drawn there is new here.
    guard run.status == 0 || run.status == 1 else {
      throw CompareError.notRecorded(commit, run.errors)
    }
  }

  @MainActor private func verify(
    _ catalogue: Catalogue, _ matrix: Matrix, _ cells: [Cell], against baselines: Baselines,
    of revision: Revision
  ) throws -> ExitStatus {
    let crew = try WorkerCrew(options, cells: cells.count, of: catalogue)
    defer { crew.dismiss() }
    var verification = try Verification(
      catalogue: catalogue, matrix: matrix, cells: cells, filter: filters, options: options,
      crew: crew, baselines: baselines, output: ReportFolder(path: output), isParanoid: false)
    verification.basis = .revision(.init(name: self.revision, commit: revision.commit))
    verification.markdownPlace = markdown.place
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
