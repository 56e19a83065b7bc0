import CCairo
import DisplayList

extension Painter {
  /// Draws items that hide all behind them square, and mixes their corners with what was there
  /// before.
  func draw(
    _ items: [DrawItem], betweenCornersOf smallest: Path, _ bounds: DeviceRect,
    in state: DrawingState
  ) throws {
    let visible = state.clip.bounds
    let corners = Corners(of: bounds, mask: shadowMask(smallest, 0), within: visible)
    paintPending(beneath: corners.top)
    paintPending(beneath: corners.bottom)
    let saved = canvas.withPixels { corners.pixels(of: canvas, $0) }
    cairo_rectangle(
      context, Double(visible.left), Double(visible.top), Double(visible.width),
      Double(visible.height))
    cairo_clip(context)
    try add(items, in: state)
    paintPending(beneath: corners.top)
    paintPending(beneath: corners.bottom)
    canvas.withPixels { corners.restore(saved, on: canvas, $0) }
  }
}
