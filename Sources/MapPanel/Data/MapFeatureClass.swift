/// The classes of features by which a map is styled; areas, then lines, in the order of painting.
public enum MapFeatureClass: UInt8, CaseIterable, Sendable {
  // Areas.
  /// Areas of use.
  case residential, commercial, industrial, farmland, institution, aerodrome, railwayYard
  /// Areas of green, water and rest.
  case grass, wood, park, cemetery, sand, pitch, parking, wetland, water, pedestrianArea
  /// Buildings, plain or remarkable.
  case building, landmark
  // Lines.
  /// Waters and boundaries as lines.
  case stream, river, boundary
  /// Ways and streets in rising importance.
  case footway, track, service, pedestrianStreet, street, tertiary, secondary, primary, trunk
  /// Motorways and rails.
  case motorway, tram, rail
  // Points.
  /// Places in rising size.
  case suburb, village, town, city

  /// The priority of the class where labels compete, from 0; the larger wins.
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

/// The geometry of a feature.
public enum MapGeometryKind: UInt8, Sendable {
  /// A place, a course or a region.
  case point, line, area
  /// A line that is not drawn itself: only its name is written along it.
  case nameLine
}
