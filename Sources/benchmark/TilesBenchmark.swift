import CairoRender
import Foundation
import MapPanel
import MapTiles
import SwiftUI
import TileFixtures

/// Measures reading vector tiles and drawing them on a phone's screen, 393 x 852 points at 3x.
///
/// The argument is an MBTiles file; without one, tiles of a made-up city are written first.
@MainActor
func runTilesBenchmark(arguments: [String]) throws {
  var report = Report("tiles")
  let given = arguments.first { $0.hasSuffix(".mbtiles") }
  let url = try given.map { URL(fileURLWithPath: $0) } ?? MadeUpCity.write()
  defer { if given == nil { try? FileManager.default.removeItem(at: url) } }
  let screen = MapScreen(text: try TextEngine(fonts: FontBook()))
  for zoom in [13.0, 14, 15, 17] {
    // A new source has nothing in its cache.
    let tiles = try report.once("zoom \(Int(zoom)): open") { try MapTiles(contentsOf: url) }
    let panel = MapPanel(.zoom(center: tiles.center, zoom: zoom), source: tiles)
    let list = try report.once("zoom \(Int(zoom)): draw list, first") { try screen.list(of: panel) }
    try report.median("zoom \(Int(zoom)): draw list", count: 5) { _ = try screen.list(of: panel) }
    try report.median("zoom \(Int(zoom)): raster", count: 5) { try screen.draw(list) }
  }
  let size = try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int ?? 0
  print("\(given ?? "a made-up city"): \(size / 1000) kB")
  try report.write(arguments: arguments)
}

/// A city of blocks with houses, on five by five tiles of zoom 14.
private enum MadeUpCity {
  /// Blocks along a side; each has a park or eight houses, and streets around it.
  private static let blocks = 60
  private static let side = 5.0 / 16_384
  private static let corner = WorldPoint(x: 10_246.0 / 16_384, y: 5_214.0 / 16_384)

  static func write() throws -> URL {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-\(UUID().uuidString).mbtiles")
    let bounds = WorldRect(
      minX: corner.x, minY: corner.y, maxX: corner.x + side, maxY: corner.y + side)
    try ArchiveWriter().write(features, zooms: 12...14, within: bounds, to: url)
    return url
  }

  private static var features: [TileFeature] {
    streets
      + (0..<blocks * blocks).flatMap { number in
        block(Double(number % blocks), Double(number / blocks), isPark: number % 17 == 0)
      }
  }

  private static func place(_ x: Double, _ y: Double) -> GeoCoordinate {
    let unit = side / Double(blocks)
    return Mercator.coordinate(of: WorldPoint(x: corner.x + x * unit, y: corner.y + y * unit))
  }

  private static func block(_ x: Double, _ y: Double, isPark: Bool) -> [TileFeature] {
    if isPark { return [TileFeature("park", [("class", "park")], area(x + 0.1, y + 0.1, 0.8))] }
    return (0..<8).map { house in
      TileFeature(
        "building", [("render_height", "\(house)")],
        area(x + 0.12 + Double(house % 4) * 0.2, y + 0.15 + Double(house / 4) * 0.4, 0.12))
    }
  }

  private static func area(_ x: Double, _ y: Double, _ size: Double) -> TileFeature.Geometry {
    .area([
      [place(x, y), place(x + size, y), place(x + size, y + size), place(x, y + size)]
    ])
  }

  private static var streets: [TileFeature] {
    (0...blocks).flatMap { number -> [TileFeature] in
      let kind = number % 10 == 0 ? "primary" : number % 5 == 0 ? "tertiary" : "minor"
      return [false, true].flatMap { isVertical -> [TileFeature] in
        let line = TileFeature.Geometry.line(
          (0...blocks).map { step in
            let (along, across) = (Double(step), Double(number))
            return isVertical ? place(across, along) : place(along, across)
          })
        return [
          TileFeature("transportation", [("class", kind)], line),
          TileFeature(
            "transportation_name", [("class", kind), ("name", "\(number)-я улица")], line),
        ]
      }
    }
  }
}
