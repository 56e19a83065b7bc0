/// A writer of messages, which are written nowhere: a screen is drawn some hundred times.
///
///     private let logger = Logger(subsystem: "com.example.notes", category: "store")
///     logger.error("Not saved: \(error)")
public struct Logger: Sendable {
  /// Creates a logger of no subsystem.
  public init() {}

  /// Creates a logger of a part of an app.
  ///
  /// - Parameters:
  ///   - subsystem: The identifier of the app.
  ///   - category: The part of the app.
  public init(subsystem: String, category: String) {}

  /// Creates a logger of a log.
  public init(_ log: OSLog) {}

  /// Logs a message at the default level.
  public func log(_ message: OSLogMessage) {}

  /// Logs a message at a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {}

  /// Logs a message that is of use while an app is written.
  public func trace(_ message: OSLogMessage) {}

  /// Logs a message that is of use while an app is written.
  public func debug(_ message: OSLogMessage) {}

  /// Logs a message that is good to know.
  public func info(_ message: OSLogMessage) {}

  /// Logs a message that might help to find a fault.
  public func notice(_ message: OSLogMessage) {}

  /// Logs a message of what went wrong, or may do.
  public func warning(_ message: OSLogMessage) {}

  /// Logs a message of what went wrong.
  public func error(_ message: OSLogMessage) {}

  /// Logs a message of a fault.
  public func critical(_ message: OSLogMessage) {}

  /// Logs a message of a fault.
  public func fault(_ message: OSLogMessage) {}
}
