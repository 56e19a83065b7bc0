/// Content that follows the time; a still shows it at the reference date.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// What the content knows of the time.
  public typealias Context = TimelineViewDefaultContext

  private let content: (Context) -> Content
  @Environment(\.referenceDate) private var now

  /// Creates content that follows a schedule.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.content = content
  }

  public var body: some View { content(Context(date: now, cadence: .live)) }
}

/// What content that follows the time knows of it.
public struct TimelineViewDefaultContext {
  /// How often the content is to change.
  public enum Cadence: Comparable, Sendable { case live, seconds, minutes }

  public let date: Date
  public let cadence: Cadence
}

/// When content that follows the time changes.
public protocol TimelineSchedule {}

/// At even intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule {
  /// Creates a schedule; the interval is in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {}
}

/// Each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
  /// Creates a schedule.
  public init() {}
}

/// As often as the screen is drawn.
public struct AnimationTimelineSchedule: TimelineSchedule {
  /// Creates a schedule; the interval is in seconds.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

/// At given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  /// Creates a schedule.
  public init(_ dates: Entries) {}
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// As often as the screen is drawn, at most once in an interval of seconds.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// At even intervals, in seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: startDate, by: interval) }
}

extension TimelineSchedule {
  /// At given dates.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
