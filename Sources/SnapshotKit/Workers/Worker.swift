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
  private var errorLines = LineBuffer()
  /// The lines that the worker printed since its last job.
  private var printed: [String] = []
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

  func readErrors() throws {
    for line in errorLines.add(try process.errors.read()) { keep(line) }
  }

  /// Reads what is printed so far: a process that the screen started may hold the pipe open for
  /// ever.
  func readLastErrors() throws {
    while process.errors.hasBytes {
      let data = try process.errors.read()
      guard !data.isEmpty else { break }
      for line in errorLines.add(data) { keep(line) }
    }
    if !errorLines.rest.isEmpty { keep(errorLines.rest) }
  }

  /// Keeps what is printed until its job is done: if the worker ends, it may tell why.
  private func keep(_ line: Data) {
    let text = String(decoding: line, as: UTF8.self)
    if text == WorkerProcess.endOfJob {
      for line in printed { StandardError.print(line) }
      printed = []
      return
    }
    printed.append(text)
    // A screen that prints without end must not fill this process's memory.
    if printed.count > 1000 { printed.removeFirst(500) }
  }

  /// Returns the usual cause of a signal that came without a message.
  private static func usualCause(of signal: Int32) -> String {
    switch signal {
    case SIGILL, SIGTRAP:
      """
      a check of Swift's has failed, such as an index out of range, an overflow or a nil that is unwrapped; \
      a debug build says which and where
      """
    case SIGSEGV, SIGBUS:
      "the stack is used up, mostly by a function that calls itself without end, or a pointer is wrong"
    case SIGKILL: "the system ended it, mostly for want of memory"
    default: "it printed nothing"
    }
  }

  /// Returns the reason of the worker's end, in a line.
  func obituary(_ death: WorkerProcess.Death, limits: WorkerLimits) -> String {
    let fatal = printed.last { $0.contains("Fatal error") } ?? printed.last { !$0.isEmpty }
    if wasOverdue {
      return WorkerLimits.overdue(limits.clockSeconds)
    }
    if death.signal == SIGXCPU {
      return "used more than its \(limits.seconds) s of processor time"
    }
    // A pointer that is wrong without a word is the stack's end: what allocates says when there is
    // no more.
    let isStray = death.signal == SIGSEGV || death.signal == SIGBUS
    let hasFilled = !isStray && death.peakMegabytes > 0.8 * Double(limits.megabytes)
    if fatal?.contains("failed to allocate") ?? hasFilled {
      return "used more than its \(limits.megabytes) MB of memory"
    }
    if let signal = death.signal {
      let name = String(cString: strsignal(signal))
      return "ended by signal \(signal) (\(name)): " + (fatal ?? Self.usualCause(of: signal))
    }
    return "ended its process with status \(death.status)" + (fatal.map { ": \($0)" } ?? "")
  }
}
