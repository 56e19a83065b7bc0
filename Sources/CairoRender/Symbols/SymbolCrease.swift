import DisplayList
import Foundation

/// A line that a filled symbol shows cut out of an area, beginning or ending on the area's edge: a
/// fold, a spine or a ribbon.
///
/// It parts the area, as the room around a shape above another does, and so stays about as thin as
/// at the regular weight. A line that meets no edge is a mark, as a clock's hand, which grows with
/// the weight.
struct SymbolCrease {
  /// The line, led out through the stroke along the edges that it meets.
  let path: Path
  /// The width of the line.
  let stroke: CGFloat

  /// The distance of an end from an edge that it meets: drawings keep their lines' round ends off
  /// the outer side of an edge.
  private static let contact: CGFloat = 4
  /// The length by which a crease's round end stands beyond the edge, so that an edge that it meets
  /// at an angle is parted, too.
  private static let excess: CGFloat = 1.5
  /// The part of a mark's growth above the regular weight that a crease takes.
  private static let growth: CGFloat = 0.15

  /// Creates the crease of a line; nil where it meets no edge.
  ///
  /// - Parameters:
  ///   - shape: The line, which is cut out.
  ///   - stroke: The width that it has as a mark.
  ///   - grounds: The areas that it is cut out of.
  ///   - edge: The width of the stroke along their edges.
  init?(_ shape: SymbolShape, stroke: CGFloat, of grounds: [SymbolShape], edge: CGFloat) {
    let regular = shape.regularStroke
    let stroke = stroke > regular ? regular + (stroke - regular) * Self.growth : stroke
    let edges = grounds.flatMap { $0.path.flattened() }
    let lines = shape.path.flattened()
    var path = shape.path
    var meetsEdge = false
    for (number, line) in lines.enumerated() {
      for (end, before) in Self.ends(of: line) {
        let distance = edges.reduce(.infinity) { min($0, Self.distance(end, $1)) }
        guard distance <= Self.contact else { continue }
        meetsEdge = true
        // An end on another line is a joint of the two.
        if lines.enumerated().contains(where: {
          $0.offset != number && Self.distance(end, $0.element) < 1
        }) {
          continue
        }
        let length = hypot(end.x - before.x, end.y - before.y)
        let way = (distance + edge / 2 + Self.excess) / length
        path.move(to: end)
        path.addLine(
          to: CGPoint(x: end.x + (end.x - before.x) * way, y: end.y + (end.y - before.y) * way))
      }
    }
    guard meetsEdge else { return nil }
    (self.path, self.stroke) = (path, stroke)
  }

  /// Returns the ends of a line, each with a place on the line before it; none of a closed one.
  private static func ends(of line: [CGPoint]) -> [(end: CGPoint, before: CGPoint)] {
    guard let first = line.first, let last = line.last, first != last,
      let second = line.first(where: { $0 != first }),
      let secondLast = line.last(where: { $0 != last })
    else { return [] }
    return [(first, second), (last, secondLast)]
  }

  /// Returns the distance of a point from straight lines.
  static func distance(_ point: CGPoint, _ line: [CGPoint]) -> CGFloat {
    zip(line, line.dropFirst()).reduce(.infinity) { min($0, distance(point, $1.0, $1.1)) }
  }

  /// Returns the distance of a point from a straight line between two others.
  static func distance(_ point: CGPoint, _ a: CGPoint, _ b: CGPoint) -> CGFloat {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = dx * dx + dy * dy
    let along = length > 0 ? ((point.x - a.x) * dx + (point.y - a.y) * dy) / length : 0
    let share = min(1, max(0, along))
    return hypot(point.x - a.x - dx * share, point.y - a.y - dy * share)
  }
}
