import CCairo
import CWide

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

  /// The part that covers anything; nil if nothing is covered.
  var trimmed: Mask? {
    var ink = DeviceRect(left: bounds.width, top: bounds.height, right: 0, bottom: 0)
    for y in 0..<bounds.height {
      let row = row(y)
      guard let first = (0..<bounds.width).first(where: { row[$0] > 0 }),
        let last = (0..<bounds.width).last(where: { row[$0] > 0 })
      else { continue }
      (ink.left, ink.right) = (min(ink.left, first), max(ink.right, last + 1))
      (ink.top, ink.bottom) = (min(ink.top, y), y + 1)
    }
    guard !ink.isEmpty else { return nil }
    let result = Mask(bounds: ink.offsetBy(x: bounds.left, y: bounds.top))
    for y in 0..<ink.height {
      result.row(y).update(from: row(ink.top + y) + ink.left, count: ink.width)
    }
    return result
  }

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

extension Mask {
  /// The alpha of a canvas.
  convenience init(alphaOf canvas: Canvas) {
    self.init(bounds: canvas.bounds)
    canvas.withPixels { pixels in
      for y in 0..<canvas.height { wide_alphas(pixels + y * canvas.width, canvas.width, row(y)) }
    }
  }

  /// Multiplies all coverage with a factor from 0 to 1.
  func fade(_ factor: Double) {
    let share = UInt32((factor * 255).rounded())
    for index in 0..<stride * bounds.height {
      bytes[index] = UInt8(Blending.scaled(UInt32(bytes[index]), share))
    }
  }
}
