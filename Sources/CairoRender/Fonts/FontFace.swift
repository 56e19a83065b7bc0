import CCairo
import CPango

/// A face of a font file: what it covers, how it is shaped and how it is drawn, at any size.
///
/// Its tables are read when they are first asked for; of most fallback fonts they never are.
final class FontFace {
  let family: String
  /// What fontconfig says of the face, with the place of a variable font that was asked for.
  private let pattern: OpaquePointer

  /// Takes over a pattern, as `FcFontRenderPrepare` makes it.
  init(_ pattern: OpaquePointer) {
    self.pattern = pattern
    family = FontConfiguration.string(FC_FAMILY, of: pattern) ?? ""
  }

  deinit {
    FcPatternDestroy(pattern)
    if let coverage = madeCoverage { g_object_unref(UnsafeMutableRawPointer(coverage)) }
    if let shape = madeShape { hb_face_destroy(shape) }
    if let outlines = madeOutlines { CairoLock.hold { cairo_font_face_destroy(outlines) } }
  }

  /// What tells a face from all others: its file, its place there, and its variations.
  static func identity(of pattern: OpaquePointer) -> String {
    let file = FontConfiguration.string(FC_FILE, of: pattern) ?? ""
    let variations = FontConfiguration.string(FC_FONT_VARIATIONS, of: pattern) ?? ""
    return "\(index(of: pattern)) \(variations) \(file)"
  }

  private static func index(of pattern: OpaquePointer) -> Int32 {
    var index: Int32 = 0
    return FcPatternGetInteger(pattern, FC_INDEX, 0, &index) == FcResultMatch ? index : 0
  }

  /// The face's names and looks, without a size; the caller frees it.
  var description: OpaquePointer? { pango_fc_font_description_from_pattern(pattern, 0) }

  // MARK: Coverage

  private var madeCoverage: OpaquePointer?

  /// The characters that the face has glyphs for.
  var coverage: OpaquePointer? {
    if madeCoverage == nil { madeCoverage = makeCoverage() }
    return madeCoverage
  }

  private func makeCoverage() -> OpaquePointer? {
    let coverage = pango_coverage_new()
    var characters: OpaquePointer?
    guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch else {
      return coverage
    }
    // A page is 256 characters, one bit each.
    var page = [FcChar32](repeating: 0, count: 8)
    var next: FcChar32 = 0
    var first = FcCharSetFirstPage(characters, &page, &next)
    while first != FcChar32.max {
      for (word, bits) in page.enumerated() {
        var left = bits
        while left != 0 {
          let character = first + FcChar32(word * 32 + left.trailingZeroBitCount)
          pango_coverage_set(coverage, Int32(bitPattern: character), PANGO_COVERAGE_EXACT)
          left &= left - 1
        }
      }
      first = FcCharSetNextPage(characters, &page, &next)
    }
    return coverage
  }

  // MARK: Shaping

  private var madeShape: OpaquePointer?

  /// The face for HarfBuzz at an em in Pango's units, 1/1024 pt; the caller destroys it.
  func shapingFont(em: Int32) -> OpaquePointer? {
    if madeShape == nil {
      let blob = hb_blob_create_from_file(FontConfiguration.string(FC_FILE, of: pattern) ?? "")
      madeShape = hb_face_create(blob, UInt32(Self.index(of: pattern) & 0xFFFF))
      hb_blob_destroy(blob)
    }
    let font = hb_font_create(madeShape)
    hb_font_set_scale(font, em, em)
    let instance = Self.index(of: pattern) >> 16
    if instance > 0 { hb_font_set_var_named_instance(font, UInt32(instance - 1)) }
    let variations = (FontConfiguration.string(FC_FONT_VARIATIONS, of: pattern) ?? "")
      .split(separator: ",").compactMap { text -> hb_variation_t? in
        var variation = hb_variation_t()
        return hb_variation_from_string(String(text), -1, &variation) == 0 ? nil : variation
      }
    if !variations.isEmpty { hb_font_set_variations(font, variations, UInt32(variations.count)) }
    return font
  }

  // MARK: Drawing

  private var madeOutlines: OpaquePointer?

  /// The face for cairo; nil if cairo cannot use it.
  var outlines: OpaquePointer? {
    if madeOutlines == nil { madeOutlines = cairo_ft_font_face_create_for_pattern(pattern) }
    return madeOutlines.flatMap {
      cairo_font_face_status($0) == CAIRO_STATUS_SUCCESS ? $0 : nil
    }
  }
}
