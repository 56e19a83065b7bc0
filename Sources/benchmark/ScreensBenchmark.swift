import CairoRender
import Foundation
import Showcase
import SnapshotKit

/// Measures raster and PNG of each screen of the Showcase, warm, at 430 x 932 points and 3x.
///
/// Beside each stands how many bytes its PNG has, and the digest of its pixels in both schemes at
/// all scales, so that two builds can be compared. The arguments are a number of rounds and names
/// of screens.
/// - Throws: An error in drawing a screen.
@MainActor
func runScreensBenchmark(arguments: [String]) throws {
  let rounds = arguments.first.flatMap(Int.init)
  var report = Report("screens")
  let catalogue = try catalogue()
  let stage = try ScreenStage(of: catalogue)
  let names = arguments.dropFirst(rounds == nil ? 0 : 1).filter { !$0.hasSuffix(".json") }
  for screen in catalogue.screens
  where names.isEmpty ? !screen.name.hasPrefix("symbols-") : names.contains(screen.name) {
    let list = try stage.list(of: screen, .light)
    try report.median("\(screen.name): raster", count: rounds ?? 21) { _ = try stage.draw(list, 3) }
    let image = try stage.draw(list, 3)
    let encoder = PNGEncoder()
    let file = try encoder.encode(image, scale: 3)
    try report.median(
      "\(screen.name): png", count: rounds ?? 11, values: [("bytes", Double(file.count))]
    ) {
      _ = try encoder.encode(image, scale: 3)
    }
    print("  pixels \(try stage.digest(of: screen))")
  }
  try report.write(arguments: arguments)
}
