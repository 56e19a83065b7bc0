import Foundation

/// Builds and draws whenever a source is saved, until somebody ends it.
struct WatchLoop: Sendable {
  /// The build that goes first, and its sources.
  let sources: SourceBuild
  /// The command that draws, as it lies on disk after the build.
  let command: OwnCommand
  /// The arguments of its `render`.
  let arguments: [String]
  let folder: String

  /// Goes round for good.
  ///
  /// - Throws: An error that keeps a process from being started, and a cancelled task's.
  func run() async throws {
    var stamps = sources.watch.stamps()
    tell(
      "watching \(sources.watch.roots.joined(separator: ", ")): "
        + "\(RunMessages.counted(stamps.count, "file")). Ctrl-C ends it.")
    var pictures = try await turn(after: nil)
    while true {
      let changed = try await sources.saves(since: &stamps)
      let more = changed.count > 3 ? " and \(changed.count - 3) more" : ""
      tell("\n\(changed.prefix(3).joined(separator: ", "))\(more)")
      pictures = try await turn(after: pictures) ?? pictures
    }
  }

  /// Builds, draws and tells; nil if there is nothing to look at.
  private func turn(after old: WatchedPictures?) async throws -> WatchedPictures? {
    let started = ContinuousClock.now
    if let faults = try await sources.run() {
      tell("the build failed:\n" + faults)
      try WatchNotice(title: "The build failed", text: faults).write(to: folder)
      return nil
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
