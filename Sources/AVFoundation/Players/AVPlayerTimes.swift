import Dispatch

extension AVPlayer {
  /// Does nothing: the time stays at zero.
  public func seek(to time: CMTime) {}

  /// Does nothing: the time stays at zero.
  public func seek(to date: Date) {}

  /// Calls a closure at once: the time stays at zero.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - completionHandler: A closure that receives true. One that it asks for itself is not
  ///     called, so that a player that begins anew at each end comes to rest.
  @preconcurrency
  public func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    tell(completionHandler)
  }

  /// Returns true: the time stays at zero.
  @discardableResult
  public func seek(to time: CMTime) async -> Bool { true }

  /// Does nothing: the time stays at zero.
  public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}

  /// Calls a closure at once, unless it asks for that itself: the time stays at zero.
  @preconcurrency
  public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) { tell(completionHandler) }

  /// Returns true: the time stays at zero.
  @discardableResult
  public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime
  ) async -> Bool { true }

  /// Returns an observer that is never told: no time passes.
  ///
  /// - Parameters:
  ///   - interval: The time between two calls.
  ///   - queue: The queue of the calls.
  ///   - block: A closure that would receive the time.
  /// - Returns: What `removeTimeObserver(_:)` takes.
  @preconcurrency
  public func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }

  /// Returns an observer that is never told: no time passes.
  ///
  /// - Parameters:
  ///   - times: The moments.
  ///   - queue: The queue of the calls.
  ///   - block: A closure that would be called.
  /// - Returns: What `removeTimeObserver(_:)` takes.
  @preconcurrency
  public func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any { NSObject() }

  /// Does nothing: the observer was never told.
  public func removeTimeObserver(_ observer: Any) {}
}
