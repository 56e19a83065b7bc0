import Foundation

extension Timer {
  /// A publisher of dates in an interval; in a still no time passes, so that it never publishes.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    /// In seconds.
    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode

    /// Creates a publisher; the interval is in seconds.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode
    ) {
      (self.interval, self.tolerance) = (interval, tolerance)
      (self.runLoop, self.mode) = (runLoop, mode)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      Empty(completeImmediately: false).receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable { AnyCancellable {} }
  }

  /// A publisher of dates in an interval of seconds; in a still no time passes.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }
}
