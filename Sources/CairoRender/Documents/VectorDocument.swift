import CCairo
import DisplayList
import Foundation

/// Writes draw lists as SVG and PDF documents.
///
/// Shapes, gradients, texts and pictures stay what they are; letters become outlines, so that the
/// document needs no font. What these formats lack (blurs, materials, colour filters, angular
/// gradients) is drawn into pixels at a scale and embedded.
public struct VectorDocument {
  /// A document's format.
  public enum Format: String, Sendable, CaseIterable { case svg, pdf }

  private let text: TextEngine
  private let assets: ImageStore
  private let rasterizer = Rasterizer()

  /// Creates a writer.
  public init(text: TextEngine, assets: ImageStore) { (self.text, self.assets) = (text, assets) }

  /// Returns the bytes of a document.
  ///
  /// - Parameters:
  ///   - list: The draw list.
  ///   - format: The document's format.
  ///   - scale: Pixels a point of what is embedded as pixels.
  /// - Returns: The whole file; the same bytes for the same list.
  /// - Throws: ``RenderError``.
  public func encode(_ list: DisplayList, as format: Format, scale: Double = 3) throws -> [UInt8] {
    let width = (list.size.width * scale).rounded()
    let height = (list.size.height * scale).rounded()
    try PixelImage.check(CGFloat(width).pixel, CGFloat(height).pixel)
    let sink = ByteSink()
    let target = Unmanaged.passUnretained(sink).toOpaque()
    // A unit of the document is a point; drawing goes on in pixels, as everywhere.
    let (w, h) = (Double(list.size.width), Double(list.size.height))
    let surface =
      format == .svg
      ? cairo_svg_surface_create_for_stream(ByteSink.write, target, w, h)
      : cairo_pdf_surface_create_for_stream(ByteSink.write, target, w, h)
    defer { cairo_surface_destroy(surface) }
    guard let surface else { throw RenderError.library(name: "cairo", reason: "no surface") }
    if format == .pdf {
      // A fixed date keeps the bytes the same.
      cairo_pdf_surface_set_metadata(
        surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    }
    cairo_surface_set_fallback_resolution(surface, 72 * scale, 72 * scale)
    let bounds = DeviceRect(
      left: 0, top: 0, right: CGFloat(width).pixel, bottom: CGFloat(height).pixel)
    // Documents take letters out of their fonts at the end.
    try CairoLock.hold {
      try draw(list, bounds, scale, on: surface)
      cairo_surface_finish(surface)
    }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw RenderError.library(
        name: "cairo", reason: String(cString: cairo_status_to_string(status)))
    }
    return format == .svg ? Self.renumbered(sink.bytes) : sink.bytes
  }

  /// Returns an SVG document whose surfaces are numbered in the order of their meeting.
  ///
  /// Cairo numbers them on through all documents of a process.
  private static func renumbered(_ bytes: [UInt8]) -> [UInt8] {
    let prefixes = ["surface", "image", "source-", "mask"].map { Array($0.utf8) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var numbers: [[UInt8]: Int] = [:]
    var index = 0
    while index < bytes.count {
      let prefix = prefixes.first {
        bytes[index] == $0[0] && bytes[index...].starts(with: $0)
      }
      guard let prefix, index > 0, bytes[index - 1] == 0x22 || bytes[index - 1] == 0x23 else {
        result.append(bytes[index])
        index += 1
        continue
      }
      let digits = bytes[(index + prefix.count)...].prefix { $0 >= 0x30 && $0 <= 0x39 }
      result += prefix
      index += prefix.count + digits.count
      guard !digits.isEmpty else { continue }
      let number = numbers[Array(digits)] ?? numbers.count
      numbers[Array(digits)] = number
      result += Array("\(number)".utf8)
    }
    return result
  }

  private func draw(
    _ list: DisplayList, _ bounds: DeviceRect, _ scale: Double, on surface: OpaquePointer
  ) throws {
    let canvas = try Canvas(vector: surface, bounds: bounds, scale: scale)
    let color = list.background
    cairo_set_source_rgba(canvas.context, color.red, color.green, color.blue, color.alpha)
    cairo_paint(canvas.context)
    let painter = Painter(
      canvas: canvas, rasterizer: rasterizer, text: text, assets: assets, isOpaque: false)
    try painter.draw(
      list.items,
      in: DrawingState(
        CGAffineTransform(scaleX: scale, y: scale), picture: bounds, cuts: [.anything]))
  }
}

/// Collects what cairo writes.
private final class ByteSink {
  private(set) var bytes: [UInt8] = []

  static let write: cairo_write_func_t = { target, data, count in
    guard let target, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let sink = Unmanaged<ByteSink>.fromOpaque(target).takeUnretainedValue()
    sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
    return CAIRO_STATUS_SUCCESS
  }
}
