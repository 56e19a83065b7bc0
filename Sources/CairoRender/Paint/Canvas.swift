import CCairo
import Foundation

/// A surface of premultiplied pixels somewhere in device space.
///
/// Screens too have an alpha, which stays 255 over an opaque background: RGB24's fourth byte would
/// be undefined, and would have to be masked before pixels are compared.
final class Canvas {
  /// The bounds of its pixels in device space.
  let bounds: DeviceRect
  let storage: PixelStorage
  let surface: OpaquePointer
  /// Draws in device coordinates.
  let context: OpaquePointer
  /// A Boolean value that indicates whether this is a document without pixels.
  let isVector: Bool

  /// Creates a canvas over storage, which it does not clear.
  ///
  /// - Throws: ``RenderError/badSize(width:height:)``, ``RenderError/library(name:reason:)``.
  init(bounds: DeviceRect, storage: PixelStorage) throws {
    try PixelImage.check(bounds.width, bounds.height)
    (self.bounds, self.storage, isVector) = (bounds, storage, false)
    surface = cairo_image_surface_create_for_data(
      UnsafeMutableRawPointer(storage.base).assumingMemoryBound(to: UInt8.self),
      CAIRO_FORMAT_ARGB32, Int32(bounds.width), Int32(bounds.height), Int32(bounds.width * 4))
    cairo_surface_set_device_offset(surface, Double(-bounds.left), Double(-bounds.top))
    // Cairo may hold the surface as a source for longer than this object lives.
    cairo_surface_set_user_data(
      surface, Self.storageKey, Unmanaged.passRetained(storage).toOpaque()
    ) { pointer in
      if let pointer { Unmanaged<PixelStorage>.fromOpaque(pointer).release() }
    }
    context = cairo_create(surface)
    guard cairo_status(context) == CAIRO_STATUS_SUCCESS else {
      throw RenderError.library(
        name: "cairo", reason: String(cString: cairo_status_to_string(cairo_status(context))))
    }
  }

  /// Creates a canvas over a document's surface, whose unit is the point.
  ///
  /// - Throws: ``RenderError/library(name:reason:)``.
  init(vector surface: OpaquePointer, bounds: DeviceRect, scale: Double) throws {
    (self.bounds, storage, isVector) = (bounds, PixelStorage(count: 1), true)
    self.surface = cairo_surface_reference(surface)
    context = cairo_create(surface)
    guard cairo_status(context) == CAIRO_STATUS_SUCCESS else {
      throw RenderError.library(
        name: "cairo", reason: String(cString: cairo_status_to_string(cairo_status(context))))
    }
    cairo_scale(context, 1 / scale, 1 / scale)
  }

  /// Creates a transparent canvas.
  convenience init(bounds: DeviceRect) throws {
    try PixelImage.check(bounds.width, bounds.height)
    try self.init(
      bounds: bounds, storage: PixelStorage(count: bounds.width * bounds.height))
  }

  /// An address that names the storage among a surface's data; never read or written.
  nonisolated(unsafe) private static let storageKey =
    UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  var width: Int { bounds.width }
  var height: Int { bounds.height }

  /// Changes pixels without cairo, which is told before and after; a document has none.
  func withPixels<Result>(_ body: (UnsafeMutablePointer<UInt32>) throws -> Result) rethrows
    -> Result
  {
    cairo_surface_flush(surface)
    defer { cairo_surface_mark_dirty(surface) }
    return try body(storage.base)
  }
}
