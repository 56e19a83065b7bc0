import CairoRender
import DisplayList
import Foundation
import Showcase
import SnapshotKit

/// Measures what each cache gains, by leaving it out.
///
/// Beside each cache stand two shares of processor time: of a run that draws all screens on a phone
/// and a tablet, as a worker does that begins with nothing, and of the one screen that gains most,
/// drawn again in both schemes. The run is measured in turns, between two runs with all caches, so
/// that what slows the machine meanwhile slows both.
///
/// The arguments are names of caches, as `--without` has them; without one, all are measured.
/// - Throws: ``SnapshotRun/Failure``, and an error in drawing a screen.
@MainActor
func runCachesBenchmark(arguments: [String]) throws {
  var report = Report("caches")
  let named = arguments.filter { !$0.hasSuffix(".json") }
  if let unknown = named.first(where: { !LeftOutCaches.all.contains($0) }) {
    end("Unknown cache \(unknown); there are: \(LeftOutCaches.all.joined(separator: ", ")).")
  }
  let screens = try WarmScreens()
  var before = try secondsOfRun()
  for name in named.isEmpty ? LeftOutCaches.all : named {
    let without = try secondsOfRun(without: name)
    let after = try secondsOfRun()
    let with = (before + after) / 2
    let best = try screens.gains(of: name)
    report.add(
      .init(
        name: "without \(name)", milliseconds: without * 1000,
        values: [
          ("% of the run", (without / with - 1) * 100),
          ("% of the screen that gains most", best.gain),
        ]))
    print("  \(best.screen)")
    before = after
  }
  try report.write(arguments: arguments)
}

/// The processor time of a run that draws all screens on a phone and a tablet, in seconds.
private func secondsOfRun(without cache: String? = nil) throws -> Double {
  let output = FileManager.default.temporaryDirectory
    .appendingPathComponent("vitrine-caches-\(getpid())").path
  defer { try? FileManager.default.removeItem(atPath: output) }
  if let cache { setenv(LeftOutCaches.variable, cache, 1) }
  defer { unsetenv(LeftOutCaches.variable) }
  let cells = ["--device", "iphone-15", "--device", "ipad-10", "--scale", "2"]
  return try SnapshotRun(["render", "-o", output, "--jobs", "1"] + cells).processorSeconds
}

/// All screens in both schemes, drawn again and again.
@MainActor
private struct WarmScreens {
  let stage: ScreenStage
  let lists: [(screen: String, lists: [DisplayList])]
  /// The milliseconds of each screen with all caches.
  private let usual: [Double]

  init() throws {
    let catalogue = try catalogue()
    let stage = try ScreenStage(of: catalogue)
    self.stage = stage
    lists = try catalogue.screens.map { screen in
      (screen.name, try [Scheme.light, .dark].map { try stage.list(of: screen, $0) })
    }
    usual = try lists.map { try Self.milliseconds($0.lists, stage) }
  }

  /// Returns the screen that gains most by a cache, and its gain in percent of its time with it.
  func gains(of cache: String) throws -> (screen: String, gain: Double) {
    return try LeftOutCaches.$names.withValue([cache]) {
      let bare = try ScreenStage(of: catalogue())
      return try zip(lists, usual).map { screen, usual in
        (screen.screen, (try Self.milliseconds(screen.lists, bare) / usual - 1) * 100)
      }.max { $0.1 < $1.1 } ?? ("", 0)
    }
  }

  /// The shortest of some times in which a screen is drawn in both schemes.
  private static func milliseconds(_ lists: [DisplayList], _ stage: ScreenStage) throws -> Double {
    try (0..<6).map { _ in
      let start = ProcessorClock.now
      for list in lists { _ = try stage.draw(list, 3) }
      return ProcessorClock.now - start
    }.min() ?? 0
  }
}
