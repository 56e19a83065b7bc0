import Foundation
import Testing

@testable import SnapshotKit

/// Options that a project keeps in `vitrine.json`.
struct CommandDefaultsTests {
  private static func read(_ text: String) throws -> CommandDefaults {
    try CommandDefaults(Data(text.utf8), file: "vitrine.json")
  }

  @Test func optionsAreAddedWhereTheCommandLineHasNone() throws {
    let defaults = try Self.read(
      """
      { "$schema": "s.json", "all": { "jobs": 4, "snapshots": "Approved" },
        "render": { "device": ["iphone-15", "ipad-9"], "frame": true, "output": "pictures", "jobs": 2 } }
      """)
    #expect(
      defaults.applied(to: ["render", "--scale", "2"]) == [
        "render", "--device", "iphone-15", "--device", "ipad-9", "--frame", "--jobs", "2",
        "--output", "pictures", "--scale", "2",
      ])
    #expect(
      defaults.applied(to: ["render", "--device=x", "-o", "y", "--jobs", "1"]) == [
        "render", "--frame", "--device=x", "-o", "y", "--jobs", "1",
      ])
    #expect(
      defaults.applied(to: ["verify"]) == ["verify", "--jobs", "4", "--snapshots", "Approved"])
    for arguments in [[], ["worker"], ["diff", "a", "b"], ["--help"]] {
      #expect(defaults.applied(to: arguments) == arguments)
    }
  }

  @Test(arguments: [
    (
      "{\n  \"render\": {\n    \"devcie\": \"a\"\n  }\n}",
      "vitrine.json:3: render has no option devcie; nearest: device"
    ),
    ("{\n\"rendr\": {} }", "vitrine.json:2: there is no command rendr; nearest: render"),
    (
      "{\n\"all\": {},\n\"verify\": { \"jobs\":\n \"many\" } }",
      "vitrine.json:3: jobs takes a whole number."
    ),
    ("{ \"render\": { \"frame\": \"yes\" } }", "vitrine.json:1: frame takes true or false."),
    ("{ \"render\": 3 }", "vitrine.json:1: render is no object of options."),
    ("[]", "vitrine.json:1: is no object."),
    ("{\n  \"render\": {,\n}", "vitrine.json:2:"), ("", "vitrine.json:"),
  ])
  func errorsNameTheirLines(_ text: String, _ message: String) throws {
    let error = #expect(throws: CommandDefaultsError.self) { try Self.read(text) }
    #expect(error?.description.hasPrefix(message) == true, "\(String(describing: error))")
  }

  /// The table of options, the schema and the commands themselves name the same.
  @Test func theSchemaNamesTheOptionsOfTheCommands() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let schema = try #require(
      try JSONSerialization.jsonObject(
        with: Data(contentsOf: root.appendingPathComponent("Documentation/vitrine-schema.json")))
        as? [String: Any])
    func object(_ path: String...) -> [String: Any] {
      path.reduce(schema) { $0[$1] as? [String: Any] ?? [:] }
    }
    let filters = Set(object("$defs", "filters", "properties").keys)
    let drawing = Set(object("$defs", "drawing", "properties").keys).union(filters)
    for command in CommandDefaults.commands {
      let own = object("properties", command)
      let base =
        switch own["$ref"] as? String {
        case "#/$defs/drawing": drawing
        case "#/$defs/reviewing": Set(object("$defs", "reviewing", "properties").keys)
        default: filters
        }
      let named = base.union(object("properties", command, "properties").keys)
      let options = CommandDefaults.options(of: command)
      #expect(named == Set(options.keys), "\(command)")
      let help = SnapshotCommand.helpMessage(for: Self.type(of: command))
      for option in options.keys { #expect(help.contains("--\(option)"), "\(command) \(option)") }
    }
  }

  private static func type(of command: String) -> any CatalogueCommand.Type {
    switch command {
    case "list": ListCommand.self
    case "render": RenderCommand.self
    case "record": RecordCommand.self
    case "verify": VerifyCommand.self
    case "review": ReviewCommand.self
    case "approve": ApproveCommand.self
    default: PruneCommand.self
    }
  }
}
