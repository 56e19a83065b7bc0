import Foundation
import Showcase
import SnapshotKit

/// Changes screens of the Showcase at single lines, and tells in how many the cause that is told is
/// the line.
///
/// The arguments are names of screens, a number of lines a screen, a number of minutes after which
/// no more are tried on a few cells, and on how many screens the whole matrix is tried, for half as
/// long. `CAUSES_WRONG=1` lists what was not told right.
///
/// - Throws: An error in drawing a screen.
@MainActor
func runCausesBenchmark(arguments: [String]) throws {
  var report = Report("causes")
  let numbers = arguments.compactMap { Int($0) }
  let names = arguments.filter { Int($0) == nil && !$0.hasSuffix(".json") }
  let catalogue = try catalogue()
  let screens = names.isEmpty ? screensOfApps(catalogue) : names
  let started = ContinuousClock.now
  let seconds = 60 * (numbers.dropFirst().first ?? 3)
  let deadline = started + .seconds(seconds)
  let trial = try MutationTrial(
    catalogue, devices: ["iphone-se-3", "iphone-15", "iphone-15-pro-max", "ipad-10"])
  var score = MutationScore()
  for screen in screens {
    score.add(try trial.run(screen, lines: numbers.first ?? 8, until: deadline))
  }
  print("8 cells each, of \(screens.count) screens; \(elapsed(since: started))")
  print(score.table)
  report.add(figure("a change on 8 cells", score, since: started))
  if ProcessInfo.processInfo.environment["CAUSES_WRONG"] != nil {
    for line in score.all.wrong + score.all.causeless + score.all.unowned { print(line) }
  }
  let whole = Array(screens.prefix(numbers.dropFirst(2).first ?? 20))
  report.add(try figureOfWholeMatrix(catalogue, whole, until: .now + .seconds(seconds / 2)))
  // Seven runs over them: of all screens these alone would take ten minutes.
  try measureAttribution(Array(screens.prefix(24)), &report)
  try report.write(arguments: arguments)
}

/// The shares of changes that were told right, and the time of one change by the clock.
private func figure(
  _ name: String, _ score: MutationScore, since start: ContinuousClock.Instant
) -> Report.Figure {
  let all = score.all
  let seconds = (ContinuousClock.now - start) / .seconds(1)
  return Report.Figure(
    name: name, milliseconds: seconds * 1000 / Double(max(all.made, 1)),
    values: [
      ("changes", Double(all.made)), ("noticed", Double(all.noticed)),
      ("% line told", all.share), ("% one entry", all.shareAsOne),
      ("% one entry by boxes", all.boxGroups.isEmpty ? 0 : all.shareAsOneByBoxes),
      ("without a cause", Double(all.causeless.count)),
      ("with pixels of no view", Double(all.unowned.count)),
    ]
      + MutationKind.allCases.filter { score[$0].noticed > 0 }
      .map { ("% line told of \($0.rawValue)", score[$0].share) })
}

/// The share of a verification that telling causes takes: of screens that all look otherwise, as
/// under another system, on a phone and a tablet, with all pictures to compare.
private func measureAttribution(_ screens: [String], _ report: inout Report) throws {
  let scratch = FileManager.default.temporaryDirectory
    .appendingPathComponent("vitrine-causes-\(getpid())")
  defer { try? FileManager.default.removeItem(at: scratch) }
  func path(_ name: String) -> String { scratch.appendingPathComponent(name).path }
  let cells =
    screens.flatMap { ["--screen", $0] } + [
      "--device", "iphone-15", "--device", "ipad-10", "--orientation", "portrait", "--variant",
      "usual", "--snapshots", path("Snapshots"), "-o", path("out"),
    ]
  // Where the other system has another bar, some flows do not find what they touch: they fail here
  // and in each verification alike.
  _ = try SnapshotRun(
    ["record", "--keep", "all", "--system", "18"] + cells, findsDifferences: true)
  func seconds(_ more: [String] = []) throws -> Double {
    try SnapshotRun(["verify", "--system", "16"] + cells + more, findsDifferences: true)
      .processorSeconds
  }
  _ = try seconds()
  var (with, without): ([Double], [Double]) = ([], [])
  for _ in 0..<3 {
    with.append(try seconds())
    without.append(try seconds(["--without-causes"]))
  }
  let (told, untold) = (with.sorted()[1], without.sorted()[1])
  let names = ("verify of changed screens", "verify of changed screens, no causes")
  report.add(Report.Figure(name: names.0, milliseconds: told * 1000))
  report.add(Report.Figure(name: names.1, milliseconds: untold * 1000))
  report.addRatio("with causes to without", of: names.0, to: names.1)
}

/// One line a screen, one kind after the other, on all devices held both ways.
@MainActor
private func figureOfWholeMatrix(
  _ catalogue: Catalogue, _ screens: [String], until deadline: ContinuousClock.Instant
) throws -> Report.Figure {
  let started = ContinuousClock.now
  let trial = try MutationTrial(catalogue, devices: [], comparesPixels: false)
  var score = MutationScore()
  let kinds: [MutationKind] = [.color, .padding, .removal, .frame, .insertion]
  for (index, screen) in screens.enumerated() {
    let kind = kinds[index % kinds.count]
    score.add(try trial.run(screen, lines: 1, kinds: [kind], until: deadline))
  }
  print("\nThe whole matrix; \(elapsed(since: started))")
  print(score.table)
  return figure("a change on the whole matrix", score, since: started)
}

private func elapsed(since start: ContinuousClock.Instant) -> String {
  "\(Int((ContinuousClock.now - start) / .seconds(1))) s"
}

/// The screens of the apps, one of each in turn, so that a run that ends early has seen all.
@MainActor
private func screensOfApps(_ catalogue: Catalogue) -> [String] {
  let apps = ["saransk", "animals", "quiz", "growth", "tasty", "settings", "design"]
  let names = apps.map { app in catalogue.screens.map(\.name).filter { $0.hasPrefix(app + "-") } }
  return (0..<(names.map(\.count).max() ?? 0)).flatMap { index in
    names.compactMap { $0.indices.contains(index) ? $0[index] : nil }
  }
}
