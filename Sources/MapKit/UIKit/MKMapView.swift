/// A map of UIKit; a representable draws it as `Map` does.
///
/// The delegate is asked for the views of annotations and the renderers of overlays, and told of
/// nothing else.
///
///     struct Harbour: UIViewRepresentable {
///       func makeUIView(context: Context) -> MKMapView {
///         let map = MKMapView()
///         map.setRegion(MKCoordinateRegion(.world), animated: false)
///         return map
///       }
///       func updateUIView(_ map: MKMapView, context: Context) {}
///     }
open class MKMapView: UIView {
  /// The part of the Earth that is shown.
  open var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
    span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))
  { didSet { heldCamera = nil } }
  /// The camera that was set since the region was.
  private(set) var heldCamera: MKMapCamera?
  /// The camera above the map, which is copied.
  open var camera: MKMapCamera {
    get { heldCamera?.duplicate ?? MKMapCamera(region) }
    set {
      region = newValue.region
      heldCamera = newValue.duplicate
    }
  }
  /// The look of the map.
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  /// The kind of the map.
  open var mapType = MKMapType.standard
  /// The delegate, which is asked how things look and told nothing.
  open weak var delegate: (any MKMapViewDelegate)?
  /// The things on the map.
  open private(set) var annotations: [any MKAnnotation] = []
  /// The things that are selected.
  open private(set) var selectedAnnotations: [any MKAnnotation] = []
  /// The lines and surfaces on the map.
  open private(set) var overlays: [any MKOverlay] = []
  /// The person's own place.
  public let userLocation = MKUserLocation()
  /// A Boolean value that indicates whether the person's own place is shown.
  open var showsUserLocation = false
  /// The way in which the map follows the person.
  open var userTrackingMode = MKUserTrackingMode.none
  /// A Boolean value that indicates whether the map can be zoomed.
  open var isZoomEnabled = true
  /// A Boolean value that indicates whether the map can be moved.
  open var isScrollEnabled = true
  /// A Boolean value that indicates whether the map can be turned.
  open var isRotateEnabled = true
  /// A Boolean value that indicates whether the map can be tilted.
  open var isPitchEnabled = true
  /// A Boolean value that indicates whether there is a compass.
  open var showsCompass = true
  /// A Boolean value that indicates whether there is a scale.
  open var showsScale = false
  /// A Boolean value that indicates whether traffic is shown.
  open var showsTraffic = false
  /// A Boolean value that indicates whether buildings are shown.
  open var showsBuildings = true

  // As MapKit declares it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The distances from which the camera may look; a picture is of one.
  open var cameraZoomRange: CameraZoomRange! = CameraZoomRange()
  /// The part of the Earth in which the camera stays; nil for all.
  open var cameraBoundary: CameraBoundary?

  /// Distances from which a map's camera may look, in metres.
  open class CameraZoomRange: NSObject {
    /// The least distance, in metres.
    public let minCenterCoordinateDistance: CLLocationDistance
    /// The greatest distance, in metres.
    public let maxCenterCoordinateDistance: CLLocationDistance

    /// Creates distances in metres; nil where the least is greater than the greatest.
    public init?(
      minCenterCoordinateDistance: CLLocationDistance,
      maxCenterCoordinateDistance: CLLocationDistance
    ) {
      guard minCenterCoordinateDistance <= maxCenterCoordinateDistance else { return nil }
      self.minCenterCoordinateDistance = minCenterCoordinateDistance
      self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
    }

    /// Creates distances up to the greatest, in metres.
    public convenience init?(maxCenterCoordinateDistance: CLLocationDistance) {
      self.init(
        minCenterCoordinateDistance: 0, maxCenterCoordinateDistance: maxCenterCoordinateDistance)
    }

    /// Creates distances from the least on, in metres.
    public convenience init?(minCenterCoordinateDistance: CLLocationDistance) {
      self.init(
        minCenterCoordinateDistance: minCenterCoordinateDistance,
        maxCenterCoordinateDistance: .infinity)
    }

    override init() {
      (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (0, .infinity)
    }
  }

  /// A part of the Earth in which a map's camera stays.
  open class CameraBoundary: NSObject {
    /// The part.
    public let region: MKCoordinateRegion

    /// Creates a boundary of a region.
    public init?(coordinateRegion: MKCoordinateRegion) { region = coordinateRegion }

    /// Creates a boundary of a part of MapKit's square.
    public init?(mapRect: MKMapRect) { region = MKCoordinateRegion(mapRect) }
  }

  /// Sets the distances from which the camera may look.
  open func setCameraZoomRange(_ range: CameraZoomRange?, animated: Bool) {
    cameraZoomRange = range
  }
  /// Sets the part of the Earth in which the camera stays.
  open func setCameraBoundary(_ boundary: CameraBoundary?, animated: Bool) {
    cameraBoundary = boundary
  }

  /// The kinds of places that the map names; nil for all.
  open var pointOfInterestFilter: MKPointOfInterestFilter?

  /// The middle of what is shown.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set {
      guard let camera = heldCamera else { return region.center = newValue }
      camera.centerCoordinate = newValue
      self.camera = camera
    }
  }

  /// Shows a part of the Earth at once.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  /// The part of MapKit's square that is shown.
  open var visibleMapRect: MKMapRect {
    get { MKMapRect(region) }
    set { region = MKCoordinateRegion(newValue) }
  }
  /// Shows a part of MapKit's square at once.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { visibleMapRect = mapRect }
  /// Shows a part of MapKit's square at once, with room around it in points, as far as the view has
  /// a size.
  open func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool
  ) { visibleMapRect = mapRect.padded(by: insets, in: bounds.size) }
  /// Moves the middle at once.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    centerCoordinate = coordinate
  }
  /// Looks from a camera at once.
  open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
  /// Sets the way in which the map follows the person.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }
  /// Returns a part of the Earth as it would be shown, which is that part.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

  /// Adds a thing.
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  /// Adds things.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  /// Removes a thing.
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
  }
  /// Removes things.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }
  /// Selects a thing.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    selectedAnnotations = [annotation]
  }
  /// Selects a thing no longer.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations.removeAll { $0 === annotation }
  }
  /// Shows things, by a region around them.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations.filter { new in !self.annotations.contains { $0 === new } })
    let places = annotations.map(\.coordinate)
    let (latitudes, longitudes) = (places.map(\.latitude), places.map(\.longitude))
    guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(),
      let east = longitudes.max()
    else { return }
    region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(
        latitude: (south + north) / 2, longitude: (west + east) / 2),
      span: MKCoordinateSpan(latitudeDelta: north - south, longitudeDelta: east - west))
  }
  /// Has no effect: no view of a thing is asked for.
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier name: String) {}
  /// Returns nil: no views are used anew.
  open func dequeueReusableAnnotationView(withIdentifier name: String) -> MKAnnotationView? { nil }
  /// Returns a view of its own each time.
  open func dequeueReusableAnnotationView(
    withIdentifier name: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView { MKAnnotationView(annotation: annotation, reuseIdentifier: name) }
  /// Returns the view that the delegate gives a thing; nil for the system's balloon.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    delegate?.mapView(self, viewFor: annotation)
  }

  /// Adds a line or a surface.
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  /// Adds lines and surfaces.
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  /// Removes a line or a surface.
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  /// Removes lines and surfaces.
  open func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { removeOverlay(overlay) }
  }

  /// Returns the place of a point in points, as if the region filled the view.
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    guard bounds.width > 0, bounds.height > 0 else { return region.center }
    let (x, y) = (point.x / bounds.width - 0.5, 0.5 - point.y / bounds.height)
    return CLLocationCoordinate2D(
      latitude: region.center.latitude + y * region.span.latitudeDelta,
      longitude: region.center.longitude + x * region.span.longitudeDelta)
  }
}

/// A delegate that says how the things on a map of UIKit look.
///
///     final class Lines: MKMapViewDelegate {
///       func mapView(_ map: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
///         let renderer = MKOverlayPathRenderer(overlay: overlay)
///         renderer.strokeColor = .systemBlue
///         return renderer
///       }
///     }
@MainActor @preconcurrency
public protocol MKMapViewDelegate: AnyObject {
  /// Returns the view of an annotation; nil for the balloon of the system.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Returns the renderer of an overlay, whose colours and width it is drawn with.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
}

extension MKMapViewDelegate {
  /// Returns nil: annotations are balloons by default.
  public func mapView(
    _ mapView: MKMapView, viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
  /// Returns a renderer that draws nothing, as UIKit does where no delegate answers.
  public func mapView(
    _ mapView: MKMapView, rendererFor overlay: any MKOverlay
  ) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
}

/// The kind of a map, under MapKit's name.
public enum MKMapType: UInt, Sendable {
  /// The kinds.
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// The way in which a map follows a person, under MapKit's name.
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }
