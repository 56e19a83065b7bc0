import ArgumentParser
import Foundation

/// `snapshot record`: approves the screens as they are.
struct RecordCommand: FilteringCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Approves the screens as they are.",
    discussion: """
      Pictures of a usual phone and a usual tablet are stored beside the lock, which has a line for \
      every cell. What is approved already is not written again. With --mode never, exits with 1 \
      if there is something to approve. With --shard, the part goes into a folder of its own, and \
      snapshot merge puts all parts in place.
      """)

  @OptionGroup var filters: FilterOptions
  @OptionGroup var options: RunOptions
  @OptionGroup var baselines: BaselineOptions

  @Option(help: "What to write: all, missing, failed or never (default: $SNAPSHOT_RECORD or all).")
  var mode: RecordMode?

  @Option(help: "Whose pictures to store: curated, samples or all (default: as last time).")
  var keep: Lock.Keep?

  @Option(name: [.short, .long], help: "With --shard, the folder for the part.")
  var output = "out/record"

  @Flag(help: "Draws every picture, also where the key is the approved one.")
  var paranoid = false

  func run(_ catalogue: Catalogue) throws -> ExitStatus {
    let environment = ProcessInfo.processInfo.environment
    let matrix = Matrix(catalogue)
    let folder = baselines.folder
    let costs = ScreenCosts(in: folder)
    let cells = try options.part(
      of: try matrix.cells(matching: filters.filter), catalogue, costs)
    let mode = try RecordMode.chosen(mode, environment: environment, usual: .all)
    let part = try options.selectedShard().map {
      Recording.Part(
        shard: $0, filter: filters.arguments, folder: BaselineFolder(path: output))
    }
    let target = part?.folder ?? folder
    try OutputFolder.check(target.path)
    if mode != .never { try AtomicFile.prepare(target.path) }
    let hold = mode == .never ? nil : try target.hold()
    defer { hold?.close() }
    let crew = try WorkerCrew(options, cells: cells.count, of: catalogue)
    defer { crew.dismiss() }
    var recording = Recording(
      catalogue: catalogue, matrix: matrix, cells: cells, options: options, crew: crew,
      baselines: try Baselines(folder, cells: cells), mode: mode, keep: keep,
      isWhole: filters.filter.isEmpty, isParanoid: paranoid, part: part)
    return try recording.run(costs)
  }
}

extension Lock.Keep: ExpressibleByArgument {}
