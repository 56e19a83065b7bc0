import CCairo

/// Coloured glyphs, such as emoji, as pictures at pixel sizes, within a bound of memory.
struct ColorGlyphCache: CountedCache {
  /// A glyph's picture, which lies relative to its origin; nil where nothing is drawn.
  struct Entry { var picture: Canvas? }

  private let pictures: RasterCache<GlyphCache.Key, Entry>

  init(_ policy: CachePolicy) {
    pictures = RasterCache(policy) { 200 + ($0.picture.map { $0.width * $0.height * 4 } ?? 0) }
  }

  var policy: CachePolicy { pictures.policy }

  var statistics: CacheStatistics { pictures.statistics }

  /// Returns the picture of a glyph at a key's scale; the key's phase is 0.
  func picture(_ key: GlyphCache.Key, fonts: FontTable) throws -> Canvas? {
    if let found = pictures.value(key) { return found.picture }
    let picture = try Self.draw(key, fonts.entries[Int(key.font)])
    pictures.insert(Entry(picture: picture), key)
    return picture
  }

  private static func draw(_ key: GlyphCache.Key, _ font: FontTable.Entry) throws -> Canvas? {
    let size = font.size * Double(key.scale) / 1024
    guard let scaled = GlyphOutline.scaledFont(font.face, size: size) else { return nil }
    defer { cairo_scaled_font_destroy(scaled) }
    var glyph = cairo_glyph_t(index: UInt(key.glyph), x: 0, y: 0)
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(scaled, &glyph, 1, &extents)
    guard extents.width > 0, extents.height > 0, extents.width < 8192, extents.height < 8192
    else { return nil }
    // Scaled bitmaps are smoothed a little beyond their extents.
    let bounds = DeviceRect(
      left: Int(extents.x_bearing.rounded(.down)), top: Int(extents.y_bearing.rounded(.down)),
      right: Int((extents.x_bearing + extents.width).rounded(.up)),
      bottom: Int((extents.y_bearing + extents.height).rounded(.up))
    ).insetBy(-2)
    let canvas = try Canvas(bounds: bounds)
    cairo_set_scaled_font(canvas.context, scaled)
    cairo_show_glyphs(canvas.context, &glyph, 1)
    cairo_surface_flush(canvas.surface)
    return canvas
  }
}
