import Foundation

/// The part of the world that a map panel shows.
///
///     MapPanel(.region(GeoRegion(center: pier, latitudinalMeters: 600, longitudinalMeters: 600)))
public enum MapPanelCamera: Hashable, Sendable {
  /// A region, which fits into what no bar covers.
  case region(GeoRegion)
  /// A centre at a zoom, 0 for the world in 256 pt; the heading is in degrees clockwise from north.
  case zoom(center: GeoCoordinate, zoom: Double, heading: Double = 0)
  /// A centre seen from a height in metres; the heading is in degrees clockwise from north.
  case distance(center: GeoCoordinate, metres: Double, heading: Double = 0)
  /// All of some places.
  case places([GeoCoordinate])

  /// Twice the tangent of 15°: how much of its distance a camera of 30° sees from top to bottom.
  package static let visibleShare = 0.535_898_384_862_245_4

  /// Returns the viewport on a canvas, of which a rectangle is free of bars.
  ///
  /// Places that are to be seen stand above what is so many points high in the lower corners.
  package func viewport(
    size: CGSize, visible: CGRect, ornamentsBelow: Double = 0
  ) -> MapViewport {
    switch self {
    case .region(let region):
      return Self.fitting(
        Mercator.rect(of: region), size: size, visible: visible, room: (top: 0, side: 0, bottom: 0))
    case .zoom(let center, let zoom, let heading):
      return MapViewport(
        size: size, visible: visible, center: Mercator.project(center),
        scale: 256 * PortableMath.powerOfTwo(zoom), heading: heading)
    case .distance(let center, let metres, let heading):
      let seen = max(1, metres) * Self.visibleShare
      let scale =
        Double(visible.height) / seen * Mercator.metres(atLatitude: center.latitude)
      return MapViewport(
        size: size, visible: visible, center: Mercator.project(center), scale: scale,
        heading: heading)
    case .places(let places):
      let (top, side, bottom) = Self.markerRoom
      return Self.fitting(
        Self.rect(around: places), size: size, visible: visible,
        room: (top, side, max(bottom, ornamentsBelow + Self.tipRoom)))
    }
  }

  /// The room that markers take around their places, in points: a selected balloon is 66 high and
  /// its title two lines, and both keep a margin to the sides.
  private static let markerRoom = (top: 72.0, side: 44.0, bottom: 34.0)
  /// The least distance of a marker's tip from an ornament beneath it, in points.
  private static let tipRoom = 6.0

  /// Returns the height in metres from which a camera sees what a viewport shows in its free part.
  package static func distance(of viewport: MapViewport, visible: CGRect) -> Double {
    let latitude = Mercator.latitude(ofY: viewport.center.y)
    return Double(visible.height) / viewport.scale * Mercator.metres(atLatitude: latitude)
      / visibleShare
  }

  /// Returns the scale at which a rectangle just fits.
  ///
  /// - Parameters:
  ///   - rect: In Web Mercator's square.
  ///   - size: The canvas's, in points.
  ///   - visible: The part of the canvas that no bar covers.
  ///   - room: The points around the rectangle that are to be free too, as for markers at its
  ///     edges.
  /// - Returns: The viewport whose free part the rectangle fills one way.
  static func fitting(
    _ rect: WorldRect, size: CGSize, visible: CGRect,
    room: (top: Double, side: Double, bottom: Double)
  ) -> MapViewport {
    // On a small map markers take half of it at the most.
    let side = min(room.side, Double(visible.width) / 4)
    let share = min(1, Double(visible.height) / 2 / max(1, room.top + room.bottom))
    let (top, bottom) = (room.top * share, room.bottom * share)
    let scale = min(
      (Double(visible.width) - 2 * side) / max(rect.width, 1e-9),
      (Double(visible.height) - top - bottom) / max(rect.height, 1e-9))
    var center = rect.center
    center.y -= (top - bottom) / 2 / scale
    return MapViewport(size: size, visible: visible, center: center, scale: scale)
  }

  /// Returns the rectangle around places, on the side of the antimeridian of the first.
  private static func rect(around places: [GeoCoordinate]) -> WorldRect {
    guard let first = places.first.map(Mercator.project) else {
      return WorldRect(minX: 0, minY: 0, maxX: 1, maxY: 1)
    }
    var rect = WorldRect.empty
    for place in places {
      var point = Mercator.project(place)
      point.x = Antimeridian.unwrap(point.x, after: first.x)
      rect.add(point)
    }
    // At least a block around a single place: about 200 m at the equator.
    let margin = max(0, 5e-6 - max(rect.width, rect.height) / 2)
    return WorldRect(
      minX: rect.minX - margin, minY: rect.minY - margin, maxX: rect.maxX + margin,
      maxY: rect.maxY + margin)
  }
}
