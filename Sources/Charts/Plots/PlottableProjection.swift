import Foundation

/// A value of each element of a collection, with the name of what it measures.
///
///     PointPlot(towns, x: .value("East", \.east), y: .value("North", \.north))
public struct PlottableProjection<DataElement, DataValue: Plottable> {
  /// The value of an element as marks keep it.
  let plotted: (DataElement) -> PlottedValue
}

extension PlottableProjection {
  /// Returns a property of each element, with a name.
  public static func value(
    _ label: Text, _ value: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection { Self { PlottedValue(label, $0[keyPath: value]) } }

  /// Returns a property of each element, with a localised name.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection { .value(Text(labelKey), value) }

  /// Returns a property of each element, with a name.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection { .value(Text(verbatim: String(label)), value) }

  /// Returns the same value for each element, with a name.
  @_disfavoredOverload
  public static func value(_ label: Text, _ value: DataValue) -> PlottableProjection {
    Self { _ in PlottedValue(label, value) }
  }

  /// Returns the same value for each element, with a localised name.
  @_disfavoredOverload
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: DataValue
  ) -> PlottableProjection { .value(Text(labelKey), value) }
}

extension PlottableProjection where DataValue: Comparable {
  /// Returns the span between two properties of each element, with a name.
  public static func value(
    _ label: Text, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection {
    Self { element in
      PlottedValue(
        label: label, low: element[keyPath: start].datum, high: element[keyPath: end].datum)
    }
  }

  /// Returns the span between two properties of each element, with a localised name.
  public static func value(
    _ labelKey: LocalizedStringKey, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection { .value(Text(labelKey), start, end) }

  /// Returns the span between two properties of each element, with a name.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection { .value(Text(verbatim: String(label)), start, end) }
}

extension PlottableProjection where DataValue == Date {
  /// Returns the unit of a calendar in which a date of each element lies.
  public static func value(
    _ label: Text, _ date: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection {
    Self { element in
      PlottableValue.value(label, element[keyPath: date], unit: unit, calendar: calendar).plotted
    }
  }

  /// Returns the unit of a calendar in which a date of each element lies, with a localised name.
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: KeyPath<DataElement, Date>,
    unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection { .value(Text(labelKey), date, unit: unit, calendar: calendar) }

  /// Returns the unit of a calendar in which a date of each element lies, with a name.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ date: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection {
    .value(Text(verbatim: String(label)), date, unit: unit, calendar: calendar)
  }
}
