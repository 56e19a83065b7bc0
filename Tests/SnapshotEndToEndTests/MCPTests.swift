import Foundation
import Testing

/// A coding agent's client over `snapshot mcp` of the fixture, whose input ends with its owner.
private final class Client {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var pending = Data()
  private var last = 0

  init(in folder: URL, _ arguments: String...) throws {
    process.executableURL = Run.products.appendingPathComponent("snapshot-fixture")
    process.arguments = ["mcp"] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      "FIXTURE_SCREENS": "count,index"
    ]) { $1 }
    process.currentDirectoryURL = folder
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit {
    // One that was never started has no number, by which all of a group are meant.
    guard process.isRunning else { return }
    // A test's thread may have signals blocked, and what it starts inherits that.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  func send(_ line: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
  }

  /// Reads a line, which is a message or else fails.
  func message() throws -> [String: Any] {
    while true {
      if let end = pending.firstIndex(of: 0x0A) {
        let line = pending[..<end]
        pending = Data(pending[(end + 1)...])
        return try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
      }
      let data = output.fileHandleForReading.availableData
      try #require(!data.isEmpty, "the server has ended")
      pending.append(data)
    }
  }

  /// Calls a tool, and returns what it answers.
  func call(_ tool: String, _ arguments: String = "{}") throws -> (
    text: String, picture: Data?, isError: Bool
  ) {
    last += 1
    try send(
      """
      {"jsonrpc":"2.0","id":\(last),"method":"tools/call",\
      "params":{"name":"\(tool)","arguments":\(arguments)}}
      """)
    let answer = try message()
    #expect(answer["id"] as? Int == last)
    let result = try #require(answer["result"] as? [String: Any], "\(answer)")
    let content = try #require(result["content"] as? [[String: String]])
    let picture = content.first { $0["type"] == "image" }?["data"]
    return (
      content.compactMap { $0["text"] }.joined(separator: "\n"),
      picture.flatMap { Data(base64Encoded: $0) }, result["isError"] as? Bool ?? false
    )
  }

  /// Ends the input, and returns how the server ends and what it wrote by then.
  func end() throws -> (status: Int32, rest: Data) {
    try input.fileHandleForWriting.close()
    let rest = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, pending + rest)
  }
}

@Suite struct MCPTests {
  @Test func anAgentSeesAndUsesAScreen() throws {
    let scratch = try Scratch()
    let client = try Client(in: scratch.url)
    try client.send(
      #"{"jsonrpc":"2.0","id":"hello","method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#
    )
    try client.send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
    #expect(try client.message()["id"] as? String == "hello")
    #expect(try client.call("screens").text.contains("steps: start, one, two"))
    let before = try client.call("look", #"{"screen":"count"}"#)
    #expect(before.text.contains("\"count 0\""), "\(before.text)")
    #expect(before.picture?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    let after = try client.call(
      "look", #"{"screen":"count","actions":[{"do":"tap","at":"Count"}]}"#)
    #expect(after.text.contains("\"count 1\""), "\(after.text)")
    #expect(after.text.contains(#"try $0.tap("Count")"#))
    #expect(after.picture != before.picture && !after.isError)
    // What fails is told, and the screen before it shown.
    let failed = try client.call(
      "look", #"{"screen":"count","actions":[{"do":"tap","at":"Cuont"}]}"#)
    #expect(failed.isError && failed.text.contains("actions[0], tap, was not done"))
    #expect(failed.picture == before.picture)
    let trapped = try client.call("look", #"{"screen":"index"}"#)
    // An optimised build says that it may be that.
    let words = trapped.text.lowercased()
    #expect(trapped.isError && words.contains("index out of range"), "\(trapped.text)")
    // Commands and workers alike know who reads them.
    let unknown = try client.call("look", #"{"screen":"cuont"}"#)
    #expect(unknown.text.contains("Nearest: count. All names: the tool screens."))
    #expect(
      try client.call("devices", #"{"pattern":"nokia"}"#).text
        .contains("All names: the tool devices."))
    let views = try client.call("describe", #"{"screen":"count"}"#)
    #expect(views.text.contains("snapshot_fixture/FlowScreens.swift:"), "\(views.text)")
    let (status, rest) = try client.end()
    #expect(status == 0)
    #expect(rest.isEmpty)
  }

  @Test func aBuildAndWhatItLacksAreTold() throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(
      at: scratch.file("src"), withIntermediateDirectories: true)
    let client = try Client(
      in: URL(fileURLWithPath: "/"), "--folder", scratch.url.path, "--sources", "src", "--build",
      "if grep bad src/*; then echo 'src/A.swift:1: error: bad'; exit 1; fi")
    try "bad".write(to: scratch.file("src/A.swift"), atomically: true, encoding: .utf8)
    #expect(try client.call("screens").text.contains("src/A.swift was saved after the last build"))
    let failed = try client.call("build")
    #expect(failed.isError && failed.text.contains("src/A.swift:1: error: bad"), "\(failed.text)")
    try "good".write(to: scratch.file("src/A.swift"), atomically: true, encoding: .utf8)
    #expect(try client.call("build").text.hasPrefix("Built in"))
    #expect(try !client.call("screens").text.contains("was saved"))
    #expect(try client.end().status == 0)
  }
}
