extension Text {
  /// A style of writing a date.
  ///
  ///     Text(date, style: .relative)
  public struct DateStyle: Equatable, Sendable {
    let kind: Kind

    enum Kind: Equatable, Sendable { case time, date, relative, offset, timer }

    /// The hour and the minute.
    public static let time = DateStyle(kind: .time)
    /// The day, the month and the year.
    public static let date = DateStyle(kind: .date)
    /// The time until the date, or since it.
    public static let relative = DateStyle(kind: .relative)
    /// The time between now and the date, with a sign.
    public static let offset = DateStyle(kind: .offset)
    /// A clock that runs to or from then.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a text of a date; “now” is the surroundings' reference date.
  public init(_ date: Date, style: DateStyle) {
    self.init(writing: { environment in
      let distance = date.timeIntervalSince(environment.referenceDate)
      switch style.kind {
      case .time: return environment.write(date, .omitted, .shortened)
      case .date: return environment.write(date, .long, .omitted)
      case .timer: return clock(abs(distance))
      case .relative: return environment.write(duration: abs(distance), units: 2)
      case .offset:
        return (distance < 0 ? "−" : "+") + environment.write(duration: abs(distance), units: 1)
      }
    })
  }

  /// Creates a text of two dates with a dash between them.
  public init(_ dates: ClosedRange<Date>) {
    self.init(writing: { environment in
      let calendar = environment.localCalendar
      let isOneDay = calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
      let style: (Date.FormatStyle.DateStyle, Date.FormatStyle.TimeStyle) =
        isOneDay ? (.omitted, .shortened) : (.abbreviated, .omitted)
      return environment.write(dates.lowerBound, style.0, style.1) + "\u{2009}–\u{2009}"
        + environment.write(dates.upperBound, style.0, style.1)
    })
  }

  /// Creates a text of an interval's ends with a dash between them.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates a clock that runs within an interval; a still shows it at the reference date.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(writing: { environment in
      let now = min(
        max(pauseTime ?? environment.referenceDate, timerInterval.lowerBound),
        timerInterval.upperBound)
      return clock(
        countsDown
          ? timerInterval.upperBound.timeIntervalSince(now)
          : now.timeIntervalSince(timerInterval.lowerBound))
    })
  }
}

/// Hours, minutes and seconds as a clock writes them: 1:02:03, or 2:03.
private func clock(_ seconds: TimeInterval) -> String {
  let total = Int(seconds.isFinite ? seconds : 0)
  let (hours, minutes, rest) = (total / 3600, total / 60 % 60, total % 60)
  func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
  return hours > 0
    ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
}

extension EnvironmentValues {
  /// Writes a duration in its largest units, such as “2 hr, 5 min”.
  func write(duration seconds: TimeInterval, units: Int) -> String {
    Duration.seconds(Int64(seconds.isFinite ? seconds : 0)).formatted(
      .units(
        allowed: [.days, .hours, .minutes, .seconds], width: .abbreviated,
        maximumUnitCount: units
      ).locale(locale))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Puts in a date in a style.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  /// Puts in a range of dates.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    appendInterpolation(Text(dates))
  }

  /// Puts in an interval between dates.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    appendInterpolation(Text(interval))
  }
}
