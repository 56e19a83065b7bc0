import MapPanel

/// The layers of OpenMapTiles' schema 3 that a map shows, and what their features are.
///
/// Classes are those of the schema's pages at openmaptiles.org/schema.
enum OpenMapTilesLayer: String {
  case water, waterway, landcover, landuse, park, building, transportation, boundary, place, poi
  case aeroway
  case waterName = "water_name"
  case transportationName = "transportation_name"

  /// The class and geometry of a feature as it is shown, and the name that is written.
  struct Look {
    var featureClass: MapFeatureClass
    var kind: MapGeometryKind
    var name: String?
  }

  /// Returns the look of a feature; nil for one that a map leaves out.
  func look(of kind: MapGeometryKind, _ tags: TileTags) -> Look? {
    switch kind {
    case .area: area(tags).map { Look(featureClass: $0, kind: .area, name: nil) }
    case .line, .nameLine: line(tags)
    case .point:
      if let name = tags.name, let point = point(tags) {
        Look(featureClass: point, kind: .point, name: name)
      } else {
        nil
      }
    }
  }

  /// Areas have no names: a tile shows a part only, and the schema has points for them.
  private func area(_ tags: TileTags) -> MapFeatureClass? {
    switch self {
    case .water: tags.crossing == "tunnel" ? nil : .water
    case .landcover: Self.landcover(tags.featureClass)
    case .landuse: Self.landuse(tags.featureClass)
    case .park: .park
    case .building: .building
    case .aeroway: .aerodrome
    case .transportation:
      tags.featureClass == "path" || tags.featureClass == "pier" ? .pedestrianArea : nil
    default: nil
    }
  }

  private func line(_ tags: TileTags) -> Look? {
    switch self {
    case .waterway:
      guard tags.crossing != "tunnel" else { return nil }
      let isWide = tags.featureClass == "river" || tags.featureClass == "canal"
      return Look(featureClass: isWide ? .river : .stream, kind: .line, name: tags.name)
    case .transportation:
      return Self.road(tags).map { Look(featureClass: $0, kind: .line, name: nil) }
    case .transportationName:
      guard let road = Self.road(tags), let name = tags.name else { return nil }
      return Look(featureClass: road, kind: .nameLine, name: name)
    case .waterName:
      return tags.name.map { Look(featureClass: .water, kind: .nameLine, name: $0) }
    case .boundary:
      // From countries down to towns; those at sea cross nothing that a map shows.
      guard !tags.isMaritime, (1...8).contains(tags.adminLevel) else { return nil }
      return Look(featureClass: .boundary, kind: .line, name: nil)
    default: return nil
    }
  }

  private func point(_ tags: TileTags) -> MapFeatureClass? {
    switch self {
    case .place: Self.settlement(tags.featureClass)
    case .waterName: .water
    case .park: .park
    case .poi: Self.sight(tags)
    default: nil
    }
  }

  private static func landcover(_ value: String) -> MapFeatureClass? {
    switch value {
    case "farmland": .farmland
    case "wood": .wood
    case "grass": .grass
    case "wetland": .wetland
    case "sand", "rock": .sand
    default: nil
    }
  }

  private static func landuse(_ value: String) -> MapFeatureClass? {
    switch value {
    case "residential", "suburb", "quarter", "neighbourhood": .residential
    case "commercial", "retail": .commercial
    case "industrial", "garages", "quarry", "military", "dam": .industrial
    case "railway", "bus_station": .railwayYard
    case "cemetery": .cemetery
    case "stadium", "pitch", "track": .pitch
    case "playground", "theme_park", "zoo": .park
    case "school", "university", "kindergarten", "college", "library", "hospital": .institution
    default: nil
    }
  }

  private static func road(_ tags: TileTags) -> MapFeatureClass? {
    switch tags.featureClass {
    case "motorway": .motorway
    case "trunk": .trunk
    case "primary": .primary
    case "secondary": .secondary
    case "tertiary": .tertiary
    case "minor", "busway": .street
    case "service": .service
    case "track": .track
    case "path": tags.subclass == "pedestrian" ? .pedestrianStreet : .footway
    case "rail": tags.crossing == "tunnel" ? nil : .rail
    case "transit":
      tags.crossing == "tunnel" || tags.subclass == "subway"
        ? nil : tags.subclass == "tram" ? .tram : .rail
    default: nil
    }
  }

  private static func settlement(_ value: String) -> MapFeatureClass? {
    switch value {
    case "city": .city
    case "town": .town
    case "village", "hamlet", "isolated_dwelling": .village
    case "suburb", "borough", "quarter", "neighbourhood": .suburb
    default: nil
    }
  }

  private static func sight(_ tags: TileTags) -> MapFeatureClass? {
    switch tags.featureClass {
    case "attraction", "museum", "castle", "monument", "place_of_worship", "theatre", "stadium",
      "art_gallery", "zoo":
      .landmark
    case "school", "college", "university", "hospital", "library", "town_hall": .institution
    case "park", "garden": .park
    case "cemetery": .cemetery
    case "railway": tags.subclass == "station" ? .landmark : nil
    default: nil
    }
  }
}
