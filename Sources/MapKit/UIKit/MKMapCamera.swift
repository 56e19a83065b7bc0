import MapPanel

/// A camera above a map of UIKit.
///
///     map.camera = MKMapCamera(
///       lookingAtCenter: harbour, fromDistance: 1500, pitch: 0, heading: 90)
open class MKMapCamera: NSObject, NSCopying {
  /// The place in the middle of the view.
  open var centerCoordinate: CLLocationCoordinate2D
  /// The distance of the camera from the centre, in metres.
  open var centerCoordinateDistance: CLLocationDistance
  /// The height of the camera above the ground, in metres, as before iOS 13.
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
    set { centerCoordinateDistance = newValue / cos(Double(pitch) * .pi / 180) }
  }
  /// The tilt of the camera, in degrees from straight down; the map is drawn flat whatever it is.
  open var pitch: CGFloat
  /// The direction that points upwards, in degrees clockwise from north.
  open var heading: CLLocationDirection

  /// Creates a camera that sees nothing yet.
  public override convenience init() {
    self.init(lookingAtCenter: CLLocationCoordinate2D(), fromDistance: 0, pitch: 0, heading: 0)
  }

  /// Creates a camera.
  ///
  /// - Parameters:
  ///   - centerCoordinate: The place in the middle of the view.
  ///   - distance: The distance of the camera from it, in metres.
  ///   - pitch: The tilt, in degrees from straight down.
  ///   - heading: The direction that points upwards, in degrees clockwise from north.
  public init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection
  ) {
    (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, distance)
    (self.pitch, self.heading) = (pitch, heading)
  }

  /// Returns a camera that sees the same.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate }

  var duplicate: MKMapCamera {
    MKMapCamera(
      lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch,
      heading: heading)
  }

  /// The camera that sees a region from south to north.
  convenience init(_ region: MKCoordinateRegion) {
    let metres = region.span.latitudeDelta * Self.metresPerDegree
    self.init(
      lookingAtCenter: region.center, fromDistance: metres / MapPanelCamera.visibleShare, pitch: 0,
      heading: 0)
  }

  /// The square region around the centre that is as high as what the camera sees.
  var region: MKCoordinateRegion {
    let metres = centerCoordinateDistance * MapPanelCamera.visibleShare
    return MKCoordinateRegion(
      center: centerCoordinate, latitudinalMeters: metres, longitudinalMeters: metres)
  }

  /// The metres of a degree of latitude, as ``MKCoordinateRegion`` counts them.
  private static let metresPerDegree: Double = {
    let degree = MKCoordinateRegion(
      center: CLLocationCoordinate2D(), latitudinalMeters: 1000, longitudinalMeters: 1000)
    return 1000 / degree.span.latitudeDelta
  }()
}
