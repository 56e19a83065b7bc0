import ArgumentParser
import Foundation

/// `snapshot approve`: takes over what a run found, as far as somebody says.
struct ApproveCommand: CatalogueCommand {
  static let configuration = CommandConfiguration(
    commandName: "approve",
    abstract: "Approves changes of the last run by cause, screen or cell.",
    discussion: """
      Says what there is to approve if nothing is named. What is named is drawn again, held against \
      what the run found, and written as record writes it. Exits with 1 if there is something to \
      approve and nothing is named; with 2 if it cannot be approved.

        snapshot approve
        snapshot approve --cause c1f3
        snapshot approve --screen 'saransk-*' --dry-run
        snapshot approve --cell '*@2x-dark'
      """)

  @Option(help: "A cause by its id, or as much of it as tells it apart; repeatable.")
  var cause: [String] = []

  @Option(help: "Screens by name; a pattern such as 'saransk-*', repeatable.")
  var screen: [String] = []

  @Option(help: "Cells by name; a pattern such as 'card/*-dark', repeatable.")
  var cell: [String] = []

  @Flag(help: "Everything that the run found.")
  var all = false

  @Flag(help: "Says what would be approved, and approves nothing.")
  var dryRun = false

  @Option(help: "The folder of the run's report.")
  var report = "out/verify"

  @OptionGroup var baselines: BaselineOptions
  @OptionGroup var options: RunOptions

  @Option(help: .hidden)
  var cellsFrom: String?

  @Option(name: .customLong("run"), help: .hidden)
  var seen: String?

  func run(_ catalogue: Catalogue) throws -> ExitStatus {
    let run = try ReviewedRun(report)
    if let seen, seen != run.id { throw Approval.Problem.otherRun }
    let approval = Approval(
      catalogue: try catalogue.with(optionsOf: run.report), run: run, folder: baselines.folder,
      options: options)
    let isNamed =
      !cause.isEmpty || !screen.isEmpty || !cell.isEmpty || all || cellsFrom != nil
    guard isNamed else { return try list(run, approval) }
    let names = try cellsFrom.map(Self.names) ?? chosen(run)
    if dryRun {
      let pending = try approval.pending(among: names)
      for name in pending { print(name) }
      print("\(RunMessages.counted(pending.count, "cell")) would be approved")
      return .success
    }
    let count = try approval.approve(names)
    print(
      "\(RunMessages.counted(count, "cell")) approved, \(names.count - count) as approved: "
        + baselines.folder.path)
    return .success
  }

  /// Prints the causes with what is left to approve of each, and the cells that belong to none.
  @MainActor private func list(_ run: ReviewedRun, _ approval: Approval) throws -> ExitStatus {
    let open = Set(try approval.pending(among: approvable(run).map(\.name)))
    for cause in run.causes {
      let cells = cause.cells.filter(open.contains)
      guard !cells.isEmpty else { continue }
      let place = [cause.source, cause.title].filter { !$0.isEmpty }.joined(separator: " · ")
      print("\(cause.id)  \(RunMessages.counted(cells.count, "cell"))  \(place)")
    }
    let told = Set(run.causes.flatMap(\.cells))
    for cell in approvable(run) where open.contains(cell.name) && !told.contains(cell.name) {
      print("\(cell.name)  \(cell.status)")
    }
    let failed = run.report.count(.failed)
    if failed > 0 {
      StandardError.print(
        "\(RunMessages.counted(failed, "cell")) could not be drawn: nothing to approve")
    }
    print("\(RunMessages.counted(open.count, "cell")) to approve")
    return open.isEmpty && failed == 0 ? .success : .differences
  }

  private func approvable(_ run: ReviewedRun) -> [RunReport.CellResult] {
    run.report.cells.filter { $0.status.isFailure && $0.status != .failed }
  }

  /// Returns the cells that the options name, in the report's order; kinds of options narrow each
  /// other.
  private func chosen(_ run: ReviewedRun) throws -> [String] {
    let causes = try cause.map { try Self.cause($0, in: run) }
    let members = Set(causes.flatMap(\.cells))
    let (screens, cells) = (screen.map(Glob.init), cell.map(Glob.init))
    let found = run.report.cells.filter { result in
      let screen = CellName(result.name)?.screen ?? result.name
      return (causes.isEmpty || members.contains(result.name))
        && (screens.isEmpty || screens.contains { $0.matches(screen) })
        && (cells.isEmpty || cells.contains { $0.matches(result.name) })
        && result.status.isFailure && result.status != .failed
    }
    guard !found.isEmpty else { throw ApproveError.nothing }
    return found.map(\.name)
  }

  private static func cause(
    _ id: String, in run: ReviewedRun
  ) throws(ApproveError) -> ReviewedRun.Cause {
    let found = run.causes.filter { $0.id == id }
    let alike = found.isEmpty ? run.causes.filter { $0.id.hasPrefix(id) } : found
    guard !id.isEmpty, let first = alike.first else {
      throw .noCause(id, known: run.causes.map(\.id))
    }
    guard alike.count == 1 else { throw .severalCauses(id, alike.map(\.id)) }
    return first
  }

  private static func names(_ path: String) throws -> [String] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ApproveError.noFile(path)
    }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

/// An error in the choice of cells to approve.
enum ApproveError: Error, Equatable, CustomStringConvertible {
  case noCause(String, known: [String])
  case severalCauses(String, [String])
  case nothing
  case noFile(String)

  var description: String {
    switch self {
    case .noCause(let id, let known) where known.isEmpty:
      "There is no cause \(id): the report names none."
    case .noCause(let id, let known):
      "There is no cause \(id). Causes: \(known.prefix(10).joined(separator: ", "))."
    case .severalCauses(let id, let ids):
      "\(id) may be \(ids.prefix(10).joined(separator: " or ")): write more of it."
    case .nothing:
      "Nothing that changed is named so; snapshot approve lists what there is."
    case .noFile(let path): "Cannot read \(path): there is no such file, or no permission."
    }
  }
}
