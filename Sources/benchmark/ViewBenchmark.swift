import CairoRender
import DisplayList
import Foundation
import Showcase
import SnapshotKit

/// Measures the way from a view to its draw list, for each screen of the Showcase.
///
/// The screens are laid out again and again in one process, as a worker does with the cells of a
/// matrix: paragraphs are shaped already, views are evaluated, laid out and drawn into a list.
/// The arguments are a number of rounds and names of screens.
/// - Throws: What drawing a screen throws.
@MainActor
func runViewBenchmark(arguments: [String]) throws {
  let rounds = arguments.first.flatMap(Int.init) ?? 100
  let catalogue = try catalogue()
  let text = try TextEngine(fonts: FontBook())
  let assets = ImageStore()
  guard let device = catalogue.devices.device(id: "iphone-15-pro-max") else { return }
  let geometry = catalogue.devices.geometry(of: device, in: .portrait)
  print("view to draw list, \(device.name), portrait, median of \(rounds):")
  let names = arguments.dropFirst()
  for screen in catalogue.screens where names.isEmpty || names.contains(screen.name) {
    let context = RenderContext(
      device: device, orientation: .portrait, geometry: geometry, colorScheme: .light, text: text,
      assets: assets, describesNodes: false)
    var times: [Double] = []
    var items = 0
    for _ in 0..<rounds {
      let start = clock()
      let list = try screen.render(context)
      times.append(Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1000)
      items = list.items.reduce(0) { $0 + count($1) }
    }
    times.sort()
    let median = String(format: "%7.3f", times[times.count / 2])
    print(
      "  \(median) ms  \(String(items).padding(toLength: 5, withPad: " ", startingAt: 0))"
        + " operations  \(screen.name)")
  }
}

/// Operations of an item, those within layers included.
private func count(_ item: DrawItem) -> Int {
  if case .layer(let layer) = item.operation {
    return layer.items.reduce(1) { $0 + count($1) }
  }
  return 1
}
