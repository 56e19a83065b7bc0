import Foundation
import Synchronization

/// Ends this process where a screen that it draws itself waits for what never comes: nobody else
/// would.
///
/// Workers have their pool for it (``WorkerPool``); commands that describe or film draw in their
/// own process.
enum ScreenWatch {
  private struct Watched {
    var screen: String?
    var lasted = Duration.zero
    var limit = WorkerLimits().clockSeconds
  }

  private static let watched = Mutex(Watched())
  /// The time between two looks.
  private static let step = Duration.milliseconds(100)
  /// The most time that passes for a screen at once: where more does, this process was stopped.
  private static let longestStep = Duration.seconds(1)

  /// Begins to watch the screens that this process draws, each for so many seconds by the clock.
  static func begin(seconds: Int) {
    watched.withLock { $0.limit = seconds }
    _ = thread
  }

  /// Watches a closure that runs a screen's code, if screens are watched.
  static func watching<Result>(_ screen: String, _ code: () throws -> Result) rethrows -> Result {
    set(screen)
    defer { set(nil) }
    return try code()
  }

  private static func set(_ screen: String?) {
    watched.withLock { ($0.screen, $0.lasted) = (screen, .zero) }
  }

  private static let thread: Void = Thread.detachNewThread {
    var last = SuspendingClock.now
    while true {
      usleep(UInt32(step / .microseconds(1)))
      let now = SuspendingClock.now
      advance(by: min(now - last, longestStep))
      last = now
    }
  }

  private static func advance(by time: Duration) {
    let overdue = watched.withLock { watched -> (screen: String, seconds: Int)? in
      guard let screen = watched.screen else { return nil }
      watched.lasted += time
      return watched.lasted > .seconds(watched.limit) ? (screen, watched.limit) : nil
    }
    guard let overdue else { return }
    StandardError.print("error: \(overdue.screen) \(WorkerLimits.overdue(overdue.seconds))")
    _exit(ExitStatus.failure.rawValue)
  }
}
