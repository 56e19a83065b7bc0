import Foundation

/// Lets one thread at a time use cairo's fonts, which all threads of a process share.
///
/// Cairo 1.16 keeps ten font files open. Where an eleventh is wanted it closes another, without
/// regard to the mutex under which a second thread has just begun to read from it. A picture is
/// drawn by one thread and many by many processes, so that nobody waits but tests that draw side by
/// side.
enum CairoLock {
  private static let lock = NSRecursiveLock()

  /// Does something with cairo's fonts; it may do so within.
  static func hold<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}
