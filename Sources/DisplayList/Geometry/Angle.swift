/// A geometric angle, kept in radians; positive angles turn clockwise, since y grows downwards.
///
///     let quarter = Angle.degrees(90)
///     let eighth = quarter / 2
public struct Angle: Hashable, Sendable, Comparable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// The angle zero.
  public static let zero = Angle(radians: 0)

  /// Creates the angle zero.
  public init() { radians = 0 }

  /// Creates an angle from radians.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle from degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// Returns an angle of so many radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Returns an angle of so many degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Returns a Boolean value that indicates whether one angle is smaller than another.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
  /// Returns the sum of two angles.
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }
  /// Returns the difference of two angles.
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }
  /// Returns an angle multiplied by a factor.
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
  /// Returns an angle divided by a number.
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
  /// Returns the opposite angle.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// Adds an angle to another.
  public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }
  /// Subtracts an angle from another.
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }
}
