internal import Combine
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The asynchronous work of a screen: it is run when its host settles, and sleeps by its host's
/// clock.
///
/// The runtime hands over each job that is begun on the host's thread while the host acts. What
/// other threads begin goes its usual way and is not waited for; so do sleeps of an app's own
/// actors, which the runtime begins without asking. Only the answers of requests that the host has
/// begun are waited for, as ``AnsweredLoading`` gives them at once, and what the threads that
/// answer begin is taken over.
///
/// Without a clock a host takes over what can run at once, and lets longer sleeps go their usual
/// way. Work that is left when its host is gone is left for good: nobody would see what it does.
@MainActor
final class HostJobs {
  /// Something to run: a job of Swift's runtime, or work that was handed to a queue.
  private enum Job: @unchecked Sendable {
    case task(UnownedJob)
    case block(() -> Void)
  }

  private struct Sleeper {
    let time: Double
    let job: Job
    /// A Boolean value that indicates whether the sleeper belongs to a timer, which never ends.
    let isTick: Bool
  }

  /// A Boolean value that indicates whether jobs sleep by the host's clock.
  private let hasClock: Bool
  private var ready: [Job] = []
  /// By time, and of one time in their order.
  private var sleepers: [Sleeper] = []
  /// The clock's time, by which jobs are put to sleep.
  private var now = 0.0

  /// A task that was cancelled with its view.
  private struct Cancelled {
    /// Kept, so that no other task takes its address.
    let task: Task<Void, Never>
    var turns: Int
  }

  /// The cancelled tasks, by their addresses, which their jobs share.
  private var cancelled: [UnsafeRawPointer: Cancelled] = [:]
  /// The turns that a task has left when it is cancelled.
  ///
  /// That is enough to tidy up. A loop that sleeps, and does not ask whether it is cancelled, gets
  /// no sleep any more and would take turns without end: it is left for good, as nobody sees what
  /// it does.
  private static let mostTurns = 100

  /// The requests that are not answered yet.
  private var requests: [URLSessionTask] = []
  /// The most times that a host looks for an answer, a fifth of a millisecond apart: a file is read
  /// sooner.
  private static let mostLooks = 50_000

  /// The work of other threads, while a host waits for answers.
  private struct Inbox {
    var isOpen = false
    var jobs: [Job] = []
  }

  private nonisolated static let inbox = Mutex(Inbox())

  /// The host that acts, and its thread; on others nobody looks at the host.
  nonisolated(unsafe) private static var current: HostJobs?
  /// 0 where none acts.
  private nonisolated static let thread = Atomic<pthread_t>(0)

  /// Creates the work of a host that has begun none yet.
  init(hasClock: Bool) { self.hasClock = hasClock }

  deinit {
    // Nobody waits any more.
    if !requests.isEmpty { Self.inbox.withLock { $0 = Inbox() } }
  }

  /// A Boolean value that indicates whether a job can run.
  var isReady: Bool { !ready.isEmpty }

  /// The time at which the next job wakes, in seconds.
  var nextWake: Double? { sleepers.first?.time }

  /// The time at which the next job wakes that is not a timer's, in seconds.
  var nextEnd: Double? { sleepers.first { !$0.isTick }?.time }

  /// A Boolean value that indicates whether a host acts on this thread.
  ///
  /// It need not be the process's first thread: where that waits, the main actor has others.
  nonisolated static var isActingHere: Bool {
    thread.load(ordering: .relaxed) == pthread_self()
  }

  /// Takes over the jobs that are begun by a closure.
  func taking<Result>(at now: Double, _ body: () throws -> Result) rethrows -> Result {
    RuntimeHooks.install()
    _ = Self.takesQueues
    self.now = now
    let (outer, outerThread) = (Self.current, Self.thread.load(ordering: .relaxed))
    Self.current = self
    Self.thread.store(pthread_self(), ordering: .relaxed)
    defer {
      Self.current = outer
      Self.thread.store(outerThread, ordering: .relaxed)
    }
    return try body()
  }

  /// Runs the jobs that can run, in their order; those that they begin come next.
  func run() {
    let jobs = ready
    ready = []
    let executor = HostExecutor.shared.asUnownedSerialExecutor()
    for job in jobs {
      switch job {
      case .task(let job): if takesTurn(job) { job.runSynchronously(on: executor) }
      case .block(let work): work()
      }
    }
  }

  /// Cancels a task, which takes a few turns more of the host that acts here.
  static func cancel(_ task: Task<Void, Never>) {
    if isActingHere, let current {
      let address = unsafeBitCast(task, to: UnsafeRawPointer.self)
      current.cancelled[address] = Cancelled(task: task, turns: mostTurns)
    }
    task.cancel()
  }

  /// Returns a Boolean value that indicates whether a job may run, and counts the turn if that is a
  /// cancelled task's.
  private func takesTurn(_ job: UnownedJob) -> Bool {
    guard !cancelled.isEmpty else { return true }
    let address = unsafeBitCast(job, to: UnsafeRawPointer.self)
    guard let turns = cancelled[address]?.turns else { return true }
    cancelled[address]?.turns = max(0, turns - 1)
    return turns > 0
  }

  /// Lets the host that acts here wait for the answer of a request.
  nonisolated static func expect(_ request: URLSessionTask) {
    guard isActingHere else { return }
    MainActor.assumeIsolated {
      guard let current else { return }
      current.requests.append(request)
      inbox.withLock { $0.isOpen = true }
    }
  }

  /// A Boolean value that indicates whether a host waits for answers, whose work is the host's.
  nonisolated static var isExpecting: Bool {
    RemoteLoading.isAnsweringHere && inbox.withLock(\.isOpen)
  }

  /// Waits for answers, until they have begun some work or all are there.
  ///
  /// - Returns: A Boolean value that indicates whether there was something to wait for.
  func receive() -> Bool {
    guard !requests.isEmpty else { return false }
    for _ in 0..<Self.mostLooks {
      requests.removeAll { $0.state == .completed || $0.state == .suspended }
      let isAll = requests.isEmpty
      let jobs = Self.inbox.withLock { inbox in
        defer { inbox.jobs = [] }
        // A request counts as answered when who waits for it has been told: what that began is
        // here.
        if isAll { inbox.isOpen = false }
        return inbox.jobs
      }
      ready += jobs
      if isAll || !jobs.isEmpty { return true }
      usleep(200)
    }
    requests = []
    Self.inbox.withLock { $0 = Inbox() }
    return false
  }

  /// Adds the work of another thread to that of the host that waits for answers.
  private nonisolated static func receive(_ job: Job) -> Bool {
    guard RemoteLoading.isAnsweringHere else { return false }
    return inbox.withLock { inbox in
      if inbox.isOpen { inbox.jobs.append(job) }
      return inbox.isOpen
    }
  }

  /// Wakes the jobs whose time has come.
  func wake(at time: Double) {
    ready += sleepers.prefix { $0.time <= time + 1e-9 }.map(\.job)
    sleepers.removeAll { $0.time <= time + 1e-9 }
  }

  /// Adds a job to the work of the host that acts here.
  ///
  /// - Returns: A Boolean value that indicates whether there is one.
  nonisolated static func take(_ job: UnownedJob) -> Bool { take(job, after: 0) }

  /// Lets a job sleep for seconds in the time of the host that acts here.
  ///
  /// - Returns: A Boolean value that indicates whether there is one that has such a time.
  nonisolated static func take(_ job: UnownedJob, after delay: Double) -> Bool {
    guard isActingHere else { return delay <= 0 && receive(.task(job)) }
    return MainActor.assumeIsolated {
      guard let current, delay <= 0 || current.hasClock else { return false }
      current.add(.task(job), after: delay)
      return true
    }
  }

  /// Lets work that is handed to queues be run by the host that acts: on its thread and in the
  /// order in which it was handed over, so that a picture does not depend on which thread is the
  /// faster.
  ///
  /// Work that waits is dropped where no clock goes on: its time never comes.
  private nonisolated static let takesQueues: Void = HostQueue.install { delay, isTick, work in
    nonisolated(unsafe) let work = work
    guard isActingHere else { return delay <= 0 && receive(.block(work)) }
    return MainActor.assumeIsolated {
      guard let current else { return false }
      if delay <= 0 || current.hasClock { current.add(.block(work), after: delay, isTick) }
      return true
    }
  }

  private func add(_ job: Job, after delay: Double, _ isTick: Bool = false) {
    guard delay > 0 else {
      ready.append(job)
      return
    }
    // The real clock has gone on since the sleep was asked for; to the millisecond it is what was
    // asked.
    let time = now + (delay * 1000).rounded(.up) / 1000
    let place = sleepers.firstIndex { $0.time > time } ?? sleepers.endIndex
    sleepers.insert(Sleeper(time: time, job: job, isTick: isTick), at: place)
  }
}
