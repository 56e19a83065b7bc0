import CCairo

/// Coverage from 0 to 255, pixel by pixel, somewhere in device space.
final class Mask {
  let bounds: DeviceRect
  /// Bytes from a row to the next: cairo wants multiples of 4.
  let stride: Int
  let bytes: UnsafeMutablePointer<UInt8>

  /// Creates an empty mask.
  init(bounds: DeviceRect) {
    self.bounds = bounds
    stride = (bounds.width + 3) & ~3
    bytes = .allocate(capacity: max(1, stride * bounds.height))
    bytes.initialize(repeating: 0, count: max(1, stride * bounds.height))
  }

  deinit { bytes.deallocate() }

  var cost: Int { stride * bounds.height + 100 }

  func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { bytes + y * stride }

  /// Lets cairo draw into the mask, in device coordinates.
  func draw(_ body: (OpaquePointer) -> Void) {
    guard !bounds.isEmpty else { return }
    withSurface { surface in
      guard let context = cairo_create(surface) else { return }
      body(context)
      cairo_destroy(context)
    }
  }

  /// Lends the mask as a cairo surface that lies at its place in device space.
  func withSurface(_ body: (OpaquePointer) -> Void) {
    guard
      let surface = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_A8, Int32(bounds.width), Int32(bounds.height), Int32(stride))
    else { return }
    cairo_surface_set_device_offset(surface, Double(-bounds.left), Double(-bounds.top))
    body(surface)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }
}
