import CWide
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
    let columns = Taps(from: part.left, to: part.right, count: width, kernel)
    let rows = Taps(from: part.top, to: part.bottom, count: height, kernel)
    let result = PixelStorage(unwritten: width * height, spare: 0)
    // Four pixels are done at once, whose lines are as long as whole fours.
    let stride = (width + 3) / 4 * 16
    let lines = UnsafeMutablePointer<Float>.allocate(capacity: stride * ((part.height + 3) / 4 * 4))
    defer { lines.deallocate() }
    columns.scaleColumns(of: image, part, into: lines, stride)
    rows.scaleRows(lines, stride, into: result.base, width)
    return DecodedImage(width: width, height: height, storage: result)
  }
}

/// The pixels that make up each pixel along an axis of the result, counted from the part's first.
private struct Taps {
  private var taps: [wide_tap] = []
  private var weights: [Float] = []

  init(from start: Int, to end: Int, count: Int, _ kernel: Resampler.Kernel) {
    let ratio = Double(end - start) / Double(count)
    let stretch = max(1, ratio)
    let isNearest = if case .nearest = kernel { true } else { false }
    taps.reserveCapacity(count)
    var exact: [Double] = []
    for index in 0..<count {
      let center = Double(start) + (Double(index) + 0.5) * ratio
      if isNearest {
        append(min(end - 1, Int(center)) - start, [1], sum: 1)
        continue
      }
      let reach = kernel.reach * stretch
      let first = max(start, Int((center - reach).rounded(.up)))
      let last = max(first, min(end - 1, Int((center + reach).rounded(.down))))
      exact.removeAll(keepingCapacity: true)
      var sum = 0.0
      // While-loops: in a debug build, each step of a range is several calls.
      var place = first
      while place <= last {
        let weight = kernel.weight((Double(place) + 0.5 - center) / stretch)
        exact.append(weight)
        sum += weight
        place += 1
      }
      if sum > 0 {
        append(first - start, exact, sum: sum)
      } else {
        append(min(end - 1, max(start, Int(center))) - start, [1], sum: 1)
      }
    }
  }

  private mutating func append(_ first: Int, _ exact: [Double], sum: Double) {
    taps.append(wide_tap(first: first, weight: weights.count, count: exact.count))
    var index = 0
    while index < exact.count {
      weights.append(Float(exact[index] / sum))
      index += 1
    }
  }

  /// Scales each row of a part of a picture into a line, and its last one as often as four rows
  /// are more than there are.
  func scaleColumns(
    of image: DecodedImage, _ part: DeviceRect, into lines: UnsafeMutablePointer<Float>,
    _ stride: Int
  ) {
    let strip = UnsafeMutablePointer<Float>.allocate(capacity: part.width * 16)
    defer { strip.deallocate() }
    let pixels = image.storage.base + part.left
    for top in Swift.stride(from: part.top, to: part.bottom, by: 4) {
      let rows = (top..<top + 4).map {
        Optional(UnsafePointer(pixels + min($0, part.bottom - 1) * image.width))
      }
      wide_components_of_rows(rows, part.width, strip)
      wide_scale_columns(
        strip, taps, weights, taps.count, lines + (top - part.top) * stride, stride)
    }
  }

  /// Scales lines to rows of pixels.
  func scaleRows(
    _ lines: UnsafePointer<Float>, _ stride: Int, into pixels: UnsafeMutablePointer<UInt32>,
    _ width: Int
  ) {
    weights.withUnsafeBufferPointer { weights in
      guard let weights = weights.baseAddress else { return }
      for (y, tap) in taps.enumerated() {
        wide_scale_rows(
          lines + tap.first * stride, stride, weights + tap.weight, tap.count, pixels + y * width,
          width)
      }
    }
  }
}
