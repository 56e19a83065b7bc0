import CCairo
import CPango

/// The fonts that shaping has met, each under a small number that stays the same.
final class FontTable {
  /// A font at a size.
  struct Entry {
    let font: UnsafeMutablePointer<PangoFont>
    /// Cairo's face, without a size.
    let face: OpaquePointer
    /// The em in points.
    let size: Double
    /// Whether its glyphs are coloured bitmaps.
    let isColor: Bool
    let family: String
  }

  private(set) var entries: [Entry] = []
  private var numbers: [UnsafeMutablePointer<PangoFont>: Int] = [:]

  deinit {
    for entry in entries { g_object_unref(entry.font) }
  }

  /// The number of a font, which is kept from now on; nil if cairo cannot use it.
  func number(of font: UnsafeMutablePointer<PangoFont>) -> Int? {
    if let known = numbers[font] { return known }
    let cairoFont = OpaquePointer(UnsafeMutableRawPointer(font))
    guard let scaled = pango_cairo_font_get_scaled_font(cairoFont),
      cairo_scaled_font_status(scaled) == CAIRO_STATUS_SUCCESS,
      let face = cairo_scaled_font_get_font_face(scaled)
    else { return nil }
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(scaled, &matrix)
    let family = Self.family(of: font)
    g_object_ref(font)
    entries.append(
      Entry(
        font: font, face: face, size: matrix.yy, isColor: family == "Noto Color Emoji",
        family: family))
    numbers[font] = entries.count - 1
    return entries.count - 1
  }

  private static func family(of font: UnsafeMutablePointer<PangoFont>) -> String {
    guard let description = pango_font_describe(font) else { return "" }
    defer { pango_font_description_free(description) }
    return pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
  }
}
