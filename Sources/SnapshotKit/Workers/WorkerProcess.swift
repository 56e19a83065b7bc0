import Foundation

/// A worker: this executable again, which takes jobs from a pipe and answers on another.
final class WorkerProcess {
  /// The descriptors that a worker takes jobs from and answers on; its standard output is free for
  /// what a screen prints.
  static let jobsDescriptor: Int32 = 3
  static let repliesDescriptor: Int32 = 4

  /// The line that a worker prints after each job, to part what its screens print.
  static let endOfJob = "\u{1}end of job"

  /// The end of a worker.
  struct Death: Sendable {
    /// The signal that ended it, or nil for an exit.
    let signal: Int32?
    let status: Int32
    let peakMegabytes: Double
  }

  let process: pid_t
  let jobs: Descriptor
  let replies: Descriptor
  let errors: Descriptor

  /// Starts a worker.
  ///
  /// - Parameters:
  ///   - command: The name of the worker's command.
  ///   - executable: The path of the executable; by default that which this process runs, even if a
  ///     build has put another in its place.
  ///   - limits: The resources that it may use.
  ///   - overrides: The options by which its catalogue departs from what the app declares.
  /// - Throws: ``SystemError`` if the machine starts no process.
  init(
    _ command: String = "worker", of executable: String = "/proc/self/exe", limits: WorkerLimits,
    overrides: [String]
  ) throws {
    let (jobs, replies, errors) = (
      try Descriptor.pipe(), try Descriptor.pipe(), try Descriptor.pipe()
    )
    process = try Self.spawn(
      executable,
      arguments: [
        CommandLine.arguments.first ?? "snapshot", command, "--seconds", "\(limits.seconds)",
        "--megabytes", "\(limits.megabytes)",
      ] + overrides,
      descriptors: [
        (jobs.read.number, Self.jobsDescriptor), (replies.write.number, Self.repliesDescriptor),
        (errors.write.number, STDOUT_FILENO), (errors.write.number, STDERR_FILENO),
      ])
    (self.jobs, self.replies, self.errors) = (jobs.write, replies.read, errors.read)
  }

  /// Sends the line before all jobs: the fingerprint, for which a worker trusts this process.
  func send(fingerprint: String) throws { try jobs.write(Data("\(fingerprint)\n".utf8)) }

  func send(_ job: some Encodable) throws {
    try jobs.write(try JSONEncoder().encode(job) + Data("\n".utf8))
  }

  func kill() { _ = Glibc.kill(process, SIGKILL) }

  /// Removes what the process, which has ended, has left half-written of a job's files.
  func removeUnfinished(of job: CellJob) {
    for path in job.paths { AtomicFile.removeUnfinished(path, of: process) }
  }

  /// Waits for the end.
  func wait() -> Death {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return Death(
      signal: signal == 0 ? nil : signal, status: (status >> 8) & 0xFF,
      peakMegabytes: Double(usage.ru_maxrss) / 1024)
  }

  /// The stack of a worker, of which no more is taken up than is used: views that are nested 2,000
  /// levels deep take a debug build's calls there.
  private static let stackBytes: UInt = 1 << 30

  /// The environment of workers: what a screen sees must not depend on who runs it, or where.
  private static var environment: [String] {
    var variables = ProcessInfo.processInfo.environment
    variables["LC_ALL"] = "C.UTF-8"
    variables["TZ"] = "UTC"
    variables["SWIFT_BACKTRACE"] = "enable=no"
    // Iteration over sets and dictionaries is the same in every process.
    variables["SWIFT_DETERMINISTIC_HASHING"] = "1"
    variables["GLIBC_TUNABLES"] = variables["GLIBC_TUNABLES"] ?? WorkerHeap.tunables
    // What loads by other means than Foundation's, such as a process that a screen starts, finds no
    // way out: nothing listens on the port to discard.
    for name in ["http_proxy", "https_proxy", "ftp_proxy", "all_proxy"] {
      variables[name] = "http://127.0.0.1:9"
      variables[name.uppercased()] = "http://127.0.0.1:9"
    }
    for name in ["LANG", "LANGUAGE", "FC_DEBUG", "no_proxy", "NO_PROXY"]
      + LibraryVariables.names(in: variables)
    {
      variables[name] = nil
    }
    return variables.map { "\($0)=\($1)" }.sorted()
  }

  private static func spawn(
    _ executable: String, arguments: [String], descriptors: [(Int32, Int32)]
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    for (own, theirs) in descriptors { posix_spawn_file_actions_adddup2(&actions, own, theirs) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    attributes.setUsualSignals()
    // C wants arrays of pointers that end with a null.
    var argv = arguments.map { strdup($0) } + [nil]
    var envp = environment.map { strdup($0) } + [nil]
    defer { for pointer in argv + envp { free(pointer) } }
    var process: pid_t = 0
    let usual = ProcessUsage.stackLimit
    ProcessUsage.set(stackBytes: stackBytes)
    defer { ProcessUsage.set(stackBytes: usual) }
    let code = posix_spawn(&process, executable, &actions, &attributes, &argv, &envp)
    guard code == 0 else { throw SystemError("Cannot start a worker process", code: code) }
    return process
  }
}
