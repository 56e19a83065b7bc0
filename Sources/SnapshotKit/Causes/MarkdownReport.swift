import Foundation

/// Causes as a comment on a pull request: those that fit, each with the pictures of its worst cell.
struct MarkdownReport {
  static let fileName = "report.md"
  /// The most bytes that forges take, with some to spare.
  static let limit = 60_000
  /// Bytes that are kept free for what tells how many causes are left out.
  private static let ending = 40
  /// Edits that are listed of a cause.
  private static let mostEdits = 8
  /// Consequences that are listed of a cause.
  private static let mostConsequences = 3
  /// Characters that are shown of a text.
  private static let mostCharacters = 300

  /// The place where the report is read, and how long it may be there.
  struct Place: Sendable {
    /// The address under which the pictures are found; nil if beside the report.
    var pictures: String?
    /// The address of a page where people find the whole report.
    var page: String?
    /// In bytes.
    var limit = MarkdownReport.limit
  }

  let report: RunReport
  let sources: SourceFiles
  var place = Place()

  /// The text.
  var text: String {
    let clusters = report.clusters ?? []
    var text = "## Snapshots: \(heading(clusters))\n"
    if let address = place.page { text += "\n[The whole report](\(address))\n" }
    if !clusters.isEmpty {
      text += "\n\(statuses). To see and decide: `snapshot verify`, then `snapshot review`.\n"
    }
    for (index, cluster) in clusters.enumerated() {
      let part = self.part(cluster)
      guard text.utf8.count + part.utf8.count + Self.ending < place.limit else {
        return text + "\nand \(RunMessages.counted(clusters.count - index, "more cause")).\n"
      }
      text += part
    }
    return text
  }

  private func heading(_ clusters: [CauseCluster]) -> String {
    "\(RunMessages.counted(clusters.count, "cause")), "
      + "\(report.failures.count) of \(RunMessages.counted(report.cells.count, "snapshot"))"
  }

  /// Such as `40 changed, 8 missing`.
  private var statuses: String {
    [CellStatus.changed, .missing, .orphaned, .failed].filter { report.count($0) > 0 }
      .map { "\(report.count($0)) \($0.rawValue)" }.joined(separator: ", ")
  }

  /// Returns a place as the repository has it, in the type of code; nothing for none.
  private func line(_ source: String) -> String {
    sources.place(source).map { "`\($0.path):\($0.line)` " } ?? ""
  }

  private func part(_ cluster: CauseCluster) -> String {
    var lines = ["", "### \(Self.plain(cluster.title))", ""]
    let view = cluster.view.isEmpty ? "" : "\(Self.plain(cluster.view)); "
    lines.append("\(line(cluster.source))\(view)\(cluster.extent).")
    let others = cluster.edits.dropFirst()
    if !others.isEmpty || !cluster.consequences.isEmpty { lines.append("") }
    lines += others.prefix(Self.mostEdits).map {
      "- \(line($0.source))\(Self.plain($0.named))"
    }
    if others.count > Self.mostEdits {
      lines.append("- and \(RunMessages.counted(others.count - Self.mostEdits, "more edit"))")
    }
    lines += cluster.consequences.prefix(Self.mostConsequences).map { "- \($0)" }
    return (lines + pictures(of: cluster)).joined(separator: "\n") + "\n"
  }

  /// Returns the pictures of the first cell that has some.
  private func pictures(of cluster: CauseCluster) -> [String] {
    let names = Set(cluster.cells)
    let cells = Dictionary(report.cells.filter { names.contains($0.name) }.map { ($0.name, $0) }) {
      first, _ in first
    }
    let shown = cluster.cells.lazy.compactMap { cells[$0] }.first { $0.files?.actual != nil }
    guard let shown, let files = shown.files else { return [] }
    guard place.page == nil || place.pictures != nil else {
      return ["", "`\(shown.name)`"]
    }
    let columns = [
      ("expected", files.expected), ("actual", files.actual), ("difference", files.difference),
    ].compactMap { name, file in file.map { (name, $0) } }
    return [
      "", "`\(shown.name)`", "",
      "| \(columns.map(\.0).joined(separator: " | ")) |",
      "|\(String(repeating: " --- |", count: columns.count))",
      "| \(columns.map { "![\($0.0)](\(address(of: $0.1)))" }.joined(separator: " | ")) |",
    ]
  }

  /// Returns where a picture of the report's folder is found: beside this text, if nothing else is
  /// known.
  private func address(of file: String) -> String {
    guard let base = place.pictures else { return file }
    let path = file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file
    return base.hasSuffix("/") ? base + path : "\(base)/\(path)"
  }

  /// Returns a text in which nothing is markup, cut where nobody would read on.
  private static func plain(_ text: String) -> String {
    guard text.count <= mostCharacters else {
      return plain(String(text.prefix(mostCharacters - 1)) + "…")
    }
    return text.reduce(into: "") { result, character in
      if "\\`*_{}[]<>#|~".contains(character) { result.append("\\") }
      result.append(character.isNewline ? " " : character)
    }
  }
}
