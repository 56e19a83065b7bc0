/// Jobs not yet handed out, by screen: a worker stays with its screen while there is work on it,
/// since paragraphs and pictures that it has seen are drawn again from its caches.
struct JobQueue {
  private var screens: [String] = []
  private var jobs: [String: ArraySlice<CellJob>] = [:]

  init(_ all: [CellJob]) {
    for job in all {
      if jobs[job.screen] == nil { screens.append(job.screen) }
      jobs[job.screen, default: []].append(job)
    }
  }

  var isEmpty: Bool { screens.isEmpty }

  /// The number of jobs that are not handed out.
  var count: Int { jobs.values.reduce(0) { $0 + $1.count } }

  /// Returns the next job for a worker that is at a screen: of that screen, of one that nobody is
  /// at, or of the one with the most left to do.
  mutating func next(at screen: String?, others: Set<String>) -> CellJob? {
    let choice: String? =
      if let screen, jobs[screen] != nil {
        screen
      } else {
        screens.first { !others.contains($0) }
          ?? screens.max { (jobs[$0]?.count ?? 0) < (jobs[$1]?.count ?? 0) }
      }
    guard let choice, let job = jobs[choice]?.popFirst() else { return nil }
    if jobs[choice]?.isEmpty == true { forget(choice) }
    return job
  }

  /// Puts back jobs that were handed out to a worker that ended.
  mutating func putBack(_ returned: [CellJob]) {
    for job in returned.reversed() {
      if jobs[job.screen] == nil { screens.insert(job.screen, at: 0) }
      jobs[job.screen, default: []].insert(job, at: jobs[job.screen]?.startIndex ?? 0)
    }
  }

  /// Takes away all jobs of a screen.
  mutating func removeAll(of screen: String) -> [CellJob] {
    let removed = jobs[screen] ?? []
    forget(screen)
    return Array(removed)
  }

  private mutating func forget(_ screen: String) {
    jobs[screen] = nil
    screens.removeAll { $0 == screen }
  }
}
