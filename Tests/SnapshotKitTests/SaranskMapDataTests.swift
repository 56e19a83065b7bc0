import Foundation
import Testing

@testable import Showcase

/// The map's file, read by itself and not by the map's reader.
private struct Map: Decodable {
  struct Feature: Decodable {
    let properties: [String: String]
  }

  let schematic: Bool
  let attribution: String
  let bbox: [Double]
  let features: [Feature]

  static func load() throws -> Map {
    try ShowcaseResource.decode(Map.self, from: "saransk-map.geojson")
  }

  func names(with key: String) -> Set<String> {
    Set(features.filter { $0.properties[key] != nil }.compactMap { $0.properties["name"] })
  }
}

@Suite struct SaranskMapDataTests {
  @Test func theMapSaysThatItIsSchematic() throws {
    let map = try Map.load()
    #expect(map.schematic)
    #expect(map.attribution.contains("OpenStreetMap"))
  }

  @Test func theMapNamesTheStreetsAndRivers() throws {
    let map = try Map.load()
    #expect(
      map.names(with: "highway").isSuperset(of: [
        "улица Советская", "проспект Ленина", "улица Коммунистическая", "улица Большевистская",
        "улица Богдана Хмельницкого", "улица Московская", "Площадь Тысячелетия",
      ]))
    #expect(map.names(with: "waterway") == ["Саранка", "Инсар"])
    #expect(map.names(with: "leisure").contains("Парк имени А. С. Пушкина"))
  }

  @Test func theMapHoldsAllKindsOfThingsThatAMapDraws() throws {
    let features = try Map.load().features
    for tag in ["building", "landuse", "natural", "railway", "waterway", "leisure", "place"] {
      #expect(features.contains { $0.properties[tag] != nil }, "no \(tag)")
    }
    for highway in ["primary", "secondary", "residential", "service", "footway"] {
      #expect(features.contains { $0.properties["highway"] == highway }, "no \(highway)")
    }
  }

  @Test func theMapHoldsTheSightsOfTheCentre() throws {
    let map = try Map.load()
    let inside = try POI.load().filter {
      (map.bbox[0]...map.bbox[2]).contains($0.longitude)
        && (map.bbox[1]...map.bbox[3]).contains($0.latitude)
    }
    #expect(inside.count == 23)
  }

  @Test func theMapIsSmall() throws {
    #expect(try ShowcaseResource.data(of: "saransk-map.geojson").count < 310_000)
  }
}
