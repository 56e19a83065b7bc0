/// A number of a unit.
public final class HKQuantity: NSObject, @unchecked Sendable {
  let unit: HKUnit
  /// The number of the units that the dimension is told in.
  private let value: Double
  private let told: Double

  /// Creates a number of a unit.
  public init(unit: HKUnit, doubleValue value: Double) {
    (self.unit, told) = (unit, value)
    self.value = value * unit.factor + unit.offset
  }

  /// Returns a Boolean value that indicates whether the quantity can be told in a unit.
  public func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.dimension == unit.dimension }

  /// Returns the number in a unit.
  ///
  /// - Parameter unit: A unit of the same dimension.
  /// - Returns: The number; not a number for a unit of another dimension, where a device ends the
  ///   app.
  public func doubleValue(for unit: HKUnit) -> Double {
    if unit.unitString == self.unit.unitString { return told }
    return self.is(compatibleWith: unit) ? (value - unit.offset) / unit.factor : .nan
  }

  /// Returns the order of two quantities.
  public func compare(_ quantity: HKQuantity) -> ComparisonResult {
    value == quantity.value
      ? .orderedSame : value < quantity.value ? .orderedAscending : .orderedDescending
  }

  /// Returns a Boolean value that indicates whether another object is as much.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKQuantity else { return false }
    return other.is(compatibleWith: unit) && other.value == value
  }

  /// The number by which dictionaries find the quantity.
  public override var hash: Int { value.hashValue }

  /// The number and its unit.
  public override var description: String { "\(told) \(unit.unitString)" }
}
