import CCairo
import DisplayList
import Foundation

extension Painter {
  /// Draws a text: glyphs on whole pixels vertically and on eighths of a pixel horizontally.
  func draw(_ drawing: TextDrawing, in state: DrawingState) throws {
    let place = drawing.frame.origin.applying(state.transform)
    guard abs(place.x) < 1e6, abs(place.y) < 1e6 else { return }
    let shaped = text.shaped(drawing)
    for line in shaped.lines {
      let indent = drawing.text.paragraph.indent(line.width, within: drawing.frame.width)
      let start = CGPoint(
        x: drawing.frame.minX + indent, y: drawing.frame.minY + CGFloat(line.baseline))
      try draw(
        line, TextLinePlace(drawing: drawing, start: start, scale: shaped.scale), in: state)
    }
  }

  private func draw(
    _ line: ShapedText.Line, _ place: TextLinePlace, in state: DrawingState
  ) throws {
    for segment in line.segments {
      let run = place.drawing.text.runs[segment.run]
      if let color = run.attributes.background {
        let box = CGRect(
          x: place.start.x + segment.start, y: place.start.y - (line.baseline - line.top),
          width: segment.end - segment.start, height: line.bottom - line.top)
        try fillRect(box, .color(color), in: state)
      }
    }
    for segment in line.segments {
      let run = place.drawing.text.runs[segment.run]
      let origin = CGPoint(x: place.start.x, y: place.start.y - segment.rise)
      if let symbol = segment.symbol {
        try drawInline(
          symbol, run.paint, at: CGPoint(x: origin.x + segment.start, y: origin.y), place.scale,
          in: state)
      } else if segment.font >= 0 {
        try drawGlyphs(segment, run.paint, at: origin, in: state)
      }
      try decorate(segment, run, origin, place.scale, in: state)
    }
  }

  private func fillRect(
    _ rect: CGRect, _ paint: Paint, in state: DrawingState
  ) throws {
    try draw([DrawItem(.fill(Path(rect), paint, FillStyle()))], in: state)
  }

  private func drawInline(
    _ symbol: SymbolReference, _ paint: Paint, at baseline: CGPoint, _ scale: Double,
    in state: DrawingState
  ) throws {
    let metrics = text.measure(symbol)
    let frame = CGRect(
      x: baseline.x, y: baseline.y - metrics.baseline * scale,
      width: metrics.size.width * scale, height: metrics.size.height * scale)
    try draw(SymbolDrawing(symbol: symbol, frame: frame, paints: [paint]), in: state)
  }

  // MARK: Glyphs

  private func drawGlyphs(
    _ segment: ShapedText.Segment, _ paint: Paint, at origin: CGPoint,
    in state: DrawingState
  ) throws {
    let font = text.table.entries[segment.font]
    if canvas.isVector, font.isColor {
      return try drawPixels(of: segment, font, at: origin, in: state)
    }
    guard state.transform.isUpright, font.size * state.transform.a < 512, !canvas.isVector else {
      return try drawTurned(segment, font, paint, at: origin, in: state)
    }
    if font.isColor { return try drawColored(segment, at: origin, state.transform) }
    if case .color(let color) = paint, !state.clip.isShaped, !state.clip.isReduced {
      guard color.alpha > 0 else { return }
      let run = letters(segment, at: origin, in: state)
      return canvas.withPixels {
        run.paint(run.ink.top..<run.ink.bottom, PremultipliedColor(color), on: $0)
      }
    }
    let all = glyphMask(segment, at: origin, in: state)
    // Spaces cover nothing.
    guard !all.bounds.isEmpty else { return }
    let place = (x: all.bounds.left, y: all.bounds.top)
    if case .color(let color) = paint {
      guard color.alpha > 0 else { return }
      // Letters are smaller than the room that a line may take.
      return self.paint(
        all, at: place, color, state.clip.isShaped ? state.clip.reduced(to: all.bounds) : state.clip
      )
    }
    let reach = CGFloat(font.size) * 2
    let box = CGRect(
      x: origin.x + segment.start - reach, y: origin.y - reach,
      width: segment.end - segment.start + 2 * reach, height: 2 * reach
    ).applying(state.transform)
    let bounds = DeviceRect(around: box).intersection(state.clip.bounds)
    guard !bounds.isEmpty, try setSource(paint, state.transform, bounds) else { return }
    paintSource(through: all, at: place)
  }

  /// A segment's glyphs, where nothing but the clip's bounds cuts them.
  func letters(
    _ segment: ShapedText.Segment, at origin: CGPoint, in state: DrawingState
  ) -> MaskRun {
    var run = MaskRun(on: canvas, clip: state.clip.bounds, capacity: segment.glyphs.count)
    if state.clip.isReduced {
      let all = glyphMask(segment, at: origin, in: state)
      run.add(all, x: all.bounds.left, y: all.bounds.top)
    } else {
      placeGlyphs(segment, at: origin, state.transform) { mask, x, y in run.add(mask, x: x, y: y) }
    }
    return run
  }

  /// What a segment's glyphs cover together, in bounds that are no larger than they.
  private func glyphMask(
    _ segment: ShapedText.Segment, at origin: CGPoint, in state: DrawingState
  ) -> Mask {
    var glyphs: [(mask: Mask, x: Int, y: Int)] = []
    var ink = DeviceRect.empty
    placeGlyphs(segment, at: origin, state.transform) { mask, x, y in
      glyphs.append((mask, x, y))
      ink = ink.union(mask.bounds.offsetBy(x: x - mask.bounds.left, y: y - mask.bounds.top))
    }
    let all = Mask(bounds: ink.intersection(state.clip.bounds))
    for glyph in glyphs { all.add(glyph.mask, x: glyph.x, y: glyph.y) }
    return all
  }

  /// Calls a closure with each glyph's mask and the pixel where its top left corner lies.
  private func placeGlyphs(
    _ segment: ShapedText.Segment, at origin: CGPoint, _ transform: CGAffineTransform,
    _ body: (Mask, Int, Int) -> Void
  ) {
    let scale = Double(transform.a)
    let left = Double(origin.x) * scale + Double(transform.tx)
    let baseline = (Double(origin.y) * scale + Double(transform.ty)).rounded()
    guard abs(left) < 1e6, abs(baseline) < 1e6 else { return }
    let phases = Double(GlyphCache.phases)
    var key = GlyphCache.Key(
      font: Int32(segment.font), glyph: 0, scale: Int32((scale * 1024).rounded()), phase: 0)
    for glyph in segment.glyphs {
      let x = ((left + Double(glyph.x) * scale) * phases).rounded()
      let whole = (x / phases).rounded(.down)
      key.glyph = glyph.id
      key.phase = UInt8(x - whole * phases)
      guard let mask = rasterizer.caches.glyphs.mask(key, fonts: text.table), abs(whole) < 1e7
      else {
        continue
      }
      let y = glyph.y == 0 ? baseline : (baseline + Double(glyph.y) * scale).rounded()
      body(mask, Int(whole) + mask.bounds.left, CGFloat(y).pixel + mask.bounds.top)
    }
  }

  /// Glyphs that are turned or very large: outlines, filled where they stand.
  private func drawTurned(
    _ segment: ShapedText.Segment, _ font: FontTable.Entry, _ paint: Paint, at origin: CGPoint,
    in state: DrawingState
  ) throws {
    guard try setSource(paint, state.transform, state.clip.bounds) else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    var matrix = cairo_matrix_t(
      xx: state.transform.a, yx: state.transform.b, xy: state.transform.c, yy: state.transform.d,
      x0: state.transform.tx,
      y0: state.transform.ty)
    cairo_transform(context, &matrix)
    cairo_set_font_face(context, font.face)
    cairo_set_font_size(context, font.size)
    var glyphs = segment.glyphs(at: origin)
    if font.isColor { return cairo_show_glyphs(context, &glyphs, Int32(glyphs.count)) }
    guard !state.transform.preservesAxes else {
      cairo_new_path(context)
      cairo_glyph_path(context, &glyphs, Int32(glyphs.count))
      return cairo_fill(context)
    }
    if case .color(let color) = paint, !state.clip.isShaped, !canvas.isVector,
      drawsMasks(of: segment.font, state.transform)
    {
      return drawMasks(of: glyphs, segment.font, color, in: state)
    }
    for var glyph in glyphs {
      cairo_new_path(context)
      cairo_glyph_path(context, &glyph, 1)
      cairo_fill(context)
    }
  }

  /// Paints turned glyphs through masks: for so many small shapes cairo's beginnings and ends take longer
  /// than their pixels.
  private func drawMasks(
    of glyphs: [cairo_glyph_t], _ font: Int, _ color: RGBAColor, in state: DrawingState
  ) {
    guard color.alpha > 0 else { return }
    let premultiplied = PremultipliedColor(color)
    placeTurnedGlyphs(glyphs, font, state.transform) { mask, x, y in
      canvas.withPixels {
        Blending.paint(mask, at: (x, y), premultiplied, on: canvas, clip: state.clip.bounds, $0)
      }
    }
  }

  /// Calls a closure with each glyph's mask and the pixel where its top left corner lies.
  private func placeTurnedGlyphs(
    _ glyphs: [cairo_glyph_t], _ font: Int, _ transform: CGAffineTransform,
    _ body: (Mask, Int, Int) -> Void
  ) {
    for glyph in glyphs {
      let place = CGPoint(x: glyph.x, y: glyph.y).applying(transform)
      guard abs(place.x) < 1e6, abs(place.y) < 1e6 else { continue }
      let key = TurnedGlyphCache.Key(
        font: Int32(font), glyph: UInt32(glyph.index), transform, at: place)
      guard let mask = rasterizer.caches.turnedGlyphs.mask(key, fonts: text.table) else { continue }
      body(
        mask, place.x.rounded(.down).pixel + mask.bounds.left,
        place.y.rounded(.down).pixel + mask.bounds.top)
    }
  }

  /// Whether glyphs of a font in one colour are painted through masks, wherever nothing cuts them.
  func drawsMasks(of font: Int, _ transform: CGAffineTransform) -> Bool {
    let entry = text.table.entries[font]
    guard !entry.isColor else { return false }
    if transform.isUpright { return entry.size * transform.a < 512 }
    return !transform.preservesAxes && entry.size * transform.meanScale < TurnedGlyphCache.largest
  }

  /// Calls a closure with the mask of each glyph of a text, all of which are painted through masks, and
  /// the pixel where its top left corner lies.
  func placeLetters(
    of drawing: TextDrawing, _ transform: CGAffineTransform, _ body: (Mask, Int, Int) -> Void
  ) {
    text.shaped(drawing).forEachSegment(of: drawing) { segment, origin in
      guard segment.font >= 0 else { return }
      if transform.isUpright {
        placeGlyphs(segment, at: origin, transform, body)
      } else {
        placeTurnedGlyphs(segment.glyphs(at: origin), segment.font, transform, body)
      }
    }
  }

  /// Emoji: pictures, on whole pixels.
  private func drawColored(
    _ segment: ShapedText.Segment, at origin: CGPoint, _ transform: CGAffineTransform
  ) throws {
    let scale = Double(transform.a)
    let left = Double(origin.x) * scale + Double(transform.tx)
    let baseline = (Double(origin.y) * scale + Double(transform.ty)).rounded()
    var key = GlyphCache.Key(
      font: Int32(segment.font), glyph: 0, scale: Int32((scale * 1024).rounded()), phase: 0)
    for glyph in segment.glyphs {
      key.glyph = glyph.id
      guard let picture = try rasterizer.caches.emoji.picture(key, fonts: text.table) else {
        continue
      }
      cairo_set_source_surface(
        context, picture.surface, (left + Double(glyph.x) * scale).rounded(),
        baseline + (Double(glyph.y) * scale).rounded())
      cairo_paint(context)
    }
  }

  /// Emoji as embedded pixels, where the canvas is a document.
  private func drawPixels(
    of segment: ShapedText.Segment, _ font: FontTable.Entry, at origin: CGPoint,
    in state: DrawingState
  ) throws {
    let reach = CGFloat(font.size) * 1.5
    let box = CGRect(
      x: origin.x + segment.start, y: origin.y - reach, width: segment.end - segment.start,
      height: 2 * reach
    ).applying(state.transform)
    let bounds = DeviceRect(around: box).intersection(state.clip.bounds)
    guard !bounds.isEmpty else { return }
    let sheet = try Canvas(bounds: bounds)
    try painter(on: sheet).drawColored(segment, at: origin, state.transform)
    setSource(sheet)
    cairo_paint(context)
  }

  // MARK: Lines

  /// Draws the lines under and through a segment.
  private func decorate(
    _ segment: ShapedText.Segment, _ run: StyledText.Run, _ origin: CGPoint, _ scale: Double,
    in state: DrawingState
  ) throws {
    let size = run.attributes.font.size * scale
    // In em: the middle of SF's underline lies 0.1 below the baseline, that of its strikethrough
    // half an x-height above it; both are 0.06 thick, 0.08 from semibold on.
    let thickness = size * (run.attributes.font.weight.rawValue >= 600 ? 0.08 : 0.06)
    for (line, offset) in [
      (run.attributes.underline, size * 0.1), (run.attributes.strikethrough, -size * 0.263),
    ] {
      guard let line else { continue }
      let y = origin.y + offset
      let path = Path { path in
        path.move(to: CGPoint(x: origin.x + segment.start, y: y))
        path.addLine(to: CGPoint(x: origin.x + segment.end, y: y))
      }
      let style = StrokeStyle(
        lineWidth: thickness, dash: line.pattern.dash.map { $0 * thickness })
      let paint = line.color.map { Paint.color($0) } ?? run.paint
      try draw([DrawItem(.stroke(path, paint, style))], in: state)
    }
  }
}

extension TextEngine {
  /// A text as it is laid out in its frame; tells what of it cannot be drawn as asked.
  func shaped(_ drawing: TextDrawing) -> ShapedText {
    shaped(drawing.text, width: drawing.frame.width, height: drawing.frame.height)
  }
}

extension ShapedText {
  /// Calls a closure with each segment of a text and the left end of its baseline, in points.
  func forEachSegment(of drawing: TextDrawing, _ body: (Segment, CGPoint) -> Void) {
    for line in lines {
      let x =
        drawing.frame.minX
        + drawing.text.paragraph.indent(line.width, within: drawing.frame.width)
      let y = drawing.frame.minY + CGFloat(line.baseline)
      for segment in line.segments { body(segment, CGPoint(x: x, y: y - segment.rise)) }
    }
  }
}

extension ShapedText.Segment {
  /// The glyphs where they stand, for a beginning of the line in points.
  fileprivate func glyphs(at origin: CGPoint) -> [cairo_glyph_t] {
    glyphs.map {
      cairo_glyph_t(
        index: UInt($0.id), x: Double(origin.x) + Double($0.x), y: Double(origin.y) + Double($0.y))
    }
  }
}

/// Where a line of a text stands.
struct TextLinePlace {
  var drawing: TextDrawing
  /// The left end of the baseline, in points.
  var start: CGPoint
  var scale: Double
}

extension ParagraphStyle {
  /// How far right of its frame's left edge a line begins.
  func indent(_ lineWidth: Double, within width: Double) -> CGFloat {
    let free = max(0, width - lineWidth)
    guard free < 1e6 else { return 0 }
    switch (alignment, direction) {
    case (.center, _): return CGFloat(free / 2)
    case (.leading, .leftToRight), (.trailing, .rightToLeft): return 0
    case (.trailing, .leftToRight), (.leading, .rightToLeft): return CGFloat(free)
    }
  }
}

extension TextAttributes.Line.Pattern {
  /// Lengths of dashes and gaps, in thicknesses of the line.
  fileprivate var dash: [CGFloat] {
    switch self {
    case .solid: []
    case .dot: [1, 2]
    case .dash: [4, 2]
    case .dashDot: [4, 2, 1, 2]
    case .dashDotDot: [4, 2, 1, 2, 1, 2]
    }
  }
}

extension Mask {
  /// Adds another mask's coverage, whose corner lies at a place in device space.
  func add(_ other: Mask, x: Int, y: Int) {
    let target = DeviceRect(
      left: x, top: y, right: x + other.bounds.width, bottom: y + other.bounds.height
    ).intersection(bounds)
    guard !target.isEmpty else { return }
    for line in target.top..<target.bottom {
      let from = other.row(line - y) + (target.left - x)
      let to = row(line - bounds.top) + (target.left - bounds.left)
      for index in 0..<target.width {
        to[index] = UInt8(min(255, UInt16(to[index]) + UInt16(from[index])))
      }
    }
  }
}
