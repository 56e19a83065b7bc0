import SwiftUI

/// A panel as it was laid out: what it looks at, and where it stands.
package struct MapPanelFrame: Equatable {
  /// The mapping from places to points of the canvas.
  package let viewport: MapViewport
  /// The part of the canvas that no bar covers: the panel's own coordinates begin at its corner.
  package let visible: CGRect
  /// The panel's geometry, for other spaces than its own.
  let proxy: GeometryProxy
  /// The frame on the screen when the panel was laid out.
  private let global: CGRect

  init(viewport: MapViewport, visible: CGRect, proxy: GeometryProxy) {
    (self.viewport, self.visible, self.proxy) = (viewport, visible, proxy)
    global = proxy.frame(in: .global)
  }

  package static func == (a: MapPanelFrame, b: MapPanelFrame) -> Bool {
    a.viewport == b.viewport && a.visible == b.visible && a.global == b.global
  }

  /// Returns the coordinate at a point; nil beyond the poles.
  package func coordinate(
    at point: CGPoint, in space: some CoordinateSpaceProtocol
  ) -> GeoCoordinate? {
    let shift = shift(to: space)
    let place = viewport.place(at: CGPoint(x: point.x - shift.x, y: point.y - shift.y))
    guard (0...1).contains(place.y) else { return nil }
    return Mercator.coordinate(of: place)
  }

  /// Returns the point at which a coordinate stands, on the copy of the world that is nearest.
  package func point(of coordinate: GeoCoordinate, in space: some CoordinateSpaceProtocol)
    -> CGPoint
  {
    let (point, shift) = (viewport.point(of: coordinate), shift(to: space))
    return CGPoint(x: point.x + shift.x, y: point.y + shift.y)
  }

  /// Returns the canvas's corner in a space.
  private func shift(to space: some CoordinateSpaceProtocol) -> CGPoint {
    let origin = proxy.frame(in: space).origin
    return CGPoint(x: origin.x - visible.minX, y: origin.y - visible.minY)
  }
}
