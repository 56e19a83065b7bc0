import Foundation
import Testing

@Suite struct ReportSchemaTests {
  @Test func reportsAreAsTheSchemaSays() throws {
    let scratch = try Scratch()
    let filters = ["--device", "iphone-15", "--device", "iphone-x", "--scale", "2"]
    _ = try Run(
      "snapshot-fixture", ["record"] + filters, environment: ["FIXTURE_SCREENS": "card,view"],
      in: scratch.url)
    let tolerance = """
      [{"screen": "card", "node": "Card/Shape", "maximumColorDifference": 1, "maximumDensity": 1,
        "reason": "a new panel", "expires": "9999-12-31"}]
      """
    try Data(tolerance.utf8).write(to: scratch.file("Snapshots/tolerances.json"))
    let verify = try Run(
      "snapshot-fixture", ["verify"] + filters,
      environment: ["FIXTURE_SCREENS": "card,trap,button", "FIXTURE_COLOR": "007AFE"],
      in: scratch.url
    )
    #expect(verify.status == 1)
    let schema = try Schema("report-schema.json")
    let data = try Data(contentsOf: scratch.file("out/verify/report.json"))
    let report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(schema.faults(report, schema.root) == [])
    let cells = try #require(report["cells"] as? [[String: Any]])
    let statuses = Set(cells.compactMap { $0["status"] as? String })
    #expect(statuses == ["changed", "tolerated", "missing", "orphaned", "failed"])
    #expect(cells.allSatisfy { ($0["cause"] != nil) == ($0["status"] as? String != "tolerated") })
    let clusters = try #require(report["clusters"] as? [[String: Any]])
    #expect(
      Set(clusters.compactMap { $0["kind"] as? String }) == ["edit", "new", "gone", "failed"])
    let differences = cells.compactMap { $0["difference"] as? [String: Any] }
    #expect(!differences.isEmpty)
    #expect(differences.allSatisfy { ($0["regions"] as? [Any])?.isEmpty == false })
    // The checker itself must be able to fail.
    var broken = report
    broken["cells"] = [["name": 1, "status": "odd", "more": true]]
    #expect(schema.faults(broken, schema.root).count == 5)
  }
}
