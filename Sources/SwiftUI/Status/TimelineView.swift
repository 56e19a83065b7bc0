/// A view that follows the time of a host that is driven; a still shows it at the reference date.
///
///     TimelineView(.periodic(from: .now, by: 1)) { context in
///       ClockFace(date: context.date)
///     }
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// The time of the content.
  public typealias Context = TimelineViewDefaultContext

  private let schedule: Schedule
  private let content: (Context) -> Content
  @Environment(\.referenceDate) private var start
  @Environment(\.hostTime) private var time

  /// Creates a view that follows a schedule.
  ///
  /// - Parameters:
  ///   - schedule: The schedule.
  ///   - content: A closure that returns the content, from the time.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    (self.schedule, self.content) = (schedule, content)
  }

  /// The content of the view.
  public var body: some View { content(Context(date: date, cadence: .live)) }

  /// The last moment of the schedule that has come.
  private var date: Date { time.map { schedule._last(until: start + $0) ?? start } ?? start }
}

/// The time of a timeline's content.
public struct TimelineViewDefaultContext {
  /// The rate at which the content is to change.
  public enum Cadence: Comparable, Sendable { case live, seconds, minutes }

  /// The date of the content.
  public let date: Date
  /// The rate at which the content is to change.
  public let cadence: Cadence
}

/// A schedule of the dates at which a timeline changes.
public protocol TimelineSchedule {
  /// Returns the last date up to another, or nil where none has come.
  func _last(until date: Date) -> Date?
}

extension TimelineSchedule {
  /// Returns the last date up to another, or nil where none has come.
  public func _last(until date: Date) -> Date? { date }
}

/// A schedule of even intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule {
  /// Creates a schedule of even intervals.
  ///
  /// - Parameters:
  ///   - startDate: The first date.
  ///   - interval: The interval, in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    (start, self.interval) = (startDate, interval)
  }

  private let start: Date
  private let interval: TimeInterval

  /// Returns the last date up to another, or nil where none has come.
  public func _last(until date: Date) -> Date? {
    guard interval > 0 else { return date }
    return start + ((date.timeIntervalSince(start) + 1e-9) / interval).rounded(.down) * interval
  }
}

/// A schedule of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
  /// Creates a schedule.
  public init() {}

  /// Returns the last date up to another, or nil where none has come.
  public func _last(until date: Date) -> Date? {
    let seconds = date.timeIntervalSinceReferenceDate
    return Date(timeIntervalSinceReferenceDate: (seconds / 60).rounded(.down) * 60)
  }
}

/// A schedule of every frame.
public struct AnimationTimelineSchedule: TimelineSchedule {
  /// Creates a schedule of every frame.
  ///
  /// - Parameters:
  ///   - minimumInterval: The least interval, in seconds, which is not used here.
  ///   - paused: A Boolean value that indicates whether the schedule is paused.
  public init(minimumInterval: Double? = nil, paused: Bool = false) { isPaused = paused }

  private let isPaused: Bool

  /// Returns the last date up to another, or nil where none has come.
  public func _last(until date: Date) -> Date? { isPaused ? nil : date }
}

/// A schedule of given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  /// Creates a schedule.
  public init(_ dates: Entries) { entries = dates }

  private let entries: Entries

  /// Returns the last date up to another, or nil where none has come.
  public func _last(until date: Date) -> Date? {
    var last: Date?
    for entry in entries {
      guard entry <= date else { break }
      last = entry
    }
    return last
  }
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
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: startDate, by: interval) }
}

extension TimelineSchedule {
  /// Returns a schedule of given dates.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
