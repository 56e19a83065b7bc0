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

  /// The number of points.
  public var pointCount: Int { coordinates.count }
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
