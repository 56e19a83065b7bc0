import Foundation

/// A time of a run loop or of an operation queue.
public struct SchedulerDate: Strideable, Hashable, Codable, Sendable {
  /// The distance between two times, in seconds.
  public typealias Stride = SchedulerStride
  /// The date.
  public var date: Date

  /// Creates a time.
  public init(_ date: Date) { self.date = date }

  /// Returns the distance to another time.
  public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }
  /// Returns the time after a distance.
  public func advanced(by n: Stride) -> Self { Self(date.addingTimeInterval(n.magnitude)) }

  /// Seconds from now, none of a time that has been.
  fileprivate var secondsFromNow: Double { max(0, date.timeIntervalSinceNow) }
}

/// A scheduler whose times are dates, and whose work goes the main queue's way.
public protocol DateScheduler: Scheduler where SchedulerTimeType == SchedulerDate {}

extension DateScheduler {
  /// The present time.
  public var now: SchedulerDate { SchedulerDate(Date()) }
  /// No tolerance: work is done at its time.
  public var minimumTolerance: SchedulerStride { 0 }

  /// Queues an action on the main queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(options: nil, action)
  }

  /// Queues an action for a time.
  public func schedule(
    after date: SchedulerDate, tolerance: SchedulerStride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let time = DispatchTime.now() + date.secondsFromNow
    DispatchQueue.main.schedule(after: .init(time), tolerance: 0, options: nil, action)
  }

  /// Queues an action for a time and again after each interval.
  public func schedule(
    after date: SchedulerDate, interval: SchedulerStride, tolerance: SchedulerStride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    HostQueue.repeat(after: date.secondsFromNow, every: interval.magnitude, action)
  }
}

extension RunLoop: @retroactive Scheduler, DateScheduler {
  /// The time of the scheduler: a date.
  public typealias SchedulerTimeType = SchedulerDate

  /// The options of work, of which there are none.
  public struct SchedulerOptions: Sendable {}
}

extension OperationQueue: @retroactive Scheduler, DateScheduler {
  /// The time of the scheduler: a date.
  public typealias SchedulerTimeType = SchedulerDate

  /// The options of work, of which there are none.
  public struct SchedulerOptions: Sendable {}
}
