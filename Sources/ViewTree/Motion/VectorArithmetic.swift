/// A type whose values can be added and scaled.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component.
  mutating func scale(by rhs: Double)
  /// The squared length of the vector.
  var magnitudeSquared: Double { get }
}
