import Foundation

/// A path as straight lines, of which points are asked many times.
///
///     let outline = FlattenedPath(path)
///     let isTouched = outline.isNear(CGPoint(x: 20, y: 20), within: 1)
public struct FlattenedPath: Sendable {
  private let box: CGRect
  private let lines: [[CGPoint]]

  /// Flattens a path.
  public init(_ path: Path) {
    (box, lines) = (path.boundingRect, path.flattened())
  }

  /// Returns a Boolean value that indicates whether a point lies inside the path.
  ///
  /// - Parameters:
  ///   - point: The point, in the path's coordinates.
  ///   - eoFill: Tells inside from outside by the even-odd rule instead of the nonzero winding
  ///     rule.
  /// - Returns: True inside, false outside.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    // Most paths of a screen are elsewhere. Flattened curves pass the rectangle by a rounding.
    guard box.insetBy(dx: -0.001, dy: -0.001).contains(point) else { return false }
    var winding = 0
    var crossings = 0
    for line in lines where line.count > 1 {
      // What is open is closed by a line from its end to its beginning.
      var a = line[line.count - 1]
      for b in line {
        defer { a = b }
        guard (a.y <= point.y) != (b.y <= point.y) else { continue }
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        guard x > point.x else { continue }
        crossings += 1
        winding += a.y < b.y ? 1 : -1
      }
    }
    return eoFill ? !crossings.isMultiple(of: 2) : winding != 0
  }

  /// Returns a Boolean value that indicates whether a point lies on the outline or beside it.
  ///
  /// - Parameters:
  ///   - point: The point, in the path's coordinates.
  ///   - distance: The greatest distance from the outline, in points.
  /// - Returns: True within the distance, false farther away.
  public func isNear(_ point: CGPoint, within distance: CGFloat) -> Bool {
    // A rectangle does not contain its far edges.
    let reach = distance + 0.001
    guard box.insetBy(dx: -reach, dy: -reach).contains(point) else { return false }
    return lines.contains { line in
      zip(line, line.dropFirst()).contains { a, b in
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let (x, y) = (point.x - a.x, point.y - a.y)
        let length = max(dx * dx + dy * dy, .leastNormalMagnitude)
        // The foot of the perpendicular, or the nearer end.
        let share = min(1, max(0, (x * dx + y * dy) / length))
        let (across, down) = (x - share * dx, y - share * dy)
        return across * across + down * down <= distance * distance
      }
    }
  }
}
