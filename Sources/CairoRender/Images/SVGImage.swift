import CCairo
import CPango
import CRSVG
import Foundation

/// A vector picture, drawn anew at each size.
final class SVGImage: VectorImage {
  private let handle: UnsafeMutablePointer<RsvgHandle>
  private let name: String
  /// The size that the picture asks for, or its view box's, or 100 by 100.
  let size: (width: Double, height: Double)

  /// Reads an SVG document; it can refer to nothing outside of itself.
  ///
  /// - Throws: ``RenderError/brokenImage(name:reason:)``.
  init(name: String, bytes: [UInt8]) throws {
    HostFonts.forget
    if let reason = Self.unsoundness(bytes) {
      throw RenderError.brokenImage(name: name, reason: reason)
    }
    var error: UnsafeMutablePointer<GError>?
    guard let handle = rsvg_handle_new_from_data(bytes, gsize(bytes.count), &error) else {
      let reason = error.flatMap { $0.pointee.message.map { String(cString: $0) } }
      g_error_free(error)
      throw RenderError.brokenImage(name: name, reason: reason ?? "it is not an SVG document")
    }
    (self.handle, self.name) = (handle, name)
    rsvg_handle_set_dpi(handle, 96)
    size = Self.intrinsicSize(handle)
  }

  deinit { g_object_unref(handle) }

  /// Returns the fault of a document's entities; nil for none.
  ///
  /// Librsvg leaves out, without a word, those that lie in other files and those that are made of
  /// others without end.
  private static func unsoundness(_ bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    var entities = 0
    for declaration in text.components(separatedBy: "<!ENTITY").dropFirst() {
      let own = declaration.prefix { $0 != ">" }
      let quoted = own.split(separator: #/["']/#, maxSplits: 1, omittingEmptySubsequences: false)
      let words = (quoted.first ?? "").split(whereSeparator: \.isWhitespace)
      if words.contains("SYSTEM") || words.contains("PUBLIC") {
        return "its entity \(words.first ?? "") refers to another file, which is never read"
      }
      if quoted.count > 1, quoted[1].contains("&") { entities += 1 }
    }
    return entities > 1 ? "its entities are made of others, \(entities) times over" : nil
  }

  private static func intrinsicSize(
    _ handle: UnsafeMutablePointer<RsvgHandle>
  ) -> (Double, Double) {
    var (width, height) = (0.0, 0.0)
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0, width > 0,
      height > 0
    {
      return (width, height)
    }
    var hasBox: gboolean = 0
    var (w, h): (RsvgLength, RsvgLength) = (RsvgLength(), RsvgLength())
    var (hasWidth, hasHeight): (gboolean, gboolean) = (0, 0)
    var box = RsvgRectangle()
    rsvg_handle_get_intrinsic_dimensions(
      handle, &hasWidth, &w, &hasHeight, &h, &hasBox, &box)
    return hasBox != 0 && box.width > 0 && box.height > 0 ? (box.width, box.height) : (100, 100)
  }

  /// Returns the picture at a size in pixels, stretched to it.
  func draw(width: Int, height: Int) throws -> DecodedImage {
    let canvas = try Canvas(bounds: DeviceRect(left: 0, top: 0, right: width, bottom: height))
    cairo_scale(canvas.context, Double(width) / size.width, Double(height) / size.height)
    var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
    var error: UnsafeMutablePointer<GError>?
    guard rsvg_handle_render_document(handle, canvas.context, &viewport, &error) != 0 else {
      let reason = error.flatMap { $0.pointee.message.map { String(cString: $0) } }
      g_error_free(error)
      throw RenderError.brokenImage(name: name, reason: reason ?? "it cannot be drawn")
    }
    cairo_surface_flush(canvas.surface)
    return DecodedImage(width: width, height: height, storage: canvas.storage)
  }
}
