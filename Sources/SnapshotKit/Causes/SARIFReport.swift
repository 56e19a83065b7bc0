import Foundation

/// Causes in the format in which forges take findings of tools: SARIF 2.1.0, a result a cause.
struct SARIFReport {
  static let fileName = "verify.sarif"

  let clusters: [CauseCluster]
  let sources: SourceFiles

  private struct Log: Encodable {
    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    enum CodingKeys: String, CodingKey { case schema = "$schema", version, runs }
  }

  private struct Run: Encodable {
    let tool: Tool
    let results: [Result]
  }

  private struct Tool: Encodable { let driver: Driver }

  private struct Driver: Encodable {
    let name = "Vitrine"
    let rules: [Rule]
  }

  private struct Rule: Encodable { let id: String }

  private struct Text: Encodable { let text: String }

  private struct Result: Encodable {
    let ruleId: String
    let level = "error"
    let message: Text
    let locations: [Location]
    let partialFingerprints: [String: String]
  }

  private struct Location: Encodable { let physicalLocation: Physical }

  private struct Physical: Encodable {
    let artifactLocation: Artifact
    let region: Region
  }

  private struct Artifact: Encodable { let uri: String }

  private struct Region: Encodable { let startLine: Int }

  /// Returns the document.
  func json() throws -> Data {
    let kinds = Set(clusters.map(\.kind.rawValue)).sorted()
    let log = Log(runs: [
      Run(
        tool: Tool(driver: Driver(rules: kinds.map { Rule(id: $0) })),
        results: clusters.map(result))
    ])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return try encoder.encode(log) + Data("\n".utf8)
  }

  private func result(_ cluster: CauseCluster) -> Result {
    // Forges refuse what has no place: what stands in no source is told at the lock.
    let place = sources.place(cluster.source) ?? ("Snapshots/\(Lock.fileName)", 1)
    return Result(
      ruleId: cluster.kind.rawValue,
      message: Text(text: cluster.message),
      locations: [
        Location(
          physicalLocation: Physical(
            artifactLocation: Artifact(uri: place.path),
            region: Region(startLine: max(1, place.line))))
      ],
      partialFingerprints: ["cause/v1": cluster.id])
  }
}

extension CauseCluster {
  /// Change, view and extent in a line: what is shown at the source line.
  ///
  /// The lines of other edits follow, which have no entry where no cell shows them alone.
  var message: String {
    "\(named); \(extent)" + (cells.first.map { ", most of all \($0)" } ?? "") + alsoEdited
  }

  /// Such as `; also App/Row.swift:2`.
  private var alsoEdited: String {
    let others = Set(edits.map(\.source)).subtracting([source, ""]).sorted()
    guard !others.isEmpty else { return "" }
    let more = others.count > 3 ? " and \(others.count - 3) more" : ""
    return "; also \(others.prefix(3).joined(separator: ", "))\(more)"
  }
}
