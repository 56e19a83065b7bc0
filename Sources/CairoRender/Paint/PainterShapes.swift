import CCairo
import DisplayList
import Foundation

extension Painter {
  func fill(
    _ path: Path, _ paint: Paint, _ style: FillStyle, in state: DrawingState
  ) throws {
    try self.paint(.fill(style), along: DevicePath.filled(path, state.transform), paint, in: state)
  }

  func stroke(
    _ path: Path, _ paint: Paint, _ style: StrokeStyle, in state: DrawingState
  ) throws {
    let (line, width) = DevicePath.stroked(path, style.lineWidth, state.transform)
    try self.paint(.stroke(style, width: width), along: line, paint, in: state)
  }

  private func paint(
    _ painting: PathPainting, along path: Path, _ paint: Paint, in state: DrawingState
  ) throws {
    let bounds = painting.bounds(path, state.clip)
    guard !bounds.isEmpty else { return }
    painting.trace(path, on: context)
    let painted = paint.isComputed ? painting.painted(within: bounds, on: context) : bounds
    guard !painted.isEmpty, try setSource(paint, state.transform, painted) else { return }
    painting.paint(context)
  }

  /// Sets what is painted within bounds; false where that is nothing.
  func setSource(_ paint: Paint, _ transform: CGAffineTransform, _ bounds: DeviceRect) throws
    -> Bool
  {
    switch paint {
    case .color(let color):
      guard color.alpha > 0 else { return false }
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    case .linearGradient, .radialGradient, .mesh: try setGradient(paint, transform, bounds)
    case .angularGradient(let gradient):
      let sweep = try AngularGradient.draw(gradient, transform, bounds)
      setSource(sweep)
    case .tiled(let tiled): try setTile(tiled, transform)
    }
    return true
  }

  /// Sets a gradient as the source, computed within bounds where it has rows.
  private func setGradient(
    _ paint: Paint, _ transform: CGAffineTransform, _ bounds: DeviceRect
  ) throws {
    guard !canvas.isVector, let rows = GradientRows(paint, transform, within: bounds) else {
      let pattern = PaintPattern.make(paint, transform)
      cairo_set_source(context, pattern)
      return cairo_pattern_destroy(pattern)
    }
    let gradient = try rasterizer.offscreen(bounds)
    gradient.withPixels { rows.paint(bounds.top..<bounds.bottom, on: gradient, $0) }
    setSource(gradient)
  }
}

extension Paint {
  /// A Boolean value that indicates whether pixels are computed one by one before they are painted.
  fileprivate var isComputed: Bool {
    switch self {
    case .linearGradient, .radialGradient, .angularGradient: true
    case .color, .tiled, .mesh: false
    }
  }
}
