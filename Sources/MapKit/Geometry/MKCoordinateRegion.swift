import MapPanel

/// The extent of a region, in degrees.
///
///     let span = MKCoordinateSpan(latitudeDelta: 0.02, longitudeDelta: 0.03)
///     let region = MKCoordinateRegion(center: harbour, span: span)
public struct MKCoordinateSpan: Sendable {
  /// The distance from south to north, in degrees.
  public var latitudeDelta: CLLocationDegrees
  /// The distance from west to east, in degrees.
  public var longitudeDelta: CLLocationDegrees

  /// Creates a span of nothing.
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }

  /// Creates a span from degrees.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A part of the map around a centre.
///
///     Map(
///       initialPosition: .region(
///         MKCoordinateRegion(center: harbour, latitudinalMeters: 800, longitudinalMeters: 800)))
public struct MKCoordinateRegion: Sendable {
  /// The centre of the region.
  public var center: CLLocationCoordinate2D
  /// The extent around the centre.
  public var span: MKCoordinateSpan

  /// Creates a region of nothing.
  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }

  /// Creates a region from its centre and span.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }

  /// Creates a region from its centre and its extent in metres.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let region = GeoRegion(
      center: GeoCoordinate(center), latitudinalMeters: latitudinalMeters,
      longitudinalMeters: longitudinalMeters)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: region.latitudeDelta, longitudeDelta: region.longitudeDelta))
  }

  /// Creates the region of a rectangle.
  public init(_ rect: MKMapRect) {
    let (top, bottom) = (rect.origin, MKMapPoint(x: rect.maxX, y: rect.maxY))
    let (north, south) = (top.coordinate.latitude, bottom.coordinate.latitude)
    self.init(
      center: CLLocationCoordinate2D(
        latitude: (north + south) / 2,
        longitude: MKMapPoint(x: rect.midX, y: rect.midY).coordinate.longitude),
      span: MKCoordinateSpan(
        latitudeDelta: north - south, longitudeDelta: rect.size.width / MKMapSize.world.width * 360)
    )
  }

  var region: GeoRegion {
    GeoRegion(
      center: GeoCoordinate(center), latitudeDelta: span.latitudeDelta,
      longitudeDelta: span.longitudeDelta)
  }
}
