import Foundation

/// The means of an agent's tools: live screens, this executable's commands, its build.
///
/// All of it is the executable as it lies on disk: after a build the next call shows the new code.
struct Workbench: Sendable {
  /// Shows a screen, and what was done to it.
  var reply: @Sendable (LiveRequest) async throws -> LiveReply
  /// Runs a command of the executable, and tells its lines meanwhile.
  var run: @Sendable ([String], ToolProgress) async throws -> OwnCommand.Result
  /// Builds the executable, and tells the build's lines meanwhile.
  var build: @Sendable (ToolProgress) async throws -> OwnCommand.Result
  /// Returns the sources that were saved since the executable was built.
  var savedSources: @Sendable () async -> [String]

  /// The tools of an agent.
  var tools: [AgentTool] {
    [
      screensTool, devicesTool, LookTool(bench: self).tool, describeTool, buildTool, verifyTool,
      auditTool,
    ]
  }

  /// The words that tell an agent of all tools together.
  static let instructions = """
    Vitrine draws this app's SwiftUI screens on Linux, and lets you use them. After writing a view: \
    call build, look at the screen, act on it with look's actions, and verify what else has changed. \
    A screen starts afresh in each call: hand over all actions since it was opened. Pictures are the \
    same every time.
    """

  /// The lines of a command's errors that say what is wrong, rather than how far it has come.
  static func errors(_ result: OwnCommand.Result) -> [String] {
    result.errors.split(separator: "\n").map(String.init).filter {
      !(0...1).contains(result.status) || $0.hasPrefix("error: ") || $0.hasPrefix("warning: ")
    }
  }

  /// Runs a command, and answers with what it printed.
  func told(_ arguments: [String], _ progress: ToolProgress) async throws -> ToolResult {
    let result = try await run(arguments, progress)
    let output = result.output.trimmingCharacters(in: .newlines)
    let lines = Self.errors(result) + [output].filter { !$0.isEmpty }
    let hasFailed = !(0...1).contains(result.status)
    return ToolResult(
      (lines + (hasFailed ? [] : [await staleness()].compactMap { $0 })).joined(separator: "\n"),
      isError: hasFailed)
  }

  /// A warning of sources that are newer than what is shown; nil if there are none.
  func staleness() async -> String? {
    let saved = await savedSources()
    guard let first = saved.first else { return nil }
    let others =
      saved.count == 1 ? "" : " and \(RunMessages.counted(saved.count - 1, "other file"))"
    let verb = saved.count == 1 ? "was" : "were"
    return
      "\(first)\(others) \(verb) saved after the last build, which is what you see: call build."
  }
}
