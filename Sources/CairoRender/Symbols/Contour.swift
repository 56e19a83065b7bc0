import DisplayList
import Foundation

/// A closed part of a glyph's outline, made straight once for all questions.
struct Contour {
  let path: Path
  private let lines: [[CGPoint]]
  /// Fewer points of it, to be looked for within others.
  private let samples: [CGPoint]
  private let box: CGRect

  init(_ path: Path) {
    self.path = path
    lines = path.flattened().filter { $0.count > 1 }
    samples = path.flattened(steps: 6).flatMap { $0 }
    box = path.boundingRect
  }

  /// Returns a Boolean value that indicates whether another contour lies within.
  func encloses(_ other: Contour) -> Bool {
    // The boxes are those of control points, and of the points between them.
    box.intersects(other.box) && other.samples.allSatisfy(contains)
  }

  /// Returns a Boolean value that indicates whether a point lies inside, by the nonzero rule.
  private func contains(_ point: CGPoint) -> Bool {
    var winding = 0
    for line in lines {
      var a = line[line.count - 1]
      for b in line {
        if (a.y <= point.y) != (b.y <= point.y),
          a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x) > point.x
        {
          winding += a.y < b.y ? 1 : -1
        }
        a = b
      }
    }
    return winding != 0
  }
}
