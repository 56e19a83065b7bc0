import Foundation

/// This executable run again, as it lies on disk by then: a build may have put another in its place.
struct OwnCommand: Sendable {
  /// How it ended.
  struct Result: Sendable {
    let status: Int32
    let output: String
    let errors: String

    /// What went wrong, in one line.
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
  /// - Throws: What keeps it from being started.
  func run(_ arguments: [String]) async throws -> Result {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent("vitrine-command-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files, not pipes: nobody has to read while the command writes.
    let (output, errors) = (
      folder.appendingPathComponent("output"), folder.appendingPathComponent("errors")
    )
    for file in [output, errors] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    let status = try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Int32, any Error>) in
      process.terminationHandler = { ended in
        continuation.resume(
          returning: ended.terminationReason == .exit ? ended.terminationStatus : -1)
      }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
    return Result(
      status: status,
      output: String(decoding: (try? Data(contentsOf: output)) ?? Data(), as: UTF8.self),
      errors: String(decoding: (try? Data(contentsOf: errors)) ?? Data(), as: UTF8.self))
  }
}
