extension ViewHost {
  /// Advances the time of the screen; render again to see where its changes are.
  ///
  /// Animations and views that follow the time show the state between, and work that sleeps wakes
  /// in its time. Has an effect only on a host that was made to be driven.
  ///
  /// - Parameters:
  ///   - seconds: The time to pass, in seconds.
  ///   - surroundings: The surroundings in which frames are made.
  /// - Throws: The error of a frame that fails.
  public func advance(by seconds: Double, in surroundings: Surroundings) throws {
    guard let clock = session.clock else { return }
    let end = clock.now + max(0, seconds)
    try settle(in: surroundings)
    repeat {
      let frame = clock.needsFrames ? clock.now + HostClock.frame : end
      let next = min(clock.jobs.nextWake ?? end, clock.nextTick ?? end)
      try step(to: min(end, frame, next), in: surroundings)
    } while clock.now < end - 1e-9
  }

  private func step(to time: Double, in surroundings: Surroundings) throws {
    try drive(in: surroundings) { session.clock?.advance(to: time) }
    try runWoken(in: surroundings)
    try settle(in: surroundings)
  }

  /// Runs what has woken before the frame of its time, so that one pass shows both what that
  /// changes and the time.
  private func runWoken(in surroundings: Surroundings) throws {
    try drive(in: surroundings) {
      for _ in 0..<Self.turnsOfWoken where work.isReady { work.run() }
    }
  }

  /// The most turns of what has woken.
  ///
  /// The end of a sleep, what waits for it and the task's own next line take one each; what goes on
  /// for longer is settled with the frame.
  private static var turnsOfWoken: Int { 4 }

  /// Does something to the screen, so that what it changes comes about as it says, and what it
  /// begins is waited for.
  ///
  /// - Throws: The error of the closure, or of a frame.
  package func drive<Result>(
    in surroundings: Surroundings, _ action: () throws -> Result
  ) throws -> Result {
    try ScreenLocale.$link.withValue(link) { try driveLinked(in: surroundings, action) }
  }

  private func driveLinked<Result>(
    in surroundings: Surroundings, _ action: () throws -> Result
  ) throws -> Result {
    guard let clock = session.clock else { return try work.taking(at: 0, action) }
    let driven = DrivenSession(
      system: surroundings.environment.systemVersion,
      flush: { [weak self] in self?.flush($0, in: surroundings) },
      complete: { clock.complete(at: clock.now + $0, $1) })
    return try DrivenHost.$current.withValue(driven) {
      try clock.jobs.taking(at: clock.now, action)
    }
  }

  /// Repeats passes and runs what they and actions have begun, until nothing changes any more.
  ///
  /// - Throws: ``FrameDidNotSettle``, or ``ScreenDidNotSettle`` if work begins other work without
  ///   end.
  func settleDriven(_ surroundings: Surroundings, _ clock: HostClock) throws {
    let jobs = clock.jobs
    try drive(in: surroundings) {
      try runPasses(in: surroundings)
      var rounds = 0
      while jobs.isReady || session.dirty.isRaised || jobs.receive() {
        jobs.run()
        if session.dirty.isRaised { try runPasses(in: surroundings) }
        rounds += 1
        if rounds > Self.mostRounds {
          throw ScreenDidNotSettle(culprit: session.lastChange, endless: [])
        }
      }
    }
  }

  /// Repeats passes of a host without a clock, and runs what they have begun and what need not
  /// sleep; work that begins other work without end is left for the next time.
  ///
  /// - Throws: ``FrameDidNotSettle``.
  func settleStill(_ surroundings: Surroundings) throws -> Element {
    try work.taking(at: 0) {
      var root = try runPasses(in: surroundings)
      var rounds = 0
      while work.isReady || work.receive(), rounds < Self.mostRounds {
        work.run()
        if session.dirty.isRaised { root = try runPasses(in: surroundings) }
        rounds += 1
      }
      return root
    }
  }

  /// As often as work may begin other work before a screen counts as restless.
  private static var mostRounds: Int { 1000 }

  /// Lets all changes come to their ends, and work that sleeps for a second at most to its own;
  /// shows those.
  ///
  /// Nothing is finished where somebody has let time pass. Passes are made only for what changes: a
  /// flow that types a text acts once a letter.
  ///
  /// - Parameters:
  ///   - surroundings: The surroundings in which frames are made.
  ///   - isSettled: Whether the last frame was made in them, and nothing has been done since.
  /// - Throws: An error of a frame.
  package func finish(in surroundings: Surroundings, isSettled: Bool = false) throws {
    if !isSettled || session.dirty.isRaised || work.isReady { try settle(in: surroundings) }
    guard let clock = session.clock, !clock.isFollowed else { return }
    let limit = clock.now + 1
    while let wake = clock.jobs.nextEnd, wake <= limit {
      try drive(in: surroundings) { clock.wake(at: wake) }
      try runWoken(in: surroundings)
      try settle(in: surroundings)
    }
    let isMoving = clock.isMoving
    try drive(in: surroundings) { clock.finish() }
    if isMoving { try settle(in: surroundings) }
  }

  /// Lets all changes come to their ends, as ``finish(in:isSettled:)`` does, and draws the frame in
  /// which they did: the same state is not laid out once more for its picture.
  ///
  /// - Parameters:
  ///   - surroundings: The surroundings in which frames are made.
  ///   - isSettled: Whether the last frame was made in them, and nothing has been done since.
  ///   - describesNodes: Whether the list names the nodes that drew.
  ///   - describesViews: Whether the list tells of all views, for which a frame of its own is made.
  /// - Returns: The draw list, in points.
  /// - Throws: An error of a frame.
  package func picture(
    in surroundings: Surroundings, isSettled: Bool, describesNodes: Bool, describesViews: Bool
  ) throws -> DisplayList {
    try finish(in: surroundings, isSettled: isSettled)
    if let root = rootElement, !describesViews, !surroundings.environment.showsWholeContent {
      session.listen()
      return draw(root, surroundings, describesNodes)
    }
    return try render(
      in: surroundings, describesNodes: describesNodes, describesViews: describesViews)
  }

  /// The time for which changes that end still go on, in seconds.
  package var remainingMotion: Double {
    session.clock.map { max(0, $0.lastEnd - $0.now) } ?? 0
  }

  /// A Boolean value that indicates whether the screen shows the ends of all changes, since nobody
  /// has let time pass.
  package var showsEnds: Bool { session.clock?.isFollowed != true }

  /// Shows the ends of what has been changed, until somebody lets time pass again.
  package func showEnds() { session.clock?.rest() }

  /// Shows the ends of all changes from now on, until somebody lets time pass again.
  ///
  /// - Throws: The error of a frame.
  package func rest(in surroundings: Surroundings) throws {
    session.clock?.rest()
    try finish(in: surroundings)
  }

  /// Lets time pass until a condition holds.
  ///
  /// - Throws: ``ScreenDidNotSettle`` if it does not within some seconds of the host's time.
  package func settle(
    within seconds: Double, in surroundings: Surroundings, until condition: () -> Bool
  ) throws {
    try finish(in: surroundings)
    guard let clock = session.clock else { return }
    let limit = clock.now + seconds
    while !condition() {
      guard clock.now < limit else {
        throw ScreenDidNotSettle(culprit: session.lastChange, endless: clock.endless.sorted())
      }
      let wake = clock.jobs.nextWake ?? limit
      try drive(in: surroundings) { clock.wake(at: min(limit, max(wake, clock.now))) }
      try settle(in: surroundings)
    }
  }

  /// Brings about what was changed before as its transaction says, and begins another; gives the
  /// one before, or nil within a pass, where nothing is brought about by itself.
  private func flush(_ transaction: Transaction, in surroundings: Surroundings) -> Transaction? {
    guard let clock = session.clock else { return nil }
    guard !isSettling else {
      if transaction.animation != nil { clock.transaction = transaction }
      return nil
    }
    let outer = clock.transaction
    if session.dirty.isRaised { _ = try? runPasses(in: surroundings) }
    clock.transaction = transaction
    return outer
  }
}

/// An error of a screen that did not come to rest, or not to the state that was awaited.
public struct ScreenDidNotSettle: Error, Equatable, CustomStringConvertible {
  /// The name of what changed last.
  public let culprit: String?
  /// The names of what moves without end.
  public let endless: [String]

  /// A textual representation.
  public var description: String {
    "The screen did not come to what was waited for. "
      + (culprit.map { "What changed last: \($0). " } ?? "Nothing changed. ")
      + (endless.isEmpty ? "" : "What moves without end: \(endless.joined(separator: ", ")).")
  }
}

extension RenderSession {
  /// A Boolean value that indicates whether the host is driven, so that it stores what its time
  /// needs.
  nonisolated var isDriven: Bool { hasClock }
}
