import ArgumentParser
import Foundation

/// `snapshot verify`: what differs from the approved snapshots.
struct VerifyCommand: FilteringCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Says what differs from the approved snapshots.",
    discussion: """
      Exits with 0 if nothing differs; with 1 if cells have changed, are missing or orphaned, or \
      could not be drawn; with 2 if baselines are broken or of another renderer.
      """)

  @OptionGroup var filters: FilterOptions
  @OptionGroup var options: RunOptions
  @OptionGroup var baselines: BaselineOptions
  @OptionGroup var markdown: MarkdownOptions

  @Option(name: [.short, .long], help: "The folder for reports and pictures of differences.")
  var output = "out/verify"

  @Flag(
    help:
      "Draws every picture, also where the key is as approved, and fails if pixels moved under it.")
  var paranoid = false

  @Flag(help: "Tells what has changed without why, to measure what telling it takes.")
  var withoutCauses = false

  func run(_ catalogue: Catalogue) throws -> ExitStatus {
    let matrix = Matrix(catalogue)
    let cells = try options.part(
      of: try matrix.cells(matching: filters.filter), catalogue,
      ScreenCosts(in: baselines.folder))
    let crew = try WorkerCrew(options, cells: cells.count, of: catalogue)
    defer { crew.dismiss() }
    if !FileManager.default.fileExists(atPath: baselines.folder.lockPath) {
      StandardError.print(
        "warning: There is no \(baselines.folder.lockPath), so nothing is approved. "
          + "Is this the right folder? To approve: snapshot record.")
    }
    var verification = try Verification(
      catalogue: catalogue, matrix: matrix, cells: cells, filter: filters,
      options: options, crew: crew, baselines: Baselines(baselines.folder, cells: cells),
      output: ReportFolder(path: output), isParanoid: paranoid)
    verification.markdownPlace = markdown.place
    verification.tellsCauses = !withoutCauses
    return try verification.run()
  }
}
