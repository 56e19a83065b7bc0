import CWide
import Foundation

/// A picture in single precision, each of whose pixels stands for a block of another's.
struct FloatPlane {
  private(set) var values: [Float]
  let width: Int
  let height: Int
  /// The rows that are there: those that nobody wants are not blurred.
  private(set) var rows: Range<Int>
  let channels: Int
  /// The side of a block.
  let factor: Int

  /// The averages of blocks of `factor * factor` pixels.
  init(averaging source: BytePlane, factor: Int) {
    width = (source.width + factor - 1) / factor
    height = (source.height + factor - 1) / factor
    (channels, self.factor) = (source.channels, factor)
    rows = 0..<height
    let (width, height, count) = (width, height, width * channels)
    let whole = channels == 4 && factor % 4 == 0 ? source.width / factor : 0
    // A block has at most 64 rows, whose bytes' sum fits 16 bits.
    var sums = [UInt16](repeating: 0, count: whole == width ? 0 : source.width * channels)
    values = [Float](unsafeUninitializedCapacity: height * count) { values, initialized in
      initialized = height * count
      sums.withUnsafeMutableBufferPointer { sums in
        guard let values = values.baseAddress else { return }
        for y in 0..<height {
          let lines = y * factor..<min(source.height, (y + 1) * factor)
          let target = values + y * count
          Self.averagePixels(source, lines, factor, count: whole, into: target)
          guard whole < width, let sums = sums.baseAddress else { continue }
          Self.addRows(source, lines, from: whole * factor, into: sums)
          Self.average(
            sums, source.width, source.channels, factor, from: whole, rows: lines.count,
            into: target)
        }
      }
    }
  }

  /// The averages of a row's first blocks of pixels, four pixels across at a time.
  private static func averagePixels(
    _ source: BytePlane, _ lines: Range<Int>, _ factor: Int, count: Int,
    into target: UnsafeMutablePointer<Float>
  ) {
    wide_average_blocks(
      source.base + lines.lowerBound * source.stride, source.stride, lines.count, factor, count,
      1 / Float(factor * lines.count), target)
  }

  /// Adds up columns of bytes, from a pixel on.
  private static func addRows(
    _ source: BytePlane, _ lines: Range<Int>, from start: Int,
    into sums: UnsafeMutablePointer<UInt16>
  ) {
    let first = start * source.channels
    wide_sum_columns(
      source.base + lines.lowerBound * source.stride + first, source.stride, lines.count,
      source.width * source.channels - first, sums + first)
  }

  private static func average(
    _ sums: UnsafeMutablePointer<UInt16>, _ width: Int, _ channels: Int, _ factor: Int,
    from start: Int, rows: Int, into target: UnsafeMutablePointer<Float>
  ) {
    if factor == 1 {
      for index in 0..<width * channels { target[index] = Float(sums[index]) }
      return
    }
    let wholeShare = 1 / Float(factor * rows)
    for x in start..<(width + factor - 1) / factor {
      let (left, right) = (x * factor, min(width, (x + 1) * factor))
      let share = right - left == factor ? wholeShare : 1 / Float((right - left) * rows)
      for channel in 0..<channels {
        var sum: UInt32 = 0
        for column in left..<right { sum &+= UInt32(sums[column * channels + channel]) }
        target[x * channels + channel] = Float(sum) * share
      }
    }
  }

  // MARK: Blurring

  /// Blurs with a standard deviation in pixels of the original, what is wanted of whose columns and
  /// rows; nil for all.
  mutating func blur(
    sigma: Double, _ edge: GaussianBlur.Edge, wanted: (x: Range<Int>, y: Range<Int>)? = nil
  ) {
    // A block of f pixels has variance (f² - 1) / 12, a linear interpolation over f about f² / 6.
    let f = Double(factor)
    let own = factor == 1 ? 0 : (f * f - 1) / 12 + (f * f - 1) / 6
    let kernel = GaussianBlur.kernel(sigma: max(0, sigma * sigma - own).squareRoot() / f)
    guard kernel.count > 1 else { return }
    let columns = wanted.map { samples(of: $0.x, limit: width) } ?? 0..<width
    convolveRows(kernel, edge, columns.lowerBound * channels..<columns.upperBound * channels)
    convolveColumns(
      kernel, edge, columns.lowerBound * channels..<columns.upperBound * channels,
      wanted.map { samples(of: $0.y, limit: height) } ?? 0..<height)
  }

  /// Returns the samples between which pixels lie.
  private func samples(of pixels: Range<Int>, limit: Int) -> Range<Int> {
    let first = PlaneTap(pixels.lowerBound, factor: factor, limit: limit).low
    return first..<PlaneTap(pixels.upperBound - 1, factor: factor, limit: limit).high + 1
  }

  private mutating func convolveRows(
    _ kernel: [Float], _ edge: GaussianBlur.Edge, _ columns: Range<Int>
  ) {
    let margin = (kernel.count - 1) * channels
    let (count, rows, channels) = (width * channels, height, channels)
    var padded = [Float](repeating: 0, count: count + 2 * margin)
    values.withUnsafeMutableBufferPointer { values in
      padded.withUnsafeMutableBufferPointer { padded in
        guard let values = values.baseAddress, let padded = padded.baseAddress else { return }
        let middle = padded + margin
        let first = middle + columns.lowerBound
        let sides = (1..<kernel.count).map {
          wide_side(
            before: first - $0 * channels, after: first + $0 * channels, weight: kernel[$0])
        }
        let convolution = Convolution(middle: first, weight: kernel[0], sides: sides)
        for y in 0..<rows {
          let row = values + y * count
          // The middle of a shape has many rows that are equal.
          if y > 0, memcmp(middle, row, count * MemoryLayout<Float>.stride) == 0 {
            row.update(from: row - count, count: count)
            continue
          }
          middle.update(from: row, count: count)
          if edge == .clamped {
            for index in 0..<margin {
              padded[index] = row[index % channels]
              padded[margin + count + index] = row[count - channels + index % channels]
            }
          }
          convolution.write(to: row + columns.lowerBound, count: columns.count)
        }
      }
    }
  }

  private mutating func convolveColumns(
    _ kernel: [Float], _ edge: GaussianBlur.Edge, _ columns: Range<Int>, _ wanted: Range<Int>
  ) {
    let (count, height) = (width * channels, height)
    guard count > 0, height > 0 else { return }
    let outside = [Float](repeating: 0, count: count)
    rows = wanted
    values = [Float](unsafeUninitializedCapacity: wanted.count * count) { target, initialized in
      initialized = wanted.count * count
      values.withUnsafeBufferPointer { values in
        outside.withUnsafeBufferPointer { outside in
          guard let values = values.baseAddress, let outside = outside.baseAddress,
            let target = target.baseAddress
          else { return }
          func row(_ y: Int) -> UnsafePointer<Float> {
            if edge == .zero, y < 0 || y >= height { return outside }
            return values + max(0, min(height - 1, y)) * count + columns.lowerBound
          }
          for y in wanted {
            let sides = (1..<kernel.count).map {
              wide_side(before: row(y - $0), after: row(y + $0), weight: kernel[$0])
            }
            let line = target + (y - wanted.lowerBound) * count
            // Nobody looks at what is not wanted, but it is to be a number.
            line.initialize(repeating: 0, count: columns.lowerBound)
            (line + columns.upperBound).initialize(repeating: 0, count: count - columns.upperBound)
            Convolution(middle: row(y), weight: kernel[0], sides: sides)
              .write(to: line + columns.lowerBound, count: columns.count)
          }
        }
      }
    }
  }

  /// Changes the four components of each pixel, from 0 to 255.
  mutating func map(_ change: (SIMD4<Float>) -> SIMD4<Float>) {
    guard channels == 4 else { return }
    values.withUnsafeMutableBytes { values in
      for offset in stride(from: 0, to: values.count, by: 16) {
        let pixel = values.loadUnaligned(fromByteOffset: offset, as: SIMD4<Float>.self)
        values.storeBytes(of: change(pixel), toByteOffset: offset, as: SIMD4<Float>.self)
      }
    }
  }
}
