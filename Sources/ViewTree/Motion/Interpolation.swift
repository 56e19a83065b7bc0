extension VectorArithmetic {
  /// Returns a value between this one and another, at a fraction from 0 to 1.
  ///
  ///     let middle = 10.0.interpolated(towards: 20, amount: 0.5)
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var way = other - self
    way.scale(by: amount)
    return self + way
  }

  /// Moves the value towards another, by a fraction from 0 to 1.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }
}
