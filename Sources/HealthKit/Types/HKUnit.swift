// Apple's HealthKit brings Foundation with it.
@_exported import Foundation

/// A prefix of a metric unit.
public enum HKMetricPrefix: Int, Sendable {
  /// None, and the powers of ten.
  case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto

  fileprivate var name: String {
    ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T", "f"][rawValue]
  }

  fileprivate var factor: Double {
    [1, 1e-12, 1e-9, 1e-6, 1e-3, 1e-2, 1e-1, 1e1, 1e2, 1e3, 1e6, 1e9, 1e12, 1e-15][rawValue]
  }
}

/// A unit of quantities: a factor of the unit that others of its dimension are told in.
public final class HKUnit: NSObject, @unchecked Sendable {
  /// The name, such as `count/min`.
  public let unitString: String
  /// The exponents of what is measured, by the names of its first units.
  let dimension: [String: Int]
  let factor: Double
  let offset: Double

  init(_ name: String, _ dimension: [String: Int], _ factor: Double, offset: Double = 0) {
    (unitString, self.dimension, self.factor) = (name, dimension, factor)
    self.offset = offset
  }

  /// Creates a unit from its name, such as `count/min`, of units joined by `*`, `.` or `/`.
  ///
  /// A name that is none of a unit is one of a dimension of its own; a device ends the app.
  public convenience init(from string: String) {
    var divides = false
    var unit = HKUnit.count()
    var name = ""
    func take() {
      let next = HKUnit.named(name)
      unit = divides ? unit.unitDivided(by: next) : unit.unitMultiplied(by: next)
      name = ""
    }
    for character in string {
      guard "/*.".contains(character) else {
        name.append(character)
        continue
      }
      take()
      divides = character == "/"
    }
    take()
    self.init(string, unit.dimension, unit.factor, offset: Self.named(string).offset)
  }

  private static func named(_ name: String) -> HKUnit {
    let plain: [HKUnit] = [
      .count(), .percent(), .second(), .minute(), .hour(), .day(), .inch(), .foot(), .yard(),
      .mile(), .ounce(), .pound(), .smallCalorie(), .largeCalorie(), .kilocalorie(),
      .degreeCelsius(), .degreeFahrenheit(), .kelvin(), .millimeterOfMercury(), .hertz(),
    ]
    if let known = plain.first(where: { $0.unitString == name }) { return known }
    let prefixed: [(HKMetricPrefix) -> HKUnit] = [
      gramUnit, meterUnit, literUnit, secondUnit, jouleUnit,
    ]
    for prefix in (0...13).compactMap(HKMetricPrefix.init) {
      for make in prefixed where make(prefix).unitString == name { return make(prefix) }
    }
    return HKUnit(name, [name: 1], 1)
  }

  /// Returns the product with another unit.
  public func unitMultiplied(by unit: HKUnit) -> HKUnit { joined(unit, "*", 1) }

  /// Returns the quotient by another unit.
  public func unitDivided(by unit: HKUnit) -> HKUnit { joined(unit, "/", -1) }

  /// Returns one over the unit.
  public func reciprocal() -> HKUnit { HKUnit.count().unitDivided(by: self) }

  private func joined(_ unit: HKUnit, _ sign: String, _ exponent: Int) -> HKUnit {
    let dimension = dimension.merging(
      unit.dimension.mapValues { $0 * exponent }, uniquingKeysWith: +)
    return HKUnit(
      unitString + sign + unit.unitString, dimension.filter { $0.value != 0 },
      exponent > 0 ? factor * unit.factor : factor / unit.factor)
  }

  /// Returns a Boolean value that indicates whether another object is the same unit.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? HKUnit)?.unitString == unitString
  }

  /// The number by which dictionaries find the unit.
  public override var hash: Int { unitString.hashValue }

  /// The name.
  public override var description: String { unitString }
}

extension HKUnit {
  /// Returns the unit of things that are counted.
  public static func count() -> HKUnit { HKUnit("count", [:], 1) }
  /// Returns the unit of shares, of which 1 is the whole.
  public static func percent() -> HKUnit { HKUnit("%", [:], 1) }

  /// Returns a second.
  public static func second() -> HKUnit { secondUnit(with: .none) }
  /// Returns a part or a multiple of a second.
  public static func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { metric("s", prefix) }
  /// Returns a minute.
  public static func minute() -> HKUnit { HKUnit("min", ["s": 1], 60) }
  /// Returns an hour.
  public static func hour() -> HKUnit { HKUnit("hr", ["s": 1], 3_600) }
  /// Returns a day.
  public static func day() -> HKUnit { HKUnit("d", ["s": 1], 86_400) }
  /// Returns a hertz.
  public static func hertz() -> HKUnit { HKUnit("Hz", ["s": -1], 1) }

  /// Returns a metre.
  public static func meter() -> HKUnit { meterUnit(with: .none) }
  /// Returns a part or a multiple of a metre.
  public static func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { metric("m", prefix) }
  /// Returns an inch.
  public static func inch() -> HKUnit { HKUnit("in", ["m": 1], 0.0254) }
  /// Returns a foot.
  public static func foot() -> HKUnit { HKUnit("ft", ["m": 1], 0.3048) }
  /// Returns a yard.
  public static func yard() -> HKUnit { HKUnit("yd", ["m": 1], 0.9144) }
  /// Returns a mile.
  public static func mile() -> HKUnit { HKUnit("mi", ["m": 1], 1_609.344) }

  /// Returns a gram.
  public static func gram() -> HKUnit { gramUnit(with: .none) }
  /// Returns a part or a multiple of a gram.
  public static func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { metric("g", prefix) }
  /// Returns an ounce.
  public static func ounce() -> HKUnit { HKUnit("oz", ["g": 1], 28.349523125) }
  /// Returns a pound.
  public static func pound() -> HKUnit { HKUnit("lb", ["g": 1], 453.59237) }

  /// Returns a litre.
  public static func liter() -> HKUnit { literUnit(with: .none) }
  /// Returns a part or a multiple of a litre.
  public static func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.name + "L", ["m": 3], prefix.factor / 1000)
  }

  /// Returns a joule.
  public static func joule() -> HKUnit { jouleUnit(with: .none) }
  /// Returns a part or a multiple of a joule.
  public static func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { metric("J", prefix) }
  /// Returns a calorie, of 4.184 joules.
  public static func smallCalorie() -> HKUnit { HKUnit("cal", ["J": 1], 4.184) }
  /// Returns 1000 calories, as food tells them.
  public static func largeCalorie() -> HKUnit { HKUnit("Cal", ["J": 1], 4_184) }
  /// Returns 1000 calories.
  public static func kilocalorie() -> HKUnit { HKUnit("kcal", ["J": 1], 4_184) }

  /// Returns a kelvin.
  public static func kelvin() -> HKUnit { HKUnit("K", ["K": 1], 1) }
  /// Returns a degree Celsius.
  public static func degreeCelsius() -> HKUnit { HKUnit("degC", ["K": 1], 1, offset: 273.15) }
  /// Returns a degree Fahrenheit.
  public static func degreeFahrenheit() -> HKUnit {
    HKUnit("degF", ["K": 1], 5 / 9, offset: 273.15 - 32 * 5 / 9)
  }
  /// Returns a millimetre of mercury, the unit of blood pressure.
  public static func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", ["mmHg": 1], 1) }

  private static func metric(_ name: String, _ prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.name + name, [name: 1], prefix.factor)
  }
}
