import ArgumentParser
import Foundation

/// `snapshot merge`: one report, one gallery or one lock of what shards wrote.
struct MergeCommand: CatalogueCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Joins the folders that the shards of a render, verify or record wrote.",
    discussion: """
      Parts of a record go into the folder of approved snapshots, all or none. Exits as the whole run \
      would have; with 2 if a shard is missing, or two disagree.
      """)

  @Argument(help: "The folders of all shards.")
  var folders: [String]

  @Option(name: [.short, .long], help: "The folder for what is joined.")
  var output = "out/merged"

  @OptionGroup var baselines: BaselineOptions
  @OptionGroup var markdown: MarkdownOptions

  func run(_ catalogue: Catalogue) throws -> ExitStatus {
    let parts = try folders.map(part)
    let filter = try filter(of: parts)
    let catalogue = try catalogue.with(filter)
    let cells = try Matrix(catalogue).cells(matching: filter.filter)
    let whole = try ShardMerge(parts: parts).joined(declared: cells.map(\.name))
    if whole.command == "record" {
      return try RecordMerge(parts: parts, whole: whole, cells: cells, folder: baselines.folder)
        .run()
    }
    let folder = ReportFolder(path: output)
    try folder.prepare(for: cells, replacing: cells.map(\.path))
    try clear(folder, of: cells, joining: parts)
    for part in parts { try bring(part, to: folder) }
    try folder.write(whole, for: markdown.place)
    folder.removeEmptyFolders(of: cells)
    let drawn = cells.filter { cell in
      whole.command == "render" && access("\(output)/\(cell.path)", F_OK) == 0
    }
    if !drawn.isEmpty {
      try Gallery(catalogue: catalogue, cells: drawn, report: whole).write(to: output)
    }
    RunMessages.tellFailures(whole)
    CauseMessages(report: whole, folder: folder).tell()
    print(
      "\(RunMessages.counted(whole.cells.count, "snapshot")) of "
        + "\(RunMessages.counted(parts.count, "shard")), "
        + "\(RunMessages.counted(whole.failures.count, "failure")): \(output)")
    return whole.failures.isEmpty ? .success : .differences
  }

  /// Removes what an earlier merge left, since a report is of one run.
  ///
  /// Parts that lie in the very folder stay.
  private func clear(
    _ folder: ReportFolder, of cells: [Cell], joining parts: [ShardMerge.Part]
  ) throws {
    let own = realpath(folder.path)
    guard !parts.contains(where: { realpath($0.folder) == own }) else { return }
    let earlier = (try? RunReport.read(folder.path))?.cells.map { "\($0.name).png" } ?? []
    for file in earlier where isWithin(file) { unlink("\(folder.path)/\(file)") }
    folder.removeEvidence()
    for screen in Set(cells.map(\.screen)) { try AtomicFile.makeFolder("\(folder.path)/\(screen)") }
  }

  /// Returns a folder's path without links; nil if there is none.
  private func realpath(_ path: String) -> String? {
    guard let resolved = Glibc.realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private func part(in folder: String) throws -> ShardMerge.Part {
    let report = try RunReport.read(folder)
    return ShardMerge.Part(
      folder: folder, report: report,
      // A run that was no shard has none, which is told of its report.
      causes: report.command == "verify" && report.shard != nil ? try KnownCauses.read(folder) : nil
    )
  }

  /// Returns the filter of the parts' runs: their arguments, which may be anything in a damaged
  /// report.
  private func filter(of parts: [ShardMerge.Part]) throws -> FilterOptions {
    do {
      return try FilterOptions.parse(parts.first?.report.filter ?? [])
    } catch {
      throw ReportError.malformed(
        "\(parts.first?.folder ?? "")/\(RunReport.fileName)", "its filter is no filter")
    }
  }

  /// Links or copies a part's pictures: those of its cells, and what shows their differences.
  private func bring(_ part: ShardMerge.Part, to folder: ReportFolder) throws {
    for cell in part.report.cells {
      let drawn = part.report.command == "render" ? cell.name + ".png" : nil
      let files = [drawn, cell.files?.actual, cell.files?.expected, cell.files?.difference]
      for file in files.compactMap({ $0 }) where isWithin(file) {
        let source = "\(part.folder)/\(file)"
        if access(source, F_OK) == 0 {
          try AtomicFile.link(source, to: "\(folder.path)/\(file)")
        }
      }
    }
  }

  /// Returns a Boolean value that indicates whether a report's path stays in the folder of a
  /// screen.
  private func isWithin(_ file: String) -> Bool {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2 && Catalogue.isValid(String(parts[0])) && !parts[1].hasPrefix(".")
  }
}
