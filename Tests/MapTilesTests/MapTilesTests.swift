import Foundation
import MapKit
import SQLiteStorage
import StageSupport
import SwiftUI
import Testing
import TestSupport
import TileFixtures

@testable import MapPanel
@testable import MapTiles

@Suite("Maps of tiles")
@MainActor
struct MapTilesTests {
  private func panel(_ tiles: MapTiles, zoom: Double = 14.5, heading: Double = 0) -> MapPanel {
    MapPanel(
      .zoom(center: City.center, zoom: zoom, heading: heading), source: tiles, ornaments: [])
  }

  @Test("Metadata say what there is; HTML's marks are left out of the attribution")
  func metadata() throws {
    let tiles = try City.tiles()
    #expect(tiles.zooms == 13...14)
    #expect(tiles.attribution == "© участники OpenStreetMap")
    #expect(abs(tiles.center.latitude - City.center.latitude) < 1e-6)
    let bare = try City.tiles(metadata: [:])
    #expect(bare.zooms == 13...14 && bare.attribution == nil)
    #expect(abs(bare.center.longitude - City.center.longitude) < 1e-9)
  }

  @Test("A screen's Map takes tiles as it takes GeoJSON, and names who made them")
  func map() throws {
    let tiles = try City.tiles()
    let map = Map(
      initialPosition: .region(
        MKCoordinateRegion(
          center: CLLocationCoordinate2D(
            latitude: City.center.latitude, longitude: City.center.longitude),
          latitudinalMeters: 2400, longitudinalMeters: 2400))
    ) {
      Marker("Я", coordinate: CLLocationCoordinate2D(latitude: 54.2, longitude: 45.2))
    }
    for scheme in [ColorScheme.light, .dark] {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      let picture = try Picture(
        map.mapSource(tiles), size: CGSize(width: 390, height: 600), environment: environment,
        named: "tiles-\(scheme)")
      #expect(
        Set(picture.list.items.flatMap(\.words).map(\.text)).isSuperset(
          of: ["Советская улица", "Город", "© участники OpenStreetMap"]))
      #expect(picture.warnings.isEmpty)
    }
  }

  @Test("Above the last zoom its tiles are enlarged, below the first they are gathered")
  func otherZooms() throws {
    let tiles = try City.tiles()
    for zoom in [14.0, 16, 19, 21] {
      let picture = try Picture(panel(tiles, zoom: zoom), named: "tiles-zoom-\(Int(zoom))")
      // The island in the lake is 26 points wide at zoom 14, and fills the screen from 18 on.
      #expect(picture.colors(in: CGRect(x: 145, y: 145, width: 10, height: 10)).count == 1)
      #expect(picture.warnings.isEmpty)
    }
    let water = try Picture(panel(tiles, zoom: 16)).image[300, 50]
    // At zoom 10 the lake is ten points wide and the island three.
    let far = try Picture(panel(tiles, zoom: 10), scale: 2)
    #expect(far.colors(in: CGRect(x: 146, y: 146, width: 8, height: 8)).contains(water))
    #expect(
      !far.colors(in: CGRect(x: 0, y: 0, width: 100, height: 300)).contains(water))
    #expect(far.warnings.isEmpty)
    let (data, _) = tiles.data(
      covering: WorldRect(minX: 0, minY: 0, maxX: 1, maxY: 1), zoom: 0)
    #expect(data.count == 4)
  }

  @Test("A street over several tiles has one name, as in one file")
  func labels() throws {
    let picture = try Picture(
      panel(try City.tiles(), zoom: 14), size: CGSize(width: 400, height: 400))
    #expect(
      picture.list.items.flatMap(\.words).map(\.text).filter { $0 == "Советская улица" }.count == 1)
  }

  @Test("A missing tile is told of, its parent's part stands in, its neighbours are whole")
  func missing() throws {
    let whole = try Picture(panel(try City.tiles()))
    let tile = try City.tile(0, 0)
    let tiles = try City.tiles { $0.stored[tile] = .some(nil) }
    let picture = try Picture(panel(tiles), named: "tiles-missing")
    #expect(
      picture.warnings == [
        "city.mbtiles, tile 14/10248/5216: the tile is missing; make the file anew, or narrow its "
          + "metadata's “bounds”"
      ])
    try expectNeighbours(of: picture, equal: whole)
    // The parent has the lake too, with coarser corners.
    #expect(picture.image[444, 444] == whole.image[444, 444])
    let alone = try City.tiles(metadata: [:], zooms: 14...14) { $0.stored[tile] = .some(nil) }
    let gap = try Picture(panel(alone))
    try expectNeighbours(of: gap, equal: whole)
    #expect(gap.image[444, 444] != whole.image[444, 444])
  }

  @Test("A broken tile is told of, and its neighbours are whole", arguments: [true, false])
  func broken(_ isPacked: Bool) throws {
    let whole = try Picture(panel(try City.tiles()))
    let bytes = Array("no tile".utf8)
    let tile = try City.tile(0, 0)
    let tiles = try City.tiles {
      $0.stored[tile] = isPacked ? Array(ArchiveWriter.pack(bytes).prefix(20)) : bytes
    }
    let picture = try Picture(panel(tiles))
    #expect(picture.warnings.count == 1)
    #expect(picture.warnings[0].hasPrefix("city.mbtiles, tile 14/10248/5216: the "))
    try expectNeighbours(of: picture, equal: whole)
    let problems = tiles.problems(
      covering: WorldRect(
        minX: City.corner.x, minY: City.corner.y, maxX: City.corner.x, maxY: City.corner.y),
      zoom: 14)
    #expect(problems.map(\.tile) == [tile])
  }

  /// The pictures are equal but for the tile south-east of the middle, and the labels.
  private func expectNeighbours(of picture: Picture, equal other: Picture) throws {
    for y in stride(from: 0, to: 600, by: 3) {
      for x in stride(from: 0, to: 600, by: 3) where x < 292 && y < 292 || x < 292 && y < 500 {
        try #require(picture.image[x, y] == other.image[x, y], "at \(x), \(y)")
      }
    }
  }

  @Test("Beyond the bounds nothing is missed")
  func beyond() throws {
    let tiles = try City.tiles()
    let away = MapPanel(
      .zoom(center: City.place(40, 40), zoom: 15), source: tiles, ornaments: [])
    #expect(try Picture(away).warnings.isEmpty)
  }

  @Test("From very far only the middle tiles are drawn, and that is told")
  func tooFar() throws {
    let dots = (0..<30).flatMap { x in
      (0..<30).map { y in
        TileFeature(
          "place", [("class", "city"), ("name", "Г\(x)-\(y)")],
          .point(City.place(Double(x) - 14.5, Double(y) - 14.5)))
      }
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-tiles-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent("land.mbtiles")
    let side = City.side
    let bounds = WorldRect(
      minX: City.corner.x - 15 * side, minY: City.corner.y - 15 * side,
      maxX: City.corner.x + 15 * side, maxY: City.corner.y + 15 * side)
    try ArchiveWriter().write(dots, zooms: 14...14, within: bounds, to: url)
    let tiles = try MapTiles(contentsOf: url)
    let found = tiles.data(covering: bounds, zoom: 9)
    #expect(found.data.count == MapTiles.tilesLimit)
    #expect(
      found.problems.map { "\($0)" } == [
        "land.mbtiles: more than 256 tiles cover the map; only the middle ones are drawn. Add tiles "
          + "of lower zooms"
      ])
    let middle = found.data.first?.bounds
    #expect(middle.map { abs($0.minX - City.corner.x) < 2 * side } == true)
  }

  @Test("Files that are none are refused, in words that say what to do")
  func refused() throws {
    let folder = FileManager.default.temporaryDirectory
    let missing = folder.appendingPathComponent("no-such.mbtiles")
    #expect(throws: MapTilesError.self) { try MapTiles(contentsOf: missing) }
    let text = folder.appendingPathComponent("text-\(UUID().uuidString).mbtiles")
    try Data("not a database, but a text that is long enough to be one".utf8).write(to: text)
    #expect(throws: MapTilesError.self) { try MapTiles(contentsOf: text) }
    let empty = folder.appendingPathComponent("empty-\(UUID().uuidString).mbtiles")
    try SQLiteFile(path: empty.path, .create).rows("CREATE TABLE a (b)")
    #expect(throws: MapTilesError(file: empty.lastPathComponent, problem: .noTiles)) {
      try MapTiles(contentsOf: empty)
    }
    let metadata: [([String: String], MapTilesError.Problem)] = [
      (["format": "png"], .format("png")),
      (["minzoom": "-3"], .metadata(key: "minzoom", value: "-3")),
      (["maxzoom": "99"], .metadata(key: "maxzoom", value: "99")),
      (["minzoom": "14", "maxzoom": "3"], .metadata(key: "minzoom", value: "14")),
      (["bounds": "1,2,3"], .metadata(key: "bounds", value: "1,2,3")),
      (["bounds": "nan,2,3,4"], .metadata(key: "bounds", value: "nan,2,3,4")),
    ]
    for (values, problem) in metadata {
      let url = try City.file([], metadata: values)
      #expect(throws: MapTilesError(file: "city.mbtiles", problem: problem)) {
        try MapTiles(contentsOf: url)
      }
      #expect(!problem.description.isEmpty)
    }
  }

  @Test("The world repeats over the antimeridian, and each tile is asked for once")
  func antimeridian() {
    let range = TileRange(
      covering: WorldRect(minX: 0.99, minY: 0.4, maxX: 1.01, maxY: 0.41), zoom: 4)
    #expect(range.addresses.map(\.x) == [15, 0])
    let west = TileRange(
      covering: WorldRect(minX: -0.01, minY: 0.4, maxX: 0.01, maxY: 0.41), zoom: 4)
    #expect(west.addresses.map(\.x) == [15, 0])
    let all = TileRange(covering: WorldRect(minX: -0.4, minY: -1, maxX: 1.3, maxY: 2), zoom: 2)
    #expect(all.count == 16 && Set(all.addresses).count == 16)
  }

  @Test("The cache keeps to its bound, and drops what was used longest ago")
  func cache() throws {
    var cache = TileCache()
    let addresses = (0..<4).compactMap { TileAddress(zoom: 5, x: $0, y: 0) }
    var builder = MapDataBuilder()
    for step in 0..<TileCache.limit / 3 { builder.add(WorldPoint(x: Double(step), y: 0)) }
    builder.endPart()
    builder.addFeature(.line, .street, parts: 0..<1, name: nil)
    let data = builder.finish(attribution: nil, isSchematic: false)
    for address in addresses.prefix(2) { cache[address] = TileCache.Entry(data: data) }
    #expect(cache[addresses[0]] != nil)
    cache[addresses[2]] = TileCache.Entry(data: data)
    #expect(cache[addresses[0]] != nil && cache[addresses[1]] == nil)
    #expect(cache.weight <= TileCache.limit)
  }
}
