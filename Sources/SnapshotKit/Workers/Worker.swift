import Foundation

/// A worker process as its pool sees it: what it was given, and what it said.
@MainActor final class Worker {
  let process: WorkerProcess
  var replyLines = LineBuffer()
  var isReady = false
  var wasOverdue = false
  /// The jobs given and not answered; the first is at work.
  private(set) var inFlight: [CellJob] = []
  /// The screen of the last job given.
  private(set) var screen: String?
  private var words = LastWords()
  /// The time that the job at work has taken.
  private var lasted = Duration.zero

  init(_ process: WorkerProcess) { self.process = process }

  /// Hands over a job; a worker that has ended tells so when its replies are read.
  func take(_ job: CellJob) {
    if inFlight.isEmpty { lasted = .zero }
    inFlight.append(job)
    screen = job.screen
    try? process.send(job)
  }

  /// Returns the job that an answer belongs to.
  func finish(_ id: Int) -> CellJob? {
    guard inFlight.first?.id == id else { return nil }
    lasted = .zero
    return inFlight.removeFirst()
  }

  /// Adds time to the job at work, and returns whether it has taken longer than it may.
  func isOverdue(after time: Duration, _ limits: WorkerLimits) -> Bool {
    guard !inFlight.isEmpty else { return false }
    lasted += time
    return lasted > .seconds(limits.clockSeconds)
  }

  /// Reads what the worker printed, and tells it of jobs that are done.
  func readErrors() throws { try words.read(from: process).forEach(StandardError.print) }

  func readLastErrors() throws { try words.readLast(from: process).forEach(StandardError.print) }

  /// Returns the reason of the worker's end, in a line.
  func obituary(_ death: WorkerProcess.Death, limits: WorkerLimits) -> String {
    words.obituary(death, limits: limits, wasOverdue: wasOverdue)
  }
}
