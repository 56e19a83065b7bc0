import Foundation
import Testing
import TileFixtures

@testable import MapPanel
@testable import MapTiles

@Suite("Reading vector tiles")
struct VectorTileReaderTests {
  @Test("Commands and steps are read as the specification's examples have them")
  func commands() throws {
    // Mapbox Vector Tile 2.1, section 4.3.5.
    #expect(try TileGeometry.parts([9, 50, 34]) == [[CGPoint(x: 25, y: 17)]])
    #expect(
      try TileGeometry.parts([17, 10, 14, 3, 9]) == [
        [CGPoint(x: 5, y: 7)], [CGPoint(x: 3, y: 2)],
      ])
    #expect(
      try TileGeometry.parts([9, 4, 4, 18, 0, 16, 16, 0, 9, 17, 17, 10, 4, 8]) == [
        [CGPoint(x: 2, y: 2), CGPoint(x: 2, y: 10), CGPoint(x: 10, y: 10)],
        [CGPoint(x: 1, y: 1), CGPoint(x: 3, y: 5)],
      ])
  }

  @Test("Rings are sorted by area into polygons with holes, in both versions' ways")
  func rings() throws {
    let numbers: [UInt32] = [
      9, 0, 0, 26, 20, 0, 0, 20, 19, 0, 15, 9, 22, 2, 26, 18, 0, 0, 18, 17, 0, 15, 9, 4, 13, 26, 0,
      8, 8, 0, 0, 7, 15,
    ]
    let rings = try TileGeometry.parts(numbers)
    #expect(rings.map(\.count) == [4, 4, 4])
    #expect(TileGeometry.polygons(rings).map(\.count) == [1, 2])
    let reversed = rings.map { Array($0.reversed()) }
    #expect(TileGeometry.polygons(reversed).map(\.count) == [1, 2])
    let flat = [CGPoint(x: 0, y: 0), CGPoint(x: 5, y: 0), CGPoint(x: 9, y: 0)]
    #expect(TileGeometry.polygons([flat, rings[0]]).map(\.count) == [1])
  }

  @Test(
    "Geometries that lie about their length or commands are refused",
    arguments: [
      ([9, 50], .endsEarly), ([10], .endsEarly), ([UInt32.max & ~7 | 2, 0, 0], .endsEarly),
      ([9, 0, 0, 12], .unknownCommand(4)), ([0], .unknownCommand(0)),
    ] as [([UInt32], MapTilesError.FeatureProblem)])
  func brokenGeometries(_ numbers: [UInt32], _ problem: MapTilesError.FeatureProblem) {
    #expect(throws: problem) { try TileGeometry.parts(numbers) }
  }

  @Test("Steps of the largest size do not overflow")
  func largeSteps() throws {
    let far = [UInt32](repeating: .max - 1, count: 2000)
    let parts = try TileGeometry.parts([1000 << 3 | 1] + far)
    #expect(parts.last == [CGPoint(x: 2_147_483_647_000.0, y: 2_147_483_647_000.0)])
  }

  private func look(
    _ layer: String, _ kind: MapGeometryKind, _ tags: TileTags
  ) -> OpenMapTilesLayer.Look? {
    OpenMapTilesLayer(rawValue: layer)?.look(of: kind, tags)
  }

  @Test(
    "OpenMapTiles' layers and classes become the map's",
    arguments: [
      ("water", .area, "ocean", .water), ("waterway", .line, "river", .river),
      ("waterway", .line, "ditch", .stream), ("landcover", .area, "wood", .wood),
      ("landcover", .area, "wetland", .wetland), ("landuse", .area, "residential", .residential),
      ("landuse", .area, "hospital", .institution), ("landuse", .area, "cemetery", .cemetery),
      ("landuse", .area, "pitch", .pitch), ("park", .area, "nature_reserve", .park),
      ("park", .point, "nature_reserve", .park), ("building", .area, "", .building),
      ("transportation", .line, "motorway", .motorway),
      ("transportation", .line, "trunk", .trunk), ("transportation", .line, "minor", .street),
      ("transportation", .line, "service", .service), ("transportation", .line, "path", .footway),
      ("transportation", .line, "rail", .rail), ("transportation", .area, "pier", .pedestrianArea),
      ("transportation_name", .line, "tertiary", .tertiary),
      ("aeroway", .area, "runway", .aerodrome),
      ("place", .point, "city", .city), ("place", .point, "quarter", .suburb),
      ("place", .point, "hamlet", .village), ("water_name", .point, "lake", .water),
      ("water_name", .line, "lake", .water), ("poi", .point, "museum", .landmark),
      ("poi", .point, "college", .institution),
    ] as [(String, MapGeometryKind, String, MapFeatureClass)])
  func layers(
    _ layer: String, _ kind: MapGeometryKind, _ featureClass: String, _ expected: MapFeatureClass
  ) {
    let tags = TileTags(featureClass: featureClass, name: "Имя")
    #expect(look(layer, kind, tags)?.featureClass == expected)
  }

  @Test("Boundaries, trams, squares and what runs underground are told by further tags")
  func furtherTags() {
    func line(_ layer: String, _ tags: TileTags) -> MapFeatureClass? {
      look(layer, .line, tags)?.featureClass
    }
    #expect(line("boundary", TileTags(adminLevel: 4)) == .boundary)
    #expect(line("boundary", TileTags(adminLevel: 9)) == nil)
    #expect(line("boundary", TileTags(adminLevel: 2, isMaritime: true)) == nil)
    #expect(line("transportation", TileTags(featureClass: "transit", subclass: "tram")) == .tram)
    #expect(line("transportation", TileTags(featureClass: "transit", subclass: "subway")) == nil)
    #expect(
      line("transportation", TileTags(featureClass: "path", subclass: "pedestrian"))
        == .pedestrianStreet)
    #expect(line("transportation", TileTags(featureClass: "rail", crossing: "tunnel")) == nil)
    #expect(line("transportation", TileTags(featureClass: "ferry")) == nil)
    #expect(line("waterway", TileTags(featureClass: "river", crossing: "tunnel")) == nil)
    #expect(look("place", .point, TileTags(featureClass: "city")) == nil)
    #expect(look("transportation_name", .line, TileTags(featureClass: "minor")) == nil)
    #expect(OpenMapTilesLayer(rawValue: "housenumber") == nil)
  }

  private func read(
    _ bytes: [UInt8], language: String? = nil
  ) throws -> (data: MapData, problems: [MapTilesError]) {
    try VectorTileReader.read(
      bytes, of: City.tile(0, 0), named: "city.mbtiles", language: language)
  }

  @Test("Names come in the language that is asked for, where there is one")
  func languages() throws {
    let bytes = TileWriter().tile(City.features, at: try City.tile(-1, 0))
    func names(_ language: String?) throws -> [String] {
      try VectorTileReader.read(
        bytes, of: City.tile(-1, 0), named: "city.mbtiles", language: language
      ).data.names.sorted()
    }
    #expect(try names(nil) == ["Город", "Советская улица"])
    #expect(try names("en") == ["Town", "Советская улица"])
    #expect(try names("de") == ["Город", "Советская улица"])
  }

  @Test("Tiles are taken packed and unpacked; what lies about its length is refused")
  func compression() throws {
    let plain = TileWriter().tile(City.features, at: try City.tile(0, 0))
    let packed = ArchiveWriter.pack(plain)
    #expect(packed.count < plain.count)
    let count = try read(plain).data.featureCount
    #expect(try count > 3 && read(packed).data.featureCount == count)
    #expect(try read(ArchiveWriter.pack([])).data.featureCount == 0)
    var huge = packed
    huge.replaceSubrange(huge.count - 4..<huge.count, with: [0xFF, 0xFF, 0xFF, 0xFF])
    var short = packed
    short[short.count - 4] &-= 1
    let refused: [([UInt8], MapTilesError.Problem)] = [
      (huge, .tooLarge(limit: 8 << 20)),
      (short, .compression("the gzip data are not as long as they say")),
      (Array(packed.prefix(9)), .compression("the gzip data are cut off")),
      (Array(packed.prefix(40)) + packed.suffix(8), .compression("the gzip data are damaged")),
    ]
    for (bytes, problem) in refused {
      #expect(
        throws: MapTilesError(file: "city.mbtiles", tile: try City.tile(0, 0), problem: problem)
      ) { try read(bytes) }
    }
  }

  @Test("Bytes that are no tile are refused, in words that name file and tile")
  func notATile() throws {
    do {
      _ = try read(Array("<!DOCTYPE html>".utf8))
      Issue.record("a web page was read as a tile")
    } catch let error as MapTilesError {
      #expect(error.description.hasPrefix("city.mbtiles, tile 14/10248/5216: the bytes are no"))
    }
  }

  @Test("A broken feature is left out and told of; the rest of the tile is read")
  func brokenFeature() throws {
    var layer = WireWriter()
    layer.add(field: 15, number: 2)
    layer.add(field: 1, bytes: "water".utf8)
    for numbers in [[9, 0, 0, 26, 2000, 0, 0, 2000, 1999, 0, 15], [9, 5], [7000]] as [[UInt32]] {
      var feature = WireWriter()
      feature.add(field: 3, number: 3)
      feature.add(field: 4, packed: numbers)
      layer.add(field: 2, bytes: feature.bytes)
    }
    var tagged = WireWriter()
    tagged.add(field: 2, packed: [7, 7])
    layer.add(field: 2, bytes: tagged.bytes)
    var tile = WireWriter()
    tile.add(field: 3, bytes: layer.bytes)
    let (data, problems) = try read(tile.bytes)
    #expect(data.featureCount == 1)
    #expect(
      problems.map(\.problem) == [
        .layer(name: "water", reason: .features(first: 1, .endsEarly, count: 3))
      ])
    #expect(
      problems.first?.description
        == "city.mbtiles, tile 14/10248/5216: layer “water”: 3 features are left out; the first is "
        + "feature 1: the geometry ends within a command")
  }

  @Test(
    "Layers of an unknown version or without extent are told of", arguments: [0, 3] as [UInt64])
  func layerVersions(_ version: UInt64) throws {
    var writer = TileWriter()
    writer.version = version
    let (data, problems) = try read(writer.tile(City.features, at: City.tile(0, 0)))
    #expect(data.featureCount == 0 && !problems.isEmpty)
    #expect(
      problems.first?.problem
        == .layer(name: "park", reason: .version(UInt32(version)))
        || problems.first?.problem == .layer(name: "water", reason: .version(UInt32(version))))
    var layer = WireWriter()
    layer.add(field: 15, number: 2)
    layer.add(field: 1, bytes: "water".utf8)
    layer.add(field: 5, number: 0)
    var tile = WireWriter()
    tile.add(field: 3, bytes: layer.bytes)
    #expect(
      try read(tile.bytes).problems.map(\.problem) == [
        .layer(name: "water", reason: .extent(0))
      ])
  }

  @Test("Points in a buffer belong to the neighbour")
  func buffers() throws {
    let features = [-0.01, 0, 0.01].map { x in
      TileFeature("place", [("class", "town"), ("name", "П\(x)")], .point(City.place(x, 0.5)))
    }
    let writer = TileWriter()
    let names = try [-1, 0].map { x in
      try VectorTileReader.read(
        writer.tile(features, at: City.tile(x, 0)), of: City.tile(x, 0), named: "city.mbtiles"
      ).data.names
    }
    #expect(names == [["П-0.01"], ["П0.0", "П0.01"]])
  }
}
