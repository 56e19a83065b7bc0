/// A control that selects a date.
///
///     DatePicker("Birthday", selection: $birthday, displayedComponents: .date)
public struct DatePicker<Label: View>: View {
  /// The parts of a date.
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let bounds: ClosedRange<Date>?
  private let components: Components
  private let label: Label
  @Environment(\.datePickerKind) private var kind

  private init(
    _ selection: Binding<Date>, _ bounds: ClosedRange<Date>?, _ components: Components,
    _ label: Label
  ) {
    (self.selection, self.bounds) = (selection, bounds)
    (self.components, self.label) = (components, label)
  }

  /// The content of the view.
  public var body: some View {
    switch kind {
    case .compact:
      ControlRow(stacks: true) {
        label
      } control: {
        CompactDate(date: selection.wrappedValue, components: components)
      }
    case .graphical:
      GraphicalDate(selection: selection, bounds: bounds, components: components)
    case .wheel: DateWheels(selection: selection, bounds: bounds, components: components)
    }
  }
}

extension DatePicker {
  /// Creates a picker with a label made of views.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, nil, displayedComponents, label()) }

  /// Creates a picker within a range, with a label made of views.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, range, displayedComponents, label()) }

  /// Creates a picker of dates from one on, with a label made of views.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, range.lowerBound ... .distantFuture, displayedComponents, label()) }

  /// Creates a picker of dates up to one, with a label made of views.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, Date.distantPast...range.upperBound, displayedComponents, label()) }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a localised title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the localised title.
  ///   - selection: A binding to the date.
  ///   - displayedComponents: The components that can be selected.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, nil, displayedComponents, Text(titleKey)) }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, nil, displayedComponents, Text(title)) }

  /// Creates a picker within a range, with a localised title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the localised title.
  ///   - selection: A binding to the date.
  ///   - range: The range of dates.
  ///   - displayedComponents: The components that can be selected.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, range, displayedComponents, Text(titleKey)) }

  /// Creates a picker within a range with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, range, displayedComponents, Text(title)) }

  /// Creates a picker of dates from one on, with a localised title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, range.lowerBound ... .distantFuture, displayedComponents, Text(titleKey))
  }

  /// Creates a picker of dates up to one, with a localised title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, Date.distantPast...range.upperBound, displayedComponents, Text(titleKey))
  }

  /// Creates a picker of dates from one on, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, range.lowerBound ... .distantFuture, displayedComponents, Text(title)) }

  /// Creates a picker of dates up to one, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, Date.distantPast...range.upperBound, displayedComponents, Text(title)) }
}

/// The system's styles of date pickers.
public enum _DatePickerKind: Sendable { case compact, graphical, wheel }

/// A date picker in the style of its surroundings: the date in words.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// The system style on which the style is based.
  public var _kind: _DatePickerKind { .compact }
}

/// A date picker of the date in words on a fill.
///
///     DatePicker("Departure", selection: $date).datePickerStyle(.compact)
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// The system style on which the style is based.
  public var _kind: _DatePickerKind { .compact }
}

/// A date picker of a calendar's page.
///
///     DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// The system style on which the style is based.
  public var _kind: _DatePickerKind { .graphical }
}

/// A date picker of a wheel for each component.
///
///     DatePicker("Alarm", selection: $date, displayedComponents: .hourAndMinute)
///       .datePickerStyle(.wheel)
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// The system style on which the style is based.
  public var _kind: _DatePickerKind { .wheel }
}

private enum DatePickerKindKey: EnvironmentKey {
  static var defaultValue: _DatePickerKind { .compact }
}

extension EnvironmentValues {
  var datePickerKind: _DatePickerKind {
    get { self[DatePickerKindKey.self] }
    set { self[DatePickerKindKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the date pickers in the view.
  ///
  ///     DatePicker("Start", selection: $date).datePickerStyle(.graphical)
  ///
  /// - Parameter style: The style.
  /// - Returns: A view whose date pickers have the style.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerKind, style._kind)
  }
}
