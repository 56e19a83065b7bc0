import MapPanel

/// A camera above the map.
///
///     let camera = MapCamera(centerCoordinate: harbour, distance: 1500, heading: 90)
///     Map(initialPosition: .camera(camera))
public struct MapCamera: Equatable, Sendable {
  /// The place in the middle of the view.
  public var centerCoordinate: CLLocationCoordinate2D
  /// The distance of the camera from the centre, in metres.
  public var distance: Double
  /// The direction that points upwards, in degrees clockwise from north.
  public var heading: Double
  /// The tilt of the camera, in degrees from straight down; the map is drawn flat whatever it is.
  public var pitch: Double

  /// Creates a camera.
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
    (self.heading, self.pitch) = (heading, pitch)
  }
}

extension MapCamera {
  /// Returns a Boolean value that indicates whether two cameras see the same.
  public static func == (a: MapCamera, b: MapCamera) -> Bool {
    GeoCoordinate(a.centerCoordinate) == GeoCoordinate(b.centerCoordinate)
      && (a.distance, a.heading, a.pitch) == (b.distance, b.heading, b.pitch)
  }

  /// The camera that sees what a viewport shows in its free part.
  init(_ viewport: MapViewport, visible: CGRect, pitch: Double = 0) {
    self.init(
      centerCoordinate: CLLocationCoordinate2D(Mercator.coordinate(of: viewport.center)),
      distance: MapPanelCamera.distance(of: viewport, visible: visible),
      heading: viewport.heading, pitch: pitch)
  }
}

/// A position of a map's camera.
///
///     Map(position: $camera) { Marker("Harbour", coordinate: harbour) }
///       .toolbar { Button("Show all") { camera = .automatic } }
public struct MapCameraPosition: Equatable, Sendable {
  indirect enum Kind: Sendable {
    case automatic
    case region(MKCoordinateRegion)
    case rect(MKMapRect)
    case camera(MapCamera)
    case item(MKMapItem)
    case user(followsHeading: Bool, fallback: MapCameraPosition)
  }

  let kind: Kind

  /// The height in metres above a single place: MapKit shows about a kilometre around the user.
  private static let placeDistance = 2000.0

  /// All content, or the world where there is none.
  public static let automatic = MapCameraPosition(kind: .automatic)

  /// Returns a region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(kind: .region(region))
  }

  /// Returns a rectangle of MapKit's square.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
    MapCameraPosition(kind: .rect(rect))
  }

  /// Returns a camera.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(kind: .camera(camera))
  }

  /// Returns a place of interest and what is around it.
  public static func item(
    _ item: MKMapItem, allowsAutomatic: Bool = true
  ) -> MapCameraPosition {
    MapCameraPosition(kind: .item(item))
  }

  /// Returns the user's location, or another position while it is unknown.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    MapCameraPosition(kind: .user(followsHeading: followsHeading, fallback: fallback))
  }

  /// The region, if the position is one.
  public var region: MKCoordinateRegion? {
    if case .region(let region) = kind { region } else { nil }
  }

  /// The rectangle, if the position is one.
  public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }

  /// The camera, if the position is one.
  public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }

  /// The item, if the position is of one.
  public var item: MKMapItem? { if case .item(let item) = kind { item } else { nil } }

  /// A Boolean value that indicates whether the camera follows the user's location.
  public var followsUserLocation: Bool { if case .user = kind { true } else { false } }

  /// A Boolean value that indicates whether the camera turns with the user's heading.
  public var followsUserHeading: Bool {
    if case .user(let followsHeading, _) = kind { followsHeading } else { false }
  }

  /// The position while the user's location is unknown; nil for positions that follow nobody.
  public var fallbackPosition: MapCameraPosition? {
    if case .user(_, let fallback) = kind { fallback } else { nil }
  }

  /// A Boolean value that indicates whether a gesture has moved the map: in a picture, none has.
  public var positionedByUser: Bool { false }

  /// Returns a Boolean value that indicates whether two positions are the same.
  public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool {
    switch (a.kind, b.kind) {
    case (.automatic, .automatic): true
    case (.region(let a), .region(let b)): a.region == b.region
    case (.rect(let a), .rect(let b)): a == b
    case (.camera(let a), .camera(let b)): a == b
    case (.item(let a), .item(let b)): a == b
    case (.user(let aFollows, let a), .user(let bFollows, let b)): aFollows == bFollows && a == b
    default: false
    }
  }

  /// Returns the panel's camera.
  func camera(content: [GeoCoordinate], user: MapPanelUser?) -> MapPanelCamera {
    switch kind {
    case .automatic:
      return .places(content.isEmpty ? [user?.coordinate].compactMap { $0 } : content)
    case .region(let region): return .region(region.region)
    case .rect(let rect): return .region(MKCoordinateRegion(rect).region)
    case .camera(let camera):
      return .distance(
        center: GeoCoordinate(camera.centerCoordinate), metres: camera.distance,
        heading: camera.heading)
    case .item(let item):
      return .distance(
        center: GeoCoordinate(item.placemark.coordinate), metres: Self.placeDistance)
    case .user(let followsHeading, let fallback):
      guard let user else { return fallback.camera(content: content, user: nil) }
      return .distance(
        center: user.coordinate, metres: Self.placeDistance,
        heading: followsHeading ? user.heading ?? 0 : 0)
    }
  }
}

/// The gestures that a map takes; a still has none.
///
///     Map(initialPosition: camera, interactionModes: [.pan, .zoom])
public struct MapInteractionModes: OptionSet, Sendable {
  /// The gestures, a bit each.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Moving the map.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Zooming.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Tilting the camera.
  public static let pitch = MapInteractionModes(rawValue: 4)
  /// Turning the map.
  public static let rotate = MapInteractionModes(rawValue: 8)
  /// All gestures.
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// The way in which a map follows the user.
public enum MapUserTrackingMode: Sendable { case none, follow }
