/// A pair of values that are animated together.
///
///     struct Blob: Animatable {
///       var width = 0.0
///       var height = 0.0
///       var animatableData: AnimatablePair<Double, Double> {
///         get { AnimatablePair(width, height) }
///         set { (width, height) = (newValue.first, newValue.second) }
///       }
///     }
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first component.
  public var first: First
  /// The second component.
  public var second: Second

  /// Creates a pair.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// The pair of zeros.
  public static var zero: Self { Self(.zero, .zero) }
  /// Returns the sum of both components.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first + rhs.first, lhs.second + rhs.second)
  }
  /// Returns the difference of both components.
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first - rhs.first, lhs.second - rhs.second)
  }
  /// Multiplies both components by a factor.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The sum of the components' squared lengths.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
