import ArgumentParser
import Foundation

/// `snapshot mutate`: which lines of an app no approved snapshot guards.
struct MutateCommand: FilteringCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutate",
    abstract: "Says which lines of an app may change without a change of any approved snapshot.",
    discussion: """
      Changes what each line of a screen becomes (its text, font, colour, padding, place; or takes it \
      away) until an approved snapshot would notice. Prints lines whose every change goes unnoticed, \
      and lines that make views on no approved snapshot. Nothing is built or written. Exits with 1 if \
      there are such lines.

        snapshot mutate --screen 'saransk-*'
        snapshot mutate --screen card --seconds 60
      """)

  @OptionGroup var filters: FilterOptions
  @OptionGroup var baselines: BaselineOptions
  @OptionGroup var clock: ClockOptions

  @Option(help: "Seconds after which no more lines are tried.")
  var seconds = 300

  @Option(help: "Lines that are printed.")
  var limit = 40

  func validate() throws {
    guard seconds > 0 else { throw ValidationError("--seconds must be at least 1") }
    guard limit >= 0 else { throw ValidationError("--limit must not be negative") }
  }

  func run(_ catalogue: Catalogue) throws -> ExitStatus {
    let entries = try baselines.folder.readLock()?.lock.entries ?? [:]
    let cells = try Matrix(catalogue).cells(matching: filters.filter).filter {
      entries[$0.name] != nil
    }
    guard !cells.isEmpty else { throw MutateError.nothingApproved(baselines.snapshots) }
    clock.watch()
    let deadline = ContinuousClock.now + .seconds(seconds)
    let isOver = { deadline <= .now }
    var search = try UnguardedLines(catalogue, cells: cells, isOver: isOver)
    let progress = Progress(of: search.report.lines)
    search.run(isOver: isOver) { progress.advance() }
    progress.finish()
    tell(search.report, progress.elapsed)
    return search.report.unnoticed.isEmpty && search.report.undrawn.isEmpty
      ? .success : .differences
  }

  private func tell(_ report: UnguardedLines.Report, _ elapsed: String) {
    for failure in report.failures { StandardError.print("warning: \(failure)") }
    let findings =
      report.unnoticed.map { ($0, "drawn, but no change of it is noticed") }
      + report.undrawn.map { ($0, "on no approved snapshot") }
    for (finding, text) in findings.prefix(limit) {
      print("\(finding.source) \(finding.view): \(text)")
    }
    if findings.count > limit { print("and \(findings.count - limit) more") }
    print(
      "\(RunMessages.counted(report.tried, "line")) of \(report.lines) tried with "
        + "\(RunMessages.counted(report.mutations, "change")), \(elapsed): "
        + "\(report.tried - report.unnoticed.count) guarded, \(report.unnoticed.count) not; "
        + "\(RunMessages.counted(report.undrawn.count, "more line")) on no approved snapshot")
  }
}

/// An error that keeps lines from being tried.
enum MutateError: Error, CustomStringConvertible {
  case nothingApproved(String)

  var description: String {
    switch self {
    case .nothingApproved(let folder):
      "\(folder) approves none of these cells; choose others, or run snapshot record first."
    }
  }
}
