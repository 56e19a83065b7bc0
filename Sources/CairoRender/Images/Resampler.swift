import Foundation

/// Scales pictures: each pixel is a weighted mean of those that it covers.
enum Resampler {
  /// The curve of the weights.
  enum Kernel {
    /// The nearest pixel.
    case nearest
    /// Weights that fall linearly to the next pixel.
    case linear
    /// Catmull and Rom's cubic, which keeps edges sharper.
    case cubic

    var reach: Double {
      switch self {
      case .nearest: 0.5
      case .linear: 1
      case .cubic: 2
      }
    }

    func weight(_ x: Double) -> Double {
      let x = abs(x)
      switch self {
      case .nearest: return x <= 0.5 ? 1 : 0
      case .linear: return max(0, 1 - x)
      case .cubic:
        if x < 1 { return (1.5 * x - 2.5) * x * x + 1 }
        return x < 2 ? ((-0.5 * x + 2.5) * x - 4) * x + 2 : 0
      }
    }
  }

  /// Returns a part of a picture at a size; where it shrinks, the kernel widens to cover all of it.
  static func scale(
    _ image: DecodedImage, part: DeviceRect, width: Int, height: Int, _ kernel: Kernel
  ) -> DecodedImage {
    let columns = taps(from: part.left, to: part.right, count: width, kernel)
    let rows = taps(from: part.top, to: part.bottom, count: height, kernel)
    var lines = [SIMD4<Float>](repeating: .zero, count: width * part.height)
    let result = PixelStorage(count: width * height)
    lines.withUnsafeMutableBufferPointer { lines in
      for y in 0..<part.height {
        let row = image.storage.base + (part.top + y) * image.width
        for x in 0..<width {
          var sum = SIMD4<Float>.zero
          for (index, weight) in columns[x].weights.enumerated() {
            sum += vector(row[columns[x].first + index]) * weight
          }
          lines[y * width + x] = sum
        }
      }
      for y in 0..<height {
        let tap = rows[y]
        for x in 0..<width {
          var sum = SIMD4<Float>.zero
          for (index, weight) in tap.weights.enumerated() {
            sum += lines[(tap.first - part.top + index) * width + x] * weight
          }
          result.base[y * width + x] = pixel(sum)
        }
      }
    }
    return DecodedImage(width: width, height: height, storage: result)
  }

  private static func vector(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4(
      Float(pixel & 255), Float((pixel >> 8) & 255), Float((pixel >> 16) & 255), Float(pixel >> 24))
  }

  /// Rounded to bytes; no component above alpha, since a cubic kernel can overshoot.
  private static func pixel(_ value: SIMD4<Float>) -> UInt32 {
    value.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: max(0, value[3]))).pixel
  }

  /// The pixels that make up one pixel of the result.
  private struct Tap {
    var first: Int
    var weights: [Float]
  }

  private static func taps(from start: Int, to end: Int, count: Int, _ kernel: Kernel) -> [Tap] {
    let ratio = Double(end - start) / Double(count)
    let stretch = max(1, ratio)
    let isNearest = if case .nearest = kernel { true } else { false }
    return (0..<count).map { index in
      let center = Double(start) + (Double(index) + 0.5) * ratio
      if isNearest { return Tap(first: min(end - 1, Int(center)), weights: [1]) }
      let reach = kernel.reach * stretch
      let first = max(start, Int((center - reach).rounded(.up)))
      let last = max(first, min(end - 1, Int((center + reach).rounded(.down))))
      let weights = (first...last).map { kernel.weight((Double($0) + 0.5 - center) / stretch) }
      let sum = weights.reduce(0, +)
      guard sum > 0 else { return Tap(first: min(end - 1, max(start, Int(center))), weights: [1]) }
      return Tap(first: first, weights: weights.map { Float($0 / sum) })
    }
  }
}
