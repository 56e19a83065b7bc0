/// A value for types that have nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates nothing.
  public init() {}
  /// The empty value.
  public static var zero: Self { Self() }
  /// Returns the empty value.
  public static func + (lhs: Self, rhs: Self) -> Self { Self() }
  /// Returns the empty value.
  public static func - (lhs: Self, rhs: Self) -> Self { Self() }
  /// Changes nothing.
  public mutating func scale(by rhs: Double) {}
  /// Zero.
  public var magnitudeSquared: Double { 0 }
}
