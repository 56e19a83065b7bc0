/// Makes a picture of a map, which is drawn as `MKMapView` is.
///
///     let options = MKMapSnapshotter.Options()
///     (options.region, options.size) = (harbour, CGSize(width: 320, height: 180))
///     let picture = try await MKMapSnapshotter(options: options).start().image
///
/// Answers come within the picture that asks for them.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  /// The closure that is given the picture or an error.
  public typealias CompletionHandler = @MainActor (Snapshot?, (any Error)?) -> Void

  /// The settings of a picture.
  open class Options: NSObject, @unchecked Sendable {
    /// The part of the Earth that is shown.
    open var region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
      span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))
    { didSet { heldCamera = nil } }
    /// The camera above the map.
    open var camera: MKMapCamera {
      get { heldCamera ?? MKMapCamera(region) }
      set {
        region = newValue.region
        heldCamera = newValue
      }
    }
    var heldCamera: MKMapCamera?
    /// The part of MapKit's square that is shown.
    open var mapRect: MKMapRect {
      get { MKMapRect(region) }
      set { region = MKCoordinateRegion(newValue) }
    }
    /// The size, in points.
    open var size = CGSize(width: 256, height: 256)
    /// Pixels a point, which a picture that is sharp at any size does not ask for.
    open var scale: CGFloat = 1
    /// The kind of the map.
    open var mapType = MKMapType.standard
    /// The look of the map; nil for that of its kind.
    open var preferredConfiguration: MKMapConfiguration?
    /// The kinds of places that the map names; nil for all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// A Boolean value that indicates whether buildings are shown.
    open var showsBuildings = true
    /// The screen whose style the picture has, which is that of the screen it is shown on.
    open var traitCollection: UITraitCollection?

    /// Creates settings of a map of the world.
    public override init() { super.init() }
  }

  /// A picture of a map.
  open class Snapshot: NSObject, @unchecked Sendable {
    /// The picture.
    public let image: UIImage
    private let region: MKCoordinateRegion
    private let size: CGSize

    init(_ image: UIImage, _ region: MKCoordinateRegion, _ size: CGSize) {
      (self.image, self.region, self.size) = (image, region, size)
    }

    /// Returns the point of a place, in points, as if the region filled the picture.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      let east = (coordinate.longitude - region.center.longitude) / region.span.longitudeDelta
      let north = (coordinate.latitude - region.center.latitude) / region.span.latitudeDelta
      return CGPoint(x: size.width * (0.5 + east), y: size.height * (0.5 - north))
    }
  }

  private let options: Options

  /// Creates a maker of one picture.
  public init(options: Options) { self.options = options }

  /// A Boolean value that indicates whether a picture is made, which it is at once.
  open var isLoading: Bool { false }

  /// Returns the picture.
  ///
  /// - Throws: ``MKError`` where the picture has no size.
  open func start() async throws -> Snapshot { try await made() }

  /// Calls a closure with the picture.
  @preconcurrency
  open func start(completionHandler: @escaping CompletionHandler) {
    Task { @MainActor in
      do { completionHandler(try made(), nil) } catch { completionHandler(nil, error) }
    }
  }

  /// Calls a closure with the picture; the queue is the main one's whatever is given.
  @preconcurrency
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    start(completionHandler: completionHandler)
  }

  /// Has no effect: a picture is made at once.
  open func cancel() {}

  @MainActor
  private func made() throws -> Snapshot {
    let map = MKMapView()
    map.region = options.region
    if let camera = options.heldCamera { map.camera = camera }
    (map.mapType, map.pointOfInterestFilter) = (options.mapType, options.pointOfInterestFilter)
    if let look = options.preferredConfiguration { map.preferredConfiguration = look }
    let renderer = ImageRenderer(
      content: map._drawing?.frame(width: options.size.width, height: options.size.height))
    guard options.size.width > 0, options.size.height > 0, let image = renderer.uiImage else {
      throw MKError(.unknown)
    }
    return Snapshot(image, map.region, options.size)
  }
}
