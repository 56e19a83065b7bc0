import Foundation

/// How numbers become lengths.
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, log, date, category, squareRoot
    case power(Double)
    case symmetricLog(Double)
  }

  let kind: Kind

  public static let linear = ScaleType(kind: .linear)
  public static let log = ScaleType(kind: .log)
  public static let date = ScaleType(kind: .date)
  public static let category = ScaleType(kind: .category)
  public static let squareRoot = ScaleType(kind: .squareRoot)
  public static let symmetricLog = ScaleType(kind: .symmetricLog(1))

  /// Lengths grow with a power of the numbers.
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }

  /// Lengths grow with the logarithm on both sides of zero, and evenly near it.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slopeAtZero))
  }

  /// A number as the scale measures it.
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

  /// The number that measures a length.
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
