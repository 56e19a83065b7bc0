import CCairo
import CPango
import DisplayList
import Foundation

/// A font file of which only outlines are wanted.
final class OutlineFont {
  private let surface: OpaquePointer
  private let context: OpaquePointer
  private let scaled: OpaquePointer

  /// Glyphs are taken at this size, and their coordinates divided by it.
  private static let unitsPerEm = 1024.0

  /// Opens a font file.
  ///
  /// - Throws: ``RenderError/missingFont(path:package:)``,
  ///   ``RenderError/damagedFont(path:package:reason:)``.
  init(path: String, package: String) throws {
    guard FileManager.default.fileExists(atPath: path) else {
      throw RenderError.missingFont(path: path, package: package)
    }
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FILE, path)
    FcPatternAddInteger(pattern, FC_INDEX, 0)
    let face = cairo_ft_font_face_create_for_pattern(pattern)
    defer { cairo_font_face_destroy(face) }
    var matrix = cairo_matrix_t()
    var identity = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, Self.unitsPerEm, Self.unitsPerEm)
    cairo_matrix_init_identity(&identity)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    guard let scaled = cairo_scaled_font_create(face, &matrix, &identity, options),
      cairo_scaled_font_status(scaled) == CAIRO_STATUS_SUCCESS,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1),
      let context = cairo_create(surface)
    else {
      throw RenderError.damagedFont(
        path: path, package: package, reason: "FreeType cannot open it")
    }
    (self.scaled, self.surface, self.context) = (scaled, surface, context)
    cairo_set_scaled_font(context, scaled)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
    cairo_scaled_font_destroy(scaled)
  }

  /// Returns the outline of a text's glyphs in em; y grows downwards from the baseline.
  func outline(of text: String) -> Path {
    var glyphs: UnsafeMutablePointer<cairo_glyph_t>?
    var count: Int32 = 0
    cairo_scaled_font_text_to_glyphs(scaled, 0, 0, text, -1, &glyphs, &count, nil, nil, nil)
    defer { cairo_glyph_free(glyphs) }
    cairo_new_path(context)
    cairo_glyph_path(context, glyphs, count)
    return CairoPath.copy(of: context, scale: 1 / Self.unitsPerEm)
  }

  /// Returns the outline of the glyph of a hexadecimal code point.
  func outline(codePoint: String) -> Path {
    guard let value = UInt32(codePoint, radix: 16), let scalar = Unicode.Scalar(value) else {
      return Path()
    }
    return outline(of: String(Character(scalar)))
  }
}
