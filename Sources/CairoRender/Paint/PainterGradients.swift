import CCairo
import DisplayList
import Foundation

extension Painter {
  /// Sets a gradient as the source, computed within bounds where it can be; false where it shows
  /// nothing.
  func setGradient(
    _ paint: Paint, _ transform: CGAffineTransform, _ bounds: DeviceRect
  ) throws -> Bool {
    let isAngular = if case .angularGradient = paint { true } else { false }
    // Of a document's gradients only those are pixels that its format does not have.
    if isAngular || !canvas.isVector,
      let gradient = ComputedGradient(paint, transform, within: bounds)
    {
      let offscreen = try rasterizer.offscreen(bounds, isClear: !paint.isOpaque)
      gradient.paint(on: offscreen)
      setSource(offscreen)
      return true
    }
    guard !isAngular else { return false }
    let pattern = PaintPattern.make(paint, transform)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
    return true
  }

  /// Paints a gradient through which something shows, along a path; false for other paints.
  ///
  /// The sum of the gradient and the pixels beneath takes their place, rounded once. As a source it
  /// would be rounded before, colour and alpha apart from each other.
  func paintMixed(
    _ paint: Paint, _ transform: CGAffineTransform, _ painting: PathPainting, along path: Path,
    within bounds: DeviceRect
  ) throws -> Bool {
    let bounds = bounds.intersection(canvas.bounds)
    guard !canvas.isVector, !paint.isOpaque, !bounds.isEmpty,
      cairo_get_operator(context) == CAIRO_OPERATOR_OVER,
      let gradient = ComputedGradient(paint, transform, within: bounds)
    else { return false }
    let mixed = try rasterizer.offscreen(bounds, isClear: false)
    canvas.copy(to: mixed)
    gradient.paint(on: mixed)
    cairo_save(context)
    defer { cairo_restore(context) }
    // Beyond its bounds the source is clear, which would take the place of pixels too.
    cairo_new_path(context)
    cairo_rectangle(
      context, Double(bounds.left), Double(bounds.top), Double(bounds.width), Double(bounds.height))
    cairo_clip(context)
    setSource(mixed)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    painting.trace(path, on: context)
    painting.paint(context)
    return true
  }
}

extension Canvas {
  /// Copies the pixels that another canvas, which lies within this one, has room for.
  fileprivate func copy(to part: Canvas) {
    withPixels { source in
      part.withPixels { target in
        for row in 0..<part.height {
          let y = part.bounds.top - bounds.top + row
          (target + row * part.width).update(
            from: source + y * width + part.bounds.left - bounds.left, count: part.width)
        }
      }
    }
  }
}
