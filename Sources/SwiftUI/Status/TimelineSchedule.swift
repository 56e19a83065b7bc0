/// A schedule of the dates at which a timeline changes.
///
///     struct Hourly: TimelineSchedule {
///       func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
///         PeriodicTimelineSchedule(from: startDate, by: 3600).entries(from: startDate, mode: mode)
///       }
///     }
public protocol TimelineSchedule {
  /// The type of the dates.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The mode in which dates are asked for.
  typealias Mode = TimelineScheduleMode

  /// Returns the dates from about a date on, in their order.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule of every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Returns a schedule of every frame, at most once in an interval of seconds.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule of even intervals, in seconds.
  ///
  ///     TimelineView(.periodic(from: .now, by: 60)) { Text($0.date, style: .time) }
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: startDate, by: interval) }
}

extension TimelineSchedule {
  /// Returns a schedule of given dates.
  ///
  ///     TimelineView(.explicit(departures)) { Text($0.date, style: .time) }
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
