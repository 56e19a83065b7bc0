import Foundation

/// Joins the reports of a matrix's parts into the report of the whole.
struct ShardMerge {
  /// An error of parts that do not make a whole.
  enum Problem: Error, Equatable, CustomStringConvertible {
    case noShard(folder: String)
    case different(what: String, first: String, second: String)
    case twice(shard: Int)
    case missing(shards: [Int], count: Int)
    case disagreement(cell: String, first: String, second: String)
    case incomplete(cells: [String])

    var description: String {
      switch self {
      case .noShard(let folder):
        "The run of \(folder) was no shard: it is whole, and needs no merge."
      case .different(let what, let first, let second):
        "\(first) and \(second) are not parts of one run: their \(what) differ."
      case .twice(let shard): "Shard \(shard) is there twice; name each folder once."
      case .missing(let shards, let count):
        "Missing of \(count) shards: \(shards.map(String.init).joined(separator: ", "))."
      case .disagreement(let cell, let first, let second):
        "\(first) and \(second) disagree on \(cell): one of the machines draws otherwise."
      case .incomplete(let cells):
        "\(RunMessages.counted(cells.count, "declared cell")) in no shard, such as \(cells[0])."
      }
    }
  }

  /// A part and the folder that holds it.
  struct Part {
    let folder: String
    let report: RunReport
    /// The causes of what differs, of a verification.
    var causes: KnownCauses?
  }

  let parts: [Part]

  /// Joins the parts, with the cells in the order of the matrix.
  ///
  /// - Parameter declared: The names of all cells that the run's filters let through.
  /// - Returns: The report of the whole.
  /// - Throws: ``Problem`` if parts are missing, do not belong together or disagree.
  func joined(declared: [String]) throws(Problem) -> RunReport {
    guard let first = parts.first else { throw .missing(shards: [1], count: 1) }
    try checkUnity(with: first)
    try checkShards()
    let cells = try union()
    let absent = declared.filter { cells[$0] == nil }
    guard absent.isEmpty else { throw .incomplete(cells: absent) }
    let isDeclared = Set(declared)
    let others = cells.keys.filter { !isDeclared.contains($0) }.sorted()
    var whole = first.report
    whole.shard = nil
    whole.cells = (declared + others).compactMap { cells[$0] }
    if whole.command == "verify" { whole.tellCauses(causes) }
    whole.seconds = parts.map(\.report.seconds).max() ?? 0
    return whole
  }

  /// The causes that all parts know.
  private var causes: KnownCauses {
    parts.compactMap(\.causes).reduce(KnownCauses([:])) { $0.joined(with: $1) }
  }

  private func checkUnity(with first: Part) throws(Problem) {
    for part in parts.dropFirst() {
      let (a, b) = (first.report, part.report)
      let difference: String? =
        if a.command != b.command {
          "commands"
        } else if a.filter != b.filter {
          "filters"
        } else if a.revision != b.revision {
          "revisions"
        } else if a.fingerprint != b.fingerprint {
          "renderers"
        } else {
          nil
        }
      guard let difference else { continue }
      throw .different(what: difference, first: first.folder, second: part.folder)
    }
  }

  private func checkShards() throws(Problem) {
    var seen: Set<Int> = []
    var count: Int?
    for part in parts {
      guard let text = part.report.shard, let shard = try? Shard(text, environment: [:]) else {
        throw .noShard(folder: part.folder)
      }
      if let count, count != shard.count {
        throw .different(what: "numbers of shards", first: parts[0].folder, second: part.folder)
      }
      count = shard.count
      guard seen.insert(shard.index).inserted else { throw .twice(shard: shard.index) }
    }
    let missing = (1...(count ?? 1)).filter { !seen.contains($0) }
    guard missing.isEmpty else { throw .missing(shards: missing, count: count ?? 1) }
  }

  private func union() throws(Problem) -> [String: RunReport.CellResult] {
    var cells: [String: RunReport.CellResult] = [:]
    var folders: [String: String] = [:]
    for part in parts {
      for cell in part.report.cells {
        if let other = cells[cell.name], other.pixels != cell.pixels || other.key != cell.key {
          throw .disagreement(
            cell: cell.name, first: folders[cell.name] ?? "", second: part.folder)
        }
        (cells[cell.name], folders[cell.name]) = (cell, part.folder)
      }
    }
    return cells
  }
}
