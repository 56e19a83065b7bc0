import Foundation
import Synchronization

/// An output that takes answers, a line each, from any thread.
final class MCPOutput: Sendable {
  private let descriptor: Mutex<Descriptor?>

  init(_ descriptor: sending Descriptor) { self.descriptor = Mutex(descriptor) }

  /// A Boolean value that indicates whether nobody reads any more.
  var isClosed: Bool { descriptor.withLock { $0 == nil } }

  /// Sends a message.
  func send(_ message: JSONValue) {
    descriptor.withLock { descriptor in
      do {
        try descriptor?.write(try message.line + Data("\n".utf8))
      } catch {
        descriptor = nil
      }
    }
  }
}
