import Foundation

/// The process that a live screen runs in: this executable as it lies on disk, started again when a
/// build has replaced it or when a screen has ended it.
actor LiveProcess {
  private let command: OwnCommand
  private let overrides: [String]
  private let limits: WorkerLimits
  private var running: Running?

  /// Requests are answered on a thread of the actor's own: they are waited for.
  private let queue = Queue()
  nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

  /// A queue of Dispatch's as an actor's executor.
  private final class Queue: SerialExecutor {
    private let queue = DispatchQueue(label: "live")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
  }

  /// A process, and the file that it was started from.
  private final class Running {
    let process: WorkerProcess
    let stamp: FileStamp?
    var replies = LineBuffer()
    var words = LastWords()
    /// The lines that the screen printed for the reply that is waited for.
    var printed: [String] = []

    init(_ process: WorkerProcess, stamp: FileStamp?) {
      (self.process, self.stamp) = (process, stamp)
    }
  }

  /// Creates a process that starts with its first request.
  ///
  /// - Parameters:
  ///   - command: The executable.
  ///   - overrides: The options by which its catalogue departs from what the app declares.
  ///   - limits: What a screen may use before it is ended.
  init(_ command: OwnCommand, overrides: [String] = [], limits: WorkerLimits = WorkerLimits()) {
    (self.command, self.overrides, self.limits) = (command, overrides, limits)
    // A process that has ended is told by what it left in the pipe, not by a signal.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Asks for a screen; a screen that ends its process, or takes too long, is told in the reply.
  ///
  /// - Throws: An error that keeps the process from being started.
  func reply(to request: LiveRequest) throws -> LiveReply {
    try start()
    try? running?.process.send(request)
    var last = SuspendingClock.now
    var lasted = Duration.zero
    while true {
      if let reply = try read() { return reply }
      let now = SuspendingClock.now
      // Where more time passes at once, this process was stopped.
      lasted += min(now - last, .seconds(1))
      last = now
      if lasted > .seconds(limits.clockSeconds) {
        running?.process.kill()
        return try bury(wasOverdue: true)
      }
    }
  }

  /// Starts the process, anew if a build has replaced its file.
  private func start() throws {
    let stamp = FileStamp(command.path)
    if let running {
      guard running.stamp != stamp else { return }
      running.process.kill()
      _ = running.process.wait()
      self.running = nil
    }
    running = Running(
      try WorkerProcess(
        LiveWorkerCommand.name, of: command.path, limits: limits, overrides: overrides),
      stamp: stamp)
  }

  /// Waits a little for what the process says; returns its reply once it is there.
  private func read() throws -> LiveReply? {
    guard let running else { throw LiveProcessError.gone }
    let process = running.process
    var polled = [process.replies.number, process.errors.number].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    guard poll(&polled, 2, 250) >= 0 || errno == EINTR else {
      throw SystemError("waiting for a live screen")
    }
    if polled[1].revents != 0 { running.printed += try running.words.read(from: process) }
    guard polled[0].revents != 0 else { return nil }
    let data = try process.replies.read()
    guard !data.isEmpty else { return try bury(wasOverdue: false) }
    guard let line = running.replies.add(data).first else { return nil }
    var reply = try JSONDecoder().decode(LiveReply.self, from: line)
    reply.issues += running.printed + (try running.words.readLast(from: process))
    running.printed = []
    return reply
  }

  /// Sees to a process that has ended.
  private func bury(wasOverdue: Bool) throws -> LiveReply {
    guard let running else { throw LiveProcessError.gone }
    self.running = nil
    let death = running.process.wait()
    _ = try running.words.readLast(from: running.process)
    var reply = LiveReply()
    // Behind the error there is the machine's trace of it.
    reply.issues = Array(running.words.printed.prefix { !$0.contains("Fatal error") })
    reply.failure = .init(
      reason: running.words.obituary(death, limits: limits, wasOverdue: wasOverdue))
    return reply
  }
}

/// An error of a process that is not there any more.
enum LiveProcessError: Error, CustomStringConvertible {
  case gone

  var description: String { "the process of the live screen is gone" }
}
