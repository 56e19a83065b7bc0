import ArgumentParser
import Foundation

/// `snapshot watch`: draws a screen whenever its sources are saved.
struct WatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Builds and draws some screens whenever a source is saved.",
    discussion: """
      Prints the pictures' paths and what changed. A build that fails and a screen that traps are \
      told, and the next save is waited for. snapshot review --report out/watch shows the pictures \
      in a browser, which follows.

        snapshot watch saransk-catalogue
        snapshot watch 'quiz-*' --device iphone-se-3 --scheme light --scheme dark
      """)

  @Argument(help: "Screens by name; patterns such as 'saransk-*'. All if none is named.")
  var screens: [String] = []

  @Option(help: "Devices by id or name (default: iphone-15); '*' for all of a screen.")
  var device: [String] = []

  @Option(help: "Orientations (default: portrait).")
  var orientation: [String] = []

  @Option(help: "Scale factors (default: all; of the usual device its own).")
  var scale: [String] = []

  @Option(help: "Colour schemes (default: light).")
  var scheme: [String] = []

  @Option(help: "Variants (default: usual).")
  var variant: [String] = []

  @Option(help: "Steps of flows by name.")
  var step: [String] = []

  @Option(name: [.short, .long], help: "The folder for the pictures.")
  var output = "out/watch"

  @Option(help: "Files and folders that are watched (default: Sources and Package.swift).")
  var sources: [String] = []

  @Option(help: "What builds, in a shell (default: swift build of this executable's product).")
  var build: String?

  @Option(help: "The executable that draws (default: this one).")
  var executable: String?

  func run() throws {
    try OutputFolder.check(output)
    let own = OwnCommand()
    let command = executable.map { OwnCommand(path: $0) } ?? own
    let sources = try SourceBuild(
      of: own.path, build: build, sources: sources, ignored: [output, "./\(output)"])
    let loop = WatchLoop(sources: sources, command: command, arguments: arguments, folder: output)
    try wait(for: loop)
  }

  /// The filter of the pictures that are drawn.
  private var arguments: [String] {
    func options(_ name: String, _ values: [String], usual: String? = nil) -> [String] {
      (values.isEmpty ? [usual].compactMap { $0 } : values).flatMap { ["--\(name)", $0] }
    }
    return options("screen", screens) + options("device", device, usual: CuratedCells.phone)
      + options("orientation", orientation, usual: Orientation.portrait.rawValue)
      + options("scale", scale, usual: device.isEmpty ? "3" : nil)
      + options("scheme", scheme, usual: Scheme.light.rawValue)
      + options("variant", variant, usual: Variant.usualName) + options("step", step)
  }

  /// Holds this thread, until what goes wrong ends the loop.
  private func wait(for loop: WatchLoop) throws {
    let ended = DispatchSemaphore(value: 0)
    let failure = Failure()
    Task.detached {
      do { try await loop.run() } catch { failure.error = error }
      ended.signal()
    }
    ended.wait()
    if let error = failure.error { throw error }
  }

  /// The error that ended the loop; written before the semaphore is signalled, read after.
  private final class Failure: @unchecked Sendable { var error: (any Error)? }
}
