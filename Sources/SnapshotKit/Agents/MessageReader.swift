import Foundation

/// The reader of a command's messages, who knows where to find what they lead to.
enum MessageReader: String, Sendable {
  /// Somebody at a terminal, who runs commands.
  case person
  /// A coding agent, which calls tools.
  case agent

  /// The environment's variable by which a command that runs for an agent knows its reader.
  private static let variable = "VITRINE_READER"

  /// The reader of this process's messages.
  static let current =
    ProcessInfo.processInfo.environment[variable].flatMap(MessageReader.init) ?? .person

  /// Makes this the reader of the commands and workers that this process starts from now on.
  func readsCommands() { setenv(Self.variable, rawValue, 1) }
}
