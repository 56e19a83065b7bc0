extension VectorArithmetic {
  /// The value a part of the way towards another, from 0 for this one to 1.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var way = other - self
    way.scale(by: amount)
    return self + way
  }

  /// Goes a part of the way towards another value.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }
}
