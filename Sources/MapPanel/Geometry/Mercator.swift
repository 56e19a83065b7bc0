/// Web Mercator (EPSG:3857) with the world as a square of side 1.
public enum Mercator {
  /// The equator's length in metres, by the sphere of radius 6 378 137 m that EPSG:3857 takes.
  public static let equator = 40_075_016.685_578_49

  /// The latitude at which the world's square ends, in degrees: arctan(sinh π).
  public static let latitudeLimit = 85.051_128_779_806_59

  /// Returns the place of a coordinate; latitudes beyond the square's are taken to its edge.
  public static func project(_ coordinate: GeoCoordinate) -> WorldPoint {
    WorldPoint(x: x(ofLongitude: coordinate.longitude), y: y(ofLatitude: coordinate.latitude))
  }

  static func x(ofLongitude longitude: Double) -> Double { (longitude + 180) / 360 }

  /// The edge itself is given, not computed: there the rounding of the sine would show.
  static func y(ofLatitude latitude: Double) -> Double {
    if latitude >= latitudeLimit { return 0 }
    if latitude <= -latitudeLimit { return 1 }
    let sine = PortableMath.sine(latitude * .pi / 180)
    return 0.5 - PortableMath.logarithm((1 + sine) / (1 - sine)) / (4 * .pi)
  }

  /// Returns the coordinate of a place; the longitude comes back into -180 to 180.
  public static func coordinate(of point: WorldPoint) -> GeoCoordinate {
    GeoCoordinate(
      latitude: latitude(ofY: point.y), longitude: (point.x - point.x.rounded(.down)) * 360 - 180)
  }

  /// Found by halving, since the projection is monotonic; 60 halvings are all that a double holds.
  static func latitude(ofY y: Double) -> Double {
    var (low, high) = (-latitudeLimit, latitudeLimit)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if self.y(ofLatitude: middle) > y { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  static func cosine(ofLatitude latitude: Double) -> Double {
    PortableMath.sineAndCosine(degrees: min(90, max(-90, latitude))).cosine
  }

  /// Returns the metres that a unit of the world's square spans at a latitude.
  static func metres(atLatitude latitude: Double) -> Double {
    equator * cosine(ofLatitude: min(latitudeLimit, max(-latitudeLimit, latitude)))
  }

  /// Returns the rectangle of a region; one that spans a turn or more is the whole width.
  static func rect(of region: GeoRegion) -> WorldRect {
    let centre = project(region.center)
    let half = min(0.5, abs(region.longitudeDelta) / 720)
    let reach = abs(region.latitudeDelta) / 2
    return WorldRect(
      minX: centre.x - half, minY: y(ofLatitude: region.center.latitude + reach),
      maxX: centre.x + half, maxY: y(ofLatitude: region.center.latitude - reach))
  }
}
