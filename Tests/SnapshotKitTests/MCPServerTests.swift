import Foundation
import Synchronization
import Testing

@testable import SnapshotKit

/// The Model Context Protocol, line by line.
@Suite struct MCPServerTests {
  /// A server whose tools say what they were called with, and fail.
  private static let server = MCPServer(
    tools: [
      AgentTool(
        name: "echo", title: "Echo", description: "Says it again.",
        parameters: [ToolParameter("word", .text, "A word.", isRequired: true)]
      ) { ToolResult("said \($0.text("word") ?? "")") },
      AgentTool(name: "fail", title: "Fail", description: "Fails.") { _ in
        throw POSIXError(.EIO)
      },
      AgentTool(name: "wait", title: "Wait", description: "Takes its time.") { arguments in
        for word in ["one", "", "three"] { arguments.progress.tell(word) }
        late.withLock { $0 = arguments.progress }
        return ToolResult("done")
      },
    ], instructions: "Say echo.")

  /// The progress of the last call that took its time.
  private static let late = Mutex<ToolProgress?>(nil)

  private static func answer(_ line: String) async -> JSONValue? {
    await server.answer(to: Data(line.utf8))
  }

  private static func code(_ line: String) async -> JSONValue? {
    await answer(line)?["error"]?["code"]
  }

  @Test(arguments: [
    ("2025-06-18", "2025-06-18"), ("2025-03-26", "2025-03-26"), ("2024-11-05", "2024-11-05"),
    ("2099-01-01", "2025-06-18"), ("", "2025-06-18"),
  ])
  func theVersionIsTheClientsOrTheNewest(asked: String, answered: String) async throws {
    let answer = await Self.answer(
      """
      {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"\(asked)",\
      "capabilities":{},"clientInfo":{"name":"test","version":"1"}}}
      """)
    let result = try #require(answer?["result"])
    #expect(result["protocolVersion"]?.text == answered)
    #expect(result["capabilities"]?["tools"] == ["listChanged": false])
    #expect(result["serverInfo"]?["name"] == "vitrine")
    #expect(result["instructions"] == "Say echo.")
  }

  @Test(arguments: [
    (#"{"jsonrpc":"2.0","id":1,"#, -32700), ("nonsense", -32700),
    (#"{"id":1,"method":"ping"}"#, -32600), (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1}"#, -32600), (#"{"jsonrpc":"2.0","id":1,"method":7}"#, -32600),
    (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600), ("3", -32600), ("[]", -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"pong"}"#, -32601),
    (#"{"jsonrpc":"2.0","id":1,"method":"resources/list"}"#, -32601),
    (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[1]}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"ecko"}}"#, -32602),
  ])
  func errorsHaveTheirCodes(line: String, code: Int) async {
    #expect(await Self.code(line) == .integer(code))
  }

  /// The control: what is no error has no code.
  @Test(arguments: [
    #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#,
    #"{"jsonrpc":"2.0","id":"a","method":"tools/list"}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"ping","params":null}"#,
  ])
  func whatIsAskedRightIsAnsweredUnderItsID(line: String) async throws {
    let answer = try #require(await Self.answer(line))
    #expect(answer["error"] == nil)
    #expect(answer["result"] != nil)
    #expect(answer["id"] == (line.contains("\"a\"") ? "a" : 1))
    #expect(answer["jsonrpc"] == "2.0")
  }

  @Test func anErrorTellsTheIDWhereItCanBeRead() async throws {
    #expect(
      await Self.answer(#"{"jsonrpc":"2.0","id":7,"method":"pong"}"#)?["id"] == 7)
    #expect(await Self.answer("nonsense")?["id"] == .null)
    let unknown = await Self.answer(
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"ecko"}}"#)
    #expect(
      unknown?["error"]?["message"]?.text?.contains("There is no tool \"ecko\". Nearest: echo")
        == true)
  }

  @Test(arguments: [
    #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
    #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#,
    #"{"jsonrpc":"2.0","method":"notifications/nobody/knows"}"#,
    #"{"jsonrpc":"2.0","id":1,"result":{}}"#,
    #"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":""}}"#,
  ])
  func whatIsToldIsNotAnswered(line: String) async { #expect(await Self.answer(line) == nil) }

  @Test func badUTF8IsNoJSON() async {
    let line = Data(#"{"jsonrpc":"2.0","id":1,"method":"pi"#.utf8) + [0xFF] + Data("\"}".utf8)
    #expect(await Self.server.answer(to: line)?["error"]?["code"] == -32700)
  }

  @Test func aBatchIsAnsweredTogether() async throws {
    let answer = await Self.answer(
      """
      [{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"notifications/initialized"},\
      {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"echo","arguments":{"word":"x"}}},7]
      """)
    guard case .list(let answers)? = answer else {
      Issue.record("no list of answers: \(String(describing: answer))")
      return
    }
    #expect(answers.count == 3)
    #expect(answers.first?["id"] == 1)
    #expect(answers.last?["error"]?["code"] == -32600)
    #expect(
      await Self.answer(#"[{"jsonrpc":"2.0","method":"notifications/initialized"}]"#) == nil)
  }

  @Test func toolsAreListedWithTheirArguments() async throws {
    let answer = await Self.answer(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)
    guard case .list(let tools)? = answer?["result"]?["tools"] else {
      Issue.record("no tools")
      return
    }
    #expect(tools.map { $0["name"] } == ["echo", "fail", "wait"])
    let schema = try #require(tools.first?["inputSchema"])
    #expect(schema["type"] == "object")
    #expect(schema["properties"]?["word"]?["type"] == "string")
    #expect(schema["required"] == ["word"])
    #expect(tools.first?["annotations"]?["readOnlyHint"] == true)
  }

  @Test func aCallIsAnsweredAndAFailureIsTheToolsOwn() async throws {
    func call(_ name: String, _ arguments: String) async -> JSONValue? {
      await Self.answer(
        """
        {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\(name)","arguments":\(arguments)}}
        """)?["result"]
    }
    let said = await call("echo", #"{"word":"hello"}"#)
    #expect(said?["content"] == [["type": "text", "text": "said hello"]])
    #expect(said?["isError"] == false)
    #expect(await call("fail", "{}")?["isError"] == true)
    for wrong in ["{}", #"{"word":3}"#, #"{"word":"a","wrod":"b"}"#, "[]"] {
      #expect(await call("echo", wrong)?["isError"] == true, "\(wrong)")
    }
  }

  @Test func progressIsToldToWhoAsksForIt() async throws {
    func told(_ meta: String) async -> (told: [JSONValue], answer: JSONValue?) {
      let messages = Mutex<[JSONValue]>([])
      let line = """
        {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"wait"\(meta)}}
        """
      let answer = await Self.server.answer(to: Data(line.utf8)) { message in
        messages.withLock { $0.append(message) }
      }
      // Nothing is told once it is answered.
      Self.late.withLock { $0 }?.tell("late")
      return (messages.withLock { $0 }, answer)
    }
    func notification(_ count: Int, _ message: String?) -> JSONValue {
      var parameters: [String: JSONValue] = ["progressToken": "a", "progress": .integer(count)]
      parameters["message"] = message.map { .text($0) }
      return [
        "jsonrpc": "2.0", "method": "notifications/progress", "params": .object(parameters),
      ]
    }
    let asked = await told(#","_meta":{"progressToken":"a"}"#)
    #expect(
      asked.told == [notification(1, "one"), notification(2, nil), notification(3, "three")])
    #expect(asked.answer?["result"]?["isError"] == false)
    #expect(
      await told(#","_meta":{"progressToken":7}"#).told.first?["params"]?["progressToken"] == 7)
    for meta in ["", #","_meta":{}"#, #","_meta":{"progressToken":1.5}"#, #","_meta":null"#] {
      #expect(await told(meta).told.isEmpty, "\(meta)")
    }
  }

  @Test func theLastLineOfACommandThatRunsIsTold() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Each time as long as it takes on a busy machine, half a minute at most.
    let script = """
      told() { for i in $(seq 600); do [ -e "\(folder.path)/$1" ] && return; sleep 0.05; done; }
      told none; echo first; echo second >&2; told some
      """
    try await Task(priority: .high) {
      let lines = Mutex<[String]>([])
      let result = try await OwnCommand(path: "/bin/sh").run(
        ["-c", script],
        telling: { line in
          lines.withLock { $0.append(line) }
          let name = line.isEmpty ? "none" : "some"
          try? Data().write(to: folder.appendingPathComponent(name))
        }, each: .milliseconds(100))
      #expect(result.status == 0 && result.output == "first\n")
      let told = lines.withLock { $0 }
      #expect(told.first == "" && told.contains { ["first", "second"].contains($0) }, "\(told)")
    }.value
  }

  // MARK: Lines

  /// Returns the lines that a server writes for some writes of a client, which then ends.
  private static func exchange(_ writes: [Data]) async throws -> [JSONValue] {
    let lines: [Data] = try await withCheckedThrowingContinuation { continuation in
      // A thread of its own waits: those of tasks are few.
      Thread { continuation.resume(with: Result { try Self.lines(after: writes) }) }.start()
    }
    return try lines.map { try JSONValue($0) }
  }

  private static func lines(after writes: [Data]) throws -> [Data] {
    let (input, output) = (try Descriptor.pipe(), try Descriptor.pipe())
    let end = dup(input.write.number)
    input.write.close()
    Thread {
      let client = Descriptor(end)
      for write in writes {
        try? client.write(write)
        usleep(2000)
      }
    }.start()
    do {
      let sink = MCPOutput(Descriptor(dup(output.write.number)))
      output.write.close()
      try server.run(input: input.read, output: sink)
    }
    var (lines, buffer) = ([Data](), LineBuffer())
    while true {
      let data = try output.read.read()
      guard !data.isEmpty else { break }
      lines += buffer.add(data)
    }
    return lines + (buffer.rest.isEmpty ? [] : [buffer.rest])
  }

  private static func ping(_ id: Int) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"ping"}"#
  }

  @Test func linesAreCutWhereTheyEndHoweverTheyArrive() async throws {
    let text = Self.ping(1) + "\n" + Self.ping(2) + "\r\n\n" + Self.ping(3) + "\n"
    #expect(try await Self.exchange([Data(text.utf8)]).map { $0["id"] } == [1, 2, 3])
    let bytes = Array(text.utf8)
    let pieces = stride(from: 0, to: bytes.count, by: 17).map {
      Data(bytes[$0..<min($0 + 17, bytes.count)])
    }
    #expect(try await Self.exchange(pieces).map { $0["id"] } == [1, 2, 3])
    // A last line without an end is one too; nothing is none.
    #expect(try await Self.exchange([Data(Self.ping(4).utf8)]).map { $0["id"] } == [4])
    #expect(try await Self.exchange([]).isEmpty)
  }

  @Test func callsAreAnsweredBeforeTheEndAndInOrder() async throws {
    let calls = (1...3).map {
      """
      {"jsonrpc":"2.0","id":\($0),"method":"tools/call","params":{"name":"echo","arguments":{"word":"a\\nb"}}}

      """
    }
    let answers = try await Self.exchange([Data(calls.joined().utf8)])
    #expect(answers.map { $0["id"] } == [1, 2, 3])
    // A line end in a text is no end of a line.
    #expect(answers[0]["result"]?["content"] == [["type": "text", "text": "said a\nb"]])
  }

  @Test func aBadLineEndsNothing() async throws {
    let answers = try await Self.exchange([
      Data([0xC3, 0x28, 0x0A]) + Data("{\n\(Self.ping(5))\n".utf8)
    ])
    #expect(answers.map { $0["error"]?["code"] } == [-32700, -32700, nil])
    #expect(answers.last?["id"] == 5)
  }

  @Test func valuesAreReadAndWrittenAsTheyAre() throws {
    let text = #"{"a":[null,true,1,-2.5,"x/é"],"b":{}}"#
    let value = try JSONValue(Data(text.utf8))
    #expect(value == ["a": [.null, true, 1, .number(-2.5), "x/é"], "b": [:]])
    #expect(try String(decoding: value.line, as: UTF8.self) == text)
  }
}
