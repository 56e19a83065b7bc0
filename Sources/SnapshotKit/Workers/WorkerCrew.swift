/// Worker processes that are started before there is work for them: they load their fonts while the
/// baselines are read and the renderer's fingerprint is taken.
@MainActor final class WorkerCrew {
  let limits: WorkerLimits
  /// The most that work at once.
  let count: Int
  private let overrides: [String]
  private var waiting: [WorkerProcess] = []

  /// Starts workers for so many cells, two of which a worker draws at least: two schemes or scales.
  ///
  /// - Throws: ``SystemError`` if the machine starts no process.
  init(_ options: RunOptions, cells: Int, of catalogue: Catalogue) throws {
    (limits, count) = (options.limits, min(options.workers, (cells + 1) / 2))
    overrides = catalogue.overrides
    for _ in 0..<count { waiting.append(try start()) }
  }

  /// Returns a process that waits for work, or a new one.
  func next() throws -> WorkerProcess {
    try waiting.popLast() ?? start()
  }

  private func start() throws -> WorkerProcess {
    try WorkerProcess(limits: limits, overrides: overrides)
  }

  /// Sends those home for whom there is no work.
  func dismiss() {
    for process in waiting {
      process.kill()
      _ = process.wait()
    }
    waiting = []
  }
}
