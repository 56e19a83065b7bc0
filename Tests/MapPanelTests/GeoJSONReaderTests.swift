import Foundation
import Testing

@testable import MapPanel

/// Reads a text as GeoJSON.
func readGeoJSON(_ text: String, language: String? = nil) throws -> MapData {
  try GeoJSONReader.read(Array(text.utf8), named: "test.geojson", language: language)
}

/// A collection with a feature of a geometry and properties, as JSON.
func collection(_ features: (geometry: String, properties: String)...) -> String {
  let list = features.map {
    #"{"type":"Feature","properties":{\#($0.properties)},"geometry":{\#($0.geometry)}}"#
  }
  return #"{"type":"FeatureCollection","features":[\#(list.joined(separator: ","))]}"#
}

@Suite("Reading GeoJSON")
struct GeoJSONReaderTests {
  let street = #""type":"LineString","coordinates":[[45.1,54.1],[45.2,54.2,180.5],[45.3,54.1]]"#
  let square =
    #""type":"Polygon","coordinates":[[[0,0],[2,0],[2,2],[0,2],[0,0]],[[0.5,0.5],[0.5,1],[1,1],[1,0.5],[0.5,0.5]]]"#

  @Test("A road becomes projected points with its class and name")
  func road() throws {
    let data = try readGeoJSON(
      collection((street, #""highway":"primary","name":"Проспект Ленина","lanes":4"#)))
    let feature = try #require(data.features.first)
    #expect(feature.kind == .line && feature.featureClass == .primary)
    #expect(data.name(of: feature) == "Проспект Ленина")
    let expected = [(45.1, 54.1), (45.2, 54.2), (45.3, 54.1)].map {
      Mercator.project(GeoCoordinate(latitude: $0.1, longitude: $0.0))
    }
    #expect(data.points == expected)
    #expect(data.range(ofPart: 0) == 0..<3)
  }

  @Test("Outer rings run clockwise on screen, holes against it, however they were written")
  func orientation() throws {
    let reversed = #""type":"Polygon","coordinates":[[[0,0],[0,2],[2,2],[2,0],[0,0]]]"#
    let data = try readGeoJSON(
      collection((square, #""building":"yes""#), (reversed, #""natural":"water""#)))
    func area(_ part: Int32) -> Double {
      let ring = data.points[data.range(ofPart: part)]
      var area = 0.0
      for (a, b) in zip(ring, ring.dropFirst()) { area += a.x * b.y - b.x * a.y }
      return area
    }
    #expect(area(0) > 0)
    #expect(area(1) < 0)
    #expect(area(2) > 0)
  }

  @Test("Each polygon of several has its own holes")
  func multiPolygon() throws {
    let data = try readGeoJSON(
      collection(
        (
          #""coordinates":[[[[0,0],[1,0],[1,1],[0,0]]],[[[5,0],[6,0],[6,1],[5,0]],[[5.2,0.1],[5.3,0.1],[5.3,0.2],[5.2,0.1]]]],"type":"MultiPolygon""#,
          #""landuse":"forest""#
        )))
    #expect(data.features.map(\.featureClass) == [.wood])
    #expect(data.features.first?.parts == 0..<3)
  }

  @Test("Members come in any order, tags may be nested, escapes are read")
  func order() throws {
    let text = #"""
      {"features":[{"geometry":{"coordinates":[[1,1],[2,2]],"type":"LineString"},
      "properties":{"tags":{"highway":"residential","name":"A\u043b\u0435\"\\\ud83d\ude00\n"}},
      "id":["x",{"y":null}],"type":"Feature"}],"bbox":[1,1,2,2],"type":"FeatureCollection",
      "schematic":true,"attribution":"© OSM","attribution:en":"© OSM people"}
      """#
    let data = try readGeoJSON(text)
    #expect(data.names == ["Aле\"\\😀\n"])
    #expect(data.isSchematic && data.attribution == "© OSM")
    #expect(data.attribution(in: Locale(identifier: "en_GB")) == "© OSM people")
    #expect(data.attribution(in: Locale(identifier: "ru_RU")) == "© OSM")
  }

  @Test("Names come in the language asked for, else in the local one")
  func language() throws {
    let text = collection(
      (street, #""name:en":"Lenin Avenue","highway":"primary","name":"Проспект Ленина""#))
    #expect(try readGeoJSON(text, language: "en").names == ["Lenin Avenue"])
    #expect(try readGeoJSON(text, language: "de").names == ["Проспект Ленина"])
  }

  @Test("Collections of geometries, null geometries, and what no map shows")
  func others() throws {
    let data = try readGeoJSON(
      #"""
      {"type":"FeatureCollection","features":[
       {"type":"Feature","properties":null,"geometry":null},
       {"type":"Feature","properties":{"amenity":"bench"},"geometry":{"type":"Point","coordinates":[1,2]}},
       {"type":"Feature","properties":{"highway":"footway"},"geometry":{"type":"GeometryCollection",
        "geometries":[{"type":"LineString","coordinates":[[1,1],[2,2]]},{"type":"Point","coordinates":[0,0]}]}},
       {"type":"Feature","properties":{"highway":"track"},"geometry":{"type":"LineString","coordinates":[]}}]}
      """#)
    #expect(data.features.map(\.featureClass) == [.footway])
  }

  @Test("Numbers are the nearest doubles")
  func numbers() throws {
    for text in [
      "0", "-0.5", "45.18156", "1e2", "1.5E-3", "12345678901234567890e-18", "0.1234567890123456789",
      "54.189999999999998", "-1e-30", "2.5e+1",
    ] {
      var scanner = JSONScanner(Array(text.utf8))
      let value = try scanner.number()
      #expect(value == Double(text))
      let isAtEnd = scanner.isAtEnd()
      #expect(isAtEnd)
    }
  }

  @Test("A line over the antimeridian stays whole")
  func antimeridian() throws {
    let data = try readGeoJSON(
      collection(
        (
          #""type":"LineString","coordinates":[[179,10],[-179,11],[178,12]]"#,
          #""highway":"primary""#
        )))
    let expected: [Double] = [359 / 360, 361 / 360, 358 / 360]
    #expect(zip(data.points, expected).allSatisfy { abs($0.x - $1) < 1e-15 })
    #expect(data.bounds.width < 0.01)
  }

  @Test("A polygon that holds the pole reaches the square's edge")
  func polarRing() throws {
    let ring =
      #""type":"Polygon","coordinates":[[[-180,-70],[-90,-75],[0,-70],[90,-72],[180,-70],[180,-90],[-180,-90],[-180,-70]]]"#
    let open =
      #""type":"Polygon","coordinates":[[[-170,-70],[-90,-75],[0,-70],[90,-72],[170,-70],[-170,-70]]]"#
    for geometry in [ring, open] {
      let data = try readGeoJSON(collection((geometry, #""natural":"water""#)))
      #expect(data.bounds.maxY == 1)
      #expect(abs(data.bounds.width - 1) < 1e-9)
    }
  }

  @Test("The map of Saransk is read whole")
  func saransk() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Showcase/Resources/saransk-map.geojson")
    let data = try GeoJSONReader.read(contentsOf: path)
    #expect(data.featureCount == 674)
    #expect(data.isSchematic)
    #expect(data.attribution?.contains("OpenStreetMap") == true)
  }
}
