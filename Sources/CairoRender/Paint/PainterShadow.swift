import CCairo
import DisplayList
import Foundation

extension Painter {
  /// Draws the shadow of an upright shape.
  func drawShadow(
    _ shadow: Shadow, of path: Path, in state: DrawingState
  ) {
    guard shadow.color.alpha > 0 else { return }
    let scale = state.transform.meanScale
    let sigma = GaussianBlur.sigma(radius: shadow.radius, scale: scale)
    let shape = DevicePath.filled(path, state.transform)
    let box = shape.boundingRect
    let place = DeviceRect(around: box).offsetBy(
      x: (shadow.x * scale).rounded().pixel, y: (shadow.y * scale).rounded().pixel)
    if let parts = NinePartShadow(shape: shape, sigma: sigma) {
      let mask = shadowMask(parts.smallest, sigma)
      return paint(mask, over: place, under: parts.hidden(by: box), shadow.color, state.clip)
    }
    let moved = shape.offsetBy(dx: -box.minX, dy: -box.minY)
    let mask = shadowMask(moved, sigma)
    paint(
      mask, at: (place.left + mask.bounds.left, place.top + mask.bounds.top), shadow.color,
      state.clip)
  }

  /// Returns the blurred coverage of a shape whose bounds begin at 0.
  func shadowMask(_ shape: Path, _ sigma: Double) -> Mask {
    rasterizer.caches.shadows.value(ShadowKey(shape: shape, sigma: sigma)) {
      let reach = GaussianBlur.reach(sigma: sigma)
      let mask = Mask(bounds: DeviceRect(around: shape.boundingRect).insetBy(-reach))
      mask.draw { context in
        CairoPath.append(shape, to: context, .identity)
        cairo_fill(context)
      }
      GaussianBlur.blur(BytePlane(mask), sigma: sigma, edge: .zero)
      return mask
    }
  }

  /// Paints a mask whose middle stretches; what an opaque shape will hide is left out.
  private func paint(
    _ mask: Mask, over place: DeviceRect, under hidden: NinePartShadow.Hidden, _ color: RGBAColor,
    _ clip: Clip
  ) {
    let all = place.insetBy(mask.bounds.left)
    let visible = all.intersection(clip.bounds)
    guard !visible.isEmpty else { return }
    let premultiplied = PremultipliedColor(color)
    let whole = clip.isShaped ? Mask(bounds: visible) : nil
    let even = all.left + mask.bounds.width / 2..<all.right - mask.bounds.width / 2
    canvas.withPixels { pixels in
      NinePartShadow.forEachRow(of: mask, over: all, visible.top..<visible.bottom) { y, row in
        if let whole {
          whole.row(y - visible.top).update(
            from: row + (visible.left - all.left), count: visible.width)
          return
        }
        let target = pixels + (y - canvas.bounds.top) * canvas.width - canvas.bounds.left
        for part in hidden.rest(of: visible.left..<visible.right, y: y) where !part.isEmpty {
          NinePartShadow.blend(row, from: all.left, even, part, premultiplied, onto: target)
        }
      }
    }
    if let whole { paint(whole, at: (visible.left, visible.top), color, clip) }
  }

  // MARK: Inner shadows

  /// Draws a shadow that falls from the edge of a path inwards.
  func innerShadow(
    _ path: Path, _ shadow: Shadow, in state: DrawingState
  ) {
    guard shadow.color.alpha > 0 else { return }
    let scale = state.transform.meanScale
    let sigma = GaussianBlur.sigma(radius: shadow.radius, scale: scale)
    let shape = DevicePath.filled(path, state.transform)
    let reach = GaussianBlur.reach(sigma: sigma)
    // Beyond the blur's reach around the clip nothing is seen.
    let bounds = DeviceRect(around: shape.boundingRect)
      .intersection(state.clip.bounds.insetBy(-2 * reach))
    let offset = ((shadow.x * scale).rounded().pixel, (shadow.y * scale).rounded().pixel)
    guard !bounds.intersection(state.clip.bounds).isEmpty else { return }
    // What lies outside of the moved shape, blurred, within the shape.
    let margin = reach + min(2 * reach + 64, max(abs(offset.0), abs(offset.1)))
    let outside = Mask(bounds: bounds.insetBy(-margin))
    outside.draw { context in
      cairo_paint(context)
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
      let moved = CGAffineTransform(translationX: CGFloat(offset.0), y: CGFloat(offset.1))
      CairoPath.append(shape, to: context, moved)
      cairo_fill(context)
    }
    GaussianBlur.blur(BytePlane(outside), sigma: sigma, edge: .clamped)
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_new_path(context)
    CairoPath.append(shape, to: context, .identity)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    cairo_clip(context)
    paint(
      outside, at: (outside.bounds.left, outside.bounds.top), shadow.color,
      Clip(bounds: bounds.intersection(state.clip.bounds), cuts: [.anything]))
  }
}
