/// A log of a part of an app, for functions.
///
///     let log = OSLog(subsystem: "com.example.notes", category: "store")
///     os_log("Saved %d notes", log: log, type: .info, count)
public final class OSLog: Sendable {
  /// The log of an app that makes none.
  public static let `default` = OSLog()
  /// The log to which nothing is written.
  public static let disabled = OSLog()

  private init() {}

  /// Creates a log of a part of an app.
  ///
  /// - Parameters:
  ///   - subsystem: The identifier of the app.
  ///   - category: The part of the app.
  public init(subsystem: String, category: String) {}
}

// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Logs a message, which is written nowhere.
///
/// - Parameters:
///   - message: The message, in the format of `printf`.
///   - log: The log.
///   - type: The level of the message.
///   - arguments: The values of the message.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Logs a message at a level, which is written nowhere.
///
/// - Parameters:
///   - type: The level of the message.
///   - message: The message, in the format of `printf`.
///   - arguments: The values of the message.
public func os_log(_ type: OSLogType, _ message: StaticString, _ arguments: any CVarArg...) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Logs a message with values written into it, which is written nowhere.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Logs a message with values written into it at a level, which is written nowhere.
///
/// - Parameters:
///   - type: The level of the message.
///   - log: The log.
///   - message: The message.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}
