import DisplayList
import Foundation

/// A server of the Model Context Protocol: messages of JSON-RPC, a line each.
///
/// It is written out here, since the official package for Swift brings a dozen others to each
/// user's first build, and tools alone need a few methods.
struct MCPServer: Sendable {
  /// The versions of the protocol that it speaks, the newest first.
  static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

  let tools: [AgentTool]
  /// The words that tell an agent of all tools together.
  let instructions: String

  /// The work that a message asks for.
  private enum Outcome: Sendable {
    case nothing
    case answer(JSONValue)
    case call(AgentTool, id: JSONValue, parameters: JSONValue)
  }

  /// Answers the lines of an input until it ends, and what was asked for by then.
  ///
  /// Calls wait for each other; what else is asked meanwhile, such as whether the server lives, is
  /// answered at once.
  ///
  /// - Throws: ``SystemError`` where the input cannot be read.
  func run(input: Descriptor, output: MCPOutput) throws {
    let (calls, queue) = AsyncStream.makeStream(of: JSONValue.self)
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      for await call in calls {
        if let answer = await answer(to: call, telling: { output.send($0) }) {
          output.send(answer)
        }
      }
      done.signal()
    }
    defer {
      queue.finish()
      done.wait()
    }
    var buffer = LineBuffer()
    while !output.isClosed {
      let data = try input.read()
      // A last line may lack its end.
      for line in data.isEmpty ? [buffer.rest] : buffer.add(data) {
        take(line, output: output, queue: queue)
      }
      if data.isEmpty { return }
    }
  }

  private func take(
    _ line: Data, output: MCPOutput, queue: AsyncStream<JSONValue>.Continuation
  ) {
    // Empty lines, and those of other systems' ends, say nothing.
    guard line.contains(where: { !" \t\r".utf8.contains($0) }) else { return }
    let message: JSONValue
    do {
      message = try JSONValue(line)
    } catch {
      output.send(Self.noJSON.answer)
      return
    }
    if case .list = message {
      queue.yield(message)
      return
    }
    switch outcome(of: message) {
    case .nothing: break
    case .answer(let answer): output.send(answer)
    case .call: queue.yield(message)
    }
  }

  /// Returns the answer to a line; nil where none is due.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - tell: The action for what is told before the answer.
  /// - Returns: The answer.
  func answer(
    to line: Data, telling tell: @escaping @Sendable (JSONValue) -> Void = { _ in }
  ) async -> JSONValue? {
    guard let message = try? JSONValue(line) else { return Self.noJSON.answer }
    return await answer(to: message, telling: tell)
  }

  /// Returns the answer to a message, or to several in a list, as versions up to 2025-03-26 have
  /// them.
  private func answer(
    to message: JSONValue, telling tell: @escaping @Sendable (JSONValue) -> Void
  ) async -> JSONValue? {
    if case .list(let messages) = message {
      guard !messages.isEmpty else {
        return RPCError(.invalidRequest, "A batch holds a message at least.").answer
      }
      var answers: [JSONValue] = []
      for message in messages {
        if let answer = await answer(toSingle: message, telling: tell) { answers.append(answer) }
      }
      return answers.isEmpty ? nil : .list(answers)
    }
    return await answer(toSingle: message, telling: tell)
  }

  private func answer(
    toSingle message: JSONValue, telling tell: @escaping @Sendable (JSONValue) -> Void
  ) async -> JSONValue? {
    switch outcome(of: message) {
    case .nothing: return nil
    case .answer(let answer): return answer
    case .call(let tool, let id, let parameters):
      let progress = ToolProgress(of: parameters, send: tell)
      let result = await tool.result(of: parameters["arguments"], progress: progress)
      progress.end()
      return RPCMessage.answer(result.answer, to: id)
    }
  }

  private static let noJSON = RPCError(.noJSON, "A line is a message: JSON in UTF-8.")

  private func outcome(of value: JSONValue) -> Outcome {
    do {
      switch try RPCMessage(value) {
      // What was cancelled is answered all the same, as the protocol allows.
      case .notification, .response: return .nothing
      case .request(let id, let method, let parameters):
        return try outcome(of: method, parameters, id: id)
      }
    } catch {
      return .answer(error.answer)
    }
  }

  private func outcome(
    of method: String, _ parameters: JSONValue, id: JSONValue
  ) throws(RPCError) -> Outcome {
    switch method {
    case "initialize":
      return .answer(RPCMessage.answer(try introduction(parameters, id: id), to: id))
    case "ping": return .answer(RPCMessage.answer([:], to: id))
    case "tools/list":
      return .answer(RPCMessage.answer(["tools": .list(tools.map(\.listed))], to: id))
    case "tools/call":
      return .call(try tool(parameters, id: id), id: id, parameters: parameters)
    default:
      throw RPCError(.unknownMethod, "There is no method \"\(method)\".", id: id)
    }
  }

  /// Returns what the server says of itself, in the client's version of the protocol or else in the
  /// newest that it speaks.
  private func introduction(
    _ parameters: JSONValue, id: JSONValue
  ) throws(RPCError) -> JSONValue {
    guard let version = parameters["protocolVersion"]?.text else {
      throw RPCError(.invalidParameters, "initialize needs a \"protocolVersion\".", id: id)
    }
    return [
      "protocolVersion": .text(Self.versions.contains(version) ? version : Self.versions[0]),
      "capabilities": ["tools": ["listChanged": false]],
      "serverInfo": ["name": "vitrine", "title": "Vitrine", "version": .text(ToolVersion.number)],
      "instructions": .text(instructions),
    ]
  }

  private func tool(_ parameters: JSONValue, id: JSONValue) throws(RPCError) -> AgentTool {
    guard let name = parameters["name"]?.text else {
      throw RPCError(.invalidParameters, "tools/call needs a \"name\".", id: id)
    }
    if let tool = tools.first(where: { $0.name == name }) { return tool }
    let nearest = NearestNames.nearest(to: name, among: tools.map(\.name))
    throw RPCError(
      .invalidParameters,
      "There is no tool \"\(name)\". Nearest: \(nearest.joined(separator: ", ")).", id: id)
  }
}
