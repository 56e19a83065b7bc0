import MapPanel

/// Tells the places of a map from points and points from places.
@MainActor
public struct MapProxy {
  /// The frame that a map tells when it has been laid out.
  final class Box {
    var frame: MapPanelFrame?
  }

  let box: Box

  /// Returns the coordinate at a point of a space; nil while there is no map, and beyond the poles.
  ///
  ///     MapReader { map in
  ///       Map(initialPosition: camera).onTapGesture { place in
  ///         tapped = map.convert(place, from: .local)
  ///       }
  ///     }
  public func convert(
    _ point: CGPoint, from space: some CoordinateSpaceProtocol
  ) -> CLLocationCoordinate2D? {
    box.frame?.coordinate(at: point, in: space).map { CLLocationCoordinate2D($0) }
  }

  /// Returns the point of a space at which a coordinate stands; nil while there is no map.
  public func convert(
    _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
  ) -> CGPoint? {
    box.frame?.point(of: GeoCoordinate(coordinate), in: space)
  }

  /// Returns the camera that frames a region on the map.
  public func camera(framing region: MKCoordinateRegion) -> MapCamera {
    camera(.region(region.region))
  }

  /// Returns the camera that frames a rectangle on the map.
  public func camera(framing rect: MKMapRect) -> MapCamera {
    camera(framing: MKCoordinateRegion(rect))
  }

  /// Returns the camera that frames a place on the map, straight from above.
  public func camera(framing item: MKMapItem, allowPitch: Bool = true) -> MapCamera {
    camera(.places([GeoCoordinate(item.placemark.coordinate)]))
  }

  private func camera(_ panelCamera: MapPanelCamera) -> MapCamera {
    // Before the map is laid out, one of a usual phone's size.
    let visible = box.frame?.visible ?? CGRect(x: 0, y: 0, width: 390, height: 844)
    let size = box.frame?.viewport.size ?? visible.size
    return MapCamera(panelCamera.viewport(size: size, visible: visible), visible: visible)
  }
}

/// Content that may ask a map within it for places and points.
///
///     MapReader { map in
///       Map(initialPosition: camera).overlay {
///         if let place = map.convert(harbour, to: .local) { Text("Here").position(place) }
///       }
///     }
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  @State private var box = MapProxy.Box()
  /// Goes up when the map has moved, so that the content is made anew.
  @State private var moves = 0

  /// Creates content around a map.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

  /// The content, which is given the proxy.
  public var body: some View {
    let _ = moves
    return content(MapProxy(box: box))
      .environment(
        \.mapListeners,
        [
          MapListener { frame, _ in
            guard box.frame != frame else { return }
            box.frame = frame
            moves += 1
          }
        ])
  }
}

/// An action for a map that has been laid out, given the camera's pitch in degrees.
struct MapListener {
  let hear: (MapPanelFrame, _ pitch: Double) -> Void
}

private enum ListenersKey: EnvironmentKey {
  static var defaultValue: [MapListener] { [] }
}

extension EnvironmentValues {
  /// The listeners to the maps below.
  var mapListeners: [MapListener] {
    get { self[ListenersKey.self] }
    set { self[ListenersKey.self] = newValue }
  }
}
