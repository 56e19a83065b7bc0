import Foundation

/// A ring's area and centre of mass.
struct RingCentroid {
  /// In square points; negative for a hole.
  let area: CGFloat
  let center: CGPoint

  init?(_ ring: [CGPoint]) {
    guard ring.count > 2, var previous = ring.last else { return nil }
    let origin = ring[0]
    var (twice, x, y): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for point in ring {
      let (ax, ay) = (previous.x - origin.x, previous.y - origin.y)
      let (bx, by) = (point.x - origin.x, point.y - origin.y)
      let cross = ax * by - bx * ay
      twice += cross
      x += (ax + bx) * cross
      y += (ay + by) * cross
      previous = point
    }
    guard twice != 0 else { return nil }
    area = twice / 2
    center = CGPoint(x: origin.x + x / (3 * twice), y: origin.y + y / (3 * twice))
  }
}
