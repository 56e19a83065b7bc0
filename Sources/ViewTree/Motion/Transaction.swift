/// The context of a change of state, such as its animation.
///
///     var transaction = Transaction(animation: .default)
///     transaction.disablesAnimations = true
///     withTransaction(transaction) { isOn = true }
public struct Transaction {
  /// The animation of the changes, or nil for none.
  public var animation: Animation?
  /// A Boolean value that indicates whether views may not set animations.
  public var disablesAnimations = false
  /// A Boolean value that indicates whether the change is one of a series, as of a drag.
  public var isContinuous = false
  /// A Boolean value that indicates whether the velocity of values is tracked.
  public var tracksVelocity = false
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates circumstances.
  public init(animation: Animation? = nil) { self.animation = animation }

  /// Reads or writes the value of a key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The session that is driven where a closure runs: in an action, and in the tasks it has started.
///
/// A task's own value, so that hosts of other threads and tests know nothing of it.
package enum DrivenHost {
  @TaskLocal package static var current: DrivenSession?
}

/// A session that is driven, for closures that change its state.
///
/// Handed on by tasks of its own actor alone, and used on the main thread.
package final class DrivenSession: @unchecked Sendable {
  /// The version of the system whose own animation changes follow.
  let system: Int
  private let flush: @MainActor (Transaction) -> Transaction?
  private let complete: @MainActor (Double, @escaping () -> Void) -> Void

  package init(
    system: Int,
    flush: @escaping @MainActor (Transaction) -> Transaction?,
    complete: @escaping @MainActor (Double, @escaping () -> Void) -> Void
  ) { (self.system, self.flush, self.complete) = (system, flush, complete) }

  /// Changes state within a transaction: what was changed before comes about as it was, and what is
  /// changed in the closure as the transaction says.
  func change<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    guard HostJobs.isActingHere else { return try body() }
    let outer = begin(transaction)
    defer { _ = begin(outer ?? Transaction()) }
    return try body()
  }

  private func begin(_ transaction: Transaction) -> Transaction? {
    let given = Carried(transaction)
    return MainActor.assumeIsolated { Carried(flush(given.value)) }.value
  }

  /// Calls a closure when a change has come about.
  func complete(after seconds: Double, _ action: @escaping () -> Void) {
    guard HostJobs.isActingHere else { return action() }
    let given = Carried(action)
    MainActor.assumeIsolated { complete(seconds, given.value) }
  }
}

/// Carries a value past the border of an actor on whose thread it is already.
private struct Carried<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// Changes state along an animation; a still shows its end.
///
///     Button("More") { withAnimation { isExpanded.toggle() } }
///
/// - Parameters:
///   - animation: The animation, or nil to change at once.
///   - body: A closure that changes state.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  guard let host = DrivenHost.current else { return try body() }
  return try host.change(Transaction(animation: animation), body)
}

/// Changes state along an animation, then calls a closure when that is over; a still shows its end.
///
/// - Parameters:
///   - animation: The animation, or nil to change at once.
///   - completionCriteria: The criterion by which the animation counts as complete.
///   - body: A closure that changes state.
///   - completion: The closure to call once the animation is complete.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  guard let host = DrivenHost.current else {
    defer { completion() }
    return try body()
  }
  defer {
    let curve = animation?.curve.resolved(for: host.system)
    let time = completionCriteria == .removed ? curve?.duration(of: 1.0) : curve?.logicalDuration
    if let time { host.complete(after: time, completion) } else if animation == nil { completion() }
  }
  return try host.change(Transaction(animation: animation), body)
}

/// The criterion by which an animation counts as complete.
public enum AnimationCompletionCriteria: Hashable, Sendable { case logicallyComplete, removed }

/// Changes state within a transaction of which one value is set.
///
///     withTransaction(\.disablesAnimations, true) { isOn.toggle() }
///
/// - Parameters:
///   - keyPath: The key path of the transaction's value.
///   - value: The value to set.
///   - body: A closure that changes state.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure.
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Changes state within a transaction.
///
/// - Parameters:
///   - transaction: The transaction of the changes.
///   - body: A closure that changes state.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  guard let host = DrivenHost.current else { return try body() }
  return try host.change(transaction, body)
}
