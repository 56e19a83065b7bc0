import CCairo
import DisplayList
import Foundation

/// Draws the items of one picture, or of one layer of it, onto a canvas.
final class Painter {
  let canvas: Canvas
  let rasterizer: Rasterizer
  let text: TextEngine
  let assets: ImageStore
  /// The painter of the canvas that this one's will be laid upon.
  let backdrop: Painter?

  /// What is to be painted before anything is drawn over it.
  var pending: PendingPieces
  /// Whether a layer has taken away from what was opaque.
  var hasHoles = false
  /// Whether the picture's background hides all that could lie behind.
  let isOpaque: Bool
  /// Where the picture ends that is being drawn on a part of the canvas, beyond which no glass looks.
  var pictureBounds: DeviceRect?
  /// The glass that a layer begins with, as it was before the layer's shadow, and where.
  var glassBeforeShadow: (bounds: DeviceRect, pixels: PixelStorage)?

  var context: OpaquePointer { canvas.context }

  init(
    canvas: Canvas, rasterizer: Rasterizer, text: TextEngine, assets: ImageStore,
    isOpaque: Bool, backdrop: Painter? = nil
  ) {
    (self.canvas, self.rasterizer, self.text) = (canvas, rasterizer, text)
    (self.assets, self.isOpaque, self.backdrop) = (assets, isOpaque, backdrop)
    pending = PendingPieces(canvas.bounds)
  }

  /// A painter for a layer of this one's picture.
  func painter(on canvas: Canvas) -> Painter {
    Painter(
      canvas: canvas, rasterizer: rasterizer, text: text, assets: assets, isOpaque: isOpaque,
      backdrop: self)
  }

  /// Whether all that can be seen through glass is opaque.
  var hasOpaqueGround: Bool { isOpaque && !hasHoles && backdrop?.hasOpaqueGround ?? true }

  func draw(_ items: [DrawItem], _ transform: CGAffineTransform, _ clip: Clip) throws {
    try add(items, transform, clip)
    paintPending()
  }

  /// Draws items, some of which may stay pending.
  func add(_ items: [DrawItem], _ transform: CGAffineTransform, _ clip: Clip) throws {
    var index = 0
    while index < items.count {
      let copies = drawHalo(items[index...], transform, clip)
      if copies == 0 { try add(items[index].operation, transform, clip) }
      index += max(1, copies)
    }
  }

  private func add(
    _ operation: DrawOperation, _ transform: CGAffineTransform, _ clip: Clip
  ) throws {
    let bounds = operation.footprint(transform)
    let clip = bounds.map { clip.isShaped ? clip.reduced(to: $0) : clip } ?? clip
    if let next = pieces(of: operation, transform, clip) { return pending.append(next) }
    if let masks = masks(of: operation, transform, clip) {
      return masks.forEach { pending.append($0) }
    }
    if try fillBetweenCorners(operation, transform, clip) { return }
    // A layer does so itself, if its items are not drawn one by one.
    if !operation.isLayer {
      paintPending(beneath: try bounds ?? footprint(of: operation, transform))
    }
    try draw(operation, transform, clip)
  }

  /// Paints what is pending, or what of it lies in the bands that bounds touch.
  func paintPending(beneath bounds: DeviceRect? = nil) {
    pending.paint(beneath: bounds, on: canvas)
  }

  /// The bounds of all pixels that drawing looks at, those behind glass included; nil if not known.
  func footprint(
    of operation: DrawOperation, _ transform: CGAffineTransform
  ) throws -> DeviceRect? {
    switch operation {
    case .layer(let layer):
      let own = layer.transform.concatenating(transform)
      var bounds = DeviceRect.empty
      for item in layer.items {
        guard let next = try footprint(of: item.operation, own) else { return nil }
        bounds = bounds.union(next)
      }
      for filter in layer.filters { bounds = filter.reach(from: bounds, under: own) }
      return bounds
    case .material(_, let thickness, let scheme):
      guard let recipe = try rasterizer.recipe(thickness, scheme) else { return nil }
      let sigma = GaussianBlur.sigma(radius: recipe.sigma, scale: transform.meanScale)
      return ContentBounds.of(operation, transform).insetBy(-GaussianBlur.reach(sigma: sigma))
    default: return operation.footprint(transform)
    }
  }

  private func draw(
    _ operation: DrawOperation, _ transform: CGAffineTransform, _ clip: Clip
  ) throws {
    guard !clip.bounds.isEmpty else { return }
    switch operation {
    case .fill(let path, let paint, let style): try fill(path, paint, style, transform, clip)
    case .stroke(let path, let paint, let style): try stroke(path, paint, style, transform, clip)
    case .text(let drawing): try draw(drawing, transform, clip)
    case .symbol(let drawing): try draw(drawing, transform, clip)
    case .image(let drawing): try tryToDraw(drawing, transform, clip)
    case .material(let path, let thickness, let scheme):
      try material(path, thickness, scheme, transform, clip)
    case .innerShadow(let path, let shadow): innerShadow(path, shadow, transform, clip)
    case .layer(let layer): try draw(layer, transform, clip)
    }
  }

  // MARK: Shapes

  func fill(
    _ path: Path, _ paint: Paint, _ style: FillStyle, _ transform: CGAffineTransform, _ clip: Clip
  ) throws {
    try self.paint(.fill(style), along: DevicePath.filled(path, transform), paint, transform, clip)
  }

  private func stroke(
    _ path: Path, _ paint: Paint, _ style: StrokeStyle, _ transform: CGAffineTransform,
    _ clip: Clip
  ) throws {
    let (line, width) = DevicePath.stroked(path, style.lineWidth, transform)
    try self.paint(.stroke(style, width: width), along: line, paint, transform, clip)
  }

  private func paint(
    _ ink: PathInk, along path: Path, _ paint: Paint, _ transform: CGAffineTransform, _ clip: Clip
  ) throws {
    let bounds = ink.bounds(path, clip)
    guard !bounds.isEmpty else { return }
    ink.trace(path, on: context)
    let painted = paint.isAngular ? ink.inked(within: bounds, on: context) : bounds
    guard !painted.isEmpty, try setSource(paint, transform, painted) else { return }
    ink.paint(context)
  }

  /// Sets what is painted within bounds; false where that is nothing.
  func setSource(_ paint: Paint, _ transform: CGAffineTransform, _ bounds: DeviceRect) throws
    -> Bool
  {
    switch paint {
    case .color(let color):
      guard color.alpha > 0 else { return false }
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    case .linearGradient, .radialGradient: try setGradient(paint, transform, bounds)
    case .angularGradient(let gradient):
      let sweep = try AngularGradient.draw(gradient, transform, bounds)
      setSource(sweep)
    case .mesh: try setGradient(paint, transform, bounds)
    case .tiled(let tiled): try setTile(tiled, transform)
    }
    return true
  }

  /// Adds a clip in device space; the caller restores the context's state.
  func clipped(
    _ path: Path, _ style: FillStyle, _ transform: CGAffineTransform, _ clip: Clip
  ) -> Clip {
    let shape = DevicePath.filled(path, transform)
    cairo_new_path(context)
    CairoPath.append(shape, to: context, .identity)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    cairo_set_fill_rule(
      context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_clip(context)
    var result = clip
    result.bounds = DeviceRect(around: shape.boundingRect).intersection(clip.bounds)
    if let cut = ClipCut(shape) { result.cuts.append(cut) }
    return result
  }

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
}

extension Painter {
  /// Sets a canvas as the source, which lies at its place in device space.
  ///
  /// Cairo's documents do not regard a source's device offset: there it goes without.
  func setSource(_ sheet: Canvas) {
    cairo_surface_flush(sheet.surface)
    guard canvas.isVector else { return cairo_set_source_surface(context, sheet.surface, 0, 0) }
    cairo_surface_set_device_offset(sheet.surface, 0, 0)
    cairo_set_source_surface(
      context, sheet.surface, Double(sheet.bounds.left), Double(sheet.bounds.top))
  }

  /// Embeds the context's source, cut out by a mask, into a document.
  private func paintSourceAsPixels(through mask: Mask, at place: (x: Int, y: Int)) {
    let bounds = mask.bounds.offsetBy(x: place.x - mask.bounds.left, y: place.y - mask.bounds.top)
    guard let sheet = try? Canvas(bounds: bounds) else { return }
    cairo_set_source(sheet.context, cairo_get_source(context))
    painter(on: sheet).paintSource(through: mask, at: place)
    setSource(sheet)
    cairo_paint(context)
  }
}

extension Paint {
  fileprivate var isAngular: Bool {
    if case .angularGradient = self { return true }
    return false
  }
}

/// Cairo's settings for a line.
enum StrokePen {
  static func set(
    _ style: StrokeStyle, width: CGFloat, scale: CGFloat, around box: CGRect,
    on context: OpaquePointer
  ) {
    cairo_set_line_width(context, width)
    cairo_set_miter_limit(context, max(1, min(1000, style.miterLimit)))
    let caps = [CAIRO_LINE_CAP_BUTT, CAIRO_LINE_CAP_ROUND, CAIRO_LINE_CAP_SQUARE]
    let joins = [CAIRO_LINE_JOIN_MITER, CAIRO_LINE_JOIN_ROUND, CAIRO_LINE_JOIN_BEVEL]
    cairo_set_line_cap(context, caps[Int(style.lineCap.rawValue)])
    cairo_set_line_join(context, joins[Int(style.lineJoin.rawValue)])
    // Cairo refuses negative dashes and those that are all 0; millions of them would take minutes.
    let dash = style.dash.map { Double(max(0, min(1e6, $0 * scale))) }
    let period = dash.reduce(0, +)
    let usable = period > 0 && (box.width + box.height) / period < 50_000 ? dash : []
    let phase = (style.dashPhase * scale).truncatingRemainder(dividingBy: max(1, 2 * period))
    cairo_set_dash(context, usable, Int32(usable.count), phase.isFinite ? phase : 0)
  }
}
