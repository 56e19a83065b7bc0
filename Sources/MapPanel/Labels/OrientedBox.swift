import Foundation

/// A rectangle turned about its centre: the room of a label.
struct OrientedBox: Hashable, Sendable {
  var center: CGPoint
  /// Half of the width, along the direction, and of the height, in points.
  var half: CGSize
  /// The unit vector along the width.
  var direction: CGPoint

  init(center: CGPoint, size: CGSize, direction: CGPoint = CGPoint(x: 1, y: 0)) {
    (self.center, self.direction) = (center, direction)
    half = CGSize(width: size.width / 2, height: size.height / 2)
  }

  init(_ rect: CGRect) {
    self.init(center: CGPoint(x: rect.midX, y: rect.midY), size: rect.size)
  }

  /// Creates the box around a stretch of a line, which reaches as far beyond both of its ends as to
  /// its sides; nil for one without length.
  init?(from start: CGPoint, to end: CGPoint, width: CGFloat) {
    let length = start.distance(to: end)
    guard length > 0 else { return nil }
    self.init(
      center: CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2),
      size: CGSize(width: length + width, height: width),
      direction: CGPoint(x: (end.x - start.x) / length, y: (end.y - start.y) / length))
  }

  /// Returns the box with each side moved inwards by an amount in points.
  func insetBy(_ amount: CGFloat) -> OrientedBox {
    var box = self
    box.half = CGSize(width: max(0, half.width - amount), height: max(0, half.height - amount))
    return box
  }

  /// Returns the box with its ends moved outwards by an amount, and its other sides by another, in
  /// points.
  func widened(along ends: CGFloat, across sides: CGFloat) -> OrientedBox {
    var box = self
    box.half = CGSize(width: half.width + ends, height: half.height + sides)
    return box
  }

  func isInside(_ rect: CGRect) -> Bool {
    hasCorner(-1, -1, in: rect) && hasCorner(1, -1, in: rect) && hasCorner(1, 1, in: rect)
      && hasCorner(-1, 1, in: rect)
  }

  private func hasCorner(_ sx: CGFloat, _ sy: CGFloat, in rect: CGRect) -> Bool {
    let (w, h) = (half.width * sx, half.height * sy)
    let x = center.x + w * direction.x - h * direction.y
    let y = center.y + w * direction.y + h * direction.x
    return x >= rect.minX && x <= rect.maxX && y >= rect.minY && y <= rect.maxY
  }

  /// Returns a Boolean value that indicates whether a point lies within a distance of the centre,
  /// in points.
  func isNear(_ point: CGPoint, within distance: CGFloat) -> Bool {
    center.distance(to: point) < distance
  }

  /// Returns a Boolean value that indicates whether the directions of two boxes are more than 8°
  /// apart.
  func crosses(_ other: OrientedBox) -> Bool {
    abs(direction.x * other.direction.y - direction.y * other.direction.x) > 0.139
  }

  /// Returns a Boolean value that indicates whether two boxes overlap, by the separating axes: the
  /// directions of their sides.
  func overlaps(_ other: OrientedBox) -> Bool {
    let (dx, dy) = (other.center.x - center.x, other.center.y - center.y)
    let reach = half.width + half.height + other.half.width + other.half.height
    guard abs(dx) < reach, abs(dy) < reach else { return false }
    let axes = [
      direction, CGPoint(x: -direction.y, y: direction.x), other.direction,
      CGPoint(x: -other.direction.y, y: other.direction.x),
    ]
    return axes.allSatisfy { axis in
      abs(dx * axis.x + dy * axis.y) < extent(along: axis) + other.extent(along: axis)
    }
  }

  private func extent(along axis: CGPoint) -> CGFloat {
    half.width * abs(direction.x * axis.x + direction.y * axis.y)
      + half.height * abs(direction.x * axis.y - direction.y * axis.x)
  }
}

extension CGPoint {
  /// Returns the distance to another point, in points.
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
