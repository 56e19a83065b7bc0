import CCairo
import DisplayList

/// Memory for the coverage of one path at a time, zero between uses.
final class PathBuffer {
  private let bytes: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  /// Fours of coverage are read, which may begin with the last pixel.
  private static let slack = 3

  /// Reserves room for a canvas.
  init(_ canvas: DeviceRect) {
    capacity = Self.stride(canvas) * canvas.height
    bytes = .allocate(capacity: capacity + Self.slack)
    bytes.initialize(repeating: 0, count: capacity + Self.slack)
  }

  deinit { bytes.deallocate() }

  func hasRoom(for canvas: DeviceRect) -> Bool { Self.stride(canvas) * canvas.height <= capacity }

  /// Lets cairo find out what is covered.
  func runs(of coverage: PathCoverage) -> CoverageRuns {
    let (canvas, bounds) = (coverage.canvas, coverage.bounds)
    draw(coverage)
    let stride = Self.stride(canvas)
    let first = bytes + (bounds.top - canvas.top) * stride + bounds.left - canvas.left
    let runs = CoverageRuns(first, stride: stride, bounds: bounds)
    for line in 0..<bounds.height {
      (first + line * stride).update(repeating: 0, count: bounds.width)
    }
    return runs
  }

  private func draw(_ coverage: PathCoverage) {
    let (canvas, clip) = (coverage.canvas, coverage.clip)
    guard
      let surface = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_A8, Int32(canvas.width), Int32(canvas.height),
        Int32(Self.stride(canvas)))
    else { return }
    defer {
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    cairo_surface_set_device_offset(surface, Double(-canvas.left), Double(-canvas.top))
    guard let context = cairo_create(surface) else { return }
    defer { cairo_destroy(context) }
    cairo_rectangle(
      context, Double(clip.left), Double(clip.top), Double(clip.width), Double(clip.height))
    cairo_clip(context)
    coverage.painting.trace(coverage.path, on: context)
    coverage.painting.paint(context)
  }

  /// Bytes from a row to the next: cairo wants multiples of 4.
  private static func stride(_ canvas: DeviceRect) -> Int { (canvas.width + 3) & ~3 }
}
