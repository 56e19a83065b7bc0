import Foundation

/// The function that turns numbers into lengths.
///
///     Chart(towns) { PointMark(x: .value("East", $0.east), y: .value("People", $0.people)) }
///       .chartYScale(type: .squareRoot)
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, log, date, category, squareRoot
    case power(Double)
    case symmetricLog(Double)
  }

  let kind: Kind

  /// Lengths grow with the numbers.
  public static let linear = ScaleType(kind: .linear)
  /// Lengths grow with the numbers' logarithms.
  public static let log = ScaleType(kind: .log)
  /// Lengths grow with time.
  public static let date = ScaleType(kind: .date)
  /// Each category has a band.
  public static let category = ScaleType(kind: .category)
  /// Lengths grow with the numbers' square roots.
  public static let squareRoot = ScaleType(kind: .squareRoot)
  /// Lengths grow with the logarithms of the numbers' amounts, and evenly around zero.
  public static let symmetricLog = ScaleType(kind: .symmetricLog(1))

  /// Lengths grow with a power of the numbers.
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }

  /// Lengths grow with the logarithm on both sides of zero, and evenly near it.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slopeAtZero))
  }

  /// Returns a number as the scale measures it.
  func transform(_ value: Double) -> Double {
    switch kind {
    case .linear, .date, .category: value
    // A logarithm has no zero; what is not positive lies at the scale's least decade.
    case .log: log10(max(value, 1e-12))
    case .squareRoot: Self.signed(value) { $0.squareRoot() }
    case .power(let exponent): Self.signed(value) { pow($0, exponent) }
    case .symmetricLog(let slope): Self.signed(value) { log1p($0 * slope) }
    }
  }

  /// Returns the number that measures a length.
  func inverse(_ length: Double) -> Double {
    switch kind {
    case .linear, .date, .category: length
    case .log: pow(10, length)
    case .squareRoot: Self.signed(length) { $0 * $0 }
    case .power(let exponent): Self.signed(length) { pow($0, 1 / exponent) }
    case .symmetricLog(let slope): Self.signed(length) { expm1($0) / slope }
    }
  }

  private static func signed(_ value: Double, _ function: (Double) -> Double) -> Double {
    value < 0 ? -function(-value) : function(value)
  }
}
