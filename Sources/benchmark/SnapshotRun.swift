import Foundation
import SnapshotKit

/// A run of the snapshot command as a process of its own: this executable, which is also that
/// command.
struct SnapshotRun {
  /// The subcommands that this executable runs as the snapshot command; `worker` is what the others
  /// start.
  static let commands: Set = ["render", "record", "verify", "worker", "diff", "mutate"]

  /// From the start of the process to its end.
  let seconds: Double
  /// Of the process and its workers together.
  let processorSeconds: Double
  /// Of all layouts, by the clock, as the workers measured them.
  let layoutSeconds: Double
  /// The most memory that one of the processes held, in MB.
  let megabytes: Double

  /// Runs a command and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments.
  ///   - findsDifferences: True if differences are what it should find.
  /// - Throws: ``Failure`` if it ends with another status than that, and what keeps it from
  ///   starting.
  init(_ arguments: [String], findsDifferences: Bool = false) throws {
    let report = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-benchmark-\(getpid())")
    try Data().write(to: report)
    defer { try? FileManager.default.removeItem(at: report) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments + ["--statistics"]
    // The command asks for memory as it does for its users; its workers do as they always do.
    process.environment = ProcessInfo.processInfo.environment
      .filter { $0 != ("GLIBC_TUNABLES", WorkerHeap.tunables) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: report)
    let (start, before) = (ContinuousClock.now, Self.childrenSeconds)
    try process.run()
    process.waitUntilExit()
    seconds = (ContinuousClock.now - start) / .seconds(1)
    processorSeconds = Self.childrenSeconds - before
    let text = try String(contentsOf: report, encoding: .utf8)
    guard process.terminationReason == .exit,
      process.terminationStatus == (findsDifferences ? 1 : 0)
    else {
      throw Failure(command: arguments.joined(separator: " "), errors: text)
    }
    let layouts = text.firstMatch(of: /layouts +[0-9]+ +([0-9.]+) s/).flatMap { Double($0.1) }
    layoutSeconds = layouts ?? 0
    let memory = text.firstMatch(of: /([0-9]+) MB memory/).flatMap { Double($0.1) }
    megabytes = memory ?? 0
  }

  /// A run that did not succeed.
  struct Failure: Error, CustomStringConvertible {
    let command: String
    let errors: String

    var description: String { "snapshot \(command) failed:\n\(errors)" }
  }

  /// The processor time of all processes that have ended below this one.
  private static var childrenSeconds: Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
      + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
  }
}
