import Foundation

/// A time of a run loop or of an operation queue.
public struct SchedulerDate: Strideable, Hashable, Codable, Sendable {
  public typealias Stride = SchedulerStride
  public var date: Date

  /// Creates a time.
  public init(_ date: Date) { self.date = date }

  public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }
  public func advanced(by n: Stride) -> Self { Self(date.addingTimeInterval(n.magnitude)) }

  /// Seconds from now, none of a time that has been.
  fileprivate var secondsFromNow: Double { max(0, date.timeIntervalSinceNow) }
}

/// A scheduler whose times are dates, and whose work goes the main queue's way.
public protocol DateScheduler: Scheduler where SchedulerTimeType == SchedulerDate {}

extension DateScheduler {
  public var now: SchedulerDate { SchedulerDate(Date()) }
  public var minimumTolerance: SchedulerStride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(options: nil, action)
  }

  public func schedule(
    after date: SchedulerDate, tolerance: SchedulerStride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let time = DispatchTime.now() + date.secondsFromNow
    DispatchQueue.main.schedule(after: .init(time), tolerance: 0, options: nil, action)
  }

  public func schedule(
    after date: SchedulerDate, interval: SchedulerStride, tolerance: SchedulerStride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    HostQueue.repeat(after: date.secondsFromNow, every: interval.magnitude, action)
  }
}

extension RunLoop: @retroactive Scheduler, DateScheduler {
  public typealias SchedulerTimeType = SchedulerDate

  /// There is nothing to choose.
  public struct SchedulerOptions: Sendable {}
}

extension OperationQueue: @retroactive Scheduler, DateScheduler {
  public typealias SchedulerTimeType = SchedulerDate

  /// There is nothing to choose.
  public struct SchedulerOptions: Sendable {}
}
