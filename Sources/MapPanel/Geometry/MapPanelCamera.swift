import Foundation

/// What a map panel looks at.
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
  private static let visibleShare = 0.535_898_384_862_245_4

  /// The viewport on a canvas, of which a rectangle is free of bars.
  func viewport(size: CGSize, visible: CGRect) -> MapViewport {
    switch self {
    case .region(let region):
      return Self.fitting(Mercator.rect(of: region), size: size, visible: visible)
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
      return Self.fitting(Self.rect(around: places), size: size, visible: visible)
    }
  }

  /// The scale at which a rectangle just fits.
  static func fitting(_ rect: WorldRect, size: CGSize, visible: CGRect) -> MapViewport {
    let scale = min(
      Double(visible.width) / max(rect.width, 1e-9),
      Double(visible.height) / max(rect.height, 1e-9))
    return MapViewport(size: size, visible: visible, center: rect.center, scale: scale)
  }

  /// The rectangle around places, on the side of the antimeridian of the first, with a margin.
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
    // A tenth on each side, and at least a block (about 200 m at the equator).
    let margin = max(max(rect.width, rect.height) * 0.1, 5e-6)
    return WorldRect(
      minX: rect.minX - margin, minY: rect.minY - margin, maxX: rect.maxX + margin,
      maxY: rect.maxY + margin)
  }
}
