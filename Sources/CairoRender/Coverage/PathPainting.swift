import CCairo
import DisplayList
import Foundation

/// A fill or a line, as cairo paints it along a path.
enum PathPainting: Hashable {
  case fill(FillStyle)
  /// A line's width is in device pixels, its style's in points.
  case stroke(StrokeStyle, width: CGFloat)

  /// Lays a path in device pixels upon a context, to be painted along.
  func trace(_ path: Path, on context: OpaquePointer) {
    cairo_new_path(context)
    CairoPath.append(path, to: context, .identity)
    switch self {
    case .fill(let style):
      cairo_set_fill_rule(
        context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_set_antialias(
        context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    case .stroke(let style, let width):
      cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
      StrokePen.set(
        style, width: width, scale: width / style.lineWidth, around: path.boundingRect, on: context)
    }
  }

  /// Paints a context's source along its path.
  func paint(_ context: OpaquePointer) {
    switch self {
    case .fill: cairo_fill(context)
    case .stroke: cairo_stroke(context)
    }
  }

  /// Returns the part of a clip that may be painted along a path: nothing by a line without a
  /// width.
  func bounds(_ path: Path, _ clip: Clip) -> DeviceRect {
    guard case .stroke(var style, let width) = self else {
      return DeviceRect(around: path.boundingRect).intersection(clip.bounds)
    }
    guard style.lineWidth > 0, width > 0, width < 1e6 else { return .empty }
    style.lineWidth = width
    // Cairo's lines are approximate, by less than a pixel.
    return DeviceRect(around: path.boundingRect(stroked: style)).insetBy(-1)
      .intersection(clip.bounds)
  }

  /// Returns the part of bounds that a line along the context's path lies in, for paints that take
  /// long by pixel.
  func painted(within bounds: DeviceRect, on context: OpaquePointer) -> DeviceRect {
    guard case .stroke = self else { return bounds }
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_stroke_extents(context, &left, &top, &right, &bottom)
    let box = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    return DeviceRect(around: box).insetBy(-1).intersection(bounds)
  }
}
