import Foundation
import Testing

private let view = ["FIXTURE_SCREENS": "card,view"]

@Suite struct TreeTests {
  @Test func treePrintsALineAnElement() throws {
    let run = try Run.fixture("tree", "view", environment: view)
    #expect(run.status == 0)
    #expect(run.output == "1. Саранск.\n2. Столица Мордовии.\n")
    let framed = try Run.fixture("tree", "view", "--frames", environment: view)
    #expect(framed.output.contains(/@\d/))
    #expect(!run.output.contains("  @"))
  }

  @Test func theOverlayIsAPicture() throws {
    let scratch = try Scratch()
    let file = scratch.file("overlay.png")
    let run = try Run.fixture("tree", "view", "--overlay", file.path, environment: view)
    #expect(run.status == 0)
    let data = try Data(contentsOf: file)
    #expect(Array(data.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
  }

  @Test func theAuditExitsWithOneForFindingsAndBearsExceptions() throws {
    let scratch = try Scratch()
    let arguments = ["audit", "--screen", "card", "--device", "iphone-se-3"]
    let pale = ["FIXTURE_SCREENS": "card", "FIXTURE_COLOR": "DDDDDD"]
    let run = try Run("snapshot-fixture", arguments, environment: pale, in: scratch.url)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("Fixture/Card.swift:3: contrast: \"Саранск\" has a contrast of "))
    let exception = """
      [{"screen": "card", "check": "contrast", "contains": "Card.swift", "reason": "a watermark"}]
      """
    try Data(exception.utf8).write(to: scratch.file("audit.json"))
    let borne = try Run("snapshot-fixture", arguments, environment: pale, in: scratch.url)
    #expect(borne.status == 0)
    #expect(borne.output.contains("0 findings, 0 advised, 0 not measured, 2 excepted"))
    try Data("{}".utf8).write(to: scratch.file("audit.json"))
    let broken = try Run("snapshot-fixture", arguments, environment: pale, in: scratch.url)
    #expect(broken.status == 2 && broken.errors.contains("audit.json"))
  }

  @Test func sarifNamesFileAndLine() throws {
    let run = try Run.fixture(
      "audit", "--screen", "card", "--format", "sarif",
      environment: ["FIXTURE_SCREENS": "card", "FIXTURE_COLOR": "DDDDDD"])
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let runs = try #require((json as? [String: Any])?["runs"] as? [[String: Any]])
    let results = try #require(runs.first?["results"] as? [[String: Any]])
    let text = try String(
      decoding: JSONSerialization.data(withJSONObject: results, options: [.withoutEscapingSlashes]),
      as: UTF8.self)
    #expect(text.contains("\"uri\":\"Fixture/Card.swift\"") && text.contains("\"startLine\":3"))
  }

  @Test func anExceptionThatCoversNothingIsReported() throws {
    let scratch = try Scratch()
    let arguments = ["audit", "--screen", "card", "--device", "iphone-se-3"]
    let pale = ["FIXTURE_SCREENS": "card,button", "FIXTURE_COLOR": "DDDDDD"]
    let exceptions = """
      [{"screen": "card", "check": "contrast", "reason": "a watermark"},
       {"screen": "card", "check": "truncated", "contains": "Title", "reason": "short by design"},
       {"screen": "button", "reason": "not asked for"}]
      """
    try Data(exceptions.utf8).write(to: scratch.file("audit.json"))
    let run = try Run("snapshot-fixture", arguments, environment: pale, in: scratch.url)
    #expect(run.status == 0)
    let idle = run.output.split(separator: "\n").filter { $0.contains("covers nothing") }
    #expect(
      idle == [
        #"the exception for card (truncated, "Title") covers nothing of what was audited; take it out"#
      ])
    let json = try Run(
      "snapshot-fixture", arguments + ["--format", "json"], environment: pale, in: scratch.url)
    #expect(json.output.contains("\"short by design\""))
  }

  @Test func aFlowIsAuditedBehindEachStep() throws {
    let run = try Run.fixture(
      "audit", "--screen", "count", "--device", "iphone-15", "--all",
      environment: ["FIXTURE_SCREENS": "count"])
    #expect(run.status == 0, "\(run.output)")
  }
}
