import Synchronization

/// The runner of work that is handed to queues while a screen is made.
///
/// A host that draws or drives a screen takes such work over: what `DispatchQueue.main.async`
/// changes is in the picture, and what waits, waits by the host's clock. Elsewhere work goes to the
/// queues themselves.
public enum HostQueue {
  /// Takes work over, to be run after seconds; tells whether it has.
  ///
  /// Of a timer's ticks there is no end to wait for.
  public typealias Taking =
    @Sendable (_ delay: Double, _ isTick: Bool, _ work: @escaping () -> Void) -> Bool

  /// The shortest time between two firings of a timer, in seconds.
  ///
  /// One that never waits would leave no end to the first moment; Foundation's smallest is a tenth
  /// of a millisecond, and work sleeps by milliseconds here.
  static let shortest = 0.001

  private static let taking = Mutex<Taking?>(nil)

  /// Sets who takes work over.
  public static func install(_ taking: @escaping Taking) { self.taking.withLock { $0 = taking } }

  /// Hands work to the host that acts here, to be run after seconds; tells whether there is one.
  static func take(
    after delay: Double = 0, isTick: Bool = false, _ work: @escaping () -> Void
  ) -> Bool {
    taking.withLock { $0 }?(delay, isTick, work) ?? false
  }

  /// Repeats work at an interval until it is cancelled; nothing is repeated where no host acts.
  ///
  /// - Parameters:
  ///   - delay: Seconds to the first time.
  ///   - interval: Seconds between two times.
  ///   - isTimer: True where the first time is none to wait for either. A debounce is repeated work
  ///     that is cancelled once it has been done: its first time is.
  ///   - work: The work to repeat.
  /// - Returns: The cancellable that ends it.
  static func `repeat`(
    after delay: Double, every interval: Double, isTimer: Bool = false, _ work: @escaping () -> Void
  ) -> AnyCancellable {
    let repetition = Repetition(interval: interval, work: work)
    repetition.wait(delay, isTick: isTimer)
    return AnyCancellable { repetition.isCancelled = true }
  }

  private final class Repetition {
    let interval: Double
    let work: () -> Void
    var isCancelled = false

    init(interval: Double, work: @escaping () -> Void) {
      (self.interval, self.work) = (max(interval, HostQueue.shortest), work)
    }

    func wait(_ delay: Double, isTick: Bool = true) {
      _ = HostQueue.take(after: max(delay, HostQueue.shortest), isTick: isTick) { [self] in
        if isCancelled { return }
        work()
        wait(interval)
      }
    }
  }
}
