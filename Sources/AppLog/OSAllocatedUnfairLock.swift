import Foundation

/// A lock that guards a value.
///
///     let visits = OSAllocatedUnfairLock(initialState: 0)
///     visits.withLock { $0 += 1 }
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Creates a lock that guards a value.
  ///
  /// - Parameter initialState: The value at first.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// Creates a lock that guards a value of any kind, for which the caller answers.
  ///
  /// - Parameter initialState: The value at first.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Calls a closure with the value while no other one has it.
  ///
  /// - Parameter body: A closure that may change the value.
  /// - Returns: The result of the closure.
  /// - Throws: The error of the closure.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result { try withLockUnchecked(body) }

  /// Calls a closure of any kind with the value while no other one has it.
  ///
  /// - Parameter body: A closure that may change the value.
  /// - Returns: The result of the closure.
  /// - Throws: The error of the closure.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock that guards nothing by itself.
  public init() { self.init(uncheckedState: ()) }

  /// Takes the lock, once the one that has it lets it go.
  public func lock() { storage.lock.lock() }

  /// Lets the lock go.
  public func unlock() { storage.lock.unlock() }

  /// Calls a closure while no other one has the lock.
  ///
  /// - Parameter body: A closure.
  /// - Returns: The result of the closure.
  /// - Throws: The error of the closure.
  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result { try withLockUnchecked { _ in try body() } }
}
