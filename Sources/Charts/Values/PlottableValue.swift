import Foundation

/// A value with the name of what it measures.
///
///     BarMark(x: .value("Month", "May"), y: .value("Hours", 12))
public struct PlottableValue<Value: Plottable> {
  let plotted: PlottedValue

  init(_ plotted: PlottedValue) { self.plotted = plotted }
}

/// A value, or the span from one to another, as marks keep it.
struct PlottedValue {
  let label: Text
  let low: _PlotDatum
  /// The end of a span: a calendar's unit, a bin or a range; nil for a single value.
  var high: _PlotDatum?
  /// The unit of the calendar that the span is.
  var unit: Calendar.Component?
  /// A Boolean value that indicates whether the value is counted, so that an axis should show no
  /// fractions.
  var isInteger = false

  /// The coordinate in the middle of the span; nil for categories.
  var middle: Double? {
    guard let low = low.coordinate else { return nil }
    guard let high = high?.coordinate else { return low }
    return (low + high) / 2
  }

  var coordinates: [Double] { [low.coordinate, high?.coordinate].compactMap { $0 } }
  var isFinite: Bool { low.isFinite && high?.isFinite ?? true }
}

extension PlottedValue {
  init<Value: Plottable>(_ label: Text, _ value: Value) {
    self.init(
      label: label, low: value.datum,
      isInteger: Value.PrimitivePlottable.self is any BinaryInteger.Type)
  }
}

extension PlottableValue {
  /// Returns a value with a name.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(PlottedValue(label, value))
  }

  /// Returns a value with a localised name.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    .value(Text(labelKey), value)
  }

  /// Returns a value with a name.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    .value(Text(verbatim: String(label)), value)
  }
}

extension PlottableValue where Value: Comparable {
  /// Returns a span of values with a name.
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue {
    PlottableValue(
      PlottedValue(label: label, low: range.lowerBound.datum, high: range.upperBound.datum))
  }

  /// Returns a span of values with a localised name.
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: Range<Value>
  ) -> PlottableValue { .value(Text(labelKey), range) }

  /// Returns a span of values with a name.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ range: Range<Value>
  ) -> PlottableValue { .value(Text(verbatim: String(label)), range) }

  /// Returns a bin with a name.
  public static func value(_ label: Text, _ bin: ChartBinRange<Value>) -> PlottableValue {
    PlottableValue(
      PlottedValue(label: label, low: bin.lowerBound.datum, high: bin.upperBound.datum))
  }

  /// Returns a bin with a localised name.
  public static func value(
    _ labelKey: LocalizedStringKey, _ bin: ChartBinRange<Value>
  ) -> PlottableValue { .value(Text(labelKey), bin) }

  /// Returns a bin with a name.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ bin: ChartBinRange<Value>
  ) -> PlottableValue { .value(Text(verbatim: String(label)), bin) }
}

extension PlottableValue where Value == Date {
  /// Returns the unit of a calendar in which a date lies, such as its month.
  ///
  /// - Parameters:
  ///   - label: The name of what the date tells.
  ///   - value: Any moment of the unit.
  ///   - unit: The unit that a mark takes up on its axis.
  ///   - calendar: The calendar that knows the unit's bounds; the Gregorian one in GMT by default,
  ///     so that a picture does not depend on the machine's time zone.
  /// - Returns: The span of the unit.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    let calendar = calendar ?? .ofPictures
    guard let interval = calendar.dateInterval(of: unit, for: value) else {
      return .value(label, value)
    }
    return PlottableValue(
      PlottedValue(label: label, low: .date(interval.start), high: .date(interval.end), unit: unit))
  }

  /// Returns the unit of a calendar in which a date lies, with a localised name.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue { .value(Text(labelKey), value, unit: unit, calendar: calendar) }

  /// Returns the unit of a calendar in which a date lies, with a name.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    .value(Text(verbatim: String(label)), value, unit: unit, calendar: calendar)
  }
}

extension Calendar {
  /// The calendar of charts where none is named.
  static var ofPictures: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }
}
