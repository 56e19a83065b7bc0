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

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  private init() {}

  /// Returns an interval that has begun with an identifier.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }
}
