// A picture is of what work has left when it first waits. Waiting for no time at all is no such
// wait: apps sleep for zero, or yield, to let a view appear first, and go on at once. Swift prefers
// these to its own wherever SwiftUI is imported.

extension Task where Success == Never, Failure == Never {
  /// Suspends the task for a number of nanoseconds; for none, it goes on at once.
  ///
  /// - Parameter duration: The time, in nanoseconds.
  /// - Throws: `CancellationError` if the task is cancelled.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try checkCancellation()
    guard duration > 0 else { return }
    try await ContinuousClock().sleep(for: .nanoseconds(Int64(clamping: duration)))
  }

  /// Suspends the task for a duration; for none, it goes on at once.
  ///
  /// - Parameters:
  ///   - duration: The duration.
  ///   - tolerance: The time by which the task may wake later, or nil for the clock's default.
  ///   - clock: The clock by which the duration is measured.
  /// - Throws: `CancellationError` if the task is cancelled.
  public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil,
    clock: C = ContinuousClock()
  ) async throws {
    try checkCancellation()
    guard duration > .zero else { return }
    try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
  }

  /// Returns at once, since nothing else runs before a picture.
  public static func yield() async {}
}
