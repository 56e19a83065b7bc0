import CairoRender
import Foundation
import MapPanel
import SwiftUI

/// Measures reading a GeoJSON file and drawing it on a phone's screen, 393 x 852 points at 3x.
///
/// The argument is a file such as `scripts/make-city-geojson.py` makes; without one, the map of
/// Saransk is taken.
@MainActor
func runMapBenchmark(arguments: [String]) throws {
  var report = Report("map")
  let path =
    arguments.first { $0.hasSuffix(".geojson") }
    ?? "Sources/Showcase/Resources/saransk-map.geojson"
  let map = try report.once("read GeoJSON") {
    try GeoJSONReader.read(contentsOf: URL(fileURLWithPath: path))
  }
  let screen = MapScreen(text: try TextEngine(fonts: FontBook()))
  let middle = Mercator.coordinate(of: map.middle)
  for zoom in [11.0, 13, 15, 17] {
    let panel = MapPanel(.zoom(center: middle, zoom: zoom), source: map)
    let list = try report.once("zoom \(Int(zoom)): draw list, first") { try screen.list(of: panel) }
    try report.median("zoom \(Int(zoom)): draw list", count: 5) { _ = try screen.list(of: panel) }
    try report.median("zoom \(Int(zoom)): raster", count: 5) { try screen.draw(list) }
  }
  for zoom in [11, 13, 15, 17] {
    report.addRatio(
      "zoom \(zoom): raster to draw list", of: "zoom \(zoom): raster",
      to: "zoom \(zoom): draw list")
  }
  print("\(path): \(map.featureCount) features, \(map.pointCount) points")
  try report.write(arguments: arguments)
}

/// A phone's screen for a map.
@MainActor
struct MapScreen {
  let text: TextEngine
  let images = ImageStore()
  let rasterizer = Rasterizer()

  func list(of panel: MapPanel) throws -> DisplayList {
    try ViewHost(panel, text: text, assets: images)
      .render(in: Surroundings(size: CGSize(width: 393, height: 852)), describesNodes: false)
  }

  func draw(_ list: DisplayList) throws {
    _ = try rasterizer.render(list, scale: 3, text: text, assets: images)
  }
}

extension MapData {
  fileprivate var middle: WorldPoint {
    WorldPoint(x: (bounds.minX + bounds.maxX) / 2, y: (bounds.minY + bounds.maxY) / 2)
  }
}
