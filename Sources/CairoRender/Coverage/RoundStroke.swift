import DisplayList
import Foundation

/// Wide lines with round joins and ends, each segment by the distance of its pixels.
///
/// A line is all that lies within half its width of its segments, so that a pixel's coverage is the
/// largest of those by single segments: nothing need be cut or sorted. On maps with thousands of
/// short segments cairo's polygons take ten times as long.
struct RoundStroke {
  let buffer: CoverageBuffer
  /// Half of the width, in pixels.
  let radius: Float

  /// Returns the distance from a segment within which pixels may be covered: half a pixel's
  /// diagonal beyond the line.
  static func reach(radius: Float) -> Float { radius + 0.75 }

  /// Adds a segment's coverage to the buffer's.
  func add(_ segment: StraightSegment) {
    let (a, b, bounds) = (segment.start, segment.end, buffer.bounds)
    let reach = Self.reach(radius: radius)
    guard max(a.x, b.x) + reach > Float(bounds.left), min(a.x, b.x) - reach < Float(bounds.right)
    else { return }
    let top = max(bounds.top, Int((min(a.y, b.y) - reach).rounded(.down)))
    let bottom = min(bounds.bottom, Int((max(a.y, b.y) + reach).rounded(.up)))
    guard top < bottom else { return }
    let capsule = Capsule(from: a, to: b, radius: radius)
    for y in top..<bottom {
      let middle = Float(y) + 0.5
      guard let (low, high) = capsule.reach(reach, at: middle) else { continue }
      let left = max(bounds.left, Int(low.rounded(.down)))
      let right = min(bounds.right, Int(high.rounded(.up)))
      guard left < right else { continue }
      guard radius > 3, let (inner, outer) = capsule.reach(2 * radius - reach, at: middle) else {
        cover(capsule, y, from: left, to: right)
        continue
      }
      // Within, all is covered.
      let start = max(left, Int(inner.rounded(.up)))
      let end = min(right, Int(outer.rounded(.down)))
      guard start < end else {
        cover(capsule, y, from: left, to: right)
        continue
      }
      buffer.touch(y, from: start, to: end).update(repeating: 255, count: end - start)
      cover(capsule, y, from: left, to: start)
      cover(capsule, y, from: end, to: right)
    }
  }

  /// Covers pixels of a row, and some more, to a multiple of eight.
  private func cover(_ capsule: Capsule, _ y: Int, from left: Int, to right: Int) {
    guard left < right else { return }
    let count = (right - left + 7) & ~7
    // Whatever room there is beyond, so that rounding does not depend on it.
    let room = (buffer.bounds.width + 7) & ~7
    let start = max(buffer.bounds.left, min(left, buffer.bounds.left + room - count))
    capsule.cover(
      buffer.touch(y, from: start, to: start + count), count: count,
      from: SIMD2(Float(start) + 0.5, Float(y) + 0.5))
  }
}

/// All points within a radius of a straight line between two points.
private struct Capsule {
  let start: SIMD2<Float>
  let end: SIMD2<Float>
  let direction: SIMD2<Float>
  let length: Float
  let radius: Float
  /// The distance that the line moves to the right from row to row.
  private let slope: Float
  /// The edge beside the straight part.
  private let side: PixelEdge

  init(from start: SIMD2<Float>, to end: SIMD2<Float>, radius: Float) {
    (self.start, self.end, self.radius) = (start, end, radius)
    let way = end - start
    length = (way.x * way.x + way.y * way.y).squareRoot()
    direction = length > 0 ? way / length : SIMD2(0, 0)
    let ratio = way.x / way.y
    slope = ratio.isFinite ? ratio : 0
    side = PixelEdge(normal: SIMD2(abs(direction.y), abs(direction.x)))
  }

  /// Returns the part of a horizontal line that is no farther from the middle than a distance; nil
  /// for none.
  func reach(_ distance: Float, at y: Float) -> (Float, Float)? {
    var (low, high) = (Float.infinity, -Float.infinity)
    func include(_ center: SIMD2<Float>) {
      let dy = y - center.y
      let square = distance * distance - dy * dy
      guard square >= 0 else { return }
      let half = square.squareRoot()
      (low, high) = (min(low, center.x - half), max(high, center.x + half))
    }
    /// One of the two straight sides.
    func include(side: Float) {
      let fromY = start.y + direction.x * side
      guard (y - fromY) * (y - fromY - (end.y - start.y)) <= 0, start.y != end.y else { return }
      let x = start.x - direction.y * side + (y - fromY) * slope
      (low, high) = (min(low, x), max(high, x))
    }
    include(start)
    include(end)
    include(side: -distance)
    include(side: distance)
    return low <= high ? (low, high) : nil
  }

  /// Raises coverage to that of pixels in a row, a multiple of eight, whose first one's centre is
  /// given.
  ///
  /// Beside the straight part, where most pixels lie, all have the same edge.
  func cover(_ target: UnsafeMutablePointer<UInt8>, count: Int, from first: SIMD2<Float>) {
    let (x, y) = (first.x - start.x, first.y - start.y)
    let (ahead, across) = (x * direction.x + y * direction.y, x * direction.y - y * direction.x)
    for group in stride(from: 0, to: count, by: 8) {
      let near = ahead + Float(Int32(truncatingIfNeeded: group)) * direction.x
      let far = near + 7 * direction.x
      if min(near, far) >= 0, max(near, far) <= length {
        coverStraight(target + group, across + Float(group) * direction.y)
      } else {
        coverRound(target + group, x + Float(group), y)
      }
    }
  }

  /// Raises the coverage of eight pixels, the first one so far beside the line.
  @inline(__always)
  private func coverStraight(
    _ target: UnsafeMutablePointer<UInt8>, _ across: Float
  ) {
    let (edge, step, isThin) = (side, direction.y, radius < PixelEdge.reach)
    // Eight at a time, a number that the compiler knows, so that it lays them side by side.
    for index in 0..<8 {
      let distance = abs(across + Float(index) * step)
      var covered = edge.covered(inside: radius - distance)
      if isThin { covered += edge.covered(inside: radius + distance) - 1 }
      Self.raise(target + index, to: covered)
    }
  }

  /// Raises the coverage of eight pixels in a row, the first one's centre so far from the start.
  @inline(__always)
  private func coverRound(_ target: UnsafeMutablePointer<UInt8>, _ x: Float, _ y: Float) {
    let (ux, uy, length, radius) = (direction.x, direction.y, length, radius)
    for index in 0..<8 {
      let px = x + Float(index)
      let along = px * ux + y * uy
      let near = along < 0 ? 0 : (along > length ? length : along)
      let (dx, dy) = (px - near * ux, y - near * uy)
      let distance = (dx * dx + dy * dy).squareRoot()
      let share = 1 / (distance + 1e-6)
      let edge = PixelEdge(normal: SIMD2(abs(dx) * share, abs(dy) * share))
      // Between its two edges, of which the farther one passes the pixel where the line is thin.
      let covered =
        edge.covered(inside: radius - distance) + edge.covered(inside: radius + distance) - 1
      Self.raise(target + index, to: covered)
    }
  }

  /// Raises a coverage to the nearest whole number of 255ths, which is in the lowest bits of a
  /// float that has none behind its point.
  @inline(__always)
  private static func raise(_ target: UnsafeMutablePointer<UInt8>, to covered: Float) {
    let byte = UInt8(
      truncatingIfNeeded: ((covered < 0 ? 0 : covered) * 255 + 8_388_608).bitPattern)
    target.pointee = byte > target.pointee ? byte : target.pointee
  }
}

/// A straight edge near a pixel, by the parts of its normal.
///
/// With a and b for the larger and the smaller part, the edge meets two opposite sides of the pixel
/// up to the distance (a - b) / 2 from its centre, where the covered part grows evenly by 1 / a;
/// then it cuts off a triangle, of the area u² / 2ab at u before the corner, which is (a + b) / 2
/// away.
private struct PixelEdge {
  private let even: Float
  private let corner: Float
  private let perPixel: Float
  private let triangle: Float

  /// Farther than a corner can be from the centre.
  static let reach: Float = 0.7072

  @inline(__always)
  init(normal: SIMD2<Float>) {
    let (nx, ny) = (normal.x, normal.y)
    let (a, b) = (nx > ny ? nx : ny, nx > ny ? ny : nx)
    (even, corner) = (a - b, (a + b) / 2)
    (perPixel, triangle) = (1 / (a + 1e-6), 1 / (2 * a * b + 1e-6))
  }

  /// Returns the part of the pixel on one side of the edge, so far within which its centre lies.
  @inline(__always)
  func covered(inside distance: Float) -> Float {
    let far = abs(distance)
    let u = corner - far
    let cut = (u < 0 ? 0 : u * u) * triangle
    let less = far * 2 > even ? cut : 0.5 - far * perPixel
    return distance > 0 ? 1 - less : less
  }
}
