import Foundation

/// Builds and draws whenever a source is saved, until somebody ends it.
struct WatchLoop: Sendable {
  /// The shell command that builds first; nothing if empty.
  let build: String
  /// The command that draws, as it lies on disk after the build.
  let command: OwnCommand
  /// The arguments of its `render`.
  let arguments: [String]
  let folder: String
  let watch: SourceWatch

  private static let shell = OwnCommand(path: "/bin/sh")
  /// As many lines of a build as are shown.
  private static let mostLines = 20

  /// Goes round for good.
  ///
  /// - Throws: An error that keeps a process from being started, and a cancelled task's.
  func run() async throws {
    var stamps = watch.stamps()
    tell(
      "watching \(watch.roots.joined(separator: ", ")): "
        + "\(RunMessages.counted(stamps.count, "file")). Ctrl-C ends it.")
    var pictures = try await turn(after: nil)
    while true {
      try await Task.sleep(for: .milliseconds(150))
      var now = watch.stamps()
      guard now != stamps else { continue }
      // An editor may be writing several files: all of them are waited for.
      while true {
        try await Task.sleep(for: .milliseconds(100))
        let later = watch.stamps()
        if later == now { break }
        now = later
      }
      let changed = SourceWatch.changes(from: stamps, to: now)
      stamps = now
      let more = changed.count > 3 ? " and \(changed.count - 3) more" : ""
      tell("\n\(changed.prefix(3).joined(separator: ", "))\(more)")
      pictures = try await turn(after: pictures) ?? pictures
    }
  }

  /// Builds, draws and tells; nil if there is nothing to look at.
  private func turn(after old: WatchedPictures?) async throws -> WatchedPictures? {
    let started = ContinuousClock.now
    if !build.isEmpty {
      let built = try await Self.shell.run(["-c", build])
      guard built.status == 0 else {
        let faults = Self.faults(built)
        tell("the build failed:\n" + faults)
        try WatchNotice(title: "The build failed", text: faults).write(to: folder)
        return nil
      }
    }
    try WatchNotice.clear(folder)
    let built = ContinuousClock.now
    let drawn = try await command.run(["render", "-o", folder, "--descriptions"] + arguments)
    let times =
      "built in \(Self.written(built - started)), "
      + "drawn in \(Self.written(ContinuousClock.now - built))"
    // How far it has come is of no interest here.
    let errors = drawn.errors.split(separator: "\n").filter {
      drawn.status > 1 || $0.hasPrefix("error: ") || $0.hasPrefix("warning: ")
    }
    if !errors.isEmpty { tell(errors.joined(separator: "\n")) }
    guard drawn.status == 0 || drawn.status == 1 else {
      tell("nothing was drawn")
      try WatchNotice(title: "Nothing was drawn", text: errors.joined(separator: "\n"))
        .write(to: folder)
      return nil
    }
    let pictures = WatchedPictures(folder)
    let lines = old.map { pictures.changes(since: $0) } ?? pictures.paths
    tell((lines.isEmpty ? ["nothing changed"] : lines).joined(separator: "\n"))
    tell(times)
    return pictures
  }

  /// Returns the errors of a build, each once, or how it ended.
  static func faults(_ result: OwnCommand.Result) -> String {
    let lines = (result.output + result.errors).split(separator: "\n").map(String.init)
    var seen: Set<String> = []
    let errors = lines.filter { $0.contains("error:") && seen.insert($0).inserted }
    return (errors.isEmpty ? lines.suffix(mostLines) : errors.prefix(mostLines))
      .joined(separator: "\n")
  }

  private static func written(_ duration: Duration) -> String {
    let seconds = duration / .seconds(1)
    return "\((seconds * 10).rounded() / 10) s"
  }

  private func tell(_ text: String) {
    print(text)
    // Whoever reads it through a pipe is not to wait either.
    fflush(nil)
  }
}
