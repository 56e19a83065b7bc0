import Foundation
import Logging

/// Writes an app's messages, in the spelling of Apple's OSLog, through swift-log.
///
///     let logger = Logger(subsystem: "com.example.Animals", category: "Game")
///     logger.error("The game could not be kept: \(error)")
///
/// It is no module by the name of OSLog: packages ask whether that can be imported, and those that
/// find it, such as FlyingFox, take for granted all that Apple's brings along.
///
/// As on a device, messages are not seen unless somebody looks: with the variable `SHOWCASE_LOG`
/// set they go to standard error, else nowhere, so that a sample screen whose app fails as it
/// should writes nothing into the terminal of a render. Those for information are among them; those
/// for debugging are left out, as Apple's log does not keep them.
struct Logger: Sendable {
  private let base: Logging.Logger

  /// Creates a logger.
  ///
  /// - Parameters:
  ///   - subsystem: The app or its part, by the rules of bundle identifiers.
  ///   - category: The area within it.
  init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category) {
      Self.handler($0, environment: ProcessInfo.processInfo.environment)
    }
  }

  /// The handler of messages in a process with variables.
  static func handler(_ label: String, environment: [String: String]) -> any LogHandler {
    environment["SHOWCASE_LOG"] == nil
      ? SwiftLogNoOpLogHandler() : StreamLogHandler.standardError(label: label)
  }

  /// Creates a logger that writes to a handler of swift-log's, which is made for the label
  /// `subsystem.category`.
  init(
    subsystem: String, category: String, handler: (String) -> any LogHandler
  ) {
    var base = Logging.Logger(label: "\(subsystem).\(category)", factory: handler)
    base.logLevel = .info
    self.base = base
  }

  /// Writes what helps while debugging.
  func debug(_ message: OSLogMessage) { base.debug("\(message.text)") }

  /// Writes what helps to understand a problem, but is none.
  func info(_ message: OSLogMessage) { base.info("\(message.text)") }

  /// Writes what is worth keeping.
  func notice(_ message: OSLogMessage) { base.notice("\(message.text)") }

  /// Writes what is worth keeping.
  func log(_ message: OSLogMessage) { notice(message) }

  /// Writes of something odd that the app gets over.
  func warning(_ message: OSLogMessage) { base.warning("\(message.text)") }

  /// Writes of something that the app failed in.
  func error(_ message: OSLogMessage) { base.error("\(message.text)") }

  /// Writes of something that must not happen.
  func fault(_ message: OSLogMessage) { base.critical("\(message.text)") }

  /// Writes of something that must not happen.
  func critical(_ message: OSLogMessage) { fault(message) }
}
