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
  @State private var run = TimelineRun<Schedule>()
  @Environment(\.referenceDate) private var start
  @Environment(\.hostTime) private var time
  @Environment(\.hostNow) private var now

  /// Creates a view that follows a schedule.
  ///
  /// - Parameters:
  ///   - schedule: The schedule.
  ///   - content: A closure that returns the content, from the time.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    (self.schedule, self.content) = (schedule, content)
  }

  /// The content of the view.
  public var body: some View {
    if let now {
      let entry = run.advance(along: schedule, to: start + now)
      content(Context(date: time == nil ? start : entry.date ?? start, cadence: .live))
        .modifier(FramesModifier(at: entry.next.map { $0.timeIntervalSince(start) }))
    } else {
      content(Context(date: start, cadence: .live))
    }
  }
}

/// The way along a schedule's dates.
private final class TimelineRun<Schedule: TimelineSchedule> {
  private var schedule: Schedule?
  private var dates: Schedule.Entries.Iterator?
  private var date: Date?
  private var next: Date?
  /// More dates than anybody sees between two frames: beyond them, a schedule stands still.
  private static var limit: Int { 100_000 }

  /// Goes on to a date: returns the last date of the schedule that has come, and the next one.
  func advance(along schedule: Schedule, to now: Date) -> (date: Date?, next: Date?) {
    if dates == nil || isAnother(schedule) {
      var dates = schedule.entries(from: now, mode: .normal).makeIterator()
      next = dates.next()
      (self.schedule, self.dates) = (schedule, dates)
    }
    var count = 0
    while let due = next, due <= now + 1e-6, count < Self.limit {
      (date, next) = (due, dates?.next())
      count += 1
    }
    return (date, next)
  }

  /// Returns whether a schedule differs from the one before, as far as schedules can be compared.
  private func isAnother(_ schedule: Schedule) -> Bool {
    func equals<T: Equatable>(_ known: T) -> Bool { (schedule as? T) == known }
    guard let known = self.schedule as? any Equatable else { return false }
    return !equals(known)
  }
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

/// The mode in which a schedule is asked for its dates.
public enum TimelineScheduleMode: Sendable {
  /// The usual mode, and one of a screen that seldom changes.
  case normal, lowFrequency
}

/// A schedule of even intervals.
///
///     TimelineView(.periodic(from: .now, by: 1)) { context in
///       Text(context.date, style: .time)
///     }
public struct PeriodicTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  /// The dates of a periodic schedule, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: TimeInterval
    fileprivate var count: Double

    /// Returns the next date.
    public mutating func next() -> Date? {
      guard interval > 0 else { return nil }
      defer { count += 1 }
      return start + count * interval
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule of even intervals.
  ///
  /// - Parameters:
  ///   - startDate: The first date.
  ///   - interval: The interval, in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    (start, self.interval) = (startDate, interval)
  }

  /// Returns the dates from the last one up to a date on.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    let passed = (startDate.timeIntervalSince(start) + 1e-9) / interval
    return Entries(
      start: start, interval: interval, count: interval > 0 ? passed.rounded(.down) : 0)
  }
}

/// A schedule of every minute.
///
///     TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  /// Creates a schedule.
  public init() {}

  /// Returns the beginnings of minutes, from that of a date's on.
  public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// A schedule of every frame.
///
///     TimelineView(.animation(minimumInterval: 1 / 30, paused: !isOn)) { context in
///       let seconds = context.date.timeIntervalSinceReferenceDate
///       Image(systemName: "fan").rotationEffect(.degrees(seconds * 90))
///     }
public struct AnimationTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates a schedule of every frame.
  ///
  /// - Parameters:
  ///   - minimumInterval: The least interval, in seconds; nil for that of the display.
  ///   - paused: A Boolean value that indicates whether the schedule is paused.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    (interval, isPaused) = (minimumInterval ?? 1 / 120, paused)
  }

  /// Returns the dates of frames from a date on; none while the schedule is paused.
  public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: startDate, by: isPaused ? 0 : interval)
      .entries(from: startDate, mode: mode)
  }
}

/// A schedule of given dates.
///
///     TimelineView(.explicit(departures)) { context in Text(context.date, style: .time) }
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  /// Creates a schedule.
  public init(_ dates: Entries) { entries = dates }

  private let entries: Entries

  /// Returns the dates as they were given.
  public func entries(from startDate: Date, mode: Mode) -> Entries { entries }
}
