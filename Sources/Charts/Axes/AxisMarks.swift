import Foundation

/// Grid lines, ticks and labels at an axis's values.
///
///     .chartXAxis {
///       AxisMarks(values: .stride(by: .month)) { _ in
///         AxisGridLine()
///         AxisValueLabel(format: .dateTime.month())
///       }
///     }
public struct AxisMarks<Content: AxisMark>: _PrimitiveAxisContent {
  private let record: AxisMarksRecord

  /// Adds the axis's marks.
  public static func _collect(_ content: Self, into list: inout _AxisList) {
    list.marks.append(content.record)
  }

  /// Creates marks at values that the axis chooses.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    record = AxisMarksRecord(preset: preset, position: position, values: values) {
      _AxisPartList.parts(of: content($0))
    }
  }

  /// Creates marks at values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(
      preset: preset, position: position, values: AxisMarkValues(kind: .list(values.map(\.datum))),
      content: content)
  }

  /// Creates equal marks at values that the axis chooses.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) { self.init(preset: preset, position: position, values: values) { _ in content() } }

  /// Creates equal marks at values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping () -> Content
  ) { self.init(preset: preset, position: position, values: values) { _ in content() } }
}

extension AxisMarks where Content == _StandardAxisMark {
  /// Creates a grid line, a tick and a label at values that the axis chooses.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(preset: preset, position: position, values: values) { _ in
      _StandardAxisMark(stroke: stroke)
    }
  }

  /// Creates a grid line, a tick and a label at values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(preset: preset, position: position, values: values) { _ in
      _StandardAxisMark(stroke: stroke)
    }
  }

  /// Creates a grid line, a tick and a label in a format at values that the axis chooses.
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(preset: preset, position: position, values: values) { _ in
      _StandardAxisMark(stroke: stroke, format: AxisFormat(format))
    }
  }

  /// Creates a grid line, a tick and a label in a format at values.
  public init<F: FormatStyle, Value: Plottable>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(preset: preset, position: position, values: values) { _ in
      _StandardAxisMark(stroke: stroke, format: AxisFormat(format))
    }
  }
}

/// A grid line, a tick and a label.
public struct _StandardAxisMark: _PrimitiveAxisMark {
  let stroke: StrokeStyle?
  var format: AxisFormat?

  /// Adds a grid line, a tick and a label.
  public static func _collect(_ mark: Self, into list: inout _AxisPartList) {
    for part in AxisPart.standard(stroke: mark.stroke, format: mark.format) { list.add(part.kind) }
  }
}

/// A format of an axis's values, whose type is hidden.
struct AxisFormat {
  /// Writes a value in a language and calendar; nil if it is of another kind.
  let write: (AxisValue, EnvironmentValues) -> String?

  init<F: FormatStyle>(_ format: F) where F.FormatInput: Plottable, F.FormatOutput == String {
    write = { value, environment in
      guard let input = value.as(F.FormatInput.self) else { return nil }
      if var dates = format as? Date.FormatStyle {
        dates.locale = environment.locale
        dates.calendar = environment.chartCalendar
        dates.timeZone = dates.calendar.timeZone
        if let words = (dates as? F)?.format(input) { return words }
      }
      return format.locale(environment.locale).format(input)
    }
  }
}

extension EnvironmentValues {
  /// The calendar in the language and the time zone of the surroundings.
  var chartCalendar: Calendar {
    var calendar = calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }
}
