import Foundation

/// A picture in single precision, each of whose pixels stands for a block of another's.
struct FloatPlane {
  private(set) var values: [Float]
  private(set) var width: Int
  private(set) var height: Int
  let channels: Int
  /// The side of a block.
  let factor: Int

  /// The averages of blocks of `factor * factor` pixels.
  init(averaging source: BytePlane, factor: Int) {
    width = (source.width + factor - 1) / factor
    height = (source.height + factor - 1) / factor
    (channels, self.factor) = (source.channels, factor)
    values = [Float](repeating: 0, count: width * height * channels)
    // A block has at most 64 rows, whose bytes' sum fits 16 bits.
    var sums = [UInt16](repeating: 0, count: source.width * channels)
    let rowLength = width * channels
    values.withUnsafeMutableBufferPointer { values in
      sums.withUnsafeMutableBufferPointer { sums in
        guard let values = values.baseAddress, let sums = sums.baseAddress else { return }
        for y in 0..<height {
          let bottom = min(source.height, (y + 1) * factor)
          Self.addRows(source, y * factor..<bottom, into: sums)
          Self.average(
            sums, source.width, source.channels, factor, rows: bottom - y * factor,
            into: values + y * rowLength)
        }
      }
    }
  }

  private static func addRows(
    _ source: BytePlane, _ lines: Range<Int>, into sums: UnsafeMutablePointer<UInt16>
  ) {
    let count = source.width * source.channels
    sums.update(repeating: 0, count: count)
    for line in lines {
      let row = source.base + line * source.stride
      for index in 0..<count { sums[index] &+= UInt16(row[index]) }
    }
  }

  private static func average(
    _ sums: UnsafeMutablePointer<UInt16>, _ width: Int, _ channels: Int, _ factor: Int, rows: Int,
    into target: UnsafeMutablePointer<Float>
  ) {
    if factor == 1 {
      for index in 0..<width * channels { target[index] = Float(sums[index]) }
      return
    }
    for x in 0..<(width + factor - 1) / factor {
      let (left, right) = (x * factor, min(width, (x + 1) * factor))
      let share = 1 / Float((right - left) * rows)
      for channel in 0..<channels {
        var sum: UInt32 = 0
        for column in left..<right { sum &+= UInt32(sums[column * channels + channel]) }
        target[x * channels + channel] = Float(sum) * share
      }
    }
  }

  // MARK: Blurring

  /// Blurs with a standard deviation in pixels of the original.
  mutating func blur(sigma: Double, _ edge: GaussianBlur.Edge) {
    // A block of f pixels has variance (f² - 1) / 12, a linear interpolation over f about f² / 6.
    let f = Double(factor)
    let own = factor == 1 ? 0 : (f * f - 1) / 12 + (f * f - 1) / 6
    let kernel = GaussianBlur.kernel(sigma: max(0, sigma * sigma - own).squareRoot() / f)
    guard kernel.count > 1 else { return }
    convolveRows(kernel, edge)
    convolveColumns(kernel, edge)
  }

  private mutating func convolveRows(_ kernel: [Float], _ edge: GaussianBlur.Edge) {
    let margin = (kernel.count - 1) * channels
    let (count, rows, channels) = (width * channels, height, channels)
    var padded = [Float](repeating: 0, count: count + 2 * margin)
    values.withUnsafeMutableBufferPointer { values in
      padded.withUnsafeMutableBufferPointer { padded in
        guard let values = values.baseAddress, let padded = padded.baseAddress else { return }
        let middle = padded + margin
        let sides = (1..<kernel.count).map {
          Convolution.Side(
            before: middle - $0 * channels, after: middle + $0 * channels, weight: kernel[$0])
        }
        let convolution = Convolution(middle: middle, weight: kernel[0], sides: sides)
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
          convolution.write(to: row, count: count)
        }
      }
    }
  }

  private mutating func convolveColumns(_ kernel: [Float], _ edge: GaussianBlur.Edge) {
    let (count, rows) = (width * channels, height)
    guard count > 0, rows > 0 else { return }
    let outside = [Float](repeating: 0, count: count)
    values = [Float](unsafeUninitializedCapacity: values.count) { target, initialized in
      initialized = values.count
      values.withUnsafeBufferPointer { values in
        outside.withUnsafeBufferPointer { outside in
          guard let values = values.baseAddress, let outside = outside.baseAddress,
            let target = target.baseAddress
          else { return }
          func row(_ y: Int) -> UnsafePointer<Float> {
            if edge == .zero, y < 0 || y >= rows { return outside }
            return values + max(0, min(rows - 1, y)) * count
          }
          for y in 0..<rows {
            let sides = (1..<kernel.count).map {
              Convolution.Side(before: row(y - $0), after: row(y + $0), weight: kernel[$0])
            }
            Convolution(middle: row(y), weight: kernel[0], sides: sides)
              .write(to: target + y * count, count: count)
          }
        }
      }
    }
  }

  /// Changes the four components of each pixel, from 0 to 255.
  mutating func map(_ change: (SIMD4<Float>) -> SIMD4<Float>) {
    guard channels == 4 else { return }
    for index in stride(from: 0, to: values.count, by: 4) {
      let changed = change(
        SIMD4(values[index], values[index + 1], values[index + 2], values[index + 3]))
      for channel in 0..<4 { values[index + channel] = changed[channel] }
    }
  }

  // MARK: Writing

  /// Interpolates linearly into bytes, whose first pixel lies at a place of the original; the
  /// centre of a block stands for the block.
  func write(to target: BytePlane, x: Int, y: Int) {
    let columns = Self.taps(from: x, count: target.width, factor: factor, limit: width)
    let rows = Self.taps(from: y, count: target.height, factor: factor, limit: height)
    // In 32nds, each twice: for two components of a pixel.
    let shares = columns.flatMap { Array(repeating: UInt16($0.share * 32), count: 2) }
    let count = width * channels
    var line = [Float](repeating: 0, count: count)
    values.withUnsafeBufferPointer { values in
      line.withUnsafeMutableBufferPointer { line in
        guard let values = values.baseAddress, let line = line.baseAddress else { return }
        for row in 0..<target.height {
          let tap = rows[row]
          let (above, below) = (values + tap.low * count, values + tap.high * count)
          var isAsBefore = row > 0
          for index in 0..<count {
            let value = above[index] + (below[index] - above[index]) * tap.share
            isAsBefore = isAsBefore && value == line[index]
            line[index] = value
          }
          let place = target.base + row * target.stride
          if isAsBefore {
            place.update(from: place - target.stride, count: target.width * channels)
          } else {
            expand(line, columns, shares, into: place)
          }
        }
      }
    }
  }

  @inline(__always)
  private func expand(
    _ line: UnsafeMutablePointer<Float>, _ columns: [Tap], _ shares: [UInt16],
    into target: UnsafeMutablePointer<UInt8>
  ) {
    if factor == 1, columns.first?.low == 0 {
      for index in 0..<columns.count * channels {
        target[index] = UInt8(max(0, min(255, line[index] + 0.5)))
      }
    } else if channels == 4 {
      UnsafeMutableRawPointer(target).withMemoryRebound(to: UInt32.self, capacity: columns.count) {
        Self.expandPixels(line, columns, shares, into: $0)
      }
    } else {
      columns.withUnsafeBufferPointer { Self.expandCoverage(line, $0, into: target) }
    }
  }

  /// Interpolates single bytes; between equal samples, which most of a shadow's are, all are the same.
  private static func expandCoverage(
    _ line: UnsafeMutablePointer<Float>, _ columns: UnsafeBufferPointer<Tap>,
    into target: UnsafeMutablePointer<UInt8>
  ) {
    var index = 0
    while index < columns.count {
      let tap = columns[index]
      let (low, step) = (line[tap.low], line[tap.high] - line[tap.low])
      let even = UInt8(max(0, min(255, low + 0.5)))
      while index < columns.count, columns[index].low == tap.low, columns[index].high == tap.high {
        target[index] =
          step == 0 ? even : UInt8(max(0, min(255, low + step * columns[index].share + 0.5)))
        index += 1
      }
    }
  }

  /// Interpolates four pixels at a time, each component in 16 bits.
  ///
  /// With values in eighths and shares in 32nds, value * share fits 16 bits and comes out in
  /// 256ths. Between two samples the sum grows by the same amount from pixel to pixel; whether a
  /// difference is negative does not matter to sums modulo 2^16.
  private static func expandPixels(
    _ line: UnsafeMutablePointer<Float>, _ columns: [Tap], _ shares: [UInt16],
    into target: UnsafeMutablePointer<UInt32>
  ) {
    shares.withUnsafeBufferPointer { shares in
      columns.withUnsafeBufferPointer { columns in
        guard let shares = shares.baseAddress else { return }
        var index = 0
        while index < columns.count {
          let tap = columns[index]
          let start = index
          while index < columns.count, columns[index].low == tap.low,
            columns[index].high == tap.high
          { index += 1 }
          expand(
            EighthsOfPixel(line + tap.low * 4), EighthsOfPixel(line + tap.high * 4),
            shares + start * 2, count: index - start, into: target + start)
        }
      }
    }
  }

  /// Pixels between two samples, by the share of the second, which stands twice for each.
  @inline(__always)
  private static func expand(
    _ low: EighthsOfPixel, _ high: EighthsOfPixel, _ shares: UnsafePointer<UInt16>, count: Int,
    into target: UnsafeMutablePointer<UInt32>
  ) {
    let (even, odd) = (low.even &* 32 &+ 128, low.odd &* 32 &+ 128)
    let (evenStep, oddStep) = (high.even &- low.even, high.odd &- low.odd)
    var index = 0
    while index + 4 <= count {
      let share = UnsafeRawPointer(shares + index * 2).loadUnaligned(as: SIMD8<UInt16>.self)
      let pixels = (even &+ evenStep &* share) &>> 8 | (odd &+ oddStep &* share) & 0xFF00
      UnsafeMutableRawPointer(target + index).storeBytes(of: pixels, as: SIMD8<UInt16>.self)
      index += 4
    }
    while index < count {
      let share = shares[index * 2]
      let first = (even[0] &+ evenStep[0] &* share) &>> 8 | (odd[0] &+ oddStep[0] &* share) & 0xFF00
      let second =
        (even[1] &+ evenStep[1] &* share) &>> 8 | (odd[1] &+ oddStep[1] &* share) & 0xFF00
      target[index] = UInt32(first) | UInt32(second) << 16
      index += 1
    }
  }

  /// The two samples on either side of a pixel's centre, and the share of the second.
  private struct Tap {
    var low: Int
    var high: Int
    var share: Float
  }

  private static func taps(from start: Int, count: Int, factor: Int, limit: Int) -> [Tap] {
    (start..<start + count).map { index in
      let position = (Double(index) + 0.5) / Double(factor) - 0.5
      let low = max(0, min(limit - 1, Int(position.rounded(.down))))
      let high = min(limit - 1, low + (position < 0 ? 0 : 1))
      return Tap(low: low, high: high, share: Float(max(0, position - Double(low))))
    }
  }
}

extension SIMD4<Float> {
  /// Four components rounded to bytes, the first lowest.
  ///
  /// Lane by lane: Swift's conversion of whole vectors goes through generic code that is slow.
  @inline(__always)
  var pixel: UInt32 {
    func byte(_ value: Float) -> UInt32 {
      UInt32(bitPattern: Int32(Swift.min(255, Swift.max(0, value + 0.5))))
    }
    return byte(self[0]) | byte(self[1]) << 8 | byte(self[2]) << 16 | byte(self[3]) << 24
  }
}

/// A pixel four times, its components in eighths: blue and red, green and alpha.
private struct EighthsOfPixel {
  let even: SIMD8<UInt16>
  let odd: SIMD8<UInt16>

  @inline(__always)
  init(_ values: UnsafePointer<Float>) {
    let (blue, green) = (Self.eighths(values[0]), Self.eighths(values[1]))
    let (red, alpha) = (Self.eighths(values[2]), Self.eighths(values[3]))
    even = unsafeBitCast(SIMD4(repeating: blue | red << 16), to: SIMD8<UInt16>.self)
    odd = unsafeBitCast(SIMD4(repeating: green | alpha << 16), to: SIMD8<UInt16>.self)
  }

  @inline(__always)
  private static func eighths(_ value: Float) -> UInt32 {
    UInt32(bitPattern: Int32(max(0, min(255, value)) * 8 + 0.5))
  }
}
