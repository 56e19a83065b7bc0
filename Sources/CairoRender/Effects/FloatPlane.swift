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

  /// Returns the sums of sixteen bytes of all rows, which stay in registers: of even ones, and of
  /// odd ones.
  @inline(__always)
  private static func sums(
    _ first: UnsafePointer<UInt8>, rows: Int, stride: Int
  ) -> (even: SIMD8<UInt16>, odd: SIMD8<UInt16>) {
    var (even, odd) = (SIMD8<UInt16>.zero, SIMD8<UInt16>.zero)
    var row = UnsafeRawPointer(first)
    let (low, eight) = (SIMD8<UInt16>(repeating: 0xFF), SIMD8<UInt16>(repeating: 8))
    for _ in 0..<rows {
      let bytes = row.loadUnaligned(as: SIMD8<UInt16>.self)
      // Of two vectors each: operations of a number are calls in a debug build.
      even = even &+ (bytes & low)
      odd = odd &+ (bytes &>> eight)
      row += stride
    }
    return (even, odd)
  }

  /// The averages of a row's first blocks of pixels, four pixels across at a time.
  private static func averagePixels(
    _ source: BytePlane, _ lines: Range<Int>, _ factor: Int, count: Int,
    into target: UnsafeMutablePointer<Float>
  ) {
    let share = 1 / Float(factor * lines.count)
    let first = source.base + lines.lowerBound * source.stride
    for block in 0..<count {
      var sum = SIMD4<UInt32>.zero
      for four in 0..<factor / 4 {
        let (even, odd) = sums(
          first + (block &* factor &+ four &* 4) &* 4, rows: lines.count, stride: source.stride)
        // Of four pixels a sum still fits 16 bits.
        let (pair, others) = (even.lowHalf &+ even.highHalf, odd.lowHalf &+ odd.highHalf)
        sum &+= SIMD4(
          UInt32(pair[0] &+ pair[2]), UInt32(others[0] &+ others[2]),
          UInt32(pair[1] &+ pair[3]), UInt32(others[1] &+ others[3]))
      }
      store(sum, times: share, into: target + block &* 4)
    }
  }

  /// Adds up columns of bytes, from a pixel on.
  private static func addRows(
    _ source: BytePlane, _ lines: Range<Int>, from start: Int,
    into sums: UnsafeMutablePointer<UInt16>
  ) {
    let count = source.width * source.channels
    let first = source.base + lines.lowerBound * source.stride
    var index = start * source.channels
    while index &+ 16 <= count {
      let (even, odd) = Self.sums(first + index, rows: lines.count, stride: source.stride)
      for pair in 0..<8 {
        sums[index &+ pair &* 2] = even[pair]
        sums[index &+ pair &* 2 &+ 1] = odd[pair]
      }
      index &+= 16
    }
    while index < count {
      sums[index] = 0
      for line in 0..<lines.count { sums[index] &+= UInt16(first[line &* source.stride &+ index]) }
      index &+= 1
    }
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
      if channels == 4 {
        averagePixels(sums + left * 4, right - left, share, into: target + x * 4)
        continue
      }
      for channel in 0..<channels {
        var sum: UInt32 = 0
        for column in left..<right { sum &+= UInt32(sums[column * channels + channel]) }
        target[x * channels + channel] = Float(sum) * share
      }
    }
  }

  /// The average of columns of pixels, by their components' sums.
  @inline(__always)
  private static func averagePixels(
    _ sums: UnsafePointer<UInt16>, _ count: Int, _ share: Float,
    into target: UnsafeMutablePointer<Float>
  ) {
    var sum = SIMD4<UInt32>.zero
    for column in 0..<count {
      let pixel = UnsafeRawPointer(sums + column &* 4).loadUnaligned(as: SIMD4<UInt16>.self)
      sum &+= SIMD4(UInt32(pixel[0]), UInt32(pixel[1]), UInt32(pixel[2]), UInt32(pixel[3]))
    }
    store(sum, times: share, into: target)
  }

  @inline(__always)
  private static func store(
    _ sum: SIMD4<UInt32>, times share: Float, into target: UnsafeMutablePointer<Float>
  ) {
    // A sum is at most 64 * 64 * 255, and the lowest bits of a float from 2^23 on.
    let floats = unsafeBitCast(sum | 0x4B00_0000, to: SIMD4<Float>.self) - 8_388_608
    UnsafeMutableRawPointer(target).storeBytes(of: floats * share, as: SIMD4<Float>.self)
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
          Convolution.Side(
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
              Convolution.Side(before: row(y - $0), after: row(y + $0), weight: kernel[$0])
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
