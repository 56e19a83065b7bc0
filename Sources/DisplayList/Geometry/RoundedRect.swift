import Foundation

/// The curve of a rounded corner.
///
///     RoundedRectangle(cornerRadius: 16, style: .continuous).fill(.teal)
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// Apple's smooth corner, whose curvature grows gradually from the straight side.
  case continuous
}

/// The radii of a rectangle's corners, in points.
public struct CornerRadii: Hashable, Sendable {
  /// The radius of the top left corner, in points.
  public var topLeft: CGFloat
  /// The radius of the top right corner, in points.
  public var topRight: CGFloat
  /// The radius of the bottom right corner, in points.
  public var bottomRight: CGFloat
  /// The radius of the bottom left corner, in points.
  public var bottomLeft: CGFloat

  /// Creates four equal radii.
  public init(_ radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Creates radii corner by corner; negative ones count as 0.
  public init(
    topLeft: CGFloat = 0, topRight: CGFloat = 0, bottomRight: CGFloat = 0, bottomLeft: CGFloat = 0
  ) {
    self.topLeft = max(0, topLeft)
    self.topRight = max(0, topRight)
    self.bottomRight = max(0, bottomRight)
    self.bottomLeft = max(0, bottomLeft)
  }

  /// A Boolean value that indicates whether all corners are square.
  public var isZero: Bool {
    topLeft == 0 && topRight == 0 && bottomRight == 0 && bottomLeft == 0
  }

  /// The radius that all corners share, if they do.
  public var uniform: CGFloat? {
    topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft ? topLeft : nil
  }

  /// The largest radius.
  public var largest: CGFloat { max(topLeft, topRight, bottomRight, bottomLeft) }

  /// Returns the radii, each changed by a function of itself.
  public func map(_ change: (CGFloat) -> CGFloat) -> CornerRadii {
    CornerRadii(
      topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight),
      bottomLeft: change(bottomLeft))
  }
}

/// A rectangle with rounded corners.
public struct RoundedRect: Hashable, Sendable {
  /// The rectangle whose corners are rounded, in points.
  public var rect: CGRect
  /// The radii of the corners.
  public var radii: CornerRadii
  /// The form of the corners, circular or continuous.
  public var style: RoundedCornerStyle

  /// Creates a rounded rectangle.
  public init(rect: CGRect, radii: CornerRadii, style: RoundedCornerStyle = .circular) {
    (self.rect, self.radii, self.style) = (rect, radii, style)
  }

  /// The rectangle with radii that fit: none is more than half of the shorter side.
  public var fitted: RoundedRect {
    let limit = max(0, min(rect.width, rect.height) / 2)
    return RoundedRect(rect: rect, radii: radii.map { min($0, limit) }, style: style)
  }

  /// Returns the rectangle moved inwards by an amount in points, with radii that keep the corners
  /// parallel.
  public func inset(by amount: CGFloat) -> RoundedRect {
    RoundedRect(
      rect: rect.insetBy(dx: amount, dy: amount),
      radii: radii.map { $0 == 0 ? 0 : max(0, $0 - amount) }, style: style)
  }
}

extension RoundedRect {
  /// The segments of the outline, clockwise from the left end of the top side.
  var elements: [Path.Element] {
    let shape = fitted
    let limit = min(rect.width, rect.height) / 2
    func reach(_ radius: CGFloat) -> CornerCurve {
      style == .continuous
        ? .continuous(radius: radius, limit: limit) : .circular(radius: radius)
    }
    let corners = [
      (rect.maxX, rect.minY, -1.0, 0.0, 0.0, 1.0, reach(shape.radii.topRight)),
      (rect.maxX, rect.maxY, 0.0, -1.0, -1.0, 0.0, reach(shape.radii.bottomRight)),
      (rect.minX, rect.maxY, 1.0, 0.0, 0.0, -1.0, reach(shape.radii.bottomLeft)),
      (rect.minX, rect.minY, 0.0, 1.0, 1.0, 0.0, reach(shape.radii.topLeft)),
    ]
    var path: [Path.Element] = []
    for (x, y, inX, inY, outX, outY, curve) in corners {
      curve.append(
        to: &path, corner: CGPoint(x: x, y: y), incoming: CGPoint(x: inX, y: inY),
        outgoing: CGPoint(x: outX, y: outY))
    }
    path.append(.closeSubpath)
    return path
  }
}

/// The curve of one corner, as Bézier segments in units from the corner along its two sides.
private struct CornerCurve {
  /// The distance from the corner, along the incoming side, at which the curve begins.
  let start: CGFloat
  /// Control and end points, each as (distance along the incoming side, along the outgoing side).
  let segments: [((CGFloat, CGFloat), (CGFloat, CGFloat), (CGFloat, CGFloat))]

  /// Returns a quarter circle: the control points lie 0.5523 of the radius from its ends.
  static func circular(radius: CGFloat) -> CornerCurve {
    let k = radius * (1 - 0.552_284_749_830_793_4)
    return CornerCurve(start: radius, segments: [((k, 0), (0, k), (0, radius))])
  }

  /// Returns a smooth corner: it begins 1.528665 radii from the corner, in three Bézier segments.
  ///
  /// The figures are those of UIBezierPath's rounded rectangles, as measured by PaintCode ("A
  /// Study on iOS 7 Rounded Rectangles"). Where the side is too short for the whole reach, the
  /// reach shrinks towards the circle's.
  static func continuous(radius: CGFloat, limit: CGFloat) -> CornerCurve {
    guard radius > 0 else { return circular(radius: 0) }
    let whole: CGFloat = 1.528_664_98
    let available = limit / radius
    guard available > 1.001 else { return circular(radius: radius) }
    // t = 1 is the full smooth corner, t = 0 the quarter circle.
    let t = min(1, (available - 1) / (whole - 1))
    func mix(_ smooth: CGFloat, _ round: CGFloat) -> CGFloat {
      radius * (round + (smooth - round) * t)
    }
    let begin = mix(whole, 1)
    // Beside each of PaintCode's figures stands that of a quarter circle in three arcs of 30°:
    // ends at 1 - sin and 1 - cos, handles of 4/3 tan(7.5°) = 0.175536 along the tangents.
    let first = (mix(1.088_492_96, 0.824_464), CGFloat(0))
    let second = (mix(0.868_406_94, 0.652_018), mix(0, 0.046_207))
    let end = (mix(0.631_493_79, 0.5), mix(0.074_911_39, 0.133_975))
    let middle = (mix(0.372_823_83, 0.347_982), mix(0.169_059_56, 0.221_743))
    func mirrored(_ point: (CGFloat, CGFloat)) -> (CGFloat, CGFloat) { (point.1, point.0) }
    return CornerCurve(
      start: begin,
      segments: [
        (first, second, end), (middle, mirrored(middle), mirrored(end)),
        (mirrored(second), mirrored(first), (0, begin)),
      ])
  }

  func append(
    to path: inout [Path.Element], corner: CGPoint, incoming: CGPoint, outgoing: CGPoint
  ) {
    func point(_ along: (CGFloat, CGFloat)) -> CGPoint {
      CGPoint(
        x: corner.x + incoming.x * along.0 + outgoing.x * along.1,
        y: corner.y + incoming.y * along.0 + outgoing.y * along.1)
    }
    let first = point((start, 0))
    path.append(path.isEmpty ? .move(to: first) : .line(to: first))
    guard start > 0 else { return }
    for (control1, control2, end) in segments {
      path.append(
        .curve(to: point(end), control1: point(control1), control2: point(control2)))
    }
  }
}
