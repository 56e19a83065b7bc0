import Foundation

/// A worker's own ends of the pipes: it takes jobs from one and answers on the other.
struct WorkerPipes {
  let jobs = Descriptor(WorkerProcess.jobsDescriptor)
  private let replies = Descriptor(WorkerProcess.repliesDescriptor)

  /// Takes the pipes over, and makes this process one that runs somebody's screens.
  init() {
    // What a screen starts must not hold the pipes open.
    for pipe in [jobs, replies] { _ = fcntl(pipe.number, F_SETFD, FD_CLOEXEC) }
    ProcessUsage.set(threadStackBytes: 8 << 20)
    ProcessUsage.forbidCoreFiles()
  }

  /// Sends a message.
  func send(_ message: some Encodable) throws {
    try replies.write(try JSONEncoder().encode(message) + Data("\n".utf8))
  }

  /// Sends the answer to a job, behind all that its screen has printed.
  func finish(_ answer: some Encodable) throws {
    fflush(nil)
    StandardError.print(WorkerProcess.endOfJob)
    try send(answer)
  }
}
