import Foundation
import Synchronization

extension Timer {
  /// The call that schedules a timer by the clock of the host that makes a screen.
  ///
  /// In a still no time passes, so that it never fires; in a flow it fires as time is let pass.
  /// Where no host acts, Foundation schedules it.
  public struct Scheduling: Sendable {
    /// Creates a timer and schedules it.
    ///
    /// - Parameters:
    ///   - interval: The time between two firings, in seconds.
    ///   - repeats: A Boolean value that indicates whether the timer fires until it is invalidated.
    ///   - block: The work to do whenever the timer fires.
    /// - Returns: The timer.
    @preconcurrency
    @discardableResult
    public func callAsFunction(
      withTimeInterval interval: TimeInterval, repeats: Bool,
      block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
      let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
      if HostTimers.take(timer, firingAfter: interval) { return timer }
      // By its whole name it is Foundation's.
      let schedule = Timer.scheduledTimer(withTimeInterval:repeats:block:)
      return schedule(interval, repeats, block)
    }
  }

  /// The call that schedules a timer, as in `Timer.scheduledTimer(withTimeInterval: 1, repeats:
  /// true) { _ in }`.
  ///
  /// A method like Foundation's own would be ambiguous wherever that is imported too; of a property
  /// and a method of one name Swift prefers the property. Calls of other labels, and names with
  /// labels, are Foundation's.
  public static var scheduledTimer: Scheduling { Scheduling() }
}

extension RunLoop {
  /// The call that adds a timer to a run loop, or to the clock of the host that makes a screen.
  public struct TimerAddition {
    fileprivate let loop: RunLoop

    /// Adds a timer, which fires at its intervals.
    ///
    /// - Parameters:
    ///   - timer: The timer.
    ///   - mode: The mode of the run loop; a host has but one.
    public func callAsFunction(_ timer: Timer, forMode mode: RunLoop.Mode) {
      guard !HostTimers.take(timer, firingAfter: timer.firstDelay) else { return }
      let add: (Timer, RunLoop.Mode) -> Void = loop.add(_:forMode:)
      add(timer, mode)
    }
  }

  /// The call that adds a timer, as in `RunLoop.main.add(timer, forMode: .common)`.
  public var add: TimerAddition { TimerAddition(loop: self) }
}

extension Timer {
  /// Seconds to the first firing.
  ///
  /// Foundation on Linux dates a `Timer(timeInterval:repeats:block:)` at once, Apple's after its
  /// interval; that of a timer that fires once is not kept.
  fileprivate var firstDelay: Double {
    let delay = fireDate.timeIntervalSinceNow
    return delay > 0 ? delay : timeInterval
  }

  /// A Boolean value that indicates whether the timer waits for a date that never comes, as people
  /// pause it; Foundation cuts `Date.distantFuture` to some years.
  fileprivate var isPaused: Bool { fireDate.timeIntervalSinceNow > 1e8 }
}

/// The timers that fire by the clock of a host.
private enum HostTimers {
  private struct Entry: @unchecked Sendable {
    weak var timer: Timer?
  }

  private static let taken = Mutex<[Entry]>([])

  /// Hands a timer to the host that acts here, unless one has it already; tells whether it has.
  static func take(_ timer: Timer, firingAfter delay: Double) -> Bool {
    let isTaken = taken.withLock { entries in
      entries.removeAll { $0.timer?.isValid != true }
      return entries.contains { $0.timer === timer }
    }
    guard !isTaken else { return true }
    // A timer that fires once is work to wait for, as with `asyncAfter`; of ticks there is no end.
    guard wait(timer, delay, isTick: timer.timeInterval > 0) else { return false }
    taken.withLock { $0.append(Entry(timer: timer)) }
    return true
  }

  private static func wait(_ timer: Timer, _ delay: Double, isTick: Bool) -> Bool {
    HostQueue.take(after: max(delay, HostQueue.shortest), isTick: isTick) {
      guard timer.isValid else { return }
      if !timer.isPaused { timer.fire() }
      guard timer.isValid, timer.timeInterval > 0 else { return }
      _ = wait(timer, timer.timeInterval, isTick: true)
    }
  }
}
