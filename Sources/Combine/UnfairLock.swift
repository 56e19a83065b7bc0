import Foundation
import Synchronization

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A lock of Apple's systems that is no object.
public struct os_unfair_lock_s: Sendable {
  /// Creates an open lock.
  public init() {}
  // Locks are told apart by where they lie, for which each needs a byte.
  private var place: UInt32 = 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A lock of Apple's systems that is no object.
public typealias os_unfair_lock = os_unfair_lock_s

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// The locks that are closed, by their addresses.
private enum ClosedLocks {
  static let addresses = Mutex<Set<UInt>>([])

  static func close(_ lock: os_unfair_lock_t) -> Bool {
    addresses.withLock { $0.insert(UInt(bitPattern: lock)).inserted }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Waits until a lock is open, and closes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  while !ClosedLocks.close(lock) { sched_yield() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Closes a lock if it is open; tells whether it was.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { ClosedLocks.close(lock) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Opens a lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  _ = ClosedLocks.addresses.withLock { $0.remove(UInt(bitPattern: lock)) }
}
