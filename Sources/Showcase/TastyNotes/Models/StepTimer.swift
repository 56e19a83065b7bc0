import Foundation

/// The countdown of a step: it is told the time, and reads no clock.
struct StepTimer: Hashable, Sendable {
  private enum State: Hashable, Sendable {
    case idle
    case running(until: Date)
    case paused(left: TimeInterval)
  }

  /// In seconds.
  let duration: TimeInterval
  private var state = State.idle

  /// Creates a timer of a step's minutes.
  init(minutes: Int) { duration = TimeInterval(max(0, minutes) * 60) }

  var isIdle: Bool { state == .idle }

  /// Returns what is left at a time, in seconds, never less than nothing.
  func remaining(at time: Date) -> TimeInterval {
    switch state {
    case .idle: duration
    case .running(let end): min(duration, max(0, end.timeIntervalSince(time)))
    case .paused(let left): left
    }
  }

  func isRunning(at time: Date) -> Bool {
    if case .running = state { remaining(at: time) > 0 } else { false }
  }

  func isFinished(at time: Date) -> Bool { !isIdle && remaining(at: time) == 0 }

  /// Returns the share of the timer that is over at a time, from 0 to 1.
  func progress(at time: Date) -> Double {
    duration > 0 ? 1 - remaining(at: time) / duration : 1
  }

  /// Starts, or goes on after a pause.
  mutating func start(at time: Date) {
    guard !isRunning(at: time), !isFinished(at: time) else { return }
    state = .running(until: time.addingTimeInterval(remaining(at: time)))
  }

  mutating func pause(at time: Date) {
    guard isRunning(at: time) else { return }
    state = .paused(left: remaining(at: time))
  }

  mutating func reset() { state = .idle }
}

extension TimeInterval {
  /// The seconds as a clock shows them: `5:00`, `1:02:09`.
  var clock: String {
    let seconds = Int(self.rounded(.up))
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let tail = seconds % 60 < 10 ? "0\(seconds % 60)" : "\(seconds % 60)"
    if hours == 0 { return "\(minutes):\(tail)" }
    return "\(hours):\(minutes < 10 ? "0" : "")\(minutes):\(tail)"
  }
}
