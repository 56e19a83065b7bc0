import CCairo
import DisplayList
import Foundation

extension Painter {
  /// Draws what lies behind a path blurred, saturated and tinted.
  func draw(_ style: GlassStyle, within path: Path, in state: DrawingState) throws {
    let shape = DevicePath.filled(path, state.transform)
    let bounds = DeviceRect(around: shape.boundingRect).intersection(state.clip.bounds)
    guard !bounds.isEmpty else { return }
    let recipe = try MaterialRecipe.of(style.thickness, style.scheme)
    if canvas.isVector {
      return try draw(
        [DrawItem(.fill(path, .color(recipe.tintColor), FillStyle()))], in: state)
    }
    let visible = bounds.intersection(state.picture)
    guard !visible.isEmpty else { return }
    let glass =
      try state.glass.flatMap { $0.bounds.contains(visible) ? $0 : nil }
      ?? take(recipe, within: visible, in: state)
    if case .rect = shape.storage, !state.clip.isShaped { return replace(visible, by: glass) }
    setSource(try Canvas(bounds: glass.bounds, storage: glass.pixels))
    cairo_new_path(context)
    CairoPath.append(shape, to: context, .identity)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    cairo_fill(context)
  }

  /// Replaces pixels within bounds: nothing of those beneath is left.
  private func replace(_ bounds: DeviceRect, by glass: TakenGlass) {
    canvas.withPixels { pixels in
      for y in bounds.top..<bounds.bottom {
        let row = pixels + (y - canvas.bounds.top) * canvas.width - canvas.bounds.left
        let source = glass.pixels.base + (y - glass.bounds.top) * glass.bounds.width
        (row + bounds.left).update(
          from: source + bounds.left - glass.bounds.left, count: bounds.width)
      }
    }
  }

  /// Takes the pixels seen through a glass with an outline, as they are now; nil if there are none.
  func take(
    _ style: GlassStyle, within outline: Path, in state: DrawingState
  ) throws -> TakenGlass? {
    let box = DevicePath.filled(outline, state.transform).boundingRect
    let bounds = DeviceRect(around: box).intersection(state.clip.bounds)
      .intersection(state.picture)
    guard !bounds.isEmpty else { return nil }
    return try take(
      MaterialRecipe.of(style.thickness, style.scheme), within: bounds, in: state)
  }

  /// Takes the pixels seen within bounds through a material, cached for the next equal backdrop.
  private func take(
    _ recipe: MaterialRecipe, within bounds: DeviceRect, in state: DrawingState
  ) throws -> TakenGlass {
    let sigma = recipe.blur(under: state.transform)
    let area = bounds.insetBy(-GaussianBlur.reach(sigma: sigma)).intersection(state.picture)
    var behind = canvas
    if backdrop != nil {
      behind = try rasterizer.offscreen(area, isClear: false)
      copyBackdrop(to: behind)
    }
    return behind.withPixels { pixels in
      let glass = Glass(
        BytePlane(pixels, of: behind, within: area), recipe, sigma: sigma,
        part: bounds.offsetBy(x: -area.left, y: -area.top))
      let seen = rasterizer.caches.glass.value(glass.key) { glass.pixels() }
      return TakenGlass(bounds: bounds, pixels: seen)
    }
  }

  /// Copies what has been drawn so far, from the bottom canvas up.
  private func copyBackdrop(to offscreen: Canvas) {
    backdrop?.copyBackdrop(to: offscreen)
    cairo_surface_flush(canvas.surface)
    cairo_set_source_surface(offscreen.context, canvas.surface, 0, 0)
    cairo_set_operator(
      offscreen.context, backdrop == nil ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_OVER)
    cairo_paint(offscreen.context)
  }
}

extension BytePlane {
  /// The four components of a part of a canvas.
  init(_ pixels: UnsafeMutablePointer<UInt32>, of canvas: Canvas, within part: DeviceRect) {
    let first =
      pixels + (part.top - canvas.bounds.top) * canvas.width + part.left - canvas.bounds.left
    self.init(first, width: part.width, height: part.height)
    stride = canvas.width * 4
  }
}
