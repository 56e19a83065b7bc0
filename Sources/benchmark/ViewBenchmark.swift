import CairoRender
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
  let text = try TextEngine(fonts: FontBook())
  let assets = ImageStore()
  guard let device = catalogue.devices.device(id: "iphone-15-pro-max") else { return }
  let geometry = catalogue.devices.geometry(of: device, in: .portrait)
  let rasterizer = Rasterizer()
  let names = arguments.dropFirst().filter { !$0.hasSuffix(".json") }
  for screen in catalogue.screens where names.isEmpty || names.contains(screen.name) {
    let context = RenderContext(
      ScreenTraits(geometry, colorScheme: .light), text: text, assets: assets,
      describesNodes: false)
    let list = try screen.render(context)
    let operations = Double(list.items.reduce(0) { $0 + count($1) })
    try report.median(
      "\(screen.name): view to list", count: rounds, values: [("operations", operations)]
    ) { _ = try screen.render(context) }
    try report.median("\(screen.name): raster at 3x", count: 11) {
      _ = try rasterizer.render(list, scale: 3, text: text, assets: assets)
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
