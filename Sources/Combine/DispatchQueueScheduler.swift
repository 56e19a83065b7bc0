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
  var secondsFromNow: Double {
    let now = DispatchTime.now().uptimeNanoseconds
    return uptimeNanoseconds > now ? Double(uptimeNanoseconds - now) / 1e9 : 0
  }
}

extension DispatchQueue: @retroactive Scheduler {
  /// A time of a queue.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// The distance between two times, in seconds.
    public typealias Stride = SchedulerStride
    /// The time on the clock of queues.
    public var dispatchTime: DispatchTime

    /// Creates a time.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// Returns the distance to another time.
    public func distance(to other: Self) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return Stride((Double(to) - Double(from)) / 1e9)
    }

    /// Returns the time after a distance.
    public func advanced(by n: Stride) -> Self { Self(dispatchTime + n.magnitude) }

    /// Feeds the time to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }
  }

  /// The options with which a scheduler's work is queued.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS
    /// The flags of work items.
    public var flags: DispatchWorkItemFlags

    /// Creates options.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = []) {
      (self.qos, self.flags) = (qos, flags)
    }
  }

  /// The present time.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  /// No tolerance: work is done at its time.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Queues an action.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // A scheduler's actions are handed on without a word on threads: whoever chooses it answers for
    // that.
    nonisolated(unsafe) let action = action
    async { action() }
  }

  /// Queues an action for a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    asyncAfter(deadline: date.dispatchTime) { action() }
  }

  /// Queues an action for a time and again after each interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    HostQueue.repeat(
      after: date.dispatchTime.secondsFromNow, every: interval.magnitude, action)
  }
}
