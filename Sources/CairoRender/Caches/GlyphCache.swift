import CCairo
import DisplayList

/// Coverage of glyphs at pixel sizes and sub-pixel phases.
///
/// Cairo 1.16 places its cached glyphs on whole pixels. Here a glyph is drawn from its outline at
/// the nearest eighth of a pixel, so that letters stand as far apart as they were shaped.
struct GlyphCache: CountedCache {
  struct Key: Hashable {
    var font: Int32
    var glyph: UInt32
    /// Pixels a point, in 1/1024.
    var scale: Int32
    /// Eighths of a pixel to the right.
    var phase: UInt8

    /// In two words, for glyphs are looked up one by one.
    func hash(into hasher: inout Hasher) {
      hasher.combine(UInt64(glyph) << 8 | UInt64(phase))
      hasher.combine(UInt64(UInt32(bitPattern: font)) << 32 | UInt64(UInt32(bitPattern: scale)))
    }
  }

  /// A glyph's mask, which lies relative to its origin; nil where nothing is drawn.
  struct Entry { var mask: Mask? }

  private let masks: RasterCache<Key, Entry>

  static let phases = 8

  init(_ policy: CachePolicy) {
    masks = RasterCache(policy) { 100 + ($0.mask?.cost ?? 0) }
  }

  var policy: CachePolicy { masks.policy }

  var statistics: CacheStatistics { masks.statistics }

  func mask(_ key: Key, fonts: FontTable) -> Mask? {
    if let found = masks.value(key) { return found.mask }
    let entry = Entry(mask: Self.draw(key, fonts.entries[Int(key.font)]))
    masks.insert(entry, key)
    return entry.mask
  }

  private static func draw(_ key: Key, _ font: FontTable.Entry) -> Mask? {
    let size = font.size * Double(key.scale) / 1024
    guard let scaled = GlyphOutline.scaledFont(font.face, size: size) else { return nil }
    defer { cairo_scaled_font_destroy(scaled) }
    var glyph = cairo_glyph_t(
      index: UInt(key.glyph), x: Double(key.phase) / Double(phases), y: 0)
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(scaled, &glyph, 1, &extents)
    guard extents.width > 0, extents.height > 0, extents.width < 8192, extents.height < 8192
    else { return nil }
    let left = glyph.x + extents.x_bearing
    let bounds = DeviceRect(
      left: Int(left.rounded(.down)) - 1, top: Int(extents.y_bearing.rounded(.down)) - 1,
      right: Int((left + extents.width).rounded(.up)) + 1,
      bottom: Int((extents.y_bearing + extents.height).rounded(.up)) + 1)
    let mask = Mask(bounds: bounds)
    mask.draw { context in
      cairo_set_scaled_font(context, scaled)
      cairo_glyph_path(context, &glyph, 1)
      cairo_fill(context)
    }
    return mask.trimmed
  }
}

/// Fonts at pixel sizes.
enum GlyphOutline {
  /// Returns a face at a size in pixels, without hints; the caller destroys it.
  static func scaledFont(_ face: OpaquePointer, size: Double) -> OpaquePointer? {
    var matrix = cairo_matrix_t()
    var identity = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, size, size)
    cairo_matrix_init_identity(&identity)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    guard let scaled = cairo_scaled_font_create(face, &matrix, &identity, options) else {
      return nil
    }
    guard cairo_scaled_font_status(scaled) == CAIRO_STATUS_SUCCESS else {
      cairo_scaled_font_destroy(scaled)
      return nil
    }
    return scaled
  }
}
