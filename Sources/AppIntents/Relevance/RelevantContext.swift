import Foundation

/// The circumstances in which a widget or an action matters more; no stack turns by them.
public struct RelevantContext: Hashable, Sendable {
  /// A kind of a date.
  public enum DateKind: Hashable, Sendable {
    /// Any.
    case `default`
    /// Of something planned.
    case scheduled
    /// Of something to know.
    case informational
  }

  /// A place that the system knows.
  public enum InferredLocation: Hashable, Sendable {
    /// The home.
    case home
    /// The place of work.
    case work
    /// The school.
    case school
    /// The way to one of them.
    case commute
  }

  /// A state of training.
  public enum FitnessCondition: Hashable, Sendable {
    /// The rings are not closed.
    case activityRingsIncomplete
    /// A workout is under way.
    case workoutActive
  }

  /// A time of sleep.
  public enum SleepCondition: Hashable, Sendable {
    /// The time to go to bed.
    case bedtime
    /// The time to get up.
    case wakeup
  }

  private enum Circumstance: Hashable {
    case dates(DateInterval, DateKind), place(InferredLocation), fitness(FitnessCondition)
    case sleep(SleepCondition)
  }

  private let circumstance: Circumstance

  /// Returns the circumstances of a moment.
  public static func date(_ date: Date) -> RelevantContext {
    self.date(interval: DateInterval(start: date, duration: 0), kind: .default)
  }

  /// Returns the circumstances of a time.
  ///
  /// - Parameters:
  ///   - start: The start of the time.
  ///   - end: The end of the time, which is not before its start.
  /// - Returns: The circumstances.
  public static func date(from start: Date, to end: Date) -> RelevantContext {
    date(interval: DateInterval(start: min(start, end), end: end), kind: .default)
  }

  /// Returns the circumstances of a time.
  public static func date(range: ClosedRange<Date>, kind: DateKind) -> RelevantContext {
    date(interval: DateInterval(start: range.lowerBound, end: range.upperBound), kind: kind)
  }

  /// Returns the circumstances of a time.
  public static func date(interval: DateInterval, kind: DateKind) -> RelevantContext {
    RelevantContext(circumstance: .dates(interval, kind))
  }

  /// Returns the circumstances of a place that the system knows.
  public static func location(inferred place: InferredLocation) -> RelevantContext {
    RelevantContext(circumstance: .place(place))
  }

  /// Returns the circumstances of training.
  public static func fitness(_ condition: FitnessCondition) -> RelevantContext {
    RelevantContext(circumstance: .fitness(condition))
  }

  /// Returns the circumstances of sleep.
  public static func sleep(_ condition: SleepCondition) -> RelevantContext {
    RelevantContext(circumstance: .sleep(condition))
  }
}
