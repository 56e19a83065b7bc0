import CairoRender
import DisplayList
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
  let stage = try ScreenStage(devices: catalogue.devices)
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

/// A phone of 430 x 932 points to draw screens on.
@MainActor
private struct ScreenStage {
  let geometry: DeviceGeometry
  let text: TextEngine
  let assets = ImageStore()
  let rasterizer = Rasterizer()

  struct NoDevice: Error {}

  init(devices: DeviceTable) throws {
    guard let device = devices.device(id: "iphone-15-pro-max") else { throw NoDevice() }
    geometry = devices.geometry(of: device, in: .portrait)
    text = try TextEngine(fonts: FontBook())
  }

  func list(of screen: Screen, _ scheme: Scheme) throws -> DisplayList {
    try screen.render(
      RenderContext(
        ScreenTraits(geometry, colorScheme: scheme), text: text, assets: assets,
        describesNodes: false))
  }

  func draw(_ list: DisplayList, _ scale: Double) throws -> PixelImage {
    try rasterizer.render(list, scale: scale, text: text, assets: assets)
  }

  /// One digest of a screen's pixels in both schemes at 1x, 2x and 3x.
  func digest(of screen: Screen) throws -> String {
    var digests = ""
    for scheme in [Scheme.light, .dark] {
      let list = try list(of: screen, scheme)
      for scale in [1.0, 2, 3] { digests += PixelDigest(of: try draw(list, scale)).description }
    }
    return PixelDigest(of: Array(digests.utf8)).description
  }
}
