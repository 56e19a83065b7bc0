/// Tells by OpenStreetMap's tags what a thing on the map is.
///
/// The values are those of the Map features page of the OpenStreetMap wiki.
struct OSMTags {
  private var values: [(key: Key, value: String)] = []
  private(set) var name: String?
  private let nameKey: String?

  /// Tags that decide the look; what is most telling comes first.
  private enum Key: String {
    case place, waterway, natural, water, railway, aeroway, highway, building, leisure, landuse
    case amenity, tourism, historic, boundary, area, tunnel
  }

  /// Creates empty tags.
  ///
  /// - Parameter language: The language of names, such as `ru` for `name:ru`; nil for local names.
  init(language: String? = nil) { nameKey = language.map { "name:\($0)" } }

  /// Notes a tag; the many that do not matter are dropped at once.
  mutating func add(_ key: String, _ value: String) {
    if key == nameKey {
      name = value
    } else if key == "name" {
      if name == nil || nameKey == nil { name = value }
    } else if let key = Key(rawValue: key) {
      values.append((key, value))
    }
  }

  mutating func removeAll() {
    values.removeAll(keepingCapacity: true)
    name = nil
  }

  private subscript(key: Key) -> String? { values.first { $0.key == key }?.value }

  /// Returns the class of the feature; nil for what a map does not show.
  func featureClass(of kind: MapGeometryKind) -> MapFeatureClass? {
    switch kind {
    case .point: placeClass
    case .line, .nameLine: lineClass
    case .area: areaClass
    }
  }

  private var placeClass: MapFeatureClass? {
    switch self[.place] {
    case "city": .city
    case "town": .town
    case "village", "hamlet": .village
    case "suburb", "quarter", "neighbourhood", "borough": .suburb
    default: nil
    }
  }

  private var lineClass: MapFeatureClass? {
    if self[.area] == "yes" { return nil }
    if let highway = self[.highway] { return Self.road(highway) }
    if let railway = self[.railway] { return Self.railway(railway) }
    if let waterway = self[.waterway] { return Self.waterway(waterway) }
    if self[.boundary] == "administrative" { return .boundary }
    return nil
  }

  private static func road(_ value: String) -> MapFeatureClass? {
    switch value {
    case "motorway", "motorway_link": .motorway
    case "trunk", "trunk_link": .trunk
    case "primary", "primary_link": .primary
    case "secondary", "secondary_link": .secondary
    case "tertiary", "tertiary_link": .tertiary
    case "residential", "unclassified", "living_street", "road": .street
    case "pedestrian": .pedestrianStreet
    case "service": .service
    case "track": .track
    case "footway", "path", "steps", "cycleway", "bridleway", "corridor": .footway
    default: nil
    }
  }

  private static func railway(_ value: String) -> MapFeatureClass? {
    switch value {
    case "rail", "light_rail", "narrow_gauge", "monorail": .rail
    case "tram": .tram
    default: nil
    }
  }

  private static func waterway(_ value: String) -> MapFeatureClass? {
    switch value {
    case "river", "canal": .river
    case "stream", "ditch", "drain": .stream
    default: nil
    }
  }

  private var areaClass: MapFeatureClass? {
    if let building = self[.building], building != "no" { return buildingClass(building) }
    if self[.waterway] == "riverbank" || self[.waterway] == "dock" { return .water }
    return natural ?? leisure ?? landuse ?? highwayArea ?? amenity ?? aeroway
  }

  private func buildingClass(_ value: String) -> MapFeatureClass {
    switch value {
    case "church", "cathedral", "chapel", "mosque", "synagogue", "temple", "museum", "theatre",
      "train_station", "university", "stadium", "government", "public", "civic":
      return .landmark
    default: break
    }
    let isNotable =
      self[.tourism] != nil || self[.historic] != nil || self[.amenity] == "theatre"
      || self[.amenity] == "place_of_worship"
    return isNotable ? .landmark : .building
  }

  private var natural: MapFeatureClass? {
    switch self[.natural] {
    case "water", "bay": .water
    case "wood", "scrub": .wood
    case "grassland", "heath", "meadow": .grass
    case "wetland": .wetland
    case "sand", "beach", "bare_rock", "scree": .sand
    default: nil
    }
  }

  private var leisure: MapFeatureClass? {
    switch self[.leisure] {
    case "park", "garden", "nature_reserve", "golf_course", "playground": .park
    case "pitch", "stadium", "track", "sports_centre": .pitch
    case "swimming_pool": .water
    default: nil
    }
  }

  private var landuse: MapFeatureClass? {
    switch self[.landuse] {
    case "residential": .residential
    case "commercial", "retail": .commercial
    case "industrial", "garages", "construction": .industrial
    case "farmland", "farmyard", "orchard", "vineyard", "allotments": .farmland
    case "grass", "meadow", "village_green", "greenfield", "recreation_ground", "flowerbed":
      .grass
    case "forest": .wood
    case "cemetery": .cemetery
    case "railway": .railwayYard
    case "reservoir", "basin": .water
    case "education", "institutional": .institution
    default: nil
    }
  }

  private var highwayArea: MapFeatureClass? {
    switch self[.highway] {
    case "pedestrian", "footway", "service": .pedestrianArea
    default: self[.place] == "square" ? .pedestrianArea : nil
    }
  }

  private var amenity: MapFeatureClass? {
    switch self[.amenity] {
    case "school", "university", "college", "kindergarten", "hospital", "clinic": .institution
    case "parking": .parking
    case "grave_yard": .cemetery
    case "fountain": .water
    default: nil
    }
  }

  private var aeroway: MapFeatureClass? {
    switch self[.aeroway] {
    case "aerodrome", "apron", "runway", "taxiway": .aerodrome
    default: nil
    }
  }
}
