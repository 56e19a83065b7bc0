import Testing

@testable import CairoRender

/// Scaled pictures: several pixels at once are what a plain formula says of each, to the last bit.
struct ResamplerTests {
  /// A picture of premultiplied pixels with hard edges, at which a cubic kernel overshoots.
  private static func picture(_ width: Int, _ height: Int) -> DecodedImage {
    let storage = PixelStorage(count: width * height)
    for index in 0..<width * height {
      let alpha = UInt32([255, index * 37 % 256, 0, 255][index / 3 % 4])
      storage.base[index] = [71, 113, 29].reduce(alpha << 24) { sum, factor in
        let component = UInt32(index * factor % 256) * alpha / 255
        return sum | component << (factor == 71 ? 16 : factor == 113 ? 8 : 0)
      }
    }
    return DecodedImage(width: width, height: height, storage: storage)
  }

  /// Returns the pixels that make up one of the result along an axis, and their weights.
  private static func taps(
    _ range: Range<Int>, _ index: Int, of count: Int, _ kernel: Resampler.Kernel
  ) -> [(place: Int, weight: Float)] {
    let ratio = Double(range.count) / Double(count)
    let stretch = max(1, ratio)
    let center = Double(range.lowerBound) + (Double(index) + 0.5) * ratio
    if case .nearest = kernel { return [(Int(center), 1)] }
    let (first, last) = (center - kernel.reach * stretch, center + kernel.reach * stretch)
    let places = range.filter { Double($0) >= first && Double($0) <= last }
    let weights = places.map { kernel.weight((Double($0) + 0.5 - center) / stretch) }
    let sum = weights.reduce(0, +)
    return zip(places, weights).map { ($0, Float($1 / sum)) }
  }

  /// Returns a component: along each row first, then along the column.
  private static func component(
    _ shift: Int, of image: DecodedImage, _ columns: [(place: Int, weight: Float)],
    _ rows: [(place: Int, weight: Float)]
  ) -> Float {
    rows.reduce(0) { sum, row in
      let line = columns.reduce(Float(0)) { sum, column in
        let pixel = image.storage.base[row.place * image.width + column.place]
        return sum + Float(pixel >> UInt32(shift) & 255) * column.weight
      }
      return sum + line * row.weight
    }
  }

  private static func expected(
    _ image: DecodedImage, _ part: DeviceRect, _ width: Int, _ height: Int,
    _ kernel: Resampler.Kernel
  ) -> [UInt32] {
    (0..<width * height).map { index in
      let columns = taps(part.left..<part.right, index % width, of: width, kernel)
      let rows = taps(part.top..<part.bottom, index / width, of: height, kernel)
      let alpha = max(0, component(24, of: image, columns, rows))
      return [0, 8, 16, 24].reduce(0) { pixel, shift in
        let value = min(alpha, max(0, component(shift, of: image, columns, rows)))
        return pixel | UInt32(min(255, value + 0.5)) << UInt32(shift)
      }
    }
  }

  @Test(arguments: [Resampler.Kernel.nearest, .linear, .cubic])
  func pixelsAreWeightedMeans(kernel: Resampler.Kernel) {
    for (width, height) in [(1, 1), (3, 2), (13, 9), (16, 8), (27, 18)] {
      let image = Self.picture(width, height)
      let all = DeviceRect(left: 0, top: 0, right: width, bottom: height)
      let middle = DeviceRect(
        left: width / 3, top: height / 4, right: width - width / 5, bottom: height)
      for part in [all, middle] {
        for (width, height) in [(1, 1), (2, 3), (5, 7), (8, 4), (11, 30), (33, 6)] {
          let scaled = Resampler.scale(image, part: part, width: width, height: height, kernel)
          let pixels = (0..<width * height).map { scaled.storage.base[$0] }
          #expect(pixels == Self.expected(image, part, width, height, kernel))
        }
      }
    }
  }
}
