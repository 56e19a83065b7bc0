import Dispatch

extension DispatchQueue {
  /// Hands work to the queue, or to the host that makes a screen at present.
  ///
  /// Preferred to Dispatch's own, since nothing of it is left to defaults.
  @preconcurrency
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    if !HostQueue.take(work) { async(group: nil, execute: work) }
  }

  /// Hands work to the queue for a time to come, or to the host that makes a screen at present.
  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    if !HostQueue.take(after: deadline.secondsFromNow, work) {
      asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
    }
  }
}

extension DispatchTime {
  /// Seconds from now, none of a time that has been.
  fileprivate var secondsFromNow: Double {
    let now = DispatchTime.now().uptimeNanoseconds
    return uptimeNanoseconds > now ? Double(uptimeNanoseconds - now) / 1e9 : 0
  }
}

extension DispatchQueue: @retroactive Scheduler {
  /// A time of a queue.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    public typealias Stride = SchedulerStride
    public var dispatchTime: DispatchTime

    /// Creates a time.
    public init(_ time: DispatchTime) { dispatchTime = time }

    public func distance(to other: Self) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return Stride((Double(to) - Double(from)) / 1e9)
    }

    public func advanced(by n: Stride) -> Self { Self(dispatchTime + n.magnitude) }

    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }
  }

  /// How work of a scheduler is queued.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags

    /// Creates options.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = []) {
      (self.qos, self.flags) = (qos, flags)
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // A scheduler's actions are handed on without a word on threads: whoever chooses it answers for that.
    nonisolated(unsafe) let action = action
    async { action() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    asyncAfter(deadline: date.dispatchTime) { action() }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    HostQueue.repeat(
      after: date.dispatchTime.secondsFromNow, every: interval.magnitude, action)
  }
}
