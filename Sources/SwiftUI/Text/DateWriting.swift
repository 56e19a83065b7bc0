import Synchronization

private enum ReferenceKey: EnvironmentKey {
  /// 9 January 2024, 9:41 UTC, as the status bar tells: a picture must not depend on the day on
  /// which it is taken.
  static var defaultValue: Date { Date(timeIntervalSince1970: 1_704_793_260) }
}

extension EnvironmentValues {
  /// The date that “now” and “today” mean in pictures.
  ///
  ///     Text(date, style: .relative).environment(\.referenceDate, date + 3600)
  public var referenceDate: Date {
    get { self[ReferenceKey.self] }
    set { self[ReferenceKey.self] = newValue }
  }

  /// The calendar in the language and the time zone of the surroundings.
  var localCalendar: Calendar {
    var calendar = calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }

  /// Writes a date in the language, calendar and time zone of the surroundings.
  func write(
    _ date: Date, _ dateStyle: Date.FormatStyle.DateStyle, _ timeStyle: Date.FormatStyle.TimeStyle
  ) -> String {
    Date.FormatStyle(
      date: dateStyle, time: timeStyle, locale: locale, calendar: localCalendar,
      timeZone: timeZone
    ).format(date)
  }

  /// Writes a date by a pattern of Unicode TR 35 fields, such as `LLLL y`.
  func write(_ date: Date, pattern: String) -> String {
    write([date], pattern: pattern).joined()
  }

  /// Writes dates by a pattern.
  func write(_ dates: [Date], pattern: String) -> [String] {
    let style = DatePattern(
      pattern: pattern, locale: locale, calendar: localCalendar, timeZone: timeZone)
    return formatters.withLock { formatters in
      let formatter = formatters[style] ?? style.formatter
      if formatters.count == DatePattern.most { formatters = [:] }
      formatters[style] = formatter
      return dates.map { formatter.string(from: $0) }
    }
  }
}

/// The values that the words of a date depend on.
private struct DatePattern: Hashable {
  let pattern: String
  let locale: Locale
  let calendar: Calendar
  let timeZone: TimeZone

  /// More patterns than the controls of one screen have in a few languages.
  static let most = 64

  var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = timeZone
    formatter.dateFormat = pattern
    return formatter
  }
}

/// Formatters are cached: to make one takes a hundred times as long as to write a date.
private let formatters = Mutex<[DatePattern: DateFormatter]>([:])
