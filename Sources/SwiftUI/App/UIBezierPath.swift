/// Corners of a rectangle, as UIKit names them.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set of corners from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

extension Path {
  /// Creates a path of Core Graphics' one.
  public init(_ path: CGPath) { self = path.path }

  /// The path as Core Graphics passes it on.
  public var cgPath: CGPath { CGPath(path: self) }
}

/// UIKit's path, as shapes use it: `Path(UIBezierPath(...).cgPath)`.
///
///     struct Sail: Shape {
///       func path(in rect: CGRect) -> Path {
///         let outline = UIBezierPath()
///         outline.move(to: CGPoint(x: rect.midX, y: rect.minY))
///         outline.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///         outline.close()
///         return Path(outline.cgPath)
///       }
///     }
public final class UIBezierPath {
  var path: Path
  /// The width of lines, in points.
  public var lineWidth: CGFloat = 1
  /// The form of lines' ends.
  public var lineCapStyle: CGLineCap = .butt
  /// The form of lines' corners.
  public var lineJoinStyle: CGLineJoin = .miter
  /// The longest tip of a corner, in line widths.
  public var miterLimit: CGFloat = 10
  /// A Boolean value that indicates whether each second area that overlaps stays free.
  public var usesEvenOddFillRule = false
  var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

  /// Creates an empty path.
  public init() { path = Path() }

  /// Creates the outline of a rectangle.
  public init(rect: CGRect) { path = Path(rect) }

  /// Creates the outline of the ellipse in a rectangle.
  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }

  /// Creates the outline of a rectangle with continuous corners of a radius in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous)
  }

  /// Creates the outline of a rectangle some of whose corners are round; the radius is the first of
  /// the radii, in points.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGFloat {
      corners.contains(corner) ? cornerRadii.width : 0
    }
    let radii = CornerRadii(
      topLeft: radius(.topLeft), topRight: radius(.topRight), bottomRight: radius(.bottomRight),
      bottomLeft: radius(.bottomLeft))
    path = Path(RoundedRect(rect: rect, radii: radii, style: .circular))
  }

  /// Creates an arc; angles are in radians.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path = Path()
    // SwiftUI's “clockwise” is that of a plane whose y grows upwards.
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
  }

  /// The path under its name in CoreGraphics.
  public var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }

  /// The smallest rectangle around the path.
  public var bounds: CGRect { path.boundingRect }

  /// A Boolean value that indicates whether the path has no segments.
  public var isEmpty: Bool { path.isEmpty }

  /// Begins a part of the path.
  public func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }

  /// Adds an arc; angles are in radians.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
  }

  /// Closes the part that was begun last.
  public func close() { path.closeSubpath() }

  /// Adds another path.
  public func append(_ other: UIBezierPath) { path.addPath(other.path) }
}
