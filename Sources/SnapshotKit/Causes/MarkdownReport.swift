/// Causes as a comment on a pull request: those that fit, each with the pictures of its worst cell.
struct MarkdownReport {
  static let fileName = "report.md"
  /// The most bytes that forges take, with some to spare.
  static let limit = 60_000
  /// Edits that are listed of a cause.
  private static let mostEdits = 8

  let report: RunReport
  let sources: SourceFiles

  /// The text.
  var text: String {
    let clusters = report.clusters ?? []
    var text = "## Snapshots: \(heading(clusters))\n"
    for (index, cluster) in clusters.enumerated() {
      let part = self.part(cluster)
      guard text.utf8.count + part.utf8.count < Self.limit else {
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

  private func part(_ cluster: CauseCluster) -> String {
    let place = sources.place(cluster.source).map { "`\($0.path):\($0.line)` " } ?? ""
    var lines = ["", "### \(Self.plain(cluster.title))", ""]
    lines.append("\(place)\(Self.plain(cluster.view)); \(cluster.extent).")
    let others = cluster.edits.dropFirst()
    if !others.isEmpty || !cluster.consequences.isEmpty { lines.append("") }
    lines += others.prefix(Self.mostEdits).map {
      "- `\($0.source)` \(Self.plain("\($0.view): \($0.text)"))"
    }
    if others.count > Self.mostEdits {
      lines.append("- and \(RunMessages.counted(others.count - Self.mostEdits, "more edit"))")
    }
    lines += cluster.consequences.map { "- \($0)" }
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
    let columns = [
      ("expected", files.expected), ("actual", files.actual), ("difference", files.difference),
    ].compactMap { name, file in file.map { (name, $0) } }
    return [
      "", "`\(shown.name)`", "",
      "| \(columns.map(\.0).joined(separator: " | ")) |",
      "|\(String(repeating: " --- |", count: columns.count))",
      "| \(columns.map { "![\($0.0)](\($0.1))" }.joined(separator: " | ")) |",
    ]
  }

  /// Returns a text in which nothing is markup.
  private static func plain(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "\\`*_{}[]<>#|~".contains(character) { result.append("\\") }
      result.append(character.isNewline ? " " : character)
    }
  }
}
