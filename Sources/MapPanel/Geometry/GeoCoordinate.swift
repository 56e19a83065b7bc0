/// A place on the Earth, in degrees of WGS84.
public struct GeoCoordinate: Hashable, Sendable {
  /// The latitude, in degrees north, -90 to 90.
  public var latitude: Double
  /// The longitude, in degrees east, -180 to 180; beyond, the place is the same as a whole turn
  /// back.
  public var longitude: Double

  /// Creates a place from degrees.
  public init(latitude: Double, longitude: Double) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// A part of the map around a centre, in degrees.
public struct GeoRegion: Hashable, Sendable {
  /// The centre of the region.
  public var center: GeoCoordinate
  /// The distance from the southern to the northern edge, in degrees.
  public var latitudeDelta: Double
  /// The distance from the western to the eastern edge, in degrees.
  public var longitudeDelta: Double

  /// Creates a region from its centre and its extent in degrees.
  public init(center: GeoCoordinate, latitudeDelta: Double, longitudeDelta: Double) {
    self.center = center
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }

  /// Creates a region around a centre, with its extent in metres.
  ///
  /// A degree of latitude is 111 320 m: the equator of WGS84 (a = 6 378 137 m) over 360.
  public init(center: GeoCoordinate, latitudinalMeters: Double, longitudinalMeters: Double) {
    let degree = Mercator.equator / 360
    let cosine = max(0.01, Mercator.cosine(ofLatitude: center.latitude))
    self.init(
      center: center, latitudeDelta: latitudinalMeters / degree,
      longitudeDelta: longitudinalMeters / (degree * cosine))
  }
}

extension GeoCoordinate {
  /// Returns the metres to another place, by the local scale of Web Mercator: true within a city to
  /// 1 in 300, the ellipsoid's flattening.
  ///
  ///     let harbour = GeoCoordinate(latitude: 54.32, longitude: 10.14)
  ///     let metres = harbour.distance(to: GeoCoordinate(latitude: 54.36, longitude: 10.15))
  public func distance(to other: GeoCoordinate) -> Double {
    let (a, b) = (Mercator.project(self), Mercator.project(other))
    let x = b.x - a.x - (b.x - a.x).rounded()
    let y = b.y - a.y
    return (x * x + y * y).squareRoot()
      * Mercator.metres(atLatitude: (latitude + other.latitude) / 2)
  }
}
