import Foundation

extension Path {
  /// Begins a new subpath at a point.
  public mutating func move(to point: CGPoint) { append(.move(to: point)) }

  /// Adds a straight segment to a point.
  public mutating func addLine(to point: CGPoint) { append(.line(to: point)) }

  /// Adds a quadratic Bézier segment.
  ///
  ///     path.move(to: .zero)
  ///     path.addQuadCurve(to: CGPoint(x: 80, y: 0), control: CGPoint(x: 40, y: 30))
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    append(.quadCurve(to: point, control: control))
  }

  /// Adds a cubic Bézier segment.
  ///
  ///     path.move(to: .zero)
  ///     path.addCurve(
  ///       to: CGPoint(x: 80, y: 0), control1: CGPoint(x: 20, y: 40),
  ///       control2: CGPoint(x: 60, y: -40))
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Closes the current subpath with a straight segment.
  public mutating func closeSubpath() { append(.closeSubpath) }

  /// Adds a polygonal line through points, as a new subpath.
  ///
  ///     path.addLines([.zero, CGPoint(x: 40, y: 12), CGPoint(x: 80, y: 0)])
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    append([.move(to: first)] + points.dropFirst().map { .line(to: $0) })
  }

  /// Adds the outline of a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  /// Adds the outlines of rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the outline of a rounded rectangle.
  ///
  ///     path.addRoundedRect(
  ///       in: CGRect(x: 0, y: 0, width: 80, height: 40), cornerSize: CGSize(width: 8, height: 8))
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Adds the outline of an ellipse.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Adds another path's segments; into an empty path it keeps the other's nature.
  ///
  ///     let drop = Path(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8))
  ///     path.addPath(drop, transform: CGAffineTransform(translationX: 40, y: 0))
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let moved = path.applying(transform)
    if isEmpty { self = moved } else { append(moved.elements) }
  }

  /// Adds an arc of a circle, joined to the current point by a straight line.
  ///
  /// As in Core Graphics' flipped coordinates, `clockwise: true` runs counterclockwise on screen.
  ///
  ///     path.addArc(
  ///       center: CGPoint(x: 40, y: 40), radius: 30, startAngle: .zero, endAngle: .degrees(270),
  ///       clockwise: false)
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var delta = endAngle.radians - startAngle.radians
    let turn = 2 * Double.pi
    if clockwise {
      if delta > 0 { delta = delta.truncatingRemainder(dividingBy: turn) - turn }
      if delta < -turn { delta = -turn }
    } else {
      if delta < 0 { delta = turn + delta.truncatingRemainder(dividingBy: turn) }
      if delta > turn { delta = turn }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta),
      transform: transform)
  }

  /// Adds an arc of a circle that spans a signed angle.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle, in points.
  ///   - radius: The radius, in points.
  ///   - startAngle: The angle at which the arc begins, clockwise from the right.
  ///   - delta: The angle that it spans, clockwise on screen where positive.
  ///   - transform: The transform of the arc's points.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let count = max(1, Int((abs(delta.radians) / (.pi / 2)).rounded(.up)))
    guard radius.isFinite, delta.radians.isFinite, count < 100_000 else { return }
    let step = delta.radians / Double(count)
    // Control points of an arc: 4/3 tan(step/4) of the radius along the tangents.
    let k = 4.0 / 3.0 * tan(step / 4)
    func at(_ angle: Double, along: Double = 0) -> CGPoint {
      let (s, c) = (sin(angle), cos(angle))
      return CGPoint(
        x: center.x + radius * CGFloat(c - along * s),
        y: center.y + radius * CGFloat(s + along * c)
      ).applying(transform)
    }
    var angle = startAngle.radians
    append(isEmpty ? .move(to: at(angle)) : .line(to: at(angle)))
    for _ in 0..<count {
      let next = angle + step
      addCurve(to: at(next), control1: at(angle, along: k), control2: at(next, along: -k))
      angle = next
    }
  }

  /// Adds an arc that touches the lines to two tangent points, as Core Graphics'
  /// `addArc(tangent…)`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let start = currentPoint ?? .zero
    let (v1, v2) = (start.direction(from: tangent1End), tangent2End.direction(from: tangent1End))
    let cosine = Double(v1.x * v2.x + v1.y * v2.y)
    guard abs(cosine) < 1 - 1e-9, radius > 0 else { return addLine(to: tangent1End) }
    let half = acos(cosine) / 2
    let reach = radius / CGFloat(tan(half))
    let from = CGPoint(x: tangent1End.x + v1.x * reach, y: tangent1End.y + v1.y * reach)
    let to = CGPoint(x: tangent1End.x + v2.x * reach, y: tangent1End.y + v2.y * reach)
    // The arc turns by pi - 2 half; its control points lie 4/3 tan(turn/4) radii along the sides.
    let k = radius * CGFloat(4.0 / 3.0 * tan((.pi - 2 * half) / 4))
    addLine(to: from.applying(transform))
    addCurve(
      to: to.applying(transform),
      control1: CGPoint(x: from.x - v1.x * k, y: from.y - v1.y * k).applying(transform),
      control2: CGPoint(x: to.x - v2.x * k, y: to.y - v2.y * k).applying(transform))
  }

  /// The point at which the next segment begins; nil for a path without segments.
  public var currentPoint: CGPoint? {
    var start: CGPoint?
    var current: CGPoint?
    for element in elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point), .quadCurve(let point, _), .curve(let point, _, _): current = point
      case .closeSubpath: current = start
      }
    }
    return current
  }
}

extension CGPoint {
  /// Returns the unit vector from another point to this one.
  fileprivate func direction(from other: CGPoint) -> CGPoint {
    let (dx, dy) = (x - other.x, y - other.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 ? CGPoint(x: dx / length, y: dy / length) : .zero
  }
}

extension Path {
  static func rectangle(_ rect: CGRect) -> [Element] {
    [
      .move(to: CGPoint(x: rect.minX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)),
      .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .closeSubpath,
    ]
  }

  static func ellipse(_ rect: CGRect) -> [Element] {
    let corners = cornered(
      rect, Array(repeating: CGSize(width: rect.width / 2, height: rect.height / 2), count: 4))
    // The quarters begin at the top; the outline begins at the right, as CGPath's does.
    let curves = corners.filter { if case .curve = $0 { true } else { false } }
    guard let first = curves.first else { return corners }
    return [.move(to: CGPoint(x: rect.maxX, y: rect.midY))] + curves.dropFirst()
      + [first, .closeSubpath]
  }

  /// Returns a rectangle whose corners are quarters of ellipses; clockwise from the top right
  /// corner.
  static func cornered(_ rect: CGRect, _ sizes: [CGSize]) -> [Element] {
    let k: CGFloat = 1 - 0.552_284_749_830_793_4
    let corners: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
      (rect.maxX, rect.minY, -1, 1), (rect.maxX, rect.maxY, -1, -1), (rect.minX, rect.maxY, 1, -1),
      (rect.minX, rect.minY, 1, 1),
    ]
    var path: [Element] = []
    for (index, (x, y, sx, sy)) in corners.enumerated() {
      let w = min(sizes[index].width, rect.width / 2)
      let h = min(sizes[index].height, rect.height / 2)
      let onHorizontal = CGPoint(x: x + sx * w, y: y)
      let onVertical = CGPoint(x: x, y: y + sy * h)
      let nearHorizontal = CGPoint(x: x + sx * w * k, y: y)
      let nearVertical = CGPoint(x: x, y: y + sy * h * k)
      let entersHorizontally = index.isMultiple(of: 2)
      let first = entersHorizontally ? onHorizontal : onVertical
      path.append(path.isEmpty ? .move(to: first) : .line(to: first))
      path.append(
        entersHorizontally
          ? .curve(to: onVertical, control1: nearHorizontal, control2: nearVertical)
          : .curve(to: onHorizontal, control1: nearVertical, control2: nearHorizontal))
    }
    return path + [.closeSubpath]
  }
}
