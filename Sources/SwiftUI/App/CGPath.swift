/// A path as Core Graphics passes it on.
public class CGPath: Hashable, @unchecked Sendable {
  fileprivate(set) var path: Path

  init(path: Path) { self.path = path }

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(path: Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates a path of an ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(path: Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates a path of a rectangle whose corners are rounded by radii in points.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let corners = CGSize(width: cornerWidth, height: cornerHeight)
    let path = Path(roundedRect: rect, cornerSize: corners, style: .circular)
    self.init(path: path.applying(transform?.pointee ?? .identity))
  }

  /// The box around the path.
  public var boundingBoxOfPath: CGRect { path.boundingRect }
  /// The box around the path; here, points that only bend a curve do not widen it.
  public var boundingBox: CGRect { path.boundingRect }
  /// A Boolean value that indicates whether the path has no part.
  public var isEmpty: Bool { path.isEmpty }
  /// The point at which the next line begins; zero in an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Returns a Boolean value that indicates whether a point lies within the path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool { path.applying(transform).contains(point, eoFill: rule == .evenOdd) }

  /// Returns a copy that goes on by itself.
  public func copy() -> CGPath? { CGPath(path: path) }
  /// Returns a copy that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path: path) }

  /// Returns a Boolean value that indicates whether two paths have the same parts.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }
  /// Hashes the parts.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// A path of Core Graphics that is drawn line by line.
///
///     let roof = CGMutablePath()
///     roof.move(to: CGPoint(x: 0, y: 40))
///     roof.addLine(to: CGPoint(x: 40, y: 0))
///     roof.addLine(to: CGPoint(x: 80, y: 40))
///     roof.closeSubpath()
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public convenience init() { self.init(path: Path()) }

  /// Begins a new part at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Adds straight lines between points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }

  /// Adds a quadratic curve to a point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) { path.addQuadCurve(to: end.applying(transform), control: control.applying(transform)) }

  /// Adds a cubic curve to a point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Adds an arc; angles are in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise, transform: transform)
  }

  /// Adds an arc that touches two lines.
  public func addArc(
    tangent1End first: CGPoint, tangent2End second: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(tangent1End: first, tangent2End: second, radius: radius, transform: transform)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { path.addRect(rect, transform: transform) }
  }

  /// Adds an ellipse in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }

  /// Adds a rectangle whose corners are rounded by radii in points.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular,
      transform: transform)
  }

  /// Adds another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform)
  }

  /// Closes the part with a line to its beginning.
  public func closeSubpath() { path.closeSubpath() }
}
