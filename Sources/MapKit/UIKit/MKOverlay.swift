/// A line or a surface on a map of UIKit.
public protocol MKOverlay: MKAnnotation {}

/// A line of several points.
open class MKPolyline: NSObject, MKOverlay {
  /// The points.
  public let coordinates: [CLLocationCoordinate2D]
  /// The title.
  open var title: String?
  /// The text below the title.
  open var subtitle: String?

  /// Creates a line of points, as many as are counted.
  public init(coordinates: [CLLocationCoordinate2D], count: Int) {
    self.coordinates = Array(coordinates.prefix(count))
  }

  /// Creates a line of points of MapKit's square, as many as are counted.
  public convenience init(points: [MKMapPoint], count: Int) {
    self.init(coordinates: points.map(\.coordinate), count: count)
  }

  /// The number of points.
  public var pointCount: Int { coordinates.count }
  /// The smallest rectangle around the points.
  open var boundingMapRect: MKMapRect {
    let points = coordinates.map { MKMapPoint($0) }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let west = xs.min(), let east = xs.max(), let north = ys.min(), let south = ys.max()
    else { return MKMapRect(x: 0, y: 0, width: 0, height: 0) }
    return MKMapRect(x: west, y: north, width: east - west, height: south - north)
  }

  /// Copies points to where a pointer leads.
  ///
  /// - Parameters:
  ///   - coords: The first of as many coordinates as the range has.
  ///   - range: The points that are copied.
  public func getCoordinates(
    _ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange
  ) {
    let places = coordinates.dropFirst(range.location).prefix(range.length)
    for (index, place) in places.enumerated() { coords[index] = place }
  }

  /// The first point.
  open var coordinate: CLLocationCoordinate2D {
    coordinates.first ?? CLLocationCoordinate2D(latitude: 0, longitude: 0)
  }
}

/// A circle around a place.
open class MKCircle: NSObject, MKOverlay {
  /// The middle.
  public let coordinate: CLLocationCoordinate2D
  /// The radius, in metres.
  public let radius: CLLocationDistance
  /// The title.
  open var title: String?
  /// The text below the title.
  open var subtitle: String?

  /// Creates a circle of a radius in metres.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (center, radius)
  }
}

/// The look of a line or a surface on a map of UIKit.
open class MKOverlayRenderer: NSObject {
  /// The line or the surface.
  public let overlay: any MKOverlay
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1

  /// Creates a drawer.
  public init(overlay: any MKOverlay) { self.overlay = overlay }

  /// Creates a drawer of nothing, as delegates return it for overlays that they do not know.
  public override convenience init() { self.init(overlay: MKPolyline(coordinates: [], count: 0)) }
}

/// The look of an outline on a map of UIKit.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The colour inside.
  open var fillColor: UIColor?
  /// The colour of the line.
  open var strokeColor: UIColor?
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 0
  /// The lengths of dashes, in points.
  open var lineDashPattern: [NSNumber]?
}

/// The look of a line on a map of UIKit.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Creates a drawer of a line.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// The look of a circle on a map of UIKit.
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Creates a drawer of a circle.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
