/// A distance between two times of a queue or a run loop, in seconds.
public struct SchedulerStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral, Hashable, Codable, Sendable
{
  /// The length of the distance, in seconds.
  public var magnitude: Double

  /// Creates a distance of seconds.
  public init(_ seconds: Double) { magnitude = seconds }
  /// Creates a distance in whole seconds.
  public init(integerLiteral value: Double) { magnitude = value }
  /// Creates a distance in seconds.
  public init(floatLiteral value: Double) { magnitude = value }
  /// Creates a distance in seconds; nil for a number that cannot be told exactly.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let seconds = Double(exactly: source) else { return nil }
    magnitude = seconds
  }

  /// The length of the distance, in seconds.
  public var timeInterval: Double { magnitude }

  /// Returns a distance in whole seconds.
  public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
  /// Returns a distance in seconds.
  public static func seconds(_ s: Double) -> Self { Self(s) }
  /// Returns a distance in milliseconds.
  public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
  /// Returns a distance in microseconds.
  public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
  /// Returns a distance in nanoseconds.
  public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }

  /// Returns a Boolean value that indicates whether one distance is smaller than another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
  /// Returns the sum of two distances.
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
  /// Returns the difference of two distances.
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
  /// Returns the product of two distances in seconds.
  public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
  /// Multiplies a distance by another.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}
