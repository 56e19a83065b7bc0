import Foundation
import Testing

private let view = ["FIXTURE_SCREENS": "card,view"]

@Suite struct DescribeTests {
  @Test func describePrintsALineAView() throws {
    let run = try Run.fixture("describe", "view", "--device", "iphone-se-3", environment: view)
    #expect(run.status == 0 && run.errors.isEmpty)
    let lines = run.output.split(separator: "\n")
    #expect(lines.first == "view iphone-se-3 portrait light usual")
    #expect(lines.dropFirst().first == "Screen; background #FFFFFF  @0,0 375x667")
    let stack = try #require(lines.first { $0.contains("VStack") })
    #expect(stack.hasPrefix("  VStack; spacing 12; padding 16  @"))
    let title = try #require(lines.first { $0.contains("\"Саранск\"") })
    #expect(title.hasPrefix("    Text \"Саранск\"; font 34 bold; color #000000  @"))
    #expect(title.contains("  snapshot_fixture/FixtureScreens.swift:"))
    #expect(lines.contains { $0.hasPrefix("  System ") })
  }

  /// What is drawn in place of something that is missing says nothing of it.
  @Test(arguments: [["describe", "named"], ["audit", "--screen", "named"]])
  func whatIsMissingIsAWarning(arguments: [String]) throws {
    let run = try Run(
      "snapshot-fixture", arguments, environment: ["FIXTURE_SCREENS": "named"])
    let warnings = run.errors.split(separator: "\n").filter { $0.hasPrefix("warning: named: ") }
    #expect(warnings.count == 1, "\(run.errors)")
    #expect(warnings.first?.contains("HostileScreens.swift:") == true, "\(run.errors)")
    #expect(warnings.first?.contains("no-such-picture") == true, "\(run.errors)")
  }

  @Test func describedJSONIsAsTheSchemaSays() throws {
    for screen in ["view", "card"] {
      let run = try Run.fixture("describe", screen, "--json", environment: view)
      let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      let schema = try Schema("description-schema.json")
      #expect(schema.faults(json, schema.root) == [])
      let again = try Run.fixture("describe", screen, "--json", environment: view)
      #expect(again.output == run.output)
    }
  }

  @Test func describeNamesWhoDrewAPoint() throws {
    let run = try Run.fixture(
      "describe", "card", "--device", "iphone-se-3", "--at", "40,60", environment: view)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("text  Card > Shape > Title  @") == true)
    #expect(
      lines.last?.hasPrefix("fill  Card > Shape  @16,36 343x120  Fixture/Card.swift:2") == true)
  }

  @Test(arguments: [
    (["describe", "veiw"], "view"), (["describe", "view", "--device", "iphone-99"], "iphone-"),
    (["describe", "view", "--at", "9000,1"], "outside of view/iphone-15-pro"),
    (["describe", "view", "--at", "x"], "--at"),
  ])
  func describeTellsWhatItCannotFind(arguments: [String], words: String) throws {
    let run = try Run("snapshot-fixture", arguments, environment: view)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains(words))
  }

  @Test func describeTellsWhatWasEdited() throws {
    let scratch = try Scratch()
    let before = try Run.fixture("describe", "view", "--json", environment: view)
    try Data(before.output.utf8).write(to: scratch.file("before.json"))
    let arguments = ["describe", "view", "--against", scratch.file("before.json").path]
    let same = try Run("snapshot-fixture", arguments, environment: view)
    #expect(same.status == 0 && same.output == "nothing was edited\n")
    let changed = try Run(
      "snapshot-fixture", arguments,
      environment: ["FIXTURE_SCREENS": "view", "FIXTURE_TEXT": "Город"])
    #expect(changed.status == 1)
    let line = try #require(changed.output.split(separator: "\n").first)
    #expect(line.hasPrefix("snapshot_fixture/FixtureScreens.swift:"))
    #expect(line.hasSuffix(" Text “Столица Мордовии” now reads “Город” (VStack > Text)"))
    let none = try Run.fixture("describe", "view", "--against", "/nowhere.json", environment: view)
    #expect(none.status == 2 && none.errors.contains("there is no such file"))
  }

  @Test func aStepIsDescribedAndRead() throws {
    let first = try Run.fixture("describe", "count", environment: flow)
    #expect(first.output.hasPrefix("count iphone-15 portrait light usual start\n"))
    #expect(first.output.contains("\"count 0\""))
    let later = try Run.fixture("describe", "count", "--step", "two", environment: flow)
    #expect(later.status == 0 && later.errors.isEmpty)
    #expect(later.output.hasPrefix("count iphone-15 portrait light usual two\n"))
    #expect(later.output.contains("\"count 2\""))
    let json = try Run.fixture("describe", "count", "--step", "one", "--json", environment: flow)
    let told = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
    #expect((told as? [String: Any])?["step"] as? String == "one")
    let schema = try Schema("description-schema.json")
    #expect(schema.faults(told, schema.root) == [])
    let tree = try Run.fixture("tree", "count", "--step", "two", environment: flow)
    #expect(tree.output == "1. Count. Button.\n2. count 2.\n")
  }

  @Test(arguments: ["describe", "tree"])
  func anUnknownStepIsToldWithTheNearest(command: String) throws {
    let unknown = try Run.fixture(command, "count", "--step", "too", environment: flow)
    #expect(unknown.status == 2 && unknown.output.isEmpty)
    #expect(unknown.errors.contains("No step of count matches \"too\". Nearest: two"))
    let still = try Run.fixture(command, "card", "--step", "two", environment: flow)
    #expect(still.status == 2 && still.errors.contains("there is no step of card at all"))
  }
}

private let flow = ["FIXTURE_SCREENS": "count,card"]
