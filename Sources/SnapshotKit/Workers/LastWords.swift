import Foundation

/// The lines that a worker printed since its last job: if it ends, they may tell why.
struct LastWords {
  private var lines = LineBuffer()
  /// The lines since the last job.
  private(set) var printed: [String] = []

  /// Reads what is there.
  ///
  /// - Returns: The lines of a job that is done since.
  mutating func read(from process: WorkerProcess) throws -> [String] {
    add(try process.errors.read())
  }

  /// Reads what is printed so far: a process that the screen started may hold the pipe open for
  /// ever.
  ///
  /// - Returns: The lines of a job that is done since.
  mutating func readLast(from process: WorkerProcess) throws -> [String] {
    var told: [String] = []
    while process.errors.hasBytes {
      let data = try process.errors.read()
      guard !data.isEmpty else { break }
      told += add(data)
    }
    if !lines.rest.isEmpty { told += keep(lines.rest) }
    return told
  }

  private mutating func add(_ data: Data) -> [String] {
    var told: [String] = []
    for line in lines.add(data) { told += keep(line) }
    return told
  }

  /// Keeps what is printed until its job is done.
  private mutating func keep(_ line: Data) -> [String] {
    let text = String(decoding: line, as: UTF8.self)
    if text == WorkerProcess.endOfJob {
      defer { printed = [] }
      return printed
    }
    printed.append(text)
    // A screen that prints without end must not fill this process's memory.
    if printed.count > 1000 { printed.removeFirst(500) }
    return []
  }

  /// Returns the reason of the worker's end, in a line.
  ///
  /// - Parameters:
  ///   - death: The end.
  ///   - limits: What the worker might use.
  ///   - wasOverdue: True if it was ended for the time that it took.
  /// - Returns: The reason.
  func obituary(
    _ death: WorkerProcess.Death, limits: WorkerLimits, wasOverdue: Bool
  ) -> String {
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
}
