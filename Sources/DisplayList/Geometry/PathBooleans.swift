import Foundation

extension Path {
  /// Returns the region that lies in both this path and another.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathRegions(self, other, eoFill).outline { $0 && $1 }
  }

  /// Returns the region that lies in this path, in another, or in both.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    PathRegions(self, other, eoFill).outline { $0 || $1 }
  }

  /// Returns the region that lies in this path but not in another.
  ///
  ///     let ring = path.subtracting(Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20)))
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    PathRegions(self, other, eoFill).outline { $0 && !$1 }
  }

  /// Returns the region that lies in exactly one of this path and another.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    PathRegions(self, other, eoFill).outline { $0 != $1 }
  }

  /// Returns the path without parts that lie over each other.
  public func normalized(eoFill: Bool = false) -> Path {
    PathRegions(self, Path(), eoFill).outline { inside, _ in inside }
  }

  /// Returns the parts of this path's lines that lie in another path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathRegions(self, other, eoFill).lines { $0 }
  }

  /// Returns the parts of this path's lines that lie outside of another path.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    PathRegions(self, other, eoFill).lines { !$0 }
  }
}

/// The straight edges of two paths, cut where they meet.
///
/// An edge belongs to the outline of a region where one of its sides is in the region and the other
/// is not. Both sides are told by winding numbers a little beside the edge's middle. That looks at
/// all pairs of edges, which is simple and quick enough for shapes of some hundred edges.
private struct PathRegions {
  private struct Edge {
    var from: CGPoint
    var to: CGPoint
  }

  private let first: [Edge]
  private let second: [Edge]
  private let eoFill: Bool
  /// The number of steps in a point to which coordinates are rounded: four to one of the draw
  /// list's grid.
  private static let grid: CGFloat = 4096

  init(_ first: Path, _ second: Path, _ eoFill: Bool) {
    self.eoFill = eoFill
    let (a, b) = (Self.edges(of: first), Self.edges(of: second))
    self.first = Self.cut(a, at: a + b)
    self.second = Self.cut(b, at: a + b)
  }

  private static func snapped(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x * grid).rounded() / grid, y: (point.y * grid).rounded() / grid)
  }

  private static func edges(of path: Path) -> [Edge] {
    path.flattened().flatMap { line -> [Edge] in
      let points = line.map(snapped)
      return zip(points, points.dropFirst() + points.prefix(1)).compactMap {
        $0 == $1 ? nil : Edge(from: $0, to: $1)
      }
    }
  }

  private static func cut(_ edges: [Edge], at others: [Edge]) -> [Edge] {
    edges.flatMap { edge -> [Edge] in
      let places = Set(others.flatMap { meetings(edge, $0) }).union([0, 1]).sorted()
      let points = places.map { snapped(mix(edge.from, edge.to, $0)) }
      return zip(points, points.dropFirst()).compactMap { $0 == $1 ? nil : Edge(from: $0, to: $1) }
    }
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  /// Returns the places along an edge, from 0 to 1, at which another edge meets it.
  private static func meetings(_ edge: Edge, _ other: Edge) -> [CGFloat] {
    let (dx, dy) = (edge.to.x - edge.from.x, edge.to.y - edge.from.y)
    let (ex, ey) = (other.to.x - other.from.x, other.to.y - other.from.y)
    let (fx, fy) = (other.from.x - edge.from.x, other.from.y - edge.from.y)
    let cross = dx * ey - dy * ex
    let square = dx * dx + dy * dy
    if abs(cross) < 1e-12 {
      // Parallel: on one line, the other's ends cut this one.
      guard abs(fx * dy - fy * dx) < 1e-6 * square.squareRoot() else { return [] }
      return [other.from, other.to].map {
        (($0.x - edge.from.x) * dx + ($0.y - edge.from.y) * dy) / square
      }.filter { $0 > 0 && $0 < 1 }
    }
    let t = (fx * ey - fy * ex) / cross
    let u = (fx * dy - fy * dx) / cross
    return t > 0 && t < 1 && u >= -1e-9 && u <= 1 + 1e-9 ? [t] : []
  }

  /// Returns the outline of the region that a rule makes of being in the first path and in the
  /// second.
  func outline(_ isInside: (Bool, Bool) -> Bool) -> Path {
    var kept: [Edge] = []
    var seen: Set<[CGFloat]> = []
    for edge in first + second {
      let (a, b) = (edge.from, edge.to)
      let key = (a.x, a.y) < (b.x, b.y) ? [a.x, a.y, b.x, b.y] : [b.x, b.y, a.x, a.y]
      guard seen.insert(key).inserted else { continue }
      let (left, right) = sides(edge)
      let (isLeft, isRight) = (
        isInside(contains(first, left), contains(second, left)),
        isInside(contains(first, right), contains(second, right))
      )
      if isLeft != isRight { kept.append(isLeft ? edge : Edge(from: b, to: a)) }
    }
    return Self.joined(kept, isClosed: true)
  }

  /// Returns the first path's lines where a rule holds of being in the second.
  func lines(_ isKept: (Bool) -> Bool) -> Path {
    Self.joined(
      first.filter { edge in
        isKept(contains(second, Self.mix(edge.from, edge.to, 0.5)))
      }, isClosed: false)
  }

  /// Points a little beside the middle of an edge.
  private func sides(_ edge: Edge) -> (CGPoint, CGPoint) {
    let middle = Self.mix(edge.from, edge.to, 0.5)
    let (dx, dy) = (edge.to.x - edge.from.x, edge.to.y - edge.from.y)
    let factor = 0.05 / Self.grid / max(1e-12, (dx * dx + dy * dy).squareRoot())
    return (
      CGPoint(x: middle.x - dy * factor, y: middle.y + dx * factor),
      CGPoint(x: middle.x + dy * factor, y: middle.y - dx * factor)
    )
  }

  private func contains(_ edges: [Edge], _ point: CGPoint) -> Bool {
    var winding = 0
    for edge in edges where (edge.from.y <= point.y) != (edge.to.y <= point.y) {
      let share = (point.y - edge.from.y) / (edge.to.y - edge.from.y)
      if edge.from.x + share * (edge.to.x - edge.from.x) > point.x {
        winding += edge.from.y <= point.y ? 1 : -1
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// Edges one after the other, each beginning where the last one ended.
  private static func joined(_ edges: [Edge], isClosed: Bool) -> Path {
    var beginnings: [[CGFloat]: [Int]] = [:]
    for (index, edge) in edges.enumerated() {
      beginnings[[edge.from.x, edge.from.y], default: []].append(index)
    }
    var isUsed = Array(repeating: false, count: edges.count)
    var path = Path()
    for start in edges.indices where !isUsed[start] {
      var line = [edges[start].from]
      var next: Int? = start
      while let index = next {
        isUsed[index] = true
        line.append(edges[index].to)
        next = beginnings[[edges[index].to.x, edges[index].to.y]]?.first { !isUsed[$0] }
      }
      path.addLines(isClosed ? Array(line.dropLast()) : line)
      if isClosed { path.closeSubpath() }
    }
    return path
  }
}
