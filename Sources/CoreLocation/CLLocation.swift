/// A place on the Earth with what is known of it.
///
/// `CLLocation(latitude:longitude:)` has the first instant of 2001 as its time, since pictures must
/// not depend on a clock.
///
///     let harbour = CLLocation(latitude: 54.32, longitude: 10.14)
///     let metres = harbour.distance(from: CLLocation(latitude: 54.36, longitude: 10.15))
open class CLLocation: NSObject, @unchecked Sendable {
  /// The place on the Earth, in degrees.
  public let coordinate: CLLocationCoordinate2D
  /// The height above the sea, in metres.
  public let altitude: CLLocationDistance
  /// The radius around the place within which the truth lies, in metres; negative where it is
  /// unknown.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The distance above and below within which the truth lies, in metres; negative where it is
  /// unknown.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of the movement, in degrees clockwise from north; negative where it is unknown.
  public let course: CLLocationDirection
  /// The speed, in metres a second; negative where it is unknown.
  public let speed: CLLocationSpeed
  /// The time at which the device was there.
  public let timestamp: Date

  /// Creates a place from degrees.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1,
      timestamp: Date(timeIntervalSinceReferenceDate: 0))
  }

  /// Creates a place with its accuracy in metres.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// Creates a place with all that can be known of it.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    (self.coordinate, self.altitude) = (coordinate, altitude)
    (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
    (self.course, self.speed, self.timestamp) = (course, speed, timestamp)
  }

  /// Returns the metres to another place along a great circle of a sphere of 6 371 008.8 m (the
  /// mean radius of WGS84), by the haversine formula, to the millimetre.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let (a, b) = (coordinate, location.coordinate)
    let latitude = sin(radians(b.latitude - a.latitude) / 2)
    let longitude = sin(radians(b.longitude - a.longitude) / 2)
    let share =
      latitude * latitude
      + cos(radians(a.latitude)) * cos(radians(b.latitude)) * longitude * longitude
    let metres = 2 * 6_371_008.8 * asin(min(1, share.squareRoot()))
    return (metres * 1000).rounded() / 1000
  }
}
