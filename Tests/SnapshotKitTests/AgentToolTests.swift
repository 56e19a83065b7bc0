import DisplayList
import Foundation
import Synchronization
import Testing

@testable import SnapshotKit

/// What an agent's tools ask of live screens and of commands, and what they make of the answers.
@Suite struct AgentToolTests {
  /// A bench whose screens and commands are made up, and which keeps what was asked of it.
  private final class Bench: Sendable {
    let requests = Mutex<[LiveRequest]>([])
    let commands = Mutex<[[String]]>([])

    func workbench(
      saved: [String] = [], result: OwnCommand.Result = .init(status: 0, output: "", errors: ""),
      reply: @escaping @Sendable (LiveRequest) throws -> LiveReply = { AgentToolTests.reply($0) }
    ) -> Workbench {
      Workbench(
        reply: { request in
          self.requests.withLock { $0.append(request) }
          return try reply(request)
        },
        run: { arguments, progress in
          progress.tell("\(arguments[0]) goes on")
          self.commands.withLock { $0.append(arguments) }
          return result
        }, build: { _ in result }, savedSources: { saved })
    }

    var lastCommand: [String]? { commands.withLock(\.last) }
    var asked: [LiveRequest] { requests.withLock { $0 } }
  }

  /// The reply of a screen with a button and a picture without a name.
  private static func reply(_ request: LiveRequest) -> LiveReply {
    let width = request.view.device == "ipad" ? 1024.0 : 393
    return LiveReply(
      picture: request.wantsPicture
        ? .init(png: Data([1, 2, 3]), width: width, height: 852, scale: request.view.scale ?? 3)
        : nil,
      lines: request.actions.map { _ in "try $0.tap(\"Save\")" },
      elements: [
        .init(name: "Save", spoken: "Save, Button", frame: [16, 700, 361, 50]),
        .init(name: "", spoken: "Image", frame: [0, 0, 40, 40.5]),
        .init(name: "Below", spoken: "Below", frame: [0, 900, 40, 40], isInSight: false),
      ],
      views: request.wantsViews ? "Button \"Save\"  App/Card.swift:3" : nil)
  }

  private static func call(
    _ name: String, _ arguments: JSONValue, on bench: Workbench
  ) async throws -> ToolResult {
    let tool = try #require(bench.tools.first { $0.name == name })
    return await tool.result(of: arguments)
  }

  private static func text(_ result: ToolResult) -> String {
    result.content.compactMap { if case .text(let text) = $0 { text } else { nil } }
      .joined(separator: "\n")
  }

  // MARK: look

  @Test func lookShowsAPictureAndWhatIsRead() async throws {
    let bench = Bench()
    let result = try await Self.call(
      "look",
      [
        "screen": "card", "variant": "ax5", "scheme": "dark", "orientation": "landscape",
        "actions": [
          ["do": "tap", "at": "Save"],
          ["do": "drag", "at": [196, .number(400.5)], "by": [0, -20]],
          ["do": "type", "text": "Lamp"], ["do": "advance", "to": .number(0.5)],
        ],
      ], on: bench.workbench())
    #expect(!result.isError)
    #expect(result.content.first == .picture(Data([1, 2, 3])))
    let text = Self.text(result)
    #expect(text.contains(#""Save": Save, Button  @16,700 361x50"#), "\(text)")
    #expect(text.contains("[20, 20.25]: Image  @0,0 40x40.5"), "\(text)")
    #expect(text.contains("Below  @0,900 40x40  out of sight: scroll to it"), "\(text)")
    #expect(text.components(separatedBy: "out of sight").count == 2)
    #expect(text.contains("card: 393 x 852 points, 2 pixels a point"), "\(text)")
    #expect(text.contains(#"try $0.tap("Save")"#))
    #expect(!text.contains("Views:") && !text.contains("Issues:") && !text.contains("call build"))
    let request = try #require(bench.asked.first)
    #expect(
      request.view
        == LiveView(
          screen: "card", orientation: .landscape, scheme: .dark, variant: "ax5", scale: 2))
    #expect(
      request.actions == [
        LiveAction(kind: .tap, target: .name("Save")),
        LiveAction(kind: .drag, target: .point(x: 196, y: 400.5), distance: [0, -20]),
        LiveAction(kind: .type, text: "Lamp"), LiveAction(kind: .advance, amount: 0.5),
      ])
    #expect(bench.asked.count == 1)
  }

  @Test func aPictureIsSentInBase64() throws {
    let answer = ToolResult("words", picture: Data([1, 2, 3])).answer
    #expect(
      answer["content"] == [
        ["type": "image", "data": "AQID", "mimeType": "image/png"],
        ["type": "text", "text": "words"],
      ])
  }

  /// A tablet's picture would be wide at two pixels a point; what is asked for is given.
  @Test func theScaleIsThatOfAPhonesPictureUnlessOneIsGiven() async throws {
    let bench = Bench()
    let wide: JSONValue = ["screen": "card", "device": "ipad"]
    let text = Self.text(try await Self.call("look", wide, on: bench.workbench()))
    #expect(bench.asked.map(\.view.scale) == [2, 1])
    #expect(text.contains("card on ipad: 1024 x 852 points, 1 pixel a point"), "\(text)")
    _ = try await Self.call(
      "look", ["screen": "card", "device": "ipad", "scale": 3], on: bench.workbench())
    #expect(bench.asked.map(\.view.scale) == [2, 1, 3])
  }

  @Test func whatFailedIsToldAndTheScreenBeforeItShown() async throws {
    let bench = Bench().workbench { request in
      var reply = Self.reply(request)
      reply.failure = .init(action: 1, reason: "nothing is called \"Sav\"; nearest: \"Save\"")
      reply.issues = ["the symbol \"xyz\" is not known"]
      return reply
    }
    let result = try await Self.call(
      "look",
      ["screen": "card", "actions": [["do": "back"], ["do": "tap", "at": "Sav"]]], on: bench)
    #expect(result.isError)
    #expect(result.content.first == .picture(Data([1, 2, 3])))
    let text = Self.text(result)
    #expect(
      text.hasPrefix("actions[1], tap, was not done: nothing is called \"Sav\"; nearest: \"Save\""),
      "\(text)")
    #expect(text.contains("the screen before it"))
    #expect(text.contains("Issues:\n- the symbol \"xyz\" is not known"), "\(text)")
  }

  @Test func aScreenThatTrapsIsToldWithoutAPicture() async throws {
    let bench = Bench().workbench { _ in
      var reply = LiveReply()
      reply.failure = .init(reason: "ended by signal 4 (Illegal instruction): Fatal error: oh")
      return reply
    }
    let result = try await Self.call("look", ["screen": "card"], on: bench)
    #expect(result.isError)
    #expect(
      result.content == [
        .text("card was not shown: ended by signal 4 (Illegal instruction): Fatal error: oh")
      ])
    // A process that cannot be started is an error of the call, no end of the server.
    let gone = Bench().workbench { _ in throw LiveProcessError.gone }
    #expect(try await Self.call("look", ["screen": "card"], on: gone).isError)
  }

  @Test func newerSourcesAreTold() async throws {
    let one = Bench().workbench(saved: ["Sources/App/CardView.swift"])
    let text = Self.text(try await Self.call("look", ["screen": "card"], on: one))
    #expect(
      text.contains("Sources/App/CardView.swift was saved after the last build"), "\(text)")
    #expect(text.contains("call build"))
    let three = Bench().workbench(saved: ["a", "b", "c"])
    let others = Self.text(try await Self.call("describe", ["screen": "card"], on: three))
    #expect(others.contains("a and 2 other files were saved after"), "\(others)")
  }

  // MARK: arguments

  @Test(arguments: [
    (#"{}"#, #"look needs "screen"."#),
    (#"{"scren":"a"}"#, #"look takes no "scren". Nearest: screen"#),
    (#"{"screen":3}"#, "screen takes a text."),
    (#"{"screen":"a","scheme":"drak"}"#, #"scheme cannot be "drak". Nearest: dark"#),
    (#"{"screen":"a","scale":9}"#, "scale takes a whole number from 1 to 3."),
    (#"{"screen":"a","views":"yes"}"#, "views takes true or false."),
    (#"{"screen":"a","actions":{"do":"tap"}}"#, "actions takes a list of actions."),
    (#"{"screen":"a","actions":["tap"]}"#, "actions[0] takes an object"),
    (#"{"screen":"a","actions":[{"at":"x"}]}"#, #"actions[0] needs "do"."#),
    (
      #"{"screen":"a","actions":[{"do":"back"},{"do":"tpa"}]}"#,
      #"actions[1].do cannot be "tpa". Nearest: tap"#
    ),
    (#"{"screen":"a","actions":[{"do":7}]}"#, "actions[0].do takes one of tap, "),
    (
      #"{"screen":"a","actions":[{"do":"tap","at":[1]}]}"#, "actions[0].at takes a name, or a point"
    ),
    (
      #"{"screen":"a","actions":[{"do":"tap","at":{"nam":"x"}}]}"#,
      "actions[0].at takes a name, or a point"
    ),
    (#"{"screen":"a","actions":[{"do":"tap","on":"x"}]}"#, #"actions[0] takes no "on"."#),
    (#"{"screen":"a","actions":[{"do":"scroll","by":[1,"2"]}]}"#, "actions[0].by takes a distance"),
    (#"{"screen":"a","actions":[{"do":"advance","to":"1"}]}"#, "actions[0].to takes a number."),
    (#"{"screen":"a","actions":[{"do":"type","text":1}]}"#, "actions[0].text takes a text."),
    (#"[1]"#, "arguments takes an object."),
  ])
  func wrongArgumentsNameWhatIsRight(arguments: String, message: String) async throws {
    let bench = Bench()
    let result = try await Self.call(
      "look", try JSONValue(Data(arguments.utf8)), on: bench.workbench())
    #expect(result.isError)
    #expect(Self.text(result).contains(message), "\(Self.text(result))")
    #expect(bench.asked.isEmpty)
  }

  /// The control: nulls are left out, and each kind of action is one.
  @Test func rightArgumentsAreTaken() async throws {
    let bench = Bench()
    let actions = LiveAction.Kind.allCases.map { JSONValue.object(["do": .text($0.rawValue)]) }
    let result = try await Self.call(
      "look",
      ["screen": "a", "device": .null, "scale": 1, "views": true, "actions": .list(actions)],
      on: bench.workbench())
    #expect(!result.isError)
    #expect(Self.text(result).contains("Views:\nButton \"Save\"  App/Card.swift:3"))
    #expect(bench.asked.first?.actions.map(\.kind) == LiveAction.Kind.allCases)
    #expect(bench.asked.first?.view.device == nil)
  }

  // MARK: words

  @Test func describeTellsTheViewsWithoutAPicture() async throws {
    let bench = Bench()
    let result = try await Self.call("describe", ["screen": "card"], on: bench.workbench())
    #expect(result == ToolResult("Views:\nButton \"Save\"  App/Card.swift:3"))
    #expect(bench.asked.first?.wantsPicture == false)
    #expect(bench.asked.first?.wantsViews == true)
  }

  /// A point is one of the screen that the actions lead to.
  @Test func aPointIsDescribedBehindActions() async throws {
    let bench = Bench()
    let told = bench.workbench { _ in LiveReply(lines: ["try $0.back()"], point: "text  Card") }
    let result = try await Self.call(
      "describe",
      ["screen": "card", "at": [10, .number(20.5)], "actions": [["do": "back"]]], on: told)
    #expect(result == ToolResult("text  Card\n\nAs lines of a flow:\ntry $0.back()"))
    let request = try #require(bench.asked.first)
    #expect(request.point == CGPoint(x: 10, y: 20.5) && request.actions.count == 1)
    #expect(!request.wantsViews && !request.wantsPicture && bench.lastCommand == nil)
  }

  @Test func screensAndDevicesAreNamed() async throws {
    let bench = Bench()
    let there = bench.workbench(result: .init(status: 0, output: "card  A card\n", errors: ""))
    #expect(
      try await Self.call("screens", ["pattern": "c*"], on: there) == ToolResult("card  A card"))
    #expect(bench.lastCommand == ["names", "screens", "c*"])
    let none = bench.workbench(
      result: .init(status: 2, output: "", errors: "error: No device matches \"x\".\n"))
    let result = try await Self.call("devices", [:], on: none)
    #expect(bench.lastCommand == ["names", "devices"])
    #expect(result == ToolResult(error: "error: No device matches \"x\"."))
  }

  @Test func aBuildTellsItsErrorsOrItsTime() async throws {
    let failed = OwnCommand.Result(
      status: 1, output: "[1/2] Compiling\nA.swift:3:5: error: no such colour\nnote\n", errors: "")
    let result = try await Self.call("build", [:], on: Bench().workbench(result: failed))
    #expect(result == ToolResult(error: "The build failed:\nA.swift:3:5: error: no such colour"))
    let built = try await Self.call("build", [:], on: Bench().workbench())
    #expect(!built.isError)
    #expect(Self.text(built).hasPrefix("Built in "))
  }

  @Test(arguments: [
    (Int32(0), "All is as approved.", false), (1, "Something differs", false),
    (2, "Nothing was compared.", true), (-1, "Nothing was compared.", true),
  ])
  func verifyTellsWhatItsStatusMeans(status: Int32, meaning: String, isError: Bool) async throws {
    let bench = Bench()
    let result = try await Self.call(
      "verify", ["screens": ["card", "settings-*"]],
      on: bench.workbench(
        result: .init(status: status, output: "told\n", errors: "card done, 1 of 2\nerror: oh\n")))
    #expect(bench.lastCommand == ["verify", "--screen", "card", "--screen", "settings-*"])
    let text = Self.text(result)
    #expect(text.contains("error: oh\ntold\n\(meaning)"), "\(text)")
    // How far it came is told where it came to nothing.
    #expect(text.contains("1 of 2") == isError)
    #expect(result.isError == isError)
  }

  @Test func auditTellsItsFindings() async throws {
    let bench = Bench()
    let result = try await Self.call(
      "audit", ["screen": "card", "variant": "ax5"],
      on: bench.workbench(result: .init(status: 1, output: "a target of 20 x 20\n", errors: "")))
    #expect(result == ToolResult("a target of 20 x 20"))
    #expect(
      bench.lastCommand == ["audit", "--screen", "card", "--variant", "ax5", "--device", "*"])
    _ = try await Self.call(
      "audit", ["screen": "card", "device": "ipad-9"], on: bench.workbench())
    #expect(bench.lastCommand == ["audit", "--screen", "card", "--device", "ipad-9"])
    let acted = bench.workbench { _ in LiveReply(audit: "0 findings") }
    let state: JSONValue = ["screen": "card", "actions": [["do": "back"]]]
    #expect(try await Self.call("audit", state, on: acted) == ToolResult("0 findings"))
    #expect(bench.asked.first?.wantsAudit == true && bench.asked.first?.wantsPicture == false)
  }

  @Test func toolsSayWhetherTheyWrite() throws {
    let tools = Bench().workbench().tools
    #expect(
      tools.map(\.name) == [
        "screens", "devices", "look", "describe", "build", "verify", "audit",
      ])
    #expect(tools.filter { !$0.isReadOnly }.map(\.name) == ["build", "verify"])
    let look = try #require(tools.first { $0.name == "look" }).listed
    let action = look["inputSchema"]?["properties"]?["actions"]?["items"]
    #expect(action?["required"] == ["do"])
    #expect(action?["properties"]?["by"]?["maxItems"] == 2)
  }

  @Test func aLongAnswerIsCutAtALine() {
    let lines = (1...20_000).map { "line \($0)" }.joined(separator: "\n")
    let text = Self.text(ToolResult(lines))
    #expect(text.count < ToolResult.mostCharacters + 100)
    #expect(text.contains("line 1\n"))
    #expect(text.contains(/line \d+\n… and \d+ more lines$/))
    #expect(Self.text(ToolResult("line 1\nline 2")) == "line 1\nline 2")
  }

  @Test func whereNamesStandIsToldInToolsWords() {
    func told(_ kind: String, _ reader: MessageReader) -> String {
      FilterError.unknown(kind: kind, value: "crad", nearest: ["card"]).message(for: reader)
    }
    #expect(
      told("screen", .agent)
        == "No screen matches \"crad\". Nearest: card. All names: the tool screens.")
    #expect(told("step of a", .agent).hasSuffix(" All names: the tool screens."))
    #expect(told("variant", .agent).hasSuffix(" All names: the tool devices."))
    #expect(FilterError.empty("a").message(for: .agent).hasSuffix("; see the tool devices."))
    // The control: this process has no agent for its reader.
    #expect(told("screen", .current) == told("screen", .person))
    #expect(told("screen", .person).hasSuffix(" All names: snapshot list."))
  }

  // MARK: names, sources

  @MainActor @Test func namesAreThoseOfTheCatalogue() throws {
    let catalogue = try Catalogue([
      Screen("card", title: "A card") { DisplayList(size: $0.traits.size) },
      Screen("settings", title: "Settings") { DisplayList(size: $0.traits.size) },
    ])
    #expect(try NamesCommand.screens(catalogue, nil) == "card      A card\nsettings  Settings")
    #expect(try NamesCommand.screens(catalogue, Glob("set*")) == "settings  Settings")
    let error = #expect(throws: FilterError.self) {
      try NamesCommand.screens(catalogue, Glob("crad"))
    }
    #expect(error?.description.contains("Nearest: card") == true)
    let devices = try NamesCommand.devices(catalogue, Glob("iphone-15"))
    #expect(
      devices.hasPrefix("iphone-15  iPhone 15  393 x 852 points  @3x  portrait, landscape\n"),
      "\(devices)")
    #expect(devices.contains("Variants: usual, xs,") && devices.contains("split-third"))
    #expect(throws: FilterError.self) { try NamesCommand.devices(catalogue, Glob("nokia")) }
  }

  /// Each name that is told is one of a variant.
  @Test func variantsAreNamed() {
    for name in Variant.named.dropFirst() { #expect(Variant(name: name) != nil, "\(name)") }
  }

  @Test func sourcesThatAreNewerThanTheExecutableAreKnown() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ name: String, at seconds: Double) throws {
      let path = folder.appendingPathComponent(name).path
      try Data(name.utf8).write(to: URL(fileURLWithPath: path))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: path)
    }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("src"), withIntermediateDirectories: true)
    try write("src/Old.swift", at: 100)
    try write("App", at: 200)
    let sources = BuiltSources(
      SourceWatch(roots: [folder.path + "/src"], ignored: []), executable: folder.path + "/App")
    #expect(await sources.saved.isEmpty)
    try write("src/New.swift", at: 300)
    #expect(await sources.saved == [folder.path + "/src/New.swift"])
    _ = try await sources.build { .init(status: 1, output: "", errors: "") }
    #expect(await sources.saved.count == 1)
    // A build may leave an executable as it is.
    _ = try await sources.build { .init(status: 0, output: "", errors: "") }
    #expect(await sources.saved.isEmpty)
    try write("src/New.swift", at: 400)
    #expect(await sources.saved.count == 1)
  }
}
