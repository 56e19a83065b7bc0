/// The level of a message.
public struct OSLogType: Equatable, Hashable, RawRepresentable, Sendable {
  /// The number of the level; more serious ones have higher numbers.
  public let rawValue: UInt8

  /// Creates a level by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The level of what might help to find a fault.
  public static let `default` = OSLogType(rawValue: 0)
  /// The level of what is good to know.
  public static let info = OSLogType(rawValue: 1)
  /// The level of what is of use while an app is written.
  public static let debug = OSLogType(rawValue: 2)
  /// The level of what went wrong.
  public static let error = OSLogType(rawValue: 16)
  /// The level of faults of the app or of the system.
  public static let fault = OSLogType(rawValue: 17)
}
