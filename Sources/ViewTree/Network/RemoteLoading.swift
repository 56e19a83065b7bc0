import Foundation
import Synchronization

/// The loads of screens from remote addresses: each is answered by ``NetworkAnswers``, never by the
/// network, on which a picture must not depend.
///
/// Requests of all kinds are taken over (`URLSession`, its publishers, `Data(contentsOf:)`) on the
/// thread that draws a screen; in a process that does nothing but draw, on each. What a test loads
/// beside its snapshots goes its usual way.
package enum RemoteLoading {
  private struct State {
    var answers = NetworkAnswers.refused
    var refusals: [String] = []
  }

  private static let state = Mutex(State())
  /// The thread that draws; 0 where none does.
  private static let thread = Atomic<pthread_t>(0)
  /// The thread that gives an answer; 0 where none does.
  private static let answeringThread = Atomic<pthread_t>(0)
  private static let takesAll = Atomic<Bool>(false)

  /// Takes over what any thread of this process loads from now on.
  package static func takeAll() {
    LoadingTakeover.install()
    takesAll.store(true, ordering: .relaxed)
  }

  /// Answers what a closure loads, on this thread.
  package static func answering<Result>(
    by answers: NetworkAnswers, _ body: () throws -> Result
  ) rethrows -> Result {
    LoadingTakeover.install()
    state.withLock { $0.answers = answers }
    let outer = thread.exchange(pthread_self(), ordering: .relaxed)
    defer { thread.store(outer, ordering: .relaxed) }
    return try body()
  }

  /// Returns the refusals since they were last asked for, each once.
  package static func takeRefusals() -> [String] {
    state.withLock { state in
      defer { state.refusals = [] }
      return state.refusals
    }
  }

  /// A Boolean value that indicates whether a request of this thread is taken over.
  static var isTakenHere: Bool {
    takesAll.load(ordering: .relaxed) || HostJobs.isActingHere
      || thread.load(ordering: .relaxed) == pthread_self()
  }

  /// A Boolean value that indicates whether what this thread begins may come of an answer.
  ///
  /// Each thread's work may where nothing but screens is drawn, such as that of a session's
  /// delegate; beside tests, only that of the thread that gives the answer.
  static var isAnsweringHere: Bool {
    takesAll.load(ordering: .relaxed)
      || answeringThread.load(ordering: .relaxed) == pthread_self()
  }

  /// Gives an answer, on this thread.
  static func giving(_ answer: () -> Void) {
    let outer = answeringThread.exchange(pthread_self(), ordering: .relaxed)
    answer()
    answeringThread.store(outer, ordering: .relaxed)
  }

  /// Returns the file that answers for a URL; nil, after a note, without one.
  static func file(for url: URL) -> URL? {
    state.withLock { state in
      if let file = state.answers.file(for: url) { return file }
      note(state.answers.refusal(of: url), in: &state)
      return nil
    }
  }

  /// Notes that something was refused.
  static func refuse(_ message: String) { state.withLock { note(message, in: &$0) } }

  private static func note(_ message: String, in state: inout State) {
    if !state.refusals.contains(message) { state.refusals.append(message) }
  }
}
