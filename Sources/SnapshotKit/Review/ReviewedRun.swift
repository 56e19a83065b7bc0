import CairoRender
import Foundation

/// A run that somebody looks at: its report, as the folder holds it now.
struct ReviewedRun: Sendable {
  /// Cells that differ for one reason.
  struct Cause: Decodable, Sendable, Hashable {
    let id: String
    let title: String
    /// `Module/File.swift:12`; empty where there is none.
    let source: String
    let cells: [String]
  }

  private struct Causes: Decodable { let clusters: [Cause]? }

  /// A digest of the report, which tells runs apart.
  let id: String
  let report: RunReport
  let causes: [Cause]
  private let results: [String: RunReport.CellResult]

  /// Reads the report of a folder.
  ///
  /// - Throws: ``ReportError``.
  init(_ folder: String) throws {
    // Read once: the digest must be of the very report that is shown.
    let path = "\(folder)/\(RunReport.fileName)"
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ReportError.missing(path)
    }
    id = CairoRender.digest(of: Array(data)).description
    report = try RunReport(data, path: path)
    causes = (try? JSONDecoder().decode(Causes.self, from: data))?.clusters ?? []
    results = Dictionary(report.cells.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Returns the run's result of a cell.
  func result(of name: String) -> RunReport.CellResult? { results[name] }

  /// Returns a Boolean value that indicates whether a cell is approved as the run has drawn it.
  func isApproved(_ name: String, by lock: Lock, in folder: BaselineFolder) -> Bool {
    guard let result = results[name] else { return false }
    let entry = lock.entries[name]
    switch result.status {
    case .orphaned: return entry == nil && access("\(folder.path)/\(name).png", F_OK) != 0
    case .changed, .missing, .tolerated:
      return entry != nil && entry?.key == result.key && entry?.pixels == result.pixels
    case .unchanged, .written: return true
    case .failed: return false
    }
  }
}
