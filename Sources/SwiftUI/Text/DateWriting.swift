private enum ReferenceKey: EnvironmentKey {
  /// 9 September 2024, 9:41 UTC: a picture must not depend on the day on which it is taken.
  static var defaultValue: Date { Date(timeIntervalSince1970: 1_725_874_860) }
}

extension EnvironmentValues {
  /// What “now” and “today” are in pictures.
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
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = localCalendar
    formatter.timeZone = timeZone
    formatter.dateFormat = pattern
    return formatter.string(from: date)
  }
}
