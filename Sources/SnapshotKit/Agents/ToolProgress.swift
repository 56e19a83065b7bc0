import Synchronization

/// The progress of a call, which its client is told where it has asked for it.
///
/// Each notification counts one more: how much there is to do is known only to some commands, and
/// only once they have begun.
final class ToolProgress: Sendable {
  private struct State {
    var count = 0
    var hasEnded = false
  }

  private let token: JSONValue?
  private let send: @Sendable (JSONValue) -> Void
  private let state = Mutex(State())

  /// Creates the progress of a call.
  ///
  /// - Parameters:
  ///   - parameters: The parameters of the call, with the token of a client that wants to be told.
  ///   - send: Sends a message to the client.
  init(of parameters: JSONValue, send: @escaping @Sendable (JSONValue) -> Void) {
    switch parameters["_meta"]?["progressToken"] {
    case .text(let text)?: token = .text(text)
    case .integer(let integer)?: token = .integer(integer)
    default: token = nil
    }
    self.send = send
  }

  /// The progress of a call whose client does not ask for it.
  static var untold: ToolProgress { ToolProgress(of: .null) { _ in } }

  /// Tells the client that the call goes on.
  ///
  /// - Parameter message: The last that is known of it; empty where nothing is.
  func tell(_ message: String) {
    guard let token else { return }
    state.withLock { state in
      guard !state.hasEnded else { return }
      state.count += 1
      var parameters: [String: JSONValue] = [
        "progressToken": token, "progress": .integer(state.count),
      ]
      if !message.isEmpty { parameters["message"] = .text(message) }
      send(RPCMessage.notification("notifications/progress", .object(parameters)))
    }
  }

  /// Ends it: of a call that is answered nothing more is told.
  func end() { state.withLock { $0.hasEnded = true } }
}
