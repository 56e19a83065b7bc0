import CCairo
import CPango

/// A face of a font file: what it covers, how it is shaped and how it is drawn, at any size.
///
/// The file is opened when it is first asked for; most fallback fonts never are.
final class FontFace {
  let source: FontSource
  /// The weight that is drawn, CSS's 100 to 900.
  let weight: Int

  /// Creates a face of a file, a variable one's at the weight nearest to what is wanted.
  init(_ source: FontSource, weight: Int) {
    self.source = source
    self.weight = max(source.weights.lowerBound, min(source.weights.upperBound, weight))
  }

  deinit {
    if let coverage = madeCoverage { g_object_unref(UnsafeMutableRawPointer(coverage)) }
    if let shape = madeShape { hb_face_destroy(shape) }
    if let outlines = madeOutlines { CairoLock.hold { cairo_font_face_destroy(outlines) } }
  }

  /// The place of a variable font on its axis of weights, as fontconfig and HarfBuzz write it.
  private var variation: String? {
    source.weights.count > 1 ? "wght=\(weight)" : nil
  }

  /// The face's name and style, without a size; the caller frees it.
  var description: OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, source.family)
    pango_font_description_set_weight(description, PangoWeight(rawValue: guint(weight)))
    pango_font_description_set_style(
      description, source.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return description
  }

  // MARK: Shaping

  private var madeShape: OpaquePointer?

  private var shape: OpaquePointer? {
    if madeShape == nil {
      let blob = hb_blob_create_from_file(source.path)
      madeShape = hb_face_create(blob, UInt32(source.index))
      hb_blob_destroy(blob)
    }
    return madeShape
  }

  /// A Boolean value that indicates whether the file is a font: of a broken one, HarfBuzz makes a
  /// face without glyphs.
  var hasGlyphs: Bool { hb_face_get_glyph_count(shape) > 0 }

  /// Returns the face for HarfBuzz at an em in Pango's units, 1/1024 pt; the caller destroys it.
  func shapingFont(em: Int32) -> OpaquePointer? {
    let font = hb_font_create(shape)
    hb_font_set_scale(font, em, em)
    var place = hb_variation_t()
    if let variation, hb_variation_from_string(variation, -1, &place) != 0 {
      hb_font_set_variations(font, &place, 1)
    }
    return font
  }

  private var madeCoverage: OpaquePointer?

  /// The characters that the face has glyphs for.
  var coverage: OpaquePointer? {
    if madeCoverage == nil { madeCoverage = makeCoverage() }
    return madeCoverage
  }

  private func makeCoverage() -> OpaquePointer? {
    let coverage = pango_coverage_new()
    let characters = hb_set_create()
    defer { hb_set_destroy(characters) }
    hb_face_collect_unicodes(shape, characters)
    var character = hb_codepoint_t.max
    while hb_set_next(characters, &character) != 0 {
      pango_coverage_set(coverage, Int32(bitPattern: character), PANGO_COVERAGE_EXACT)
    }
    return coverage
  }

  // MARK: Drawing

  private var madeOutlines: OpaquePointer?

  /// The face for cairo; nil if cairo cannot use it.
  var outlines: OpaquePointer? {
    if madeOutlines == nil { madeOutlines = makeOutlines() }
    return madeOutlines.flatMap {
      cairo_font_face_status($0) == CAIRO_STATUS_SUCCESS ? $0 : nil
    }
  }

  private func makeOutlines() -> OpaquePointer? {
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FILE, source.path)
    FcPatternAddInteger(pattern, FC_INDEX, source.index)
    if let variation { FcPatternAddString(pattern, FC_FONT_VARIATIONS, variation) }
    FcPatternAddBool(pattern, FC_HINTING, FcFalse)
    FcPatternAddBool(pattern, FC_AUTOHINT, FcFalse)
    // Without these cairo leaves out coloured bitmaps.
    FcPatternAddBool(pattern, FC_EMBEDDED_BITMAP, FcTrue)
    if source.isColor { FcPatternAddBool(pattern, FC_ANTIALIAS, FcFalse) }
    return cairo_ft_font_face_create_for_pattern(pattern)
  }
}
