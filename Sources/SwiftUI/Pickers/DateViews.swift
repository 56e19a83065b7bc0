/// The date and the time in words, each on a pale fill.
struct CompactDate: View {
  let date: Date
  let components: DatePickerComponents
  @Environment(\.self) private var environment
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 6) { pills }
      VStack(alignment: .leading, spacing: 6) { pills }
    }
    .modifier(RowFittingModifier())
  }

  @ViewBuilder private var pills: some View {
    if components.contains(.date) {
      pill(environment.write(date, .abbreviated, .omitted), .datePicker)
    }
    if components.contains(.hourAndMinute) {
      pill(environment.write(date, .omitted, .shortened), .timePicker)
    }
  }

  private func pill(_ text: String, _ name: SystemString) -> some View {
    Text(verbatim: text)
      .foregroundStyle(Color(isEnabled ? .label : .tertiaryLabel))
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .padding(.horizontal, 11)
      .padding(.vertical, 6)
      .frame(minHeight: SystemMetrics.shared.controls.textField.height)
      .fixedSize(horizontal: false, vertical: true)
      .background(
        Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8, style: .continuous)
      )
      .accessibilityControl(.isButton, children: .replace) { info in
        (info.label, info.value) = (name.text(environment.locale), text)
      }
  }
}

/// A drum for each part of the date.
struct DateWheels: View {
  let selection: Binding<Date>
  let bounds: ClosedRange<Date>?
  let components: DatePickerComponents
  @Environment(\.self) private var environment

  /// UIDatePicker's width, in points, which holds the date or the time; both take more.
  private var width: CGFloat { components.contains([.date, .hourAndMinute]) ? 420 : 320 }

  var body: some View {
    // Numbers end where the words beside them begin, in the middle of the band.
    HStack(spacing: 14) {
      if components.contains(.date) {
        ForEach(order, id: \.self) { letter in
          switch letter {
          case "d": wheel(of: .day, .day, pattern: "d", .trailing).frame(maxWidth: 44)
          case "M": wheel(of: .month, .month, pattern: "MMMM", .leading).frame(maxWidth: 132)
          default: wheel(of: .year, .year, pattern: "y", .leading).frame(maxWidth: 64)
          }
        }
      }
      if components.contains(.hourAndMinute) {
        wheel(of: .hour, .hour, pattern: isHalved ? "h" : "HH", .trailing).frame(maxWidth: 44)
        wheel(of: .minute, .minute, pattern: "mm", .leading).frame(maxWidth: 44)
        if isHalved { halves.frame(maxWidth: 56) }
      }
    }
    .frame(maxWidth: width)
    .background { WheelBand() }
    .frame(maxWidth: .infinity)
  }

  /// The letters of day, month and year, in the order in which the region writes a date.
  private var order: [Character] {
    let pattern =
      DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: environment.locale)
      ?? "d MMMM y"
    // Every other part stands between quotes: words, such as Spanish “de”.
    let letters = pattern.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.flatMap { $0.element.map { $0 == "L" ? "M" : $0 } }
    let usual: [Character] = ["d", "M", "y"]
    let order = letters.filter { usual.contains($0) }.reduce(into: [Character]()) { known, letter in
      if !known.contains(letter) { known.append(letter) }
    }
    return order.count == usual.count ? order : usual
  }

  /// A Boolean value that indicates whether the region counts hours to noon, and again after it.
  ///
  /// Beside a date a phone has no room for a sixth drum; hours go to midnight there.
  private var isHalved: Bool {
    !components.contains(.date)
      && [.oneToTwelve, .zeroToEleven].contains(environment.locale.hourCycle)
  }

  /// The drum of the halves of a day, before and after noon.
  private var halves: some View {
    let isMorning = environment.localCalendar.component(.hour, from: selection.wrappedValue) < 12
    let morning = date(after: isMorning ? 0 : -12, .hour)
    let evening = date(after: isMorning ? 12 : 0, .hour)
    let words = environment.write([morning, evening], pattern: "a")
    return Wheel(
      values: words.map { AnyView(Text(verbatim: $0)) }, selected: isMorning ? 0 : 1,
      hasBand: false, alignment: .leading, turn: { choose($0 > 0 ? evening : morning) }
    )
    .accessibilityLabel(Text(verbatim: words.joined(separator: ", ")))
    .modifier(
      InteractionModifier(
        .adjust { adjustment in
          switch adjustment {
          case .increment: choose(evening)
          case .decrement: choose(morning)
          case .share(let share): choose(share < 0.5 ? morning : evening)
          }
        }))
  }

  private func wheel(
    of unit: Calendar.Component, _ name: SystemString, pattern: String, _ alignment: Alignment
  ) -> some View {
    let dates = (-4...4).map { date(after: $0, unit) }
    return Wheel(
      values: environment.write(dates, pattern: pattern).map { AnyView(Text(verbatim: $0)) },
      selected: 4, hasBand: false, alignment: alignment,
      turn: { choose(dates[min(dates.count - 1, max(0, $0))]) }
    )
    .accessibilityLabel(Text(verbatim: name.text(environment.locale)))
    .modifier(InteractionModifier(.adjust { adjust(unit, by: $0) }))
  }

  private func date(after count: Int, _ unit: Calendar.Component) -> Date {
    let date = selection.wrappedValue
    return environment.localCalendar.date(byAdding: unit, value: count, to: date) ?? date
  }

  /// Chooses a date, or the bound that it lies beyond.
  private func choose(_ date: Date) {
    selection.wrappedValue = bounds.map { min($0.upperBound, max($0.lowerBound, date)) } ?? date
  }

  private func adjust(_ unit: Calendar.Component, by adjustment: Adjustment) {
    switch adjustment {
    case .increment: choose(date(after: 1, unit))
    case .decrement: choose(date(after: -1, unit))
    case .share(let share): choose(date(at: share, of: unit))
    }
  }

  /// Returns the date that lies at a share of the values that a unit has in the next larger one;
  /// years, which are without end, of the 99 around.
  private func date(at share: Double, of unit: Calendar.Component) -> Date {
    let (calendar, date) = (environment.localCalendar, selection.wrappedValue)
    let larger: [Calendar.Component: Calendar.Component] = [
      .minute: .hour, .hour: .day, .day: .month, .month: .year,
    ]
    let present = calendar.component(unit, from: date)
    let values =
      larger[unit].flatMap { calendar.range(of: unit, in: $0, for: date) }
      ?? (present - 49)..<(present + 50)
    let part = share > 0 ? min(1, share) : 0
    let value = values.lowerBound + Int((part * Double(values.count - 1)).rounded())
    return self.date(after: value - present, unit)
  }
}

/// A month's days in weeks, with the chosen day on a disc.
struct GraphicalDate: View {
  let selection: Binding<Date>
  let bounds: ClosedRange<Date>?
  let components: DatePickerComponents
  /// The starts of the selected days, where there may be several; the selection is then the month.
  var chosen: Set<Date>?
  /// A closure that is called with a tapped day, where several can be selected.
  var choose: (Date) -> Void = { _ in }
  @Environment(\.self) private var environment

  private var calendar: Calendar { environment.localCalendar }

  var body: some View {
    VStack(spacing: 8) {
      if components.contains(.date) {
        header
        weekdays
        days
      }
      if components.contains(.hourAndMinute) {
        HStack {
          Text(SystemString.time.text(environment.locale))
          Spacer()
          CompactDate(date: selection.wrappedValue, components: .hourAndMinute)
        }
      }
    }
    .padding(.vertical, 8)
  }

  private var header: some View {
    HStack(spacing: 4) {
      month
      Spacer(minLength: 8)
      HStack(spacing: 28) {
        arrow("chevron.backward", -1, .previousMonth)
        arrow("chevron.forward", 1, .nextMonth)
      }
      .fixedSize()
    }
    // The days beneath keep their size, as UIDatePicker's do; a title may outgrow them a little.
    .dynamicTypeSize(...DynamicTypeSize.accessibility1)
  }

  private var month: some View {
    let name = environment.write(selection.wrappedValue, pattern: "LLLL y").capitalizedFirst
    return HStack(spacing: 4) {
      Text(verbatim: name)
        .font(.headline)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
      Image(systemName: "chevron.forward").font(.footnote.weight(.semibold))
        .foregroundStyle(.tint)
    }
    .accessibilityControl([.isButton, .isAdjustable], children: .replace) { info in
      (info.label, info.value) = (SystemString.month.text(environment.locale), name)
      info.actions = ["increment", "decrement"].map { AccessibilityAction($0) {} }
    }
  }

  private func arrow(_ symbol: String, _ months: Int, _ name: SystemString) -> some View {
    let isAllowed = holdsDays(after: months)
    return Image(systemName: symbol).font(.title3.weight(.medium))
      .foregroundStyle(isAllowed ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.opaqueSeparator)))
      .modifier(
        InteractionModifier(
          .tap {
            let date = selection.wrappedValue
            selection.wrappedValue =
              calendar.date(byAdding: .month, value: months, to: date) ?? date
          }, if: isAllowed)
      )
      .accessibilityControl(.isButton, children: .replace) {
        $0.label = name.text(environment.locale)
        if !isAllowed { $0.traits.insert(.isNotEnabled) }
      }
  }

  /// Returns whether the month that lies so many months away has a day within the bounds.
  private func holdsDays(after months: Int) -> Bool {
    guard let bounds,
      let date = calendar.date(byAdding: .month, value: months, to: selection.wrappedValue),
      let month = calendar.dateInterval(of: .month, for: date)
    else { return true }
    return month.start <= bounds.upperBound && month.end > bounds.lowerBound
  }

  private var weekdays: some View {
    let calendar = calendar
    let symbols = calendar.shortStandaloneWeekdaySymbols
    return HStack(spacing: 0) {
      ForEach(0..<7) { column in
        let index = (calendar.firstWeekday - 1 + column) % 7
        Text(verbatim: symbols[index].uppercased())
          .font(.system(size: 13, weight: .semibold))
          .foregroundStyle(Color(.tertiaryLabel))
          .frame(maxWidth: .infinity)
      }
    }
  }

  private var days: some View {
    let calendar = calendar
    // What a calendar makes of a moment costs more than the view of a day.
    let selected = calendar.dateInterval(of: .day, for: selection.wrappedValue)
    let today = calendar.dateInterval(of: .day, for: environment.referenceDate)
    let columns = Array(repeating: GridItem(.flexible(minimum: 0), spacing: 0), count: 7)
    return LazyVGrid(columns: columns, spacing: 0) {
      ForEach(Array(places.enumerated()), id: \.offset) { _, day in
        if let day {
          dayView(
            day, isSelected: chosen?.contains(day.start) ?? selected.holds(day.start),
            isToday: today.holds(day.start))
        } else {
          Color.clear.frame(height: 44)
        }
      }
    }
  }

  private struct Day {
    let number: Int
    let start: Date
  }

  /// The month's days in their places; those before the first are empty.
  private var places: [Day?] {
    let calendar = calendar
    guard let month = calendar.dateInterval(of: .month, for: selection.wrappedValue),
      let numbers = calendar.range(of: .day, in: .month, for: month.start)
    else { return [] }
    let lead = (calendar.component(.weekday, from: month.start) - calendar.firstWeekday + 7) % 7
    var places: [Day?] = Array(repeating: nil, count: lead)
    let isEven = calendar.hasEvenDays(in: month)
    places += numbers.map { number in
      let days = number - numbers.lowerBound
      let start =
        isEven
        ? month.start + Double(days) * Calendar.secondsOfDay
        : calendar.date(byAdding: .day, value: days, to: month.start) ?? month.start
      return Day(number: number, start: start)
    }
    return places
  }

  @ViewBuilder
  private func dayView(_ day: Day, isSelected: Bool, isToday: Bool) -> some View {
    if isSelected {
      place(
        of: day, size: 22, weight: .medium, isToday ? AnyShapeStyle(.white) : .init(.tint),
        isSelected: true, isToday: isToday
      )
      .background { Circle().fill(.tint).opacity(isToday ? 1 : 0.12) }
    } else {
      let isAllowed = bounds?.contains(day.start) ?? true
      place(
        of: day, size: 20, weight: .regular,
        isToday ? AnyShapeStyle(.tint) : .init(Color(isAllowed ? .label : .tertiaryLabel)),
        isToday: isToday, isAllowed: isAllowed)
    }
  }

  /// A day's number in its place, which chooses it.
  private func place(
    of day: Day, size: CGFloat, weight: Font.Weight, _ style: AnyShapeStyle,
    isSelected: Bool = false, isToday: Bool = false, isAllowed: Bool = true
  ) -> some View {
    Text(verbatim: "\(day.number)")
      .font(.system(size: size, weight: weight))
      .foregroundStyle(style)
      .frame(maxWidth: .infinity, minHeight: 44, maxHeight: 44)
      .modifier(
        InteractionModifier(
          .tap {
            if chosen == nil { selection.wrappedValue = day.start } else { choose(day.start) }
          })
      )
      .accessibilityControl(isSelected ? [.isButton, .isSelected] : .isButton) {
        if !isAllowed { $0.traits.insert(.isNotEnabled) }
      }
      .modifier(SpokenDay(date: day.start, isToday: isToday))
  }
}

/// Labels a day with its weekday and its month, where somebody wants a description: words of a date
/// cost more than a day's view.
private struct SpokenDay: PrimitiveModifier {
  let date: Date
  let isToday: Bool

  static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    guard context.session.describesViews else {
      return Target._lower(content, context, &output)
    }
    context.annotate(content, &output, where: { !$0.hasAccessibility }) {
      $0.accessibility.label = modifier.words(in: context.environment)
    }
  }

  private func words(in environment: EnvironmentValues) -> String {
    var style = Date.FormatStyle(
      locale: environment.locale, calendar: environment.localCalendar,
      timeZone: environment.timeZone)
    style = style.weekday(.wide).month(.wide).day()
    let day = style.format(date)
    return isToday ? "\(SystemString.today.text(environment.locale)), \(day)" : day
  }
}

extension Calendar {
  /// The length of a day on which clocks are not changed, in seconds.
  fileprivate static let secondsOfDay = 86_400.0

  /// Returns whether clocks are changed on no day of an interval, so that its days need no calendar
  /// to be told apart: each costs more there than its view.
  fileprivate func hasEvenDays(in interval: DateInterval) -> Bool {
    timeZone.nextDaylightSavingTimeTransition(after: interval.start)
      .map { $0 >= interval.end } ?? true
  }
}

extension DateInterval? {
  /// Returns whether a moment lies within, the end excluded.
  fileprivate func holds(_ date: Date) -> Bool {
    map { $0.start <= date && date < $0.end } ?? false
  }
}

extension String {
  /// The string with its first letter large, as month names stand in headings.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
