import Foundation

extension Path {
  /// The smallest rectangle around the path's points and control points, in points.
  public var boundingRect: CGRect {
    switch storage {
    case .rect(let rect), .ellipse(let rect): return rect.standardized
    case .roundedRect(let rounded): return rounded.rect.standardized
    case .elements(let elements):
      var box = BoundingBox()
      for element in elements {
        switch element {
        case .move(let point), .line(let point): box.add(point)
        case .quadCurve(let point, let control): box.add(point, control)
        case .curve(let point, let first, let second): box.add(point, first, second)
        case .closeSubpath: break
        }
      }
      return box.rect
    }
  }

  /// Returns the path moved by a transform; kinds survive translation and scaling.
  ///
  ///     let smaller = path.applying(CGAffineTransform(scaleX: 0.5, y: 0.5))
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    if transform.preservesAxes, transform.a == transform.d || !isRounded {
      switch storage {
      case .rect(let rect): return Path(rect.applying(transform))
      case .ellipse(let rect): return Path(ellipseIn: rect.applying(transform))
      case .roundedRect(let rounded) where transform.a > 0:
        return Path(
          RoundedRect(
            rect: rounded.rect.applying(transform), radii: rounded.radii.map { $0 * transform.a },
            style: rounded.style))
      default: break
      }
    }
    return Path(elements: elements.map { $0.mapped { $0.applying(transform) } })
  }

  private var isRounded: Bool {
    if case .roundedRect = storage { return true }
    return false
  }

  /// Returns the path moved by an offset in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The path with each coordinate on the grid of 1/1024 pt.
  public var quantized: Path {
    switch storage {
    case .rect(let rect): return Path(rect.quantized)
    case .ellipse(let rect): return Path(ellipseIn: rect.quantized)
    case .roundedRect(let rounded):
      return Path(
        RoundedRect(
          rect: rounded.rect.quantized, radii: rounded.radii.map(\.quantized),
          style: rounded.style))
    case .elements(let elements):
      return Path(elements: elements.map { $0.mapped(\.quantized) })
    }
  }

  /// Returns a Boolean value that indicates whether a point lies inside the path.
  ///
  /// Curves are flattened first.
  ///
  ///     let isWithin = path.contains(CGPoint(x: 20, y: 20))
  ///
  /// - Parameters:
  ///   - point: The point, in the path's coordinates.
  ///   - eoFill: Tells inside from outside by the even-odd rule instead of the nonzero winding
  ///     rule.
  /// - Returns: True inside, false outside.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    // Flattening takes long for a path that is elsewhere.
    guard boundingRect.insetBy(dx: -0.001, dy: -0.001).contains(point) else { return false }
    return FlattenedPath(self).contains(point, eoFill: eoFill)
  }
}

extension Path.Element {
  /// Returns the segment with each of its points changed.
  func mapped(_ change: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let point): .move(to: change(point))
    case .line(let point): .line(to: change(point))
    case .quadCurve(let point, let control):
      .quadCurve(to: change(point), control: change(control))
    case .curve(let point, let first, let second):
      .curve(to: change(point), control1: change(first), control2: change(second))
    case .closeSubpath: .closeSubpath
    }
  }
}

private struct BoundingBox {
  var low = CGPoint(x: CGFloat.infinity, y: .infinity)
  var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)

  mutating func add(_ points: CGPoint...) {
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
  }

  var rect: CGRect {
    guard low.x <= high.x else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
