import Foundation

/// The findings of an audit over several screens, written as text, JSON or SARIF.
struct AuditReport: Codable {
  /// A finding, and where it was made.
  struct Entry: Codable {
    /// The cell's name.
    let cell: String
    let finding: AuditFinding
    /// The reason of the exception that covers it; absent where none does.
    let exception: String?

    /// The screen's name.
    var screen: String { String(cell.prefix { $0 != "/" }) }

    /// A Boolean value that indicates whether the finding makes the audit fail.
    var isFailure: Bool { exception == nil && finding.severity == .fault }
  }

  static let currentFormat = "vitrine-audit/2"

  let format: String
  let entries: [Entry]
  /// The exceptions of audited screens that cover nothing.
  let idle: [AuditException]

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - entries: The findings.
  ///   - cells: The cells that were audited.
  ///   - exceptions: The exceptions that were asked.
  init(_ entries: [Entry], of cells: [Cell] = [], except exceptions: [AuditException] = []) {
    (format, self.entries) = (Self.currentFormat, entries)
    let screens = Set(cells.map(\.screen))
    idle = exceptions.filter { exception in
      screens.contains(where: exception.concerns)
        && !entries.contains { exception.covers($0.finding, on: $0.screen) }
    }
  }

  var failures: [Entry] { entries.filter(\.isFailure) }

  /// A line a finding, and a line that counts them.
  ///
  /// - Parameter showsAll: A Boolean value that indicates whether advice and exceptions are told,
  ///   and each finding by itself. Otherwise those of one check at one source line are one: rows of
  ///   data, and cells that show them.
  /// - Returns: The lines.
  func text(showsAll: Bool) -> String {
    let lines = (showsAll ? entries.map { [$0] } : failuresByLine).compactMap(Self.line)
    let excepted = entries.filter { $0.exception != nil }.count
    func count(_ severity: AuditFinding.Severity) -> Int {
      entries.count { $0.finding.severity == severity && $0.exception == nil }
    }
    let sum =
      "\(count(.fault)) findings, \(count(.advice)) advised, "
      + "\(count(.unmeasured)) not measured, \(excepted) excepted"
    let hint = showsAll || entries.count == failures.count ? "" : "; --all shows all"
    let notes = idle.map { "\($0.title) covers nothing of what was audited; take it out" }
    return (lines + notes + [sum + hint]).joined(separator: "\n")
  }

  /// The findings of one check at one line together, in the order of the first ones.
  private var failuresByLine: [[Entry]] {
    var groups: [[Entry]] = []
    var places: [[String]: Int] = [:]
    for entry in failures {
      let finding = entry.finding
      let key = [finding.check.rawValue, finding.source]
      if let place = places[key], !finding.source.isEmpty {
        groups[place].append(entry)
      } else {
        places[key] = groups.count
        groups.append([entry])
      }
    }
    return groups
  }

  private static func line(_ entries: [Entry]) -> String? {
    guard let entry = entries.first else { return nil }
    let place = entry.finding.source.isEmpty ? "(system)" : entry.finding.source
    let note = entry.exception.map { " [excepted: \($0)]" } ?? ""
    let cells = Set(entries.map(\.cell)).count
    let more =
      entries.count == 1
      ? ""
      : "; \(entries.count) such here" + (cells > 1 ? " in \(cells) cells" : "")
    return "\(place): \(entry.finding.check.rawValue): \(entry.finding.message)"
      + "  (\(entry.cell) @\(entry.finding.frame)\(more))\(note)"
  }

  /// Returns the findings as SARIF 2.1.0, which code review tools show at their lines.
  func sarif() throws -> String {
    let results = failures.map { entry in
      Sarif.Result(
        ruleId: entry.finding.check.rawValue, level: "warning",
        message: .init(text: "\(entry.finding.message) (\(entry.cell))"),
        locations: Sarif.Location(entry.finding.source).map { [$0] } ?? [])
    }
    let rules = AuditFinding.Check.allCases.map { Sarif.Rule(id: $0.rawValue) }
    return try JSONText.text(
      of: Sarif(
        schema: Sarif.schemaAddress, version: "2.1.0",
        runs: [
          .init(tool: .init(driver: .init(name: "Vitrine", rules: rules)), results: results)
        ]))
  }
}

/// The parts of SARIF 2.1.0 that findings need.
struct Sarif: Encodable {
  struct Run: Encodable {
    let tool: Tool
    let results: [Result]
  }

  struct Tool: Encodable { let driver: Driver }

  struct Driver: Encodable {
    let name: String
    let rules: [Rule]
  }

  struct Rule: Encodable { let id: String }

  struct Result: Encodable {
    let ruleId: String
    let level: String
    let message: Message
    let locations: [Location]
  }

  struct Message: Encodable { let text: String }

  /// A line of a source file.
  struct Location: Encodable {
    let physicalLocation: Physical

    struct Physical: Encodable {
      let artifactLocation: Artifact
      let region: Region
    }

    struct Artifact: Encodable { let uri: String }
    struct Region: Encodable { let startLine: Int }

    /// Creates the location of `Module/File.swift:12`; nil if it is none.
    init?(_ source: String) {
      guard let colon = source.lastIndex(of: ":"),
        let line = Int(source[source.index(after: colon)...])
      else { return nil }
      physicalLocation = Physical(
        artifactLocation: Artifact(uri: String(source[..<colon])), region: Region(startLine: line))
    }
  }

  static let schemaAddress = "https://json.schemastore.org/sarif-2.1.0.json"

  let schema: String
  let version: String
  let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }
}
