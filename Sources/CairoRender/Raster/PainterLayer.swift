import CCairo
import DisplayList
import Foundation

extension Painter {
  /// Draws a layer: directly where that is the same, else as a picture of its own.
  func draw(_ layer: Layer, _ transform: CGAffineTransform, _ clip: Clip) throws {
    let own = layer.transform.concatenating(transform)
    guard layer.opacity > 0, own.isUsable else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    if try drawWithCorners(layer, own, clip) { return }
    var inner = clip
    if let path = layer.clip { inner = clipped(path, layer.clipStyle, own, clip) }
    guard !inner.bounds.isEmpty else { return }
    if layer.isPlain { return try add(layer.items, own, inner) }
    paintPending(beneath: try footprint(of: .layer(layer), transform))
    if canvas.isVector, layer.onlyFades {
      cairo_push_group(context)
      try draw(layer.items, own, inner)
      cairo_pop_group_to_source(context)
      return cairo_paint_with_alpha(context, layer.opacity)
    }
    if try drawWithSimpleShadows(layer, own, inner) { return }
    try composite(layer, own, inner)
  }

  /// The shadow of an opaque shape that covers the rest of the layer, without drawing it apart.
  ///
  /// A second shadow is also the first one's, and so asks for a picture of both.
  private func drawWithSimpleShadows(
    _ layer: Layer, _ transform: CGAffineTransform, _ clip: Clip
  ) throws -> Bool {
    guard layer.opacity == 1, layer.blendMode == .normal, layer.mask.isEmpty, !layer.isolated,
      layer.filters.count == 1, case .shadow(let shadow) = layer.filters[0],
      transform.isUpright,
      let silhouette = Silhouette.of(layer.items), isSmall(silhouette, transform)
    else { return false }
    if case .material(_, let thickness, let scheme) = Silhouette.glass(of: layer.items) {
      guard hasOpaqueGround, !canvas.isVector, let recipe = try rasterizer.recipe(thickness, scheme)
      else { return false }
      // The shadow falls on what is seen through the glass only outside of it.
      let box = DevicePath.filled(silhouette, transform).boundingRect
      let bounds = DeviceRect(around: box).intersection(clip.bounds).intersection(rootBounds)
      if !bounds.isEmpty {
        let sigma = GaussianBlur.sigma(radius: recipe.sigma, scale: transform.meanScale)
        glassBeforeShadow = (bounds, try glass(within: bounds, recipe, sigma: sigma))
      }
    }
    defer { glassBeforeShadow = nil }
    drawShadow(shadow, of: silhouette, transform, clip)
    try draw(layer.items, transform, clip)
    return true
  }

  /// Whether the mask of a shape's whole shadow, were it needed, is no larger than a tablet's screen.
  private func isSmall(_ shape: Path, _ transform: CGAffineTransform) -> Bool {
    let box = shape.boundingRect.applying(transform)
    return box.width < 4096 && box.height < 4096
  }

  /// Draws the layer's content on a canvas of its own, changes it, and lays it upon this one.
  private func composite(_ layer: Layer, _ transform: CGAffineTransform, _ clip: Clip) throws {
    var needed = clip.bounds
    // What a filter brings into the clip may come from outside of it.
    for filter in layer.filters { needed = filter.source(of: needed, under: transform) }
    var bounds = ContentBounds.of(layer.items, transform)
    for filter in layer.filters { bounds = filter.reach(from: bounds, under: transform) }
    guard !bounds.isEmpty else { return }
    if needed.contains(bounds), let kept = try keptPicture(of: layer, transform, bounds) {
      return try lay(Canvas(bounds: bounds, storage: kept), layer, transform, clip)
    }
    bounds = bounds.intersection(needed)
    guard !bounds.isEmpty else { return }
    try lay(
      picture(of: layer, transform, on: rasterizer.sheet(bounds)), layer, transform, clip)
  }

  /// Pixels of the largest picture of a layer that is kept.
  private static let largestKept = 1 << 17

  /// The picture of a small layer within bounds, which is kept; nil for any other layer.
  ///
  /// One of a single shape serves wherever that stands, any other in its place alone.
  private func keptPicture(
    of layer: Layer, _ transform: CGAffineTransform, _ bounds: DeviceRect
  ) throws -> PixelStorage? {
    guard bounds.width * bounds.height <= Self.largestKept else { return nil }
    func draw() throws -> PixelStorage {
      try picture(of: layer, transform, on: Canvas(bounds: bounds)).storage
    }
    if let shape = ShadowedShape(layer, transform) {
      let key = shape.key(transform, bounds)
      return try rasterizer.shadowed.value(key, cost: { $0.count * 4 }, make: draw)
    }
    guard !canvas.isVector, let key = LayerPicture(layer, transform, bounds) else { return nil }
    for case .symbol(let drawing) in layer.items.map(\.operation) {
      // Names that are not known are told of each picture.
      _ = text.measure(drawing.symbol)
    }
    return try rasterizer.layers.value(key, cost: { $0.count * 4 }, make: draw)
  }

  /// The layer's content, drawn on a canvas and changed by the filters.
  private func picture(
    of layer: Layer, _ transform: CGAffineTransform, on sheet: Canvas
  ) throws -> Canvas {
    let painter = painter(on: sheet)
    painter.pictureBounds = pictureBounds(of: layer, transform)
    try painter.draw(layer.items, transform, Clip(bounds: sheet.bounds))
    for filter in layer.filters {
      filter.apply(to: sheet, under: transform, rasterizer)
    }
    return sheet
  }

  private func lay(
    _ sheet: Canvas, _ layer: Layer, _ transform: CGAffineTransform, _ clip: Clip
  ) throws {
    let mask = try layer.mask.isEmpty ? nil : maskOf(layer, transform, sheet.bounds)
    if layer.blendMode == .plusDarker, !canvas.isVector {
      return try layDarkening(sheet, through: mask, layer.opacity)
    }
    cairo_set_operator(context, layer.blendMode.cairoOperator)
    if layer.blendMode == .destinationOut { hasHoles = true }
    setSource(sheet)
    cairo_rectangle(
      context, Double(sheet.bounds.left), Double(sheet.bounds.top), Double(sheet.width),
      Double(sheet.height))
    cairo_clip(context)
    if let mask {
      if layer.opacity < 1 { mask.fade(layer.opacity) }
      paintSource(through: mask, at: (mask.bounds.left, mask.bounds.top))
    } else {
      cairo_paint_with_alpha(context, layer.opacity)
    }
  }

  /// The alpha of a layer's mask items.
  private func maskOf(
    _ layer: Layer, _ transform: CGAffineTransform, _ bounds: DeviceRect
  ) throws -> Mask {
    let sheet = try rasterizer.sheet(bounds)
    try painter(on: sheet).draw(layer.mask, transform, Clip(bounds: bounds))
    return Mask(alphaOf: sheet)
  }
}

extension Layer {
  /// Whether drawing the items one by one gives the layer's picture.
  var isPlain: Bool {
    opacity == 1 && blendMode == .normal && filters.isEmpty && mask.isEmpty && !isolated
  }
}

extension DrawOperation {
  var isLayer: Bool {
    if case .layer = self { return true }
    return false
  }
}

extension Layer {
  /// Whether nothing but the opacity asks for a picture of its own.
  fileprivate var onlyFades: Bool {
    blendMode == .normal && filters.isEmpty && mask.isEmpty
  }
}

extension Filter {
  /// The bounds of the content that decides what is seen within bounds.
  func source(of bounds: DeviceRect, under transform: CGAffineTransform) -> DeviceRect {
    let scale = transform.meanScale
    switch self {
    case .blur(let radius, _):
      return bounds.insetBy(
        -GaussianBlur.reach(sigma: GaussianBlur.sigma(radius: radius, scale: scale)))
    case .shadow(let shadow):
      let moved = bounds.offsetBy(
        x: -(shadow.x * scale).rounded().pixel, y: -(shadow.y * scale).rounded().pixel)
      return bounds.union(
        moved.insetBy(
          -GaussianBlur.reach(sigma: GaussianBlur.sigma(radius: shadow.radius, scale: scale))))
    // What is seen may come from anywhere; no further than a window around the window, for memory's sake.
    case .projection: return bounds.insetBy(-max(bounds.width, bounds.height))
    default: return bounds
    }
  }
}

extension Mask {
  /// The alpha of a canvas.
  convenience init(alphaOf canvas: Canvas) {
    self.init(bounds: canvas.bounds)
    canvas.withPixels { pixels in
      for y in 0..<canvas.height {
        let (from, to) = (pixels + y * canvas.width, row(y))
        for x in 0..<canvas.width { to[x] = UInt8(truncatingIfNeeded: from[x] &>> 24) }
      }
    }
  }

  /// Multiplies all coverage with a factor from 0 to 1.
  func fade(_ factor: Double) {
    let share = UInt32((factor * 255).rounded())
    for index in 0..<stride * bounds.height {
      bytes[index] = UInt8(Blending.scaled(UInt32(bytes[index]), share))
    }
  }
}

extension BlendMode {
  /// Cairo's operator.
  ///
  /// It has none for plusDarker: pixels are blended by ``PlusDarker``, documents multiply.
  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply, .plusDarker: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
