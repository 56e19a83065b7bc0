/// The time of a host that is driven: nothing else tells its screen what time it is.
///
/// Changes that are animated begin when they are made. As long as nobody lets time pass, the screen
/// shows their ends.
@MainActor
package final class HostClock {
  /// Seconds since the host was made.
  package private(set) var now = 0.0
  /// A Boolean value that indicates whether the screen shows the state at this time, not the end of
  /// all changes.
  package private(set) var isFollowed = false
  /// The transaction of the changes that are not on the screen yet.
  var transaction = Transaction()
  /// The time at which the last of the changes that end comes to rest, in seconds.
  private(set) var lastEnd = 0.0
  /// The names of what never comes to rest.
  private(set) var endless: Set<String> = []
  /// Called when changes have come about.
  private var completions: [(time: Double, action: () -> Void)] = []
  /// Tells all values that are on their way before an action that they are there.
  private(set) var restarts = 0

  /// Creates a clock at zero.
  package init() {}

  /// The work that the screen has begun.
  let jobs = HostJobs(hasClock: true)
  /// A Boolean value that indicates whether a view changes from frame to frame by rules of its own.
  var needsFrames = false
  /// A Boolean value that indicates whether a view is about to appear, and is to be in place in the
  /// next pass.
  var needsPass = false
  /// The time at which a view next changes by itself, in seconds.
  private(set) var nextTick: Double?
  /// The elements that have left the tree before anything that could draw them.
  var leaving: [LeavingElement] = []
  /// The version of the system whose own animation changes follow.
  var system = SystemVersion.usual
  /// The time of a frame, in seconds.
  static let frame = 1.0 / 60

  /// Returns the curve of an animation, as the system has it.
  func curve(of animation: Animation?) -> AnimationCurve? { animation?.curve.resolved(for: system) }

  /// Lets time pass.
  func advance(to time: Double) {
    now = max(now, time)
    isFollowed = true
    fireCompletions()
    jobs.wake(at: now)
  }

  /// Lets time pass of which the screen shows nothing.
  func wake(at time: Double) {
    now = max(now, time)
    jobs.wake(at: now)
  }

  /// A Boolean value that indicates whether something is on its way, so that the end of all changes
  /// is another screen than this one.
  var isMoving: Bool {
    lastEnd > now || needsFrames || !endless.isEmpty || !leaving.isEmpty || !completions.isEmpty
  }

  /// Lets all changes come to their ends.
  package func finish() {
    now = max(now, lastEnd)
    isFollowed = false
    restarts += 1
    let due = completions
    completions = []
    for completion in due { completion.action() }
  }

  /// Shows the ends of changes again, until time passes.
  func rest() { isFollowed = false }

  /// Begins a pass, in which what moves tells of itself.
  func begin() {
    (endless, needsFrames, needsPass, leaving, nextTick) = ([], false, false, [], nil)
  }

  /// Asks for a frame at a time, in seconds; there are no more than sixty a second.
  func tick(at time: Double) {
    nextTick = min(nextTick ?? .infinity, max(time, now + Self.frame))
  }

  /// Notes when a change ends.
  func note(_ end: Double?, _ name: @autoclosure () -> String) {
    guard let end else { return }
    if end == .infinity { endless.insert(name()) } else { lastEnd = max(lastEnd, end) }
  }

  func complete(at time: Double, _ action: @escaping () -> Void) {
    completions.append((time, action))
  }

  private func fireCompletions() {
    let due = completions.filter { $0.time <= now + 1e-9 }
    completions.removeAll { $0.time <= now + 1e-9 }
    for completion in due { completion.action() }
  }
}

/// A value of a view that may be on its way, kept under the view's identity.
final class MotionSlot<Value: VectorArithmetic> {
  private var value: MovingValue<Value>
  private var restarts: Int

  @MainActor init(_ model: Value, _ clock: HostClock) {
    (value, restarts) = (MovingValue(model), clock.restarts)
  }

  /// Returns whether the value is on its way at a time, in seconds.
  func isMoving(at time: Double) -> Bool { value.isMoving(at: time) }

  /// Takes over what the value was set to, and gives what the screen shows.
  @MainActor func follow(
    _ model: Value, in transaction: Transaction, _ clock: HostClock,
    _ name: @autoclosure () -> String
  ) -> Value {
    if restarts != clock.restarts {
      value.finish()
      restarts = clock.restarts
    }
    value.set(
      model, along: clock.curve(of: transaction.animation), at: clock.now,
      tracksVelocity: transaction.tracksVelocity)
    clock.note(value.end, name())
    return clock.isFollowed ? value.value(at: clock.now) : model
  }
}

@MainActor
extension LoweringContext {
  /// A value as it stands at the host's time, on its way to what it was set to.
  ///
  /// - Parameters:
  ///   - value: The value that was set.
  ///   - slot: The number of the value at its place.
  /// - Returns: The value that the screen shows.
  func moving<Value: VectorArithmetic>(_ value: Value, slot: Int = 0) -> Value {
    guard let clock = session.clock else { return value }
    let place = identity.slot(Self.firstMotionSlot + slot) { MotionSlot(value, clock) }
    return place.follow(
      value, in: environment.transaction, clock, path.description)
  }

  /// Beyond the slots of properties, of which no view has so many.
  private static var firstMotionSlot: Int { 1 << 20 }
}

private enum CurrentTransactionKey: EnvironmentKey {
  static var defaultValue: Transaction { Transaction() }
}

extension EnvironmentValues {
  /// The transaction of changes in the views below.
  package var transaction: Transaction {
    get { self[CurrentTransactionKey.self] }
    set { self[CurrentTransactionKey.self] = newValue }
  }
}
