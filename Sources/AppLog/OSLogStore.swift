import Foundation

/// A store of messages, which has none: they are written nowhere.
///
///     let store = try OSLogStore(scope: .currentProcessIdentifier)
///     let entries = try store.getEntries().compactMap { $0 as? OSLogEntryLog }
open class OSLogStore: NSObject, @unchecked Sendable {
  /// The messages that a store is of.
  public enum Scope: Int, Sendable {
    /// Those of the whole system, and of the app alone.
    case system, currentProcessIdentifier
  }

  /// Creates a store without messages.
  ///
  /// - Throws: Nothing; a device throws where an app may not read.
  public init(scope: Scope) throws {}

  /// Returns the messages that a condition takes, which are none.
  ///
  /// - Parameters:
  ///   - options: The order of the messages.
  ///   - position: The place from which on they are read; nil for the first.
  ///   - predicate: The condition.
  /// - Returns: No messages.
  /// - Throws: Nothing.
  open func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> { AnySequence([]) }

  /// Returns the place of a time.
  open func position(date: Date) -> OSLogPosition { OSLogPosition() }
  /// Returns the place some seconds behind the end.
  open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }
  /// Returns the place some seconds behind the device's start.
  open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }
}

/// A place among a store's messages.
open class OSLogPosition: NSObject, @unchecked Sendable { override init() { super.init() } }

/// A reading of a store's messages.
public enum OSLogEnumerator {
  /// The order of the messages.
  public struct Options: OptionSet, Sendable {
    /// The bits of the order.
    public let rawValue: Int

    /// Creates an order of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The latest first.
    public static let reverse = Options(rawValue: 1)
  }
}

/// A message or a mark of a store; a store has none.
open class OSLogEntry: NSObject, @unchecked Sendable {
  /// The time.
  public let date: Date
  /// The message, with its values written into it.
  public let composedMessage: String

  init(_ date: Date, _ message: String) {
    (self.date, composedMessage) = (date, message)
    super.init()
  }
}

/// A message of a store.
open class OSLogEntryLog: OSLogEntry, @unchecked Sendable {
  /// The level of a message.
  public enum Level: Int, Sendable {
    /// Levels, the least serious first.
    case undefined, debug, info, notice, error, fault
  }

  /// The level.
  public let level: Level
  /// The identifier of the app.
  public let subsystem: String
  /// The part of the app.
  public let category: String
  /// The name of the process.
  public let process: String
  /// The number of the process.
  public let processIdentifier: Int32 = 0
  /// The number of the thread.
  public let threadIdentifier: UInt64 = 0
  /// The program or library that wrote the message.
  public let sender: String

  init(_ message: String, _ level: Level, subsystem: String, category: String, date: Date) {
    (self.level, self.subsystem, self.category) = (level, subsystem, category)
    (process, sender) = ("", "")
    super.init(date, message)
  }
}
