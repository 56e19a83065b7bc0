import Foundation
import Synchronization

/// The events of a session: each page that listens is told all of them.
final class PageEvents: Sendable {
  private struct Listeners: Sendable {
    var streams: [Int: AsyncStream<String>.Continuation] = [:]
    var count = 0
  }

  private let listeners = Mutex(Listeners())

  /// As many events as may wait for a page that takes none.
  private static let mostWaiting = 64

  /// Returns an event as a page is sent it.
  ///
  /// - Parameters:
  ///   - name: The event's name.
  ///   - data: The words that it tells, on one line.
  /// - Returns: The event's lines.
  static func event(_ name: String, _ data: String) -> String {
    "event: \(name)\ndata: \(data)\n\n"
  }

  /// Returns a page's events from now on, of which the first is given.
  func stream(beginning event: String) -> AsyncStream<String> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: String.self, bufferingPolicy: .bufferingNewest(Self.mostWaiting))
    continuation.yield(event)
    let number = listeners.withLock { listeners in
      listeners.count += 1
      listeners.streams[listeners.count] = continuation
      return listeners.count
    }
    continuation.onTermination = { [weak self] _ in
      self?.listeners.withLock { $0.streams[number] = nil }
    }
    return stream
  }

  /// Tells all pages of an event.
  func send(_ event: String) {
    // What ends by it takes the lock itself.
    for stream in listeners.withLock({ $0.streams }).values { stream.yield(event) }
  }

  /// Sends a sign of life, by which a connection that has gone is noticed.
  func beat() { send(":\n\n") }
}
