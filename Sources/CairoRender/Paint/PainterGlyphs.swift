import CCairo
import DisplayList
import Foundation

extension Painter {
  /// Draws a glyph run's glyphs, whose line begins at a place in points.
  func drawGlyphs(
    _ glyphRun: ShapedText.GlyphRun, _ paint: Paint, at origin: CGPoint,
    in state: DrawingState
  ) throws {
    let font = text.table.entries[glyphRun.font]
    if canvas.isVector, font.isColor {
      return try drawPixels(of: glyphRun, font, at: origin, in: state)
    }
    guard state.transform.isUpright, font.size * state.transform.a < 512, !canvas.isVector else {
      return try drawTurned(glyphRun, font, paint, at: origin, in: state)
    }
    if font.isColor { return drawColored(glyphRun, at: origin, state.transform) }
    if case .color(let color) = paint, !state.clip.isShaped, !state.clip.isReduced {
      guard color.alpha > 0 else { return }
      let run = letters(glyphRun, at: origin, in: state)
      return canvas.withPixels {
        run.paint(run.ink.top..<run.ink.bottom, PremultipliedColor(color), on: $0)
      }
    }
    let all = glyphMask(glyphRun, at: origin, in: state)
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
      x: origin.x + glyphRun.start - reach, y: origin.y - reach,
      width: glyphRun.end - glyphRun.start + 2 * reach, height: 2 * reach
    ).applying(state.transform)
    let bounds = DeviceRect(around: box).intersection(state.clip.bounds)
    guard !bounds.isEmpty, try setSource(paint, state.transform, bounds) else { return }
    paintSource(through: all, at: place)
  }

  /// Returns a glyph run's glyphs, where nothing but the clip's bounds cuts them.
  func letters(
    _ glyphRun: ShapedText.GlyphRun, at origin: CGPoint, in state: DrawingState
  ) -> MaskRun {
    var run = MaskRun(on: canvas, clip: state.clip.bounds, capacity: glyphRun.glyphs.count)
    if state.clip.isReduced {
      let all = glyphMask(glyphRun, at: origin, in: state)
      run.add(all, x: all.bounds.left, y: all.bounds.top)
    } else {
      placeGlyphs(glyphRun, at: origin, state.transform) { mask, x, y in run.add(mask, x: x, y: y) }
    }
    return run
  }

  /// Returns the coverage of a glyph run's glyphs together, in bounds that are no larger than they.
  private func glyphMask(
    _ glyphRun: ShapedText.GlyphRun, at origin: CGPoint, in state: DrawingState
  ) -> Mask {
    var glyphs: [(mask: Mask, x: Int, y: Int)] = []
    var ink = DeviceRect.empty
    placeGlyphs(glyphRun, at: origin, state.transform) { mask, x, y in
      glyphs.append((mask, x, y))
      ink = ink.union(mask.bounds.offsetBy(x: x - mask.bounds.left, y: y - mask.bounds.top))
    }
    let all = Mask(bounds: ink.intersection(state.clip.bounds))
    for glyph in glyphs { all.add(glyph.mask, x: glyph.x, y: glyph.y) }
    return all
  }

  /// Calls a closure with each glyph's mask and the pixel where its top left corner lies.
  private func placeGlyphs(
    _ glyphRun: ShapedText.GlyphRun, at origin: CGPoint, _ transform: CGAffineTransform,
    _ body: (Mask, Int, Int) -> Void
  ) {
    let scale = Double(transform.a)
    let left = Double(origin.x) * scale + Double(transform.tx)
    let baseline = (Double(origin.y) * scale + Double(transform.ty)).rounded()
    guard abs(left) < 1e6, abs(baseline) < 1e6 else { return }
    let phases = Double(GlyphCache.phases)
    var key = GlyphCache.Key(
      font: Int32(glyphRun.font), glyph: 0, scale: Int32((scale * 1024).rounded()), phase: 0)
    for glyph in glyphRun.glyphs {
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
    _ glyphRun: ShapedText.GlyphRun, _ font: FontTable.Entry, _ paint: Paint, at origin: CGPoint,
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
    var glyphs = glyphRun.glyphs(at: origin)
    if font.isColor { return cairo_show_glyphs(context, &glyphs, Int32(glyphs.count)) }
    guard !state.transform.preservesAxes else {
      cairo_new_path(context)
      cairo_glyph_path(context, &glyphs, Int32(glyphs.count))
      return cairo_fill(context)
    }
    if case .color(let color) = paint, !state.clip.isShaped, !canvas.isVector,
      drawsMasks(of: glyphRun.font, state.transform)
    {
      return drawMasks(of: glyphs, glyphRun.font, color, in: state)
    }
    for var glyph in glyphs {
      cairo_new_path(context)
      cairo_glyph_path(context, &glyph, 1)
      cairo_fill(context)
    }
  }

  /// Paints turned glyphs through masks: for so many small shapes cairo's beginnings and ends take
  /// longer than their pixels.
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

  /// Returns a Boolean value that indicates whether glyphs of a font in one colour are painted
  /// through masks, wherever nothing cuts them.
  func drawsMasks(of font: Int, _ transform: CGAffineTransform) -> Bool {
    let entry = text.table.entries[font]
    guard !entry.isColor else { return false }
    if transform.isUpright { return entry.size * transform.a < 512 }
    return !transform.preservesAxes && entry.size * transform.meanScale < TurnedGlyphCache.largest
  }

  /// Calls a closure with the mask of each glyph of a text, all of which are painted through masks,
  /// and the pixel where its top left corner lies.
  func placeLetters(
    of drawing: TextDrawing, _ transform: CGAffineTransform, _ body: (Mask, Int, Int) -> Void
  ) {
    text.shaped(drawing).forEachGlyphRun(of: drawing) { glyphRun, origin in
      guard glyphRun.font >= 0 else { return }
      if transform.isUpright {
        placeGlyphs(glyphRun, at: origin, transform, body)
      } else {
        placeTurnedGlyphs(glyphRun.glyphs(at: origin), glyphRun.font, transform, body)
      }
    }
  }

  /// Draws emoji: pictures, on whole pixels.
  ///
  /// Cairo itself stores them for each font that was used lately.
  private func drawColored(
    _ glyphRun: ShapedText.GlyphRun, at origin: CGPoint, _ transform: CGAffineTransform
  ) {
    let scale = Double(transform.a)
    let left = Double(origin.x) * scale + Double(transform.tx)
    let baseline = (Double(origin.y) * scale + Double(transform.ty)).rounded()
    let font = text.table.entries[glyphRun.font]
    let size = font.size * scale
    guard size < Self.largestColoredSize,
      let scaled = GlyphOutline.scaledFont(font.face, size: size)
    else { return }
    defer { cairo_scaled_font_destroy(scaled) }
    let glyphs = glyphRun.glyphs.map {
      cairo_glyph_t(
        index: UInt($0.id), x: (left + Double($0.x) * scale).rounded(),
        y: baseline + (Double($0.y) * scale).rounded())
    }
    cairo_set_scaled_font(context, scaled)
    cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
  }

  /// The size in pixels beyond which a glyph's picture is larger than cairo can scale.
  private static let largestColoredSize = 6000.0

  /// Emoji as embedded pixels, where the canvas is a document.
  private func drawPixels(
    of glyphRun: ShapedText.GlyphRun, _ font: FontTable.Entry, at origin: CGPoint,
    in state: DrawingState
  ) throws {
    let reach = CGFloat(font.size) * 1.5
    let box = CGRect(
      x: origin.x + glyphRun.start, y: origin.y - reach, width: glyphRun.end - glyphRun.start,
      height: 2 * reach
    ).applying(state.transform)
    let bounds = DeviceRect(around: box).intersection(state.clip.bounds)
    guard !bounds.isEmpty else { return }
    let offscreen = try Canvas(bounds: bounds)
    painter(on: offscreen).drawColored(glyphRun, at: origin, state.transform)
    setSource(offscreen)
    cairo_paint(context)
  }
}

extension ShapedText.GlyphRun {
  /// Returns the glyphs where they stand, for a beginning of the line in points.
  fileprivate func glyphs(at origin: CGPoint) -> [cairo_glyph_t] {
    glyphs.map {
      cairo_glyph_t(
        index: UInt($0.id), x: Double(origin.x) + Double($0.x), y: Double(origin.y) + Double($0.y))
    }
  }
}
