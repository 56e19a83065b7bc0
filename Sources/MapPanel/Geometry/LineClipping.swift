import Foundation

/// Cuts lines at the edges of a rectangle, after Cohen and Sutherland.
package enum LineClipping {
  /// Returns the parts of a line that lie in a rectangle, each of two points or more.
  package static func clip(_ line: [CGPoint], to rect: CGRect) -> [[CGPoint]] {
    guard let first = line.first else { return [] }
    var runs: [[CGPoint]] = []
    var run: [CGPoint] = []
    var (previous, code) = (first, Outcode(first, in: rect))
    for point in line.dropFirst() {
      let next = Outcode(point, in: rect)
      if let (start, end) = segment(previous, code, point, next, in: rect) {
        if run.isEmpty { run.append(start) }
        run.append(end)
      }
      if !next.isEmpty, !run.isEmpty {
        runs.append(run)
        run = []
      }
      (previous, code) = (point, next)
    }
    return run.count > 1 ? runs + [run] : runs
  }

  /// Returns the part of a segment in a rectangle, or nil if there is none.
  private static func segment(
    _ start: CGPoint, _ startCode: Outcode, _ end: CGPoint, _ endCode: Outcode, in rect: CGRect
  ) -> (CGPoint, CGPoint)? {
    var (a, b, codeA, codeB) = (start, end, startCode, endCode)
    // Each round moves an end to an edge; four edges, and one to see that all is within.
    for _ in 0..<5 {
      if codeA.isEmpty && codeB.isEmpty { return (a, b) }
      if !codeA.isDisjoint(with: codeB) { return nil }
      if codeA.isEmpty {
        b = crossing(a, b, beyond: codeB, in: rect)
        codeB = Outcode(b, in: rect)
      } else {
        a = crossing(a, b, beyond: codeA, in: rect)
        codeA = Outcode(a, in: rect)
      }
    }
    return nil
  }

  /// Returns the point at which a segment crosses the edge that one of its ends lies beyond.
  private static func crossing(
    _ a: CGPoint, _ b: CGPoint, beyond code: Outcode, in rect: CGRect
  ) -> CGPoint {
    if code.contains(.left) { return a.toward(b, atX: rect.minX) }
    if code.contains(.right) { return a.toward(b, atX: rect.maxX) }
    if code.contains(.top) { return a.toward(b, atY: rect.minY) }
    return a.toward(b, atY: rect.maxY)
  }
}

extension CGPoint {
  /// Returns the point of the line to another point at an x; the x itself is exact.
  func toward(_ other: CGPoint, atX x: CGFloat) -> CGPoint {
    CGPoint(x: x, y: y + (other.y - y) * (x - self.x) / (other.x - self.x))
  }

  /// Returns the point of the line to another point at a y; the y itself is exact.
  func toward(_ other: CGPoint, atY y: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * (y - self.y) / (other.y - self.y), y: y)
  }
}
