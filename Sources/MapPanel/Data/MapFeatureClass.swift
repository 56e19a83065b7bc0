/// What a thing on the map is, as far as its look goes; areas, then lines, in the order of painting.
public enum MapFeatureClass: UInt8, CaseIterable, Sendable {
  // Areas.
  case residential, commercial, industrial, farmland, institution, aerodrome, railwayYard
  case grass, wood, park, cemetery, sand, pitch, parking, wetland, water, pedestrianArea
  case building, landmark
  // Lines.
  case stream, river, boundary
  case footway, track, service, pedestrianStreet, street, tertiary, secondary, primary, trunk
  case motorway, tram, rail
  // Points.
  case suburb, village, town, city

  /// How much the class matters where labels compete, from 0; the larger wins.
  var labelPriority: Int {
    switch self {
    case .city: 100
    case .town: 95
    case .village: 90
    case .suburb: 80
    case .motorway, .trunk: 75
    case .primary: 70
    case .water, .river: 65
    case .secondary: 60
    case .park, .wood: 58
    case .pedestrianArea: 56
    case .landmark: 54
    case .tertiary: 50
    case .pedestrianStreet: 45
    case .street: 40
    case .rail: 20
    default: 10
    }
  }
}

/// How a thing is drawn.
public enum MapGeometryKind: UInt8, Sendable {
  case point, line, area
  /// A line that is not drawn itself: only its name is written along it.
  case nameLine
}
