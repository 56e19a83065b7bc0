import CCairo
import DisplayList

extension Painter {
  /// Paints the current source or a colour through a mask.
  func paint(_ mask: Mask, at place: (x: Int, y: Int), _ color: RGBAColor, _ clip: Clip) {
    if !clip.isShaped {
      let premultiplied = clip.isReduced ? .asCairo(color) : PremultipliedColor(color)
      canvas.withPixels {
        Blending.paint(mask, at: place, premultiplied, on: canvas, clip: clip.bounds, $0)
      }
      return
    }
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    paintSource(through: mask, at: place)
  }

  /// Paints the context's source through a mask.
  func paintSource(through mask: Mask, at place: (x: Int, y: Int)) {
    if canvas.isVector { return paintSourceAsPixels(through: mask, at: place) }
    mask.withSurface { surface in
      cairo_mask_surface(
        context, surface, Double(place.x - mask.bounds.left), Double(place.y - mask.bounds.top))
    }
  }

  /// Sets a canvas as the source, which lies at its place in device space.
  ///
  /// Cairo's documents do not regard a source's device offset: there it goes without.
  func setSource(_ offscreen: Canvas) {
    cairo_surface_flush(offscreen.surface)
    guard canvas.isVector else { return cairo_set_source_surface(context, offscreen.surface, 0, 0) }
    cairo_surface_set_device_offset(offscreen.surface, 0, 0)
    cairo_set_source_surface(
      context, offscreen.surface, Double(offscreen.bounds.left), Double(offscreen.bounds.top))
  }

  /// Embeds the context's source, cut out by a mask, into a document.
  private func paintSourceAsPixels(through mask: Mask, at place: (x: Int, y: Int)) {
    let bounds = mask.bounds.offsetBy(x: place.x - mask.bounds.left, y: place.y - mask.bounds.top)
    guard let offscreen = try? Canvas(bounds: bounds) else { return }
    cairo_set_source(offscreen.context, cairo_get_source(context))
    painter(on: offscreen).paintSource(through: mask, at: place)
    setSource(offscreen)
    cairo_paint(context)
  }
}
