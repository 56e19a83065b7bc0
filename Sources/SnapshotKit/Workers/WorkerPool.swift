import Foundation

/// The result of a job.
enum JobOutcome: Sendable {
  case pictures([CellReply.Picture], cost: Double, issues: [String], renewed: Int)
  /// The screen threw an error.
  case failed(String)
  /// The screen ended its worker, or an earlier cell of it did.
  case lost(String)
}

/// Worker processes that share jobs; a screen that ends its worker loses itself alone.
@MainActor final class WorkerPool {
  /// Jobs that a worker holds, so that it need not wait for the next.
  private static let depth = 2
  /// The reason of cells that are not drawn since their screen ended a worker before.
  nonisolated static let lostWithAnother = "not drawn: the screen ended its worker at another cell"
  /// The most time that passes for workers at once: where more does, this process was stopped, and
  /// they with it.
  private static let longestStep = Duration.seconds(1)

  private let crew: WorkerCrew
  private let count: Int
  private let fingerprint: String
  private var queue: JobQueue
  private var workers: [Worker] = []
  private(set) var statistics = WorkerStatistics()
  private let onOutcome: (CellJob, JobOutcome) throws -> Void

  /// Creates a pool with the workers of a crew.
  init(
    jobs: [CellJob], crew: WorkerCrew, fingerprint: String,
    onOutcome: @escaping (CellJob, JobOutcome) throws -> Void
  ) {
    (self.crew, self.onOutcome, self.fingerprint) = (crew, onOutcome, fingerprint)
    count = max(1, min(crew.count, jobs.count))
    queue = JobQueue(jobs)
  }

  /// Works off all jobs.
  ///
  /// - Throws: ``WorkerError`` if workers cannot start or the machine keeps them from their work,
  ///   and what `onOutcome` throws; no worker outlives the call.
  func run() throws {
    // A worker that has ended is told by what it left in the pipe, not by a signal.
    signal(SIGPIPE, SIG_IGN)
    defer { end() }
    while !queue.isEmpty && workers.count < count {
      try addWorker()
    }
    var last = SuspendingClock.now
    while !workers.isEmpty {
      try wait()
      let now = SuspendingClock.now
      try endOverdue(after: min(now - last, Self.longestStep))
      last = now
    }
  }

  private func addWorker() throws {
    let worker = Worker(try crew.next())
    workers.append(worker)
    // A worker that has ended already tells so when its replies are read.
    try? worker.process.send(fingerprint: fingerprint)
    try feed(worker)
  }

  private func end() {
    for worker in workers {
      worker.process.kill()
      _ = worker.process.wait()
      worker.inFlight.forEach(worker.process.removeUnfinished)
    }
    workers = []
    crew.dismiss()
  }

  /// Hands jobs to a worker; of the last ones, one at a time, so that none waits behind another
  /// while a worker has nothing to do.
  private func feed(_ worker: Worker) throws {
    let depth = queue.count < Self.depth * count ? 1 : Self.depth
    while worker.inFlight.count < depth {
      let others = Set(workers.filter { $0 !== worker }.compactMap(\.screen))
      guard let job = queue.next(at: worker.screen, others: others) else { break }
      worker.take(job)
    }
    if worker.inFlight.isEmpty { worker.process.jobs.close() }
  }

  private func wait() throws {
    var polled = workers.flatMap { worker in
      [worker.process.replies.number, worker.process.errors.number].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
    }
    guard poll(&polled, nfds_t(polled.count), 250) >= 0 || errno == EINTR else {
      throw SystemError("waiting for workers")
    }
    for (index, worker) in workers.enumerated() {
      if polled[index * 2 + 1].revents != 0 { try worker.readErrors() }
      if polled[index * 2].revents != 0 { try read(worker) }
    }
  }

  private func read(_ worker: Worker) throws {
    let data = try worker.process.replies.read()
    guard !data.isEmpty else { return try bury(worker) }
    for line in worker.replyLines.add(data) {
      switch try JSONDecoder().decode(WorkerMessage.self, from: line) {
      case .ready: worker.isReady = true
      case .broken(let reason): throw WorkerError.cannotStart(reason)
      case .statistics(let words):
        statistics = statistics + words
        // Its last words: a process that a screen started may hold the pipe open for ever.
        worker.process.kill()
        return try bury(worker)
      case .reply(let reply): try receive(reply, from: worker)
      }
    }
  }

  private func receive(_ reply: CellReply, from worker: Worker) throws {
    guard let job = worker.finish(reply.id) else {
      throw WorkerError.cannotStart("a worker answered job \(reply.id), which it was not given")
    }
    switch reply.result {
    case .pictures(let pictures): try take(pictures, of: reply, to: job)
    case .screenFailed(let reason): try onOutcome(job, .failed(reason))
    case .machineFailed(let reason): throw WorkerError.machineFailed(reason)
    }
    // A layout that does not serve the dark, or failed in the light, says nothing of it.
    if reply.dark == nil, let dark = job.darkJob { queue.putBack([dark]) }
    try feed(worker)
  }

  /// Tells of a job's pictures, and of those that its layout served besides; each has its share of
  /// the cost.
  private func take(
    _ pictures: [CellReply.Picture?], of reply: CellReply, to job: CellJob
  ) throws {
    let dark = reply.dark ?? []
    let share = Double(pictures.count) / Double(max(1, pictures.count + dark.count))
    let pictures = CellJob.filled(pictures, job.pictures)
    try onOutcome(
      job,
      .pictures(
        pictures, cost: reply.cost * share, issues: reply.issues, renewed: reply.renewed))
    guard let darkJob = job.darkJob, !dark.isEmpty else { return }
    let darkPictures = CellJob.filled(dark, darkJob.pictures)
    try onOutcome(
      darkJob,
      .pictures(darkPictures, cost: reply.cost * (1 - share), issues: [], renewed: 0))
  }

  /// Tells of jobs that are not drawn.
  private func lose(_ job: CellJob, _ reason: String) throws {
    try onOutcome(job, .lost(reason))
    if let dark = job.darkJob { try onOutcome(dark, .lost(reason)) }
  }

  /// Sees to what a worker left when it ended.
  private func bury(_ worker: Worker) throws {
    workers.removeAll { $0 === worker }
    let death = worker.process.wait()
    try worker.readLastErrors()
    guard let culprit = worker.inFlight.first, worker.isReady else {
      if worker.isReady, worker.inFlight.isEmpty { return }
      throw WorkerError.cannotStart(worker.obituary(death, limits: crew.limits))
    }
    let reason = worker.obituary(death, limits: crew.limits)
    try lose(culprit, reason)
    queue.putBack(Array(worker.inFlight.dropFirst()))
    for job in queue.removeAll(of: culprit.screen) {
      try lose(job, Self.lostWithAnother)
    }
    if !queue.isEmpty { try addWorker() }
  }

  private func endOverdue(after time: Duration) throws {
    for worker in workers where worker.isOverdue(after: time, crew.limits) {
      worker.wasOverdue = true
      worker.process.kill()
      try bury(worker)
    }
  }
}

/// An error that keeps all screens from being drawn.
enum WorkerError: Error, CustomStringConvertible {
  case cannotStart(String)
  case machineFailed(String)

  var description: String {
    switch self {
    case .cannotStart(let reason): "The worker processes cannot start: \(reason)"
    case .machineFailed(let reason): reason
    }
  }
}
