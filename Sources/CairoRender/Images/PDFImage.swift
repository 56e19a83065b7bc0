import CCairo
import CRSVG
import Foundation

/// The first page of a PDF document, drawn anew at each size.
final class PDFImage: VectorImage {
  private let poppler: Poppler
  private let document: Poppler.Pointer
  private let page: Poppler.Pointer
  private let name: String
  /// The size of the page's crop box as it is turned, in points.
  let size: (width: Double, height: Double)
  /// The fault that was found while it was drawn: poppler tells of some faults only once.
  private var fault: String?

  /// Reads a document, which must bring the fonts that its texts are set in.
  ///
  /// - Throws: ``RenderError/brokenImage(name:reason:)``.
  init(name: String, bytes: [UInt8]) throws {
    guard let poppler = Poppler.shared else {
      throw RenderError.brokenImage(
        name: name,
        reason: "poppler, which draws PDF documents, is missing; install the Debian package "
          + "\(PDFLibrary.package), or run `make deps`")
    }
    HostFonts.forget
    (self.poppler, self.name) = (poppler, name)
    (document, page) = try CairoLock.hold {
      try poppler.firstPage(of: PDFBoxes.bounded(bytes), name: name)
    }
    size = poppler.size(of: page)
    let limit = Double(PixelImage.sideLimit)
    guard size.width > 0, size.height > 0, size.width <= limit, size.height <= limit else {
      throw broken(
        "its page has \(size.width) x \(size.height) points; each side must be from 1 to "
          + "\(PixelImage.sideLimit)")
    }
    if let font = CairoLock.hold({ poppler.missingFont(of: page, in: document) }) {
      throw broken("its font \(font) is not embedded; embed it, or make outlines of the text")
    }
  }

  deinit {
    CairoLock.hold {
      g_object_unref(page)
      g_object_unref(document)
    }
  }

  func draw(width: Int, height: Int) throws -> DecodedImage {
    let canvas = try Canvas(bounds: DeviceRect(left: 0, top: 0, right: width, bottom: height))
    cairo_scale(canvas.context, Double(width) / size.width, Double(height) / size.height)
    let found = CairoLock.hold {
      PopplerMessages.fault { poppler.render(page, canvas.context) }
    }
    fault = fault ?? found
    if let fault { throw broken("its PDF is broken: \(fault)") }
    let status = cairo_status(canvas.context)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw broken(String(cString: cairo_status_to_string(status)))
    }
    cairo_surface_flush(canvas.surface)
    return DecodedImage(width: width, height: height, storage: canvas.storage)
  }

  private func broken(_ reason: String) -> RenderError { .brokenImage(name: name, reason: reason) }
}

extension Poppler {
  /// Opens a document at its first page.
  ///
  /// - Throws: ``RenderError/brokenImage(name:reason:)``.
  fileprivate func firstPage(
    of bytes: [UInt8], name: String
  ) throws -> (document: Pointer, page: Pointer) {
    guard let data = g_bytes_new(bytes, gsize(bytes.count)) else {
      throw RenderError.brokenImage(name: name, reason: "there is no memory for it")
    }
    defer { g_bytes_unref(data) }
    var error: UnsafeMutablePointer<GError>?
    var opened: Pointer?
    // What it tells of a document that it cannot open stands in the error.
    _ = PopplerMessages.fault { opened = documentOfBytes(data, nil, &error) }
    guard let document = opened else {
      let reason = error.flatMap { $0.pointee.message.map { String(cString: $0) } }
      if let error { g_error_free(error) }
      throw RenderError.brokenImage(name: name, reason: reason ?? "it is not a PDF document")
    }
    guard pageCount(document) > 0, let page = pageAt(document, 0) else {
      g_object_unref(document)
      throw RenderError.brokenImage(name: name, reason: "it has no page")
    }
    return (document, page)
  }

  fileprivate func size(of page: Pointer) -> (width: Double, height: Double) {
    var (width, height) = (0.0, 0.0)
    sizeOfPage(page, &width, &height)
    return (width, height)
  }

  /// Returns a font of the first page's text that would be looked for on the machine; nil where
  /// there is none, or no text.
  fileprivate func missingFont(of page: Pointer, in document: Pointer) -> String? {
    var missing: String?
    // Its complaints about fonts are for those who draw the page.
    _ = PopplerMessages.fault { missing = unembeddedFont(of: document) }
    guard missing != nil, let words = textOfPage(page) else { return nil }
    defer { g_free(words) }
    return String(cString: words).contains { !$0.isWhitespace } ? missing : nil
  }

  /// Returns the first font of the first page that the document only names.
  private func unembeddedFont(of document: Pointer) -> String? {
    guard let info = fontInfo(document) else { return nil }
    defer { g_object_unref(info) }
    var fonts: Pointer?
    guard scanFonts(info, 1, &fonts) != 0, let fonts else { return nil }
    defer { freeFonts(fonts) }
    repeat {
      if isEmbedded(fonts) == 0 { return fontName(fonts).map { String(cString: $0) } ?? "unnamed" }
    } while nextFont(fonts) != 0
    return nil
  }
}
