import CCairo
import DisplayList
import Foundation

/// Small gradients as pixels, for cairo computes each pixel of one anew, eight times as slowly as
/// it copies: a list's pictures and buttons have the same ones over and over.
enum GradientTile {
  /// The most pixels of a tile.
  ///
  /// Larger gradients seldom recur, and would push others out.
  private static let limit = 1 << 18

  /// Returns the key of a gradient within bounds; nil for other paints and for what is too large.
  static func key(
    _ paint: Paint, _ transform: CGAffineTransform, _ bounds: DeviceRect
  ) -> GradientTileKey? {
    guard bounds.width * bounds.height <= limit else { return nil }
    let corner: CGPoint
    let moved: Paint
    switch paint {
    case .linearGradient(var gradient):
      corner = gradient.start
      gradient.end = CGPoint(x: gradient.end.x - corner.x, y: gradient.end.y - corner.y)
      gradient.start = .zero
      moved = .linearGradient(gradient)
    case .radialGradient(var gradient):
      corner = gradient.center
      gradient.center = .zero
      moved = .radialGradient(gradient)
    case .color, .angularGradient, .tiled, .mesh: return nil
    }
    var place = transform
    let origin = corner.applying(transform)
    (place.tx, place.ty) = (origin.x - CGFloat(bounds.left), origin.y - CGFloat(bounds.top))
    return GradientTileKey(
      paint: moved, transform: place, width: bounds.width, height: bounds.height)
  }

  /// Returns the pixels.
  ///
  /// - Throws: ``RenderError`` if there is no memory for them.
  static func draw(_ key: GradientTileKey) throws -> Canvas {
    let tile = try Canvas(
      bounds: DeviceRect(left: 0, top: 0, right: key.width, bottom: key.height))
    let pattern = PaintPattern.make(key.paint, key.transform)
    cairo_set_source(tile.context, pattern)
    cairo_pattern_destroy(pattern)
    cairo_set_operator(tile.context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(tile.context)
    cairo_surface_flush(tile.surface)
    return tile
  }
}

extension Painter {
  /// Sets a gradient as the source, from its tile where it is small.
  func setGradient(
    _ paint: Paint, _ transform: CGAffineTransform, _ bounds: DeviceRect
  ) throws {
    guard !canvas.isVector, let key = GradientTile.key(paint, transform, bounds) else {
      let pattern = PaintPattern.make(paint, transform)
      cairo_set_source(context, pattern)
      return cairo_pattern_destroy(pattern)
    }
    let tile = try rasterizer.caches.gradients.value(key) {
      try GradientTile.draw(key)
    }
    cairo_set_source_surface(context, tile.surface, Double(bounds.left), Double(bounds.top))
  }
}
