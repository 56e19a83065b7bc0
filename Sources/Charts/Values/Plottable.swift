import Foundation

/// A value that a chart can place: a number, a date or a category.
public enum _PlotDatum: Hashable, Sendable {
  /// A number.
  case number(Double)
  /// A date.
  case date(Date)
  /// A category by its name.
  case category(String)

  /// The number, or the seconds since the reference date; nil for categories.
  var coordinate: Double? {
    switch self {
    case .number(let number): number
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }

  /// A Boolean value that indicates whether a scale can place the value; marks with NaN or an
  /// infinity are left out.
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
  /// The value that stands for this one in a chart.
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
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// Returns the value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  /// The primitive value of the raw value.
  public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }

  /// Finds the value of a primitive raw value; nil where there is none.
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
  /// The string as a category.
  public var _datum: _PlotDatum { .category(self) }

  /// Returns the name of a category; nil for other values.
  public init?(_datum: _PlotDatum) {
    guard case .category(let name) = _datum else { return nil }
    self = name
  }
}

extension Date: PrimitivePlottableProtocol {
  /// The date as a moment.
  public var _datum: _PlotDatum { .date(self) }

  /// Returns the moment of a date; nil for other values.
  public init?(_datum: _PlotDatum) {
    guard case .date(let date) = _datum else { return nil }
    self = date
  }
}

extension Decimal: PrimitivePlottableProtocol {
  /// The decimal as a number.
  public var _datum: _PlotDatum { .number(NSDecimalNumber(decimal: self).doubleValue) }

  /// Returns a finite number; nil for other values.
  public init?(_datum: _PlotDatum) {
    guard case .number(let number) = _datum, number.isFinite else { return nil }
    self.init(number)
  }
}

extension BinaryFloatingPoint where Self: PrimitivePlottableProtocol {
  /// The floating-point value as a number.
  public var _datum: _PlotDatum { .number(Double(self)) }

  /// Returns a number; nil for other values.
  public init?(_datum: _PlotDatum) {
    guard case .number(let number) = _datum else { return nil }
    self.init(number)
  }
}

extension BinaryInteger where Self: PrimitivePlottableProtocol {
  /// The integer as a number.
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
