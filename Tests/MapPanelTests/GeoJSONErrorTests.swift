import Foundation
import Testing

@testable import MapPanel

@Suite("What is wrong with GeoJSON")
struct GeoJSONErrorTests {
  private func problem(_ text: String) -> GeoJSONError? {
    do throws(GeoJSONError) {
      _ = try GeoJSONReader.read(Array(text.utf8), named: "city.geojson")
      return nil
    } catch { return error }
  }

  private func inFeature(_ geometry: String) -> GeoJSONError? {
    problem(
      collection((#""type":"Point","coordinates":[0,0]"#, ""), (geometry, #""highway":"path""#)))
  }

  @Test("A latitude out of range names the file, the feature and the coordinate")
  func latitude() throws {
    let error = try #require(
      inFeature(#""type":"LineString","coordinates":[[1,2],[3,4],[5,95.5]]"#))
    #expect(error.problem == .latitude(95.5))
    #expect(error.feature == 1 && error.part == 0 && error.position == 2)
    #expect(
      error.description
        == "city.geojson, line 1, feature 1, part 0, coordinate 2: latitude 95.5 is not within "
        + "-90...90; GeoJSON has the longitude first, in degrees")
  }

  @Test("Metres instead of degrees are recognised")
  func metres() throws {
    let error = try #require(
      inFeature(#""type":"LineString","coordinates":[[5029586.1,12],[1,1]]"#))
    #expect(error.problem == .longitude(5_029_586.1))
    #expect(error.description.contains("EPSG:4326"))
  }

  static let geometries: [(String, GeoJSONError.Problem)] = [
    (#""type":"LineString","coordinates":[[1,2]]"#, .tooFewPositions(found: 1, needed: 2)),
    (
      #""type":"Polygon","coordinates":[[[0,0],[1,0],[0,0]]]"#,
      .tooFewPositions(found: 3, needed: 4)
    ),
    (#""type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[0,1]]]"#, .openRing),
    (#""type":"Polygon","coordinates":[[0,0],[1,0]]"#, .wrongNesting(type: "Polygon")),
    (#""type":"Point","coordinates":[[0,0]]"#, .wrongNesting(type: "Point")),
    (#""type":"LineString","coordinates":[[0,0],[[1,1]]]"#, .unevenNesting),
    (#""type":"LineString","coordinates":[[0],[1,1]]"#, .tooFewNumbers),
    (#""type":"LineString","coordinates":[[0,01],[1,1]]"#, .badNumber("01")),
    (#""type":"LineString","coordinates":[[0,1.],[1,1]]"#, .badNumber("1.")),
    (#""type":"LineString","coordinates":[[0,1e999],[1,1]]"#, .badNumber("1e999")),
    (
      #""type":"LineString","coordinates":[["a",1]]"#,
      .unexpected(found: "“\"”", expected: "a list of coordinates")
    ),
    (#""type":"Line","coordinates":[[0,1]]"#, .unknownType("Line")),
    (#""type":"LineString""#, .missing("coordinates")),
    (#""coordinates":[[0,1]]"#, .missing("type")),
  ]

  @Test("Broken geometries", arguments: geometries.indices)
  func brokenGeometry(_ index: Int) {
    let (geometry, expected) = Self.geometries[index]
    #expect(inFeature(geometry)?.problem == expected)
    #expect(inFeature(geometry)?.feature == 1)
  }

  static let files: [(String, GeoJSONError.Problem)] = [
    ("", .endsEarly),
    ("{", .endsEarly),
    (#"{"type":"FeatureCollection","features":[{"type":"Feat"#, .endsEarly),
    ("[]", .unexpected(found: "“[”", expected: "an object")),
    ("{}", .missing("type")),
    (#"{"type":"FeatureCollection"}"#, .missing("features")),
    (
      #"{"type":"FeatureCollection","features":[]} x"#,
      .unexpected(found: "“x”", expected: "the end of the file")
    ),
    (#"{"type":"FeatureCollection","features":{}}"#, .unexpected(found: "“{”", expected: "a list")),
    ("{\"type\":\"a\nb\"}", .badString("it holds a line break or control character")),
    (#"{"type":"\x"}"#, .badString("“\\” must be followed by one of \"\\/bfnrtu")),
    (#"{"x":"# + String(repeating: "[", count: 5000), .nestedTooDeeply),
  ]

  @Test("Broken files", arguments: files.indices)
  func brokenFile(_ index: Int) {
    let (text, expected) = Self.files[index]
    #expect(problem(text)?.problem == expected)
  }

  @Test("A file that is not there says so")
  func missingFile() {
    #expect {
      try GeoJSONReader.read(contentsOf: URL(fileURLWithPath: "/nowhere/city.geojson"))
    } throws: { error in
      guard let error = error as? GeoJSONError, case .unreadable = error.problem else {
        return false
      }
      return error.file == "city.geojson"
    }
  }
}
