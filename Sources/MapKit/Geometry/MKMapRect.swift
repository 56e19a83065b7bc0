import MapPanel

/// A place in MapKit's square of 2^28 points: the world at zoom 20 in tiles of 256.
public struct MKMapPoint: Hashable, Sendable {
  /// The horizontal coordinate, in map points eastwards.
  public var x: Double
  /// The vertical coordinate, in map points southwards.
  public var y: Double

  /// Creates a place from its coordinates in the square.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// Creates the place of a coordinate.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let point = Mercator.project(GeoCoordinate(coordinate))
    self.init(x: point.x * MKMapSize.world.width, y: point.y * MKMapSize.world.height)
  }

  /// The place on the Earth.
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(
      Mercator.coordinate(
        of: WorldPoint(x: x / MKMapSize.world.width, y: y / MKMapSize.world.height)))
  }
}

/// An extent in MapKit's square.
public struct MKMapSize: Hashable, Sendable {
  /// The width, in map points.
  public var width: Double
  /// The height, in map points.
  public var height: Double

  /// The whole world.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)

  /// Creates an extent.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

/// A rectangle in MapKit's square.
///
///     Map(initialPosition: .rect(MKMapRect.world))
public struct MKMapRect: Hashable, Sendable {
  /// The north-western corner.
  public var origin: MKMapPoint
  /// The width and height.
  public var size: MKMapSize

  /// The whole world.
  public static let world = MKMapRect(origin: MKMapPoint(x: 0, y: 0), size: .world)

  /// Creates a rectangle.
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The western edge.
  public var minX: Double { origin.x }
  /// The northern edge.
  public var minY: Double { origin.y }
  /// The horizontal centre.
  public var midX: Double { origin.x + size.width / 2 }
  /// The vertical centre.
  public var midY: Double { origin.y + size.height / 2 }
  /// The eastern edge.
  public var maxX: Double { origin.x + size.width }
  /// The southern edge.
  public var maxY: Double { origin.y + size.height }
}
