/// A distance between two times of a queue or a run loop, in seconds.
public struct SchedulerStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral, Hashable, Codable, Sendable
{
  /// In seconds.
  public var magnitude: Double

  /// Creates a distance of seconds.
  public init(_ seconds: Double) { magnitude = seconds }
  public init(integerLiteral value: Double) { magnitude = value }
  public init(floatLiteral value: Double) { magnitude = value }
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let seconds = Double(exactly: source) else { return nil }
    magnitude = seconds
  }

  /// In seconds.
  public var timeInterval: Double { magnitude }

  public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
  public static func seconds(_ s: Double) -> Self { Self(s) }
  public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
  public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
  public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
  public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}
