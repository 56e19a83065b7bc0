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
  private let stage: ScreenStage
  private let screens: [(name: String, lists: [DisplayList])]

  init() throws {
    let catalogue = try catalogue()
    let stage = try ScreenStage(of: catalogue)
    self.stage = stage
    screens = try catalogue.screens.map { screen in
      (screen.name, try [Scheme.light, .dark].map { try stage.list(of: screen, $0) })
    }
  }

  /// Returns the screen that gains most by a cache, and its gain in percent of its time with it.
  ///
  /// Of some hundred screens the largest gain is the one that noise has favoured most: so those
  /// with the largest gains are measured once more, at greater length, and these times count.
  func gains(of cache: String) throws -> (screen: String, gain: Double) {
    try LeftOutCaches.$names.withValue([cache]) {
      let bare = try ScreenStage(of: catalogue())
      let first = try screens.map { ($0, try gain(of: $0.lists, against: bare, turns: 3)) }
      let most = first.sorted { $0.1 > $1.1 }.prefix(8).map(\.0)
      let gains = try most.map { ($0.name, try gain(of: $0.lists, against: bare, turns: 15)) }
      return gains.max { $0.1 < $1.1 } ?? ("", 0)
    }
  }

  /// Returns by how many percent the least time of a screen is longer on a stage without a cache,
  /// measured in turns, after one picture on each that fills what is cached.
  private func gain(of lists: [DisplayList], against bare: ScreenStage, turns: Int) throws
    -> Double
  {
    _ = (try milliseconds(lists, stage), try milliseconds(lists, bare))
    let times = try (0..<turns).map { _ in
      (with: try milliseconds(lists, stage), without: try milliseconds(lists, bare))
    }
    guard let with = times.map(\.with).min(), let without = times.map(\.without).min() else {
      return 0
    }
    return (without / with - 1) * 100
  }

  private func milliseconds(_ lists: [DisplayList], _ stage: ScreenStage) throws -> Double {
    let start = ProcessorClock.now
    for list in lists { _ = try stage.draw(list, 3) }
    return ProcessorClock.now - start
  }
}
