import Foundation

extension Timer {
  /// A publisher of dates in an interval, by the clock of the host that makes a screen.
  ///
  /// In a still no time passes, so that it never publishes; in a flow it publishes as time is let
  /// pass.
  public final class TimerPublisher: ConnectablePublisher {
    /// The time at which the timer fires.
    public typealias Output = Date
    /// A timer does not fail.
    public typealias Failure = Never

    /// The time between two dates, in seconds.
    public let interval: TimeInterval
    /// The tolerance, in seconds; nil for none.
    public let tolerance: TimeInterval?
    /// The run loop that the timer is asked for.
    public let runLoop: RunLoop
    /// The mode of the run loop that the timer is asked for.
    public let mode: RunLoop.Mode
    private let dates = PassthroughSubject<Date, Never>()

    /// Creates a publisher; the interval is in seconds.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode
    ) {
      (self.interval, self.tolerance) = (interval, tolerance)
      (self.runLoop, self.mode) = (runLoop, mode)
    }

    /// Subscribes to the timer, which fires once it is connected.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      dates.receive(subscriber: subscriber)
    }

    /// Starts the timer.
    public func connect() -> any Cancellable {
      let (dates, interval) = (dates, interval)
      let start = Date()
      var count = 0.0
      return HostQueue.repeat(after: interval, every: interval, isTimer: true) {
        count += 1
        dates.send(start.addingTimeInterval(count * interval))
      }
    }
  }

  /// Returns a publisher of dates in an interval of seconds.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }
}
