import CRSVG
import Foundation

/// The functions of poppler by which PDF documents are read and drawn.
///
/// They are looked up as the first document is met. Linked, the library would be loaded by every
/// process, with thirteen that it needs itself: ten milliseconds, where most draw no document.
struct Poppler: Sendable {
  typealias Pointer = UnsafeMutableRawPointer
  typealias Problem = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>

  let version: @convention(c) @Sendable () -> UnsafePointer<CChar>?
  let documentOfBytes:
    @convention(c) @Sendable (OpaquePointer, UnsafePointer<CChar>?, Problem) -> Pointer?
  let pageCount: @convention(c) @Sendable (Pointer) -> CInt
  let pageAt: @convention(c) @Sendable (Pointer, CInt) -> Pointer?
  let sizeOfPage:
    @convention(c) @Sendable (
      Pointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
    ) -> Void
  /// Draws a page upon a context of cairo's.
  let render: @convention(c) @Sendable (Pointer, OpaquePointer) -> Void
  let textOfPage: @convention(c) @Sendable (Pointer) -> UnsafeMutablePointer<CChar>?
  let fontInfo: @convention(c) @Sendable (Pointer) -> Pointer?
  /// Gives an iterator over the fonts of the next pages, if they have any.
  let scanFonts:
    @convention(c) @Sendable (Pointer, CInt, UnsafeMutablePointer<Pointer?>) -> gboolean
  let isEmbedded: @convention(c) @Sendable (Pointer) -> gboolean
  let fontName: @convention(c) @Sendable (Pointer) -> UnsafePointer<CChar>?
  let nextFont: @convention(c) @Sendable (Pointer) -> gboolean
  let freeFonts: @convention(c) @Sendable (Pointer) -> Void

  /// The library; nil where it is not installed.
  static let shared = try? Poppler()

  /// The library's name and version, for digests of what it draws.
  static let name = "poppler " + (shared?.version().map { String(cString: $0) } ?? "none")

  private init() throws {
    // The number of its interface, the same in all releases of the last years.
    guard let library = dlopen("libpoppler-glib.so.8", RTLD_LAZY | RTLD_LOCAL) else {
      throw RenderError.library(name: "poppler", reason: "it is not installed")
    }
    func function<Function>(_ name: String) throws -> Function {
      guard let symbol = dlsym(library, "poppler_" + name) else {
        throw RenderError.library(name: "poppler", reason: "it has no function \(name)")
      }
      return unsafeBitCast(symbol, to: Function.self)
    }
    version = try function("get_version")
    documentOfBytes = try function("document_new_from_bytes")
    pageCount = try function("document_get_n_pages")
    pageAt = try function("document_get_page")
    sizeOfPage = try function("page_get_size")
    render = try function("page_render")
    textOfPage = try function("page_get_text")
    fontInfo = try function("font_info_new")
    scanFonts = try function("font_info_scan")
    isEmbedded = try function("fonts_iter_is_embedded")
    fontName = try function("fonts_iter_get_full_name")
    nextFont = try function("fonts_iter_next")
    freeFonts = try function("fonts_iter_free")
  }
}
