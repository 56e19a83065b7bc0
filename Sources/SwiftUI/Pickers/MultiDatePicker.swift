/// A control that selects several days in the calendar of a month.
///
///     MultiDatePicker("Days off", selection: $days)
public struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  private let bounds: Range<Date>?
  private let label: Label
  @Environment(\.self) private var environment
  @State private var shown: Date?

  private init(_ selection: Binding<Set<DateComponents>>, _ bounds: Range<Date>?, _ label: Label) {
    (self.selection, self.bounds, self.label) = (selection, bounds, label)
  }

  /// The content of the view.
  public var body: some View {
    let calendar = environment.localCalendar
    let month = Binding(get: { shown ?? first(calendar) }, set: { shown = $0 })
    GraphicalDate(
      selection: month,
      bounds: bounds.map { $0.lowerBound...$0.upperBound.addingTimeInterval(-1) },
      components: .date, chosen: Set(selection.wrappedValue.compactMap { start(of: $0, calendar) })
    ) { toggle($0, calendar) }
  }

  /// The month that shows at first: of the first chosen day, or the present one.
  private func first(_ calendar: Calendar) -> Date {
    selection.wrappedValue.compactMap { start(of: $0, calendar) }.min() ?? environment.referenceDate
  }

  private func start(of day: DateComponents, _ calendar: Calendar) -> Date? {
    let plain = DateComponents(year: day.year, month: day.month, day: day.day)
    return calendar.date(from: plain).map { calendar.startOfDay(for: $0) }
  }

  private func toggle(_ day: Date, _ calendar: Calendar) {
    let known = selection.wrappedValue.first { start(of: $0, calendar) == day }
    if let known {
      selection.wrappedValue.remove(known)
    } else {
      selection.wrappedValue.insert(
        calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
    }
  }
}

extension MultiDatePicker {
  /// Creates a calendar with a label of views.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, nil, label())
  }

  /// Creates a calendar of the days of a range, with a label of views.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(selection, bounds, label()) }

  /// Creates a calendar of the days from a moment on, with a label of views.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(selection, bounds.lowerBound..<Date.distantFuture, label()) }

  /// Creates a calendar of the days before a moment, with a label of views.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(selection, Date.distantPast..<bounds.upperBound, label()) }
}

extension MultiDatePicker where Label == Text {
  /// Creates a calendar with a localised title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, Text(titleKey))
  }

  /// Creates a calendar of the days of a range, with a localised title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) { self.init(selection, bounds, Text(titleKey)) }

  /// Creates a calendar of the days from a moment on, with a localised title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) { self.init(selection, bounds.lowerBound..<Date.distantFuture, Text(titleKey)) }

  /// Creates a calendar with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, Text(title))
  }

  /// Creates a calendar of the days of a range, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) { self.init(selection, bounds, Text(title)) }
}
