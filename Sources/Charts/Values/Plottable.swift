import Foundation

/// A value that a chart can place: a number, a date or a category.
public enum _PlotDatum: Hashable, Sendable {
  case number(Double)
  case date(Date)
  case category(String)

  /// The number, or the seconds since the reference date; nil for categories.
  var coordinate: Double? {
    switch self {
    case .number(let number): number
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }

  /// Whether a scale can place the value; marks with NaN or an infinity are left out.
  var isFinite: Bool { coordinate?.isFinite ?? true }
}

/// A type whose values a chart can place.
///
/// Enumerations with a plottable raw value need only name the protocol:
///
///     enum Kind: String, Plottable { case done, open }
public protocol Plottable {
  /// A number, a date or a string that stands for the value.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  var primitivePlottable: PrimitivePlottable { get }

  /// Finds the value that a primitive one stands for; nil where there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A type that a chart places without asking for another.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The value as scales read it.
  var _datum: _PlotDatum { get }

  /// Reads a value back from a scale; nil where it is of another kind.
  init?(_datum: _PlotDatum)
}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }

  public init?(primitivePlottable: RawValue.PrimitivePlottable) {
    guard let rawValue = RawValue(primitivePlottable: primitivePlottable) else { return nil }
    self.init(rawValue: rawValue)
  }
}

extension Plottable {
  /// The value as scales read it.
  var datum: _PlotDatum { primitivePlottable._datum }

  /// Reads a value back from a scale; nil where it is of another kind.
  init?(datum: _PlotDatum) {
    guard let primitive = PrimitivePlottable(_datum: datum) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}

extension String: PrimitivePlottableProtocol {
  public var _datum: _PlotDatum { .category(self) }

  public init?(_datum: _PlotDatum) {
    guard case .category(let name) = _datum else { return nil }
    self = name
  }
}

extension Date: PrimitivePlottableProtocol {
  public var _datum: _PlotDatum { .date(self) }

  public init?(_datum: _PlotDatum) {
    guard case .date(let date) = _datum else { return nil }
    self = date
  }
}

extension Decimal: PrimitivePlottableProtocol {
  public var _datum: _PlotDatum { .number(NSDecimalNumber(decimal: self).doubleValue) }

  public init?(_datum: _PlotDatum) {
    guard case .number(let number) = _datum, number.isFinite else { return nil }
    self.init(number)
  }
}

extension BinaryFloatingPoint where Self: PrimitivePlottableProtocol {
  public var _datum: _PlotDatum { .number(Double(self)) }

  public init?(_datum: _PlotDatum) {
    guard case .number(let number) = _datum else { return nil }
    self.init(number)
  }
}

extension BinaryInteger where Self: PrimitivePlottableProtocol {
  public var _datum: _PlotDatum { .number(Double(self)) }

  /// The nearest integer.
  public init?(_datum: _PlotDatum) {
    guard case .number(let number) = _datum, let integer = Self(exactly: number.rounded()) else {
      return nil
    }
    self = integer
  }
}

extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
