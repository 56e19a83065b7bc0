import Foundation

/// This executable run again, as it lies on disk by then: a build may have put another in its
/// place.
struct OwnCommand: Sendable {
  /// The end of a run of the command.
  struct Result: Sendable {
    let status: Int32
    let output: String
    let errors: String

    /// The reason of a failure, in one line.
    var reason: String {
      let lines = errors.split(separator: "\n").map(String.init)
      let told = lines.last { $0.hasPrefix("error: ") } ?? lines.last ?? "it ended with \(status)"
      return told.hasPrefix("error: ") ? String(told.dropFirst("error: ".count)) : told
    }
  }

  /// The executable's path; of this process unless told otherwise.
  let path: String

  /// Finds the path of this process's executable, which is to be done before a build replaces it.
  init() {
    path =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments.first ?? "snapshot"
  }

  init(path: String) { self.path = path }

  /// Runs the command, and waits without holding a thread.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - tell: The action for the line that the command has written last, every few seconds while
  ///     it runs; an empty line where it has written none.
  ///   - interval: The time between two such lines.
  /// - Returns: The end of the run.
  /// - Throws: An error that keeps it from being started.
  func run(
    _ arguments: [String], telling tell: (@Sendable (String) -> Void)? = nil,
    each interval: Duration = .seconds(3)
  ) async throws -> Result {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent("vitrine-command-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files, not pipes: nobody has to read while the command writes.
    let files = (output: folder.path + "/output", errors: folder.path + "/errors")
    let process = try spawn(arguments, files.output, files.errors)
    let telling = tell.map { tell in
      Task {
        while true {
          try await Task.sleep(for: interval)
          tell(Self.lastLine(of: [files.output, files.errors]))
        }
      }
    }
    defer { telling?.cancel() }
    let status = await withCheckedContinuation { continuation in
      // A thread of its own: those of tasks are few.
      Thread { continuation.resume(returning: Self.wait(for: process)) }.start()
    }
    return Result(
      status: status,
      output: Self.text(files.output),
      errors: Self.text(files.errors))
  }

  private func spawn(_ arguments: [String], _ output: String, _ errors: String) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    for (number, path) in [(STDOUT_FILENO, output), (STDERR_FILENO, errors)] {
      posix_spawn_file_actions_addopen(&actions, number, path, O_WRONLY | O_CREAT, 0o600)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    attributes.setUsualSignals()
    // C wants arrays of pointers that end with a null.
    var argv = ([path] + arguments).map { strdup($0) } + [nil]
    var envp = ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in argv + envp { free(pointer) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, path, &actions, &attributes, &argv, &envp)
    guard code == 0 else { throw SystemError("Cannot start \(path)", code: code) }
    return process
  }

  private static func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : -1
  }

  /// Returns the last line of the file that was written last.
  private static func lastLine(of files: [String]) -> String {
    let written = files.compactMap { path in FileStamp(path).map { (path, $0) } }
      .filter { !text($0.0).isEmpty }
    let last = written.max { $1.1.isNewer(than: $0.1) }
    return last.flatMap { text($0.0).split(separator: "\n").last.map(String.init) } ?? ""
  }

  private static func text(_ path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }
}
