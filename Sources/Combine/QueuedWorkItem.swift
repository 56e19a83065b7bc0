import Dispatch

extension DispatchQueue {
  /// The call that hands a work item to a queue, or to the host that makes a screen.
  public struct ItemSubmission {
    fileprivate let queue: DispatchQueue

    /// Hands a work item to the queue.
    ///
    /// Queues other than the main one run at once what they are given so: a thread may wait for it.
    public func callAsFunction(execute item: DispatchWorkItem) {
      if queue.isMain, HostQueue.take({ item.perform() }) { return }
      // By its whole name it is Dispatch's.
      let submit: (DispatchWorkItem) -> Void = queue.async(execute:)
      submit(item)
    }
  }

  /// The call that hands a work item to a queue, or to the host that makes a screen, for a time to
  /// come.
  public struct DelayedItemSubmission {
    fileprivate let queue: DispatchQueue

    /// Hands a work item to the queue, which runs it at the deadline unless it is cancelled.
    public func callAsFunction(deadline: DispatchTime, execute item: DispatchWorkItem) {
      if HostQueue.take(after: deadline.secondsFromNow, { item.perform() }) { return }
      let submit: (DispatchTime, DispatchWorkItem) -> Void = queue.asyncAfter(deadline:execute:)
      submit(deadline, item)
    }
  }

  /// The call that hands a work item to the queue, as in `queue.async(execute: item)`.
  ///
  /// A property, since a method like Dispatch's own would be ambiguous; calls with closures are not
  /// its.
  public var async: ItemSubmission { ItemSubmission(queue: self) }

  /// The call that hands a work item to the queue for a time to come, as in
  /// `queue.asyncAfter(deadline: .now() + 1, execute: item)`.
  public var asyncAfter: DelayedItemSubmission { DelayedItemSubmission(queue: self) }
}

extension DispatchQueue {
  /// A Boolean value that indicates whether this is the main queue, of which Linux makes a new
  /// object each time.
  fileprivate var isMain: Bool { label == DispatchQueue.main.label }
}
