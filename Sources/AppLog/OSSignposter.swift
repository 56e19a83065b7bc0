/// A marker of intervals for Instruments, which are written nowhere.
///
///     let signposter = OSSignposter(subsystem: "com.example.notes", category: "store")
///     let state = signposter.beginInterval("Save")
///     signposter.endInterval("Save", state)
public struct OSSignposter: Sendable {
  /// The signposter that marks nothing.
  public static let disabled = OSSignposter()

  /// A Boolean value that indicates whether somebody follows the marks, which nobody does.
  public var isEnabled: Bool { false }

  /// Creates a signposter of no subsystem.
  public init() {}

  /// Creates a signposter of a part of an app.
  ///
  /// - Parameters:
  ///   - subsystem: The identifier of the app.
  ///   - category: The part of the app.
  public init(subsystem: String, category: String) {}

  /// Creates a signposter of a part of an app, by a category of the system's.
  public init(subsystem: String, category: OSLog.Category) {}

  /// Creates a signposter of a log.
  public init(logHandle: OSLog) {}

  /// Creates a signposter of a logger.
  public init(logger: Logger) {}

  /// Returns an identifier of an interval.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(1) }

  /// Returns an identifier of an object's intervals.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(1) }

  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { .beginState(id: id) }

  /// Begins an interval with a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { .beginState(id: id) }

  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Ends an interval with a message.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {}

  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Marks a moment with a message.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {}

  /// Marks the interval of a closure.
  ///
  /// - Parameters:
  ///   - name: The name of the interval.
  ///   - id: The identifier of the interval.
  ///   - task: The closure.
  /// - Returns: The result of the closure.
  /// - Throws: The error of the closure.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }

  /// Marks the interval of a closure with a message.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage,
    around task: () throws -> T
  ) rethrows -> T { try task() }
}

/// The identifier of an interval, which tells it from others of its name.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// The number of the identifier.
  public let rawValue: UInt64

  /// The identifier of an interval that is alone of its name.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// The identifier of no interval.
  public static let invalid = OSSignpostID(~0)
  /// The identifier of none.
  public static let null = OSSignpostID(0)

  /// Creates an identifier by its number.
  public init(_ value: UInt64) { rawValue = value }

  /// Creates an identifier for a log.
  public init(log: OSLog) { self.init(1) }

  /// Creates an identifier for an object's intervals in a log.
  public init(log: OSLog, object: AnyObject) { self.init(1) }

  /// Returns a Boolean value that indicates whether the first number is smaller.
  public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  private init() {}

  /// Returns an interval that has begun with an identifier.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }
}

/// The kind of a mark.
public struct OSSignpostType: Hashable, Sendable {
  private let rawValue: UInt8

  /// A moment.
  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

extension OSLog {
  /// A category of the system's.
  public struct Category: Hashable, Sendable {
    private let name: String

    /// Moments that Instruments shows among what a person did.
    public static let pointsOfInterest = Category(name: "pointsOfInterest")
    /// Intervals that Instruments follows in a trace.
    public static let dynamicTracing = Category(name: "dynamicTracing")
    /// Intervals with the stacks of their callers.
    public static let dynamicStackTracing = Category(name: "dynamicStackTracing")
  }

  /// Creates a log of a category of the system's.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: "")
  }

  /// A Boolean value that indicates whether somebody follows the marks, which nobody does.
  public var signpostsEnabled: Bool { false }
}

// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Marks a moment, or an end of an interval, which is written nowhere.
///
///     os_signpost(.begin, log: log, name: "Load")
///
/// - Parameters:
///   - type: The kind of the mark.
///   - log: The log.
///   - name: The name of the interval.
///   - signpostID: The identifier of the interval.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Marks a moment, or an end of an interval, with a message in the format of `printf`.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
  _ format: StaticString, _ arguments: any CVarArg...
) {}
