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

extension RunLoop: @retroactive Scheduler {
  public typealias SchedulerTimeType = SchedulerDate

  /// There is nothing to choose.
  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(options: nil, action)
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let time = DispatchTime.now() + date.secondsFromNow
    DispatchQueue.main.schedule(after: .init(time), tolerance: 0, options: nil, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    HostQueue.repeat(after: date.secondsFromNow, every: interval.magnitude, action)
  }
}

extension OperationQueue: @retroactive Scheduler {
  public typealias SchedulerTimeType = SchedulerDate

  /// There is nothing to choose.
  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(options: nil, action)
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let time = DispatchTime.now() + date.secondsFromNow
    DispatchQueue.main.schedule(after: .init(time), tolerance: 0, options: nil, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    HostQueue.repeat(after: date.secondsFromNow, every: interval.magnitude, action)
  }
}
