import CCairo
import DisplayList
import Foundation

extension Painter {
  /// Draws a layer as it is planned.
  func draw(_ layer: Layer, in state: DrawingState) throws {
    let plan = LayerPlan(layer, in: state, on: ground)
    if plan.way == .nothing { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    if let shape = plan.cut { cut(along: shape, layer.clipStyle) }
    if plan.way.looksBeneath {
      paintPending(
        beneath: try Extent.touchedThroughGlass(by: .layer(layer), state.transform))
    }
    switch plan.way {
    case .nothing: break
    case .inPlace: try add(layer.items, in: plan.state)
    case .betweenCorners(let smallest, let bounds):
      try draw(layer.items, betweenCornersOf: smallest, bounds, in: plan.state)
    case .group:
      cairo_push_group(context)
      try draw(layer.items, in: plan.state)
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, layer.opacity)
    case .overShadow(let shadow, let outline, let glass):
      let taken = try glass.flatMap { try take($0, within: outline, in: plan.state) }
      drawShadow(shadow, of: outline, in: plan.state)
      var state = plan.state
      state.glass = taken
      try draw(layer.items, in: state)
    case .cached(let picture, let bounds):
      let pixels = try pixels(of: layer, picture, bounds, in: plan.state)
      try lay(Canvas(bounds: bounds, storage: pixels), layer, in: plan.state)
    case .apart(let bounds):
      let offscreen = try self.picture(of: layer, on: rasterizer.offscreen(bounds), in: plan.state)
      try lay(offscreen, layer, in: plan.state)
    }
  }

  /// Cuts what will be drawn with a shape in device pixels, until the context's state is restored.
  private func cut(along shape: Path, _ style: FillStyle) {
    cairo_new_path(context)
    CairoPath.append(shape, to: context, .identity)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    cairo_set_fill_rule(
      context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_clip(context)
  }

  /// Returns the pixels of a picture that is cached.
  private func pixels(
    of layer: Layer, _ picture: CachedPicture, _ bounds: DeviceRect, in state: DrawingState
  ) throws -> PixelStorage {
    func draw() throws -> PixelStorage {
      try self.picture(of: layer, on: Canvas(bounds: bounds), in: state).storage
    }
    switch picture {
    case .shape(let key): return try rasterizer.caches.shadowedShapes.value(key, make: draw)
    case .layer(let key):
      for case .symbol(let drawing) in layer.items.map(\.operation) {
        // Names that are not known are told of each picture.
        _ = text.measure(drawing.symbol)
      }
      return try rasterizer.caches.smallLayers.value(key, make: draw)
    }
  }

  /// Returns the layer's content, drawn on a canvas and changed by the filters.
  private func picture(
    of layer: Layer, on offscreen: Canvas, in state: DrawingState
  ) throws -> Canvas {
    try painter(on: offscreen).draw(
      layer.items, in: state.apart(within: offscreen.bounds))
    for filter in layer.filters {
      filter.apply(to: offscreen, under: state.transform, rasterizer)
    }
    return offscreen
  }

  /// Lays a layer's picture upon this one, through its mask and by its blend mode.
  private func lay(_ offscreen: Canvas, _ layer: Layer, in state: DrawingState) throws {
    let mask = try layer.mask.isEmpty ? nil : maskOf(layer, offscreen.bounds, in: state)
    if layer.blendMode == .plusDarker, !canvas.isVector {
      return try layDarkening(offscreen, through: mask, layer.opacity)
    }
    cairo_set_operator(context, layer.blendMode.cairoOperator)
    if layer.blendMode == .destinationOut { hasHoles = true }
    setSource(offscreen)
    cairo_rectangle(
      context, Double(offscreen.bounds.left), Double(offscreen.bounds.top), Double(offscreen.width),
      Double(offscreen.height))
    cairo_clip(context)
    if let mask {
      if layer.opacity < 1 { mask.fade(layer.opacity) }
      paintSource(through: mask, at: (mask.bounds.left, mask.bounds.top))
    } else {
      cairo_paint_with_alpha(context, layer.opacity)
    }
  }

  /// Returns the alpha of a layer's mask items.
  private func maskOf(
    _ layer: Layer, _ bounds: DeviceRect, in state: DrawingState
  ) throws -> Mask {
    let offscreen = try rasterizer.offscreen(bounds)
    try painter(on: offscreen).draw(layer.mask, in: state.apart(within: bounds))
    return Mask(alphaOf: offscreen)
  }
}

extension LayerPlan.Way {
  /// A Boolean value that indicates whether the layer looks at pixels beneath its items before the
  /// first is drawn.
  fileprivate var looksBeneath: Bool {
    switch self {
    case .nothing, .inPlace, .betweenCorners: false
    case .group, .overShadow, .cached, .apart: true
    }
  }
}
