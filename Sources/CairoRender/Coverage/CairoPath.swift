import CCairo
import DisplayList
import Foundation

/// Moves paths between the draw list and cairo.
enum CairoPath {
  /// Appends a path to a context's, each point moved by a transform.
  static func append(_ path: Path, to context: OpaquePointer, _ transform: CGAffineTransform) {
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        current = point.applying(transform).bounded
        cairo_move_to(context, Double(current.x), Double(current.y))
      case .line(let point):
        current = point.applying(transform).bounded
        cairo_line_to(context, Double(current.x), Double(current.y))
      case .quadCurve(let point, let control):
        let (end, middle) = (
          point.applying(transform).bounded, control.applying(transform).bounded
        )
        // A quadratic curve as a cubic one: controls two thirds of the way to its control.
        curve(context, mix(current, middle), mix(end, middle), end)
        current = end
      case .curve(let point, let control1, let control2):
        current = point.applying(transform).bounded
        curve(
          context, control1.applying(transform).bounded, control2.applying(transform).bounded,
          current)
      case .closeSubpath: cairo_close_path(context)
      }
    }
  }

  private static func mix(_ end: CGPoint, _ control: CGPoint) -> CGPoint {
    CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
  }

  private static func curve(_ context: OpaquePointer, _ a: CGPoint, _ b: CGPoint, _ end: CGPoint) {
    cairo_curve_to(
      context, Double(a.x), Double(a.y), Double(b.x), Double(b.y), Double(end.x), Double(end.y))
  }

  /// Returns the straight segments of a context's current path, its curves flattened and its
  /// contours closed.
  static func segments(of context: OpaquePointer) -> [StraightSegment]? {
    guard let copied = cairo_copy_path_flat(context) else { return nil }
    defer { cairo_path_destroy(copied) }
    guard copied.pointee.status == CAIRO_STATUS_SUCCESS, let data = copied.pointee.data else {
      return nil
    }
    var segments: [StraightSegment] = []
    segments.reserveCapacity(Int(copied.pointee.num_data) / 2)
    var (first, last) = (SIMD2<Float>(0, 0), SIMD2<Float>(0, 0))
    func line(to next: SIMD2<Float>) {
      if next != last { segments.append(StraightSegment(start: last, end: next)) }
      last = next
    }
    var index = 0
    while index < Int(copied.pointee.num_data) {
      let header = data[index].header
      // cairo_path_data_type_t, whose names Swift does not see: move, line, close.
      switch header.type.rawValue {
      case 0:
        line(to: first)
        first = SIMD2(Float(data[index + 1].point.x), Float(data[index + 1].point.y))
        last = first
      case 1: line(to: SIMD2(Float(data[index + 1].point.x), Float(data[index + 1].point.y)))
      default: line(to: first)
      }
      index += max(1, Int(header.length))
    }
    line(to: first)
    return segments
  }

  /// Returns a context's current path, with coordinates scaled.
  static func copy(of context: OpaquePointer, scale: Double) -> Path {
    guard let copied = cairo_copy_path(context) else { return Path() }
    defer { cairo_path_destroy(copied) }
    guard let data = copied.pointee.data else { return Path() }
    var elements: [Path.Element] = []
    var index = 0
    func point(_ offset: Int) -> CGPoint {
      let point = data[index + offset].point
      return CGPoint(x: point.x * scale, y: point.y * scale)
    }
    while index < Int(copied.pointee.num_data) {
      let header = data[index].header
      // cairo_path_data_type_t, whose names Swift does not see: move, line, curve, close.
      switch header.type.rawValue {
      case 0: elements.append(.move(to: point(1)))
      case 1: elements.append(.line(to: point(1)))
      case 2:
        elements.append(.curve(to: point(3), control1: point(1), control2: point(2)))
      default: elements.append(.closeSubpath)
      }
      index += max(1, Int(header.length))
    }
    return Path(elements: elements)
  }
}

extension CGPoint {
  /// The point within what cairo's 24.8 fixed-point coordinates hold.
  var bounded: CGPoint {
    func clamp(_ value: CGFloat) -> CGFloat {
      value.isNaN ? 0 : Swift.min(4_000_000, Swift.max(-4_000_000, value))
    }
    return CGPoint(x: clamp(x), y: clamp(y))
  }
}
