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
