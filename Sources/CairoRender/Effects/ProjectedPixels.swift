import DisplayList
import Foundation

extension Projection {
  /// Returns the projection in device pixels, on which points lie by a transform.
  private func onDevice(_ transform: CGAffineTransform) -> Projection {
    Projection(transform.inverted()).concatenating(self).concatenating(Projection(transform))
  }

  /// Returns the bounds of content and of what it becomes; where a part lies behind the eye, those
  /// of the content and as much around it.
  func reach(from bounds: DeviceRect, under transform: CGAffineTransform) -> DeviceRect {
    guard !bounds.isEmpty else { return bounds }
    guard let seen = onDevice(transform).boundingRect(of: bounds.cgRect) else {
      return bounds.insetBy(-max(bounds.width, bounds.height))
    }
    return bounds.union(DeviceRect(around: seen).insetBy(-1))
  }

  /// Moves a canvas's pixels, each the mean of four places between pixels.
  func apply(to canvas: Canvas, under transform: CGAffineTransform) {
    let way = onDevice(transform)
    guard abs(way.determinant) > 1e-12 else {
      canvas.withPixels { $0.update(repeating: 0, count: canvas.width * canvas.height) }
      return
    }
    let back = way.inverse
    canvas.withPixels { pixels in
      let source = PixelSource(pixels, canvas.bounds)
      for y in 0..<canvas.height {
        for x in 0..<canvas.width {
          pixels[y * canvas.width + x] = source.mean(
            around: (canvas.bounds.left + x, canvas.bounds.top + y), back)
        }
      }
    }
  }
}

/// A copy of pixels that can be asked for a colour between them.
private struct PixelSource {
  private let pixels: [UInt32]
  private let bounds: DeviceRect

  init(_ base: UnsafeMutablePointer<UInt32>, _ bounds: DeviceRect) {
    pixels = Array(UnsafeBufferPointer(start: base, count: bounds.width * bounds.height))
    self.bounds = bounds
  }

  /// Returns the colour of a pixel whose four quarters are looked up where they came from.
  func mean(around pixel: (x: Int, y: Int), _ back: Projection) -> UInt32 {
    var sum = SIMD4<Double>.zero
    for dy in [0.25, 0.75] {
      for dx in [0.25, 0.75] {
        let place = CGPoint(x: Double(pixel.x) + dx, y: Double(pixel.y) + dy)
        if let origin = back.apply(place) { sum += color(at: origin) }
      }
    }
    return packed(sum / 4)
  }

  /// Returns the premultiplied components at a place, between the four pixels around it.
  private func color(at place: CGPoint) -> SIMD4<Double> {
    let (x, y) = (place.x - Double(bounds.left) - 0.5, place.y - Double(bounds.top) - 0.5)
    guard x > -1, y > -1, x < Double(bounds.width), y < Double(bounds.height) else { return .zero }
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (u, v) = (x - left, y - top)
    let (column, row) = (Int(left), Int(top))
    let upper = pixel(column, row) * (1 - u) + pixel(column + 1, row) * u
    let lower = pixel(column, row + 1) * (1 - u) + pixel(column + 1, row + 1) * u
    return upper * (1 - v) + lower * v
  }

  private func pixel(_ x: Int, _ y: Int) -> SIMD4<Double> {
    guard x >= 0, y >= 0, x < bounds.width, y < bounds.height else { return .zero }
    let value = pixels[y * bounds.width + x]
    return SIMD4(
      Double(value >> 24), Double(value >> 16 & 255), Double(value >> 8 & 255), Double(value & 255))
  }

  private func packed(_ color: SIMD4<Double>) -> UInt32 {
    let bytes = color.rounded(.toNearestOrEven)
    return UInt32(bytes[0]) << 24 | UInt32(bytes[1]) << 16 | UInt32(bytes[2]) << 8
      | UInt32(bytes[3])
  }
}
