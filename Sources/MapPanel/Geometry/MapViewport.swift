import Foundation

/// The mapping between places of the world and points of a canvas.
public struct MapViewport: Hashable, Sendable {
  /// The canvas, in points, parts beneath bars included.
  public let size: CGSize
  /// The place that stands at the focus.
  public let center: WorldPoint
  /// The point of the centre on the canvas: the middle of the part that no bar covers.
  public let focus: CGPoint
  /// The number of points that the whole turn of the Earth spans.
  public let scale: Double
  /// The direction that points upwards, in degrees clockwise from north.
  public let heading: Double
  private let sine: Double
  private let cosine: Double

  /// The nearest zoom: a 256 pt tile is the world's square at zoom 0, half its side at each next.
  public static let zoomLimit = 21.0

  /// Creates a viewport; the scale is taken into what the canvas and the limits allow.
  init(size: CGSize, visible: CGRect, center: WorldPoint, scale: Double, heading: Double = 0) {
    let largest = 256 * PortableMath.powerOfTwo(Self.zoomLimit)
    // The world covers the canvas from pole to pole, as in MapKit.
    let smallest = max(256, Double(max(size.width, size.height)))
    let scale = min(largest, max(smallest, scale.isFinite ? scale : largest))
    (self.size, self.scale, self.heading) = (size, scale, heading)
    focus = CGPoint(x: visible.midX, y: visible.midY)
    (sine, cosine) = PortableMath.sineAndCosine(degrees: heading)
    let above = Double(focus.y) / scale
    let below = Double(size.height - focus.y) / scale
    self.center = WorldPoint(
      x: center.x, y: heading == 0 ? min(1 - below, max(above, center.y)) : center.y)
  }

  /// The zoom, from 0 for the world in 256 pt.
  public var zoom: Double {
    PortableMath.logarithm(scale / 256) / PortableMath.logarithm(2)
  }

  /// Returns the point of the canvas at which a place stands.
  public func point(of place: WorldPoint) -> CGPoint {
    let (dx, dy) = ((place.x - center.x) * scale, (place.y - center.y) * scale)
    return CGPoint(
      x: focus.x + dx * cosine + dy * sine, y: focus.y - dx * sine + dy * cosine)
  }

  /// Returns the point of the canvas at which a coordinate stands, on the copy of the world that is
  /// nearest.
  public func point(of coordinate: GeoCoordinate) -> CGPoint {
    var place = Mercator.project(coordinate)
    place.x -= (place.x - center.x).rounded()
    return point(of: place)
  }

  /// Returns the place that stands at a point of the canvas.
  public func place(at point: CGPoint) -> WorldPoint {
    let (x, y) = (Double(point.x - focus.x) / scale, Double(point.y - focus.y) / scale)
    return WorldPoint(
      x: center.x + x * cosine - y * sine, y: center.y + x * sine + y * cosine)
  }

  /// Returns the smallest rectangle of the world that holds a rectangle of the canvas.
  package func worldRect(of rect: CGRect) -> WorldRect {
    var result = WorldRect.empty
    for x in [rect.minX, rect.maxX] {
      for y in [rect.minY, rect.maxY] { result.add(place(at: CGPoint(x: x, y: y))) }
    }
    return result
  }

  /// The metres that a point spans at the centre.
  public var metresPerPoint: Double {
    Mercator.metres(atLatitude: Mercator.latitude(ofY: center.y)) / scale
  }

  /// Returns the points that a length in metres spans at a latitude.
  func points(metres: Double, atLatitude latitude: Double) -> Double {
    metres * scale / Mercator.metres(atLatitude: latitude)
  }
}
