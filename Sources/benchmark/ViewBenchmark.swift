import DisplayList
import Foundation
import Showcase
import SnapshotKit

/// Measures the way from a view to its draw list, for each screen of the Showcase.
///
/// The screens are laid out again and again in one process, as a worker does with the cells of a
/// matrix: paragraphs are shaped already, views are evaluated, laid out and drawn into a list.
/// Beside it stands the raster of that list, warm. The arguments are a number of rounds and names
/// of screens.
/// - Throws: An error in drawing a screen.
@MainActor
func runViewBenchmark(arguments: [String]) throws {
  let rounds = arguments.first.flatMap(Int.init) ?? 101
  var report = Report("view")
  let catalogue = try catalogue()
  let stage = try ScreenStage(of: catalogue)
  let names = arguments.dropFirst().filter { !$0.hasSuffix(".json") }
  for screen in catalogue.screens where names.isEmpty || names.contains(screen.name) {
    let context = stage.context(.light)
    let list = try screen.render(context)
    let operations = Double(list.items.reduce(0) { $0 + count($1) })
    try report.median(
      "\(screen.name): view to list", count: rounds, values: [("operations", operations)]
    ) { _ = try screen.render(context) }
    try report.median("\(screen.name): raster at 3x", count: 11) {
      _ = try stage.draw(list, 3)
    }
    report.addRatio(
      "\(screen.name): raster to list", of: "\(screen.name): raster at 3x",
      to: "\(screen.name): view to list")
  }
  try report.write(arguments: arguments)
}

/// Operations of an item, those within layers included.
private func count(_ item: DrawItem) -> Int {
  if case .layer(let layer) = item.operation {
    return layer.items.reduce(1) { $0 + count($1) }
  }
  return 1
}
