import Foundation
import MapPanel
import TileFixtures

@testable import MapTiles

/// A city made for the tests: at zoom 14 it lies on four tiles around their common corner.
enum City {
  /// The corner at which four tiles of zoom 14 meet.
  static let corner = WorldPoint(x: 10_248.0 / 16_384, y: 5_216.0 / 16_384)
  static let center = Mercator.coordinate(of: corner)
  /// The side of a tile of zoom 14 in the world's square.
  static let side = 1.0 / 16_384

  /// The place so many tiles' sides east and south of the corner.
  static func place(_ x: Double, _ y: Double) -> GeoCoordinate {
    Mercator.coordinate(of: WorldPoint(x: corner.x + x * side, y: corner.y + y * side))
  }

  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [GeoCoordinate] {
    [
      place(x, y), place(x + width, y), place(x + width, y + height), place(x, y + height),
    ]
  }

  /// A lake with an island, a park, houses on tiles' edges, streets across them, and names.
  static let features: [TileFeature] = [
    TileFeature(
      "landcover", [("class", "wood")], .area([rect(-0.95, -0.95, 0.6, 0.5)])),
    TileFeature("park", [("class", "national_park")], .area([rect(0.3, -0.9, 0.5, 0.4)])),
    TileFeature(
      "water", [("class", "lake")],
      .area([rect(-0.3, -0.3, 0.6, 0.6), rect(-0.1, -0.1, 0.2, 0.2).reversed()])),
    TileFeature("building", [("render_height", "12")], .area([rect(-0.05, 0.4, 0.1, 0.1)])),
    TileFeature("building", [], .area([rect(0.5, -0.04, 0.08, 0.08)])),
    TileFeature(
      "transportation", [("class", "primary")], .line([place(-0.9, 0.6), place(0.9, 0.62)])),
    TileFeature(
      "transportation_name", [("class", "primary"), ("name", "Советская улица")],
      .line([place(-0.9, 0.6), place(0.9, 0.62)])),
    TileFeature(
      "transportation", [("class", "minor")], .line([place(0.7, -0.9), place(0.7, 0.9)])),
    TileFeature(
      "place", [("class", "town"), ("name", "Город"), ("name:en", "Town")],
      .point(place(-0.6, 0.2))),
    TileFeature("poi", [("class", "museum"), ("name", "Музей")], .point(place(0.2, 0.8))),
  ]

  static let bounds = WorldRect(
    minX: corner.x - side, minY: corner.y - side, maxX: corner.x + side, maxY: corner.y + side)

  /// The city's bounds as the metadata have them.
  static let boundsText: String = {
    let (northWest, southEast) = (place(-1, -1), place(1, 1))
    return [northWest.longitude, southEast.latitude, southEast.longitude, northWest.latitude]
      .map { "\($0)" }.joined(separator: ",")
  }()

  static let metadata = [
    "name": "Город", "format": "pbf", "bounds": boundsText, "minzoom": "13", "maxzoom": "14",
    "attribution": "<a href=\"https://example.org\">&copy; участники OpenStreetMap</a>",
  ]

  /// Writes the city into a new folder, and opens it.
  static func tiles(
    _ features: [TileFeature] = features, metadata: [String: String] = metadata,
    zooms: ClosedRange<Int> = 13...14, language: String? = nil,
    change: (inout ArchiveWriter) -> Void = { _ in }
  ) throws -> MapTiles {
    let url = try file(features, metadata: metadata, zooms: zooms, change: change)
    // What is open can be read to its end, and nothing is left behind.
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    return try MapTiles(contentsOf: url, language: language)
  }

  static func file(
    _ features: [TileFeature] = features, metadata: [String: String] = metadata,
    zooms: ClosedRange<Int> = 13...14, change: (inout ArchiveWriter) -> Void = { _ in }
  ) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-tiles-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent("city.mbtiles")
    var writer = ArchiveWriter(metadata: metadata)
    change(&writer)
    try writer.write(features, zooms: zooms, within: bounds, to: url)
    return url
  }

  /// A tile of zoom 14 by its column and row from the corner: -1 or 0 each.
  static func tile(_ x: Int, _ y: Int, zoom: Int = 14) throws -> TileAddress {
    let shift = 14 - zoom
    guard let address = TileAddress(zoom: zoom, x: (10_248 + x) >> shift, y: (5_216 + y) >> shift)
    else { throw CocoaError(.featureUnsupported) }
    return address
  }
}
