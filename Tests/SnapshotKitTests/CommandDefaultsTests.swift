import Foundation
import Testing

@testable import SnapshotKit

/// Options that a project keeps in `vitrine.json`.
struct CommandDefaultsTests {
  private static func read(_ text: String) throws -> CommandDefaults {
    try CommandDefaults(Data(text.utf8), file: "vitrine.json")
  }

  @Test func brokenFilesAreToldInOneSentence() throws {
    for text in ["", "{", "[1"] {
      let error = try #require(throws: CommandDefaultsError.self) { try Self.read(text) }
      #expect(error.description.hasPrefix("vitrine.json:"))
      #expect(!error.description.contains(".."), "\(error)")
    }
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
    for arguments in [[], ["worker"], ["diff", "a", "b"], ["--help"], ["merge-driver", "a"]] {
      #expect(defaults.applied(to: arguments) == arguments)
    }
  }

  /// Each command takes its options before what it is given by place, and from `all` only what all
  /// mean alike.
  @Test func everyCommandHasItsOptions() throws {
    let defaults = try Self.read(
      """
      { "all": { "device": ["iphone-15", "ipad-9"], "output": "pictures", "clock-limit": 9, "format": "pdf" },
        "audit": { "exceptions": "borne.json" }, "describe": { "json": true },
        "watch": { "build": "make", "sources": ["App", "Kit"] }, "diff": { "json": true },
        "merge": { "snapshots": "Approved" }, "mutate": { "seconds": 5 },
        "render": { "fps": 12.5, "descriptions": true } }
      """)
    let devices = ["--device", "iphone-15", "--device", "ipad-9"]
    let expected: [(command: String, options: [String])] = [
      ("audit", ["--clock-limit", "9"] + devices + ["--exceptions", "borne.json"]),
      ("describe", ["--clock-limit", "9", "--json"]),
      (
        "watch",
        ["--build", "make"] + devices + ["--output", "pictures", "--sources", "App"]
          + ["--sources", "Kit"]
      ),
      ("diff", ["--json"]), ("merge", ["--output", "pictures", "--snapshots", "Approved"]),
      ("mutate", ["--clock-limit", "9"] + devices + ["--seconds", "5"]),
      (
        "render",
        ["--clock-limit", "9", "--descriptions"] + devices
          + ["--format", "pdf", "--fps", "12.5", "--output", "pictures"]
      ),
      ("sources", []), ("approve", ["--clock-limit", "9"]),
    ]
    for (command, options) in expected {
      #expect(defaults.applied(to: [command, "x"]) == [command] + options + ["x"])
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
    (
      "{ \"approve\": { \"all\": true } }",
      "vitrine.json:1: approve has no option all"
    ),
    ("{ \"render\": { \"fps\": \"many\" } }", "vitrine.json:1: fps takes a number."),
    ("{ \"render\": 3 }", "vitrine.json:1: render is no object of options."),
    ("[]", "vitrine.json:1: is no object."),
    ("{\n  \"render\": {,\n}", "vitrine.json:2:"), ("", "vitrine.json:1: is empty"),
    ("\n \n", "vitrine.json:1: is empty"),
  ])
  func errorsNameTheirLines(_ text: String, _ message: String) throws {
    let error = #expect(throws: CommandDefaultsError.self) { try Self.read(text) }
    #expect(error?.description.hasPrefix(message) == true, "\(String(describing: error))")
  }

  /// The table of options, the schema and the commands themselves name the same, all of them.
  @Test func theTableAndTheSchemaHoldTheOptionsOfTheCommands() throws {
    let schema = try Self.schema()
    let commands = try Self.commands()
    #expect(commands["render"]?.keys.contains("archive") == true)
    #expect(Set(commands.filter { !$1.isEmpty }.keys) == Set(CommandDefaults.commands))
    for (command, options) in commands where !options.isEmpty {
      let table = CommandDefaults.options(of: command)
      let excluded = CommandDefaults.excluded[command] ?? []
      #expect(Set(table.keys).union(excluded) == Set(options.keys), "\(command)")
      #expect(Set(table.keys).isDisjoint(with: excluded), "\(command)")
      for (option, kind) in table {
        #expect((kind == .flag) == (options[option] == .flag), "\(command) \(option)")
        #expect((kind == .texts) == (options[option] == .texts), "\(command) \(option)")
      }
      #expect(Self.properties(of: command, in: schema) == Set(table.keys), "\(command)")
    }
    #expect(Self.properties(of: "all", in: schema) == Set(CommandDefaults.shared.keys))
  }

  private static func schema() throws -> [String: Any] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(
      contentsOf: root.appendingPathComponent("Documentation/vitrine-schema.json"))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// The properties of a section of the schema, those that it refers to included.
  private static func properties(of section: String, in schema: [String: Any]) -> Set<String> {
    func names(_ object: [String: Any]) -> Set<String> {
      let own = Set((object["properties"] as? [String: Any] ?? [:]).keys)
      let others = (object["allOf"] as? [[String: String]] ?? []).compactMap { reference in
        reference["$ref"]?.split(separator: "/").last.map(String.init)
      }
      let definitions = schema["$defs"] as? [String: [String: Any]] ?? [:]
      return others.reduce(own) { $0.union(names(definitions[$1] ?? [:])) }
    }
    let sections = schema["properties"] as? [String: [String: Any]] ?? [:]
    return names(sections[section] ?? [:])
  }

  /// The options of the commands as they tell them themselves.
  private static func commands() throws -> [String: [String: CommandDefaults.Kind]] {
    let tool = try JSONDecoder().decode(Tool.self, from: Data(SnapshotCommand._dumpHelp().utf8))
    let shown = (tool.command.subcommands ?? []).filter { $0.shouldDisplay != false }
    return Dictionary(
      uniqueKeysWithValues: shown.filter { $0.commandName != "help" }.map {
        ($0.commandName, $0.options)
      })
  }

  private struct Tool: Decodable {
    let command: Command
  }

  private struct Command: Decodable {
    struct Argument: Decodable {
      struct Name: Decodable {
        let kind: String
        let name: String
      }

      let kind: String
      let shouldDisplay: Bool
      let isRepeating: Bool
      let names: [Name]?
    }

    let commandName: String
    let shouldDisplay: Bool?
    let subcommands: [Command]?
    let arguments: [Argument]?

    /// The long names of options that help shows, without those that each command has: of help
    /// itself and of the version.
    var options: [String: CommandDefaults.Kind] {
      (arguments ?? []).reduce(into: [:]) { options, argument in
        guard argument.kind != "positional", argument.shouldDisplay,
          let name = argument.names?.first(where: { $0.kind == "long" })?.name,
          !["help", "version"].contains(name)
        else { return }
        options[name] = argument.kind == "flag" ? .flag : argument.isRepeating ? .texts : .text
      }
    }
  }
}
