import MapPanel

/// The moments at which a camera's changes are told: a still knows only their end.
public struct MapCameraUpdateFrequency: Hashable, Sendable {
  private let isContinuous: Bool

  /// While the camera moves.
  public static let continuous = MapCameraUpdateFrequency(isContinuous: true)
  /// Once the camera rests.
  public static let onEnd = MapCameraUpdateFrequency(isContinuous: false)
}

/// A map's camera and the region that it shows.
public struct MapCameraUpdateContext: Sendable {
  /// The camera.
  public let camera: MapCamera
  /// The region that no bar covers.
  public let region: MKCoordinateRegion
  /// The rectangle that no bar covers.
  public let rect: MKMapRect

  init(_ frame: MapPanelFrame, pitch: Double) {
    camera = MapCamera(frame.viewport, visible: frame.visible, pitch: pitch)
    let seen = frame.viewport.worldRect(of: frame.visible)
    rect = MKMapRect(
      x: seen.minX * MKMapSize.world.width, y: seen.minY * MKMapSize.world.height,
      width: seen.width * MKMapSize.world.width, height: seen.height * MKMapSize.world.height)
    region = MKCoordinateRegion(rect)
  }
}

/// Remembers what a map was last told to look at.
private final class LastFrame {
  var frame: MapPanelFrame?
}

private struct CameraChangeModifier: ViewModifier {
  let action: @MainActor (MapCameraUpdateContext) -> Void
  @State private var last = LastFrame()
  @Environment(\.mapListeners) private var listeners

  func body(content: Content) -> some View {
    content.environment(
      \.mapListeners,
      listeners + [
        MapListener { frame, pitch in
          guard last.frame != frame else { return }
          last.frame = frame
          action(MapCameraUpdateContext(frame, pitch: pitch))
        }
      ])
  }
}

extension View {
  /// Calls a closure with what the maps below see: when they are first shown, and when it changed.
  ///
  ///     Map(initialPosition: camera) { Marker("Harbour", coordinate: harbour) }
  ///       .onMapCameraChange { change in region = change.region }
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping @MainActor (MapCameraUpdateContext) -> Void
  ) -> some View {
    modifier(CameraChangeModifier(action: action))
  }

  /// Calls a closure when the maps below are first shown, and when what they see has changed.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(CameraChangeModifier { _ in action() })
  }
}
