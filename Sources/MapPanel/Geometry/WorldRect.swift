/// A place in Web Mercator: the world is a square of side 1, x eastwards, y southwards.
///
/// Places that lie across the antimeridian from their neighbours go on beyond 0 or 1.
public struct WorldPoint: Hashable, Sendable {
  /// The horizontal coordinate in the world's square, from 0 to 1 eastwards.
  public var x: Double
  /// The vertical coordinate in the world's square, from 0 to 1 southwards.
  public var y: Double

  /// Creates a place from its coordinates in the world's square.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
}

/// A rectangle in Web Mercator's square.
public struct WorldRect: Hashable, Sendable {
  /// The western edge.
  public var minX: Double
  /// The northern edge.
  public var minY: Double
  /// The eastern edge.
  public var maxX: Double
  /// The southern edge.
  public var maxY: Double

  /// Creates a rectangle from its edges.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  /// The rectangle that holds nothing and grows with the first point.
  static let empty = WorldRect(
    minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

  package var width: Double { maxX - minX }
  package var height: Double { maxY - minY }
  var isEmpty: Bool { !(minX <= maxX && minY <= maxY) }
  var center: WorldPoint { WorldPoint(x: (minX + maxX) / 2, y: (minY + maxY) / 2) }

  mutating func add(_ point: WorldPoint) {
    minX = min(minX, point.x)
    minY = min(minY, point.y)
    maxX = max(maxX, point.x)
    maxY = max(maxY, point.y)
  }

  mutating func add(_ other: WorldRect) {
    minX = min(minX, other.minX)
    minY = min(minY, other.minY)
    maxX = max(maxX, other.maxX)
    maxY = max(maxY, other.maxY)
  }

  func intersects(_ other: WorldRect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  func contains(_ other: WorldRect) -> Bool {
    minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
  }

  /// Returns a Boolean value that indicates whether a segment lies on or beyond one of the edges,
  /// where a tile's neighbour goes on.
  func endsBefore(_ a: WorldPoint, _ b: WorldPoint) -> Bool {
    max(a.x, b.x) <= minX || min(a.x, b.x) >= maxX || max(a.y, b.y) <= minY
      || min(a.y, b.y) >= maxY
  }

  func offset(x: Double) -> WorldRect {
    WorldRect(minX: minX + x, minY: minY, maxX: maxX + x, maxY: maxY)
  }
}
