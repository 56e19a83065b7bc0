import Foundation

extension FloatPlane {
  /// Interpolates linearly into bytes, whose first pixel lies at a place of the original; the
  /// centre of a block stands for the block.
  func write(to target: BytePlane, x: Int, y: Int) {
    let columns = PlaneColumns(from: x, count: target.width, factor: factor, limit: width)
    let taps = (y..<y + target.height).map { PlaneTap($0, factor: factor, limit: height) }
    let first = rows.lowerBound
    let count = width * channels
    values.withUnsafeBufferPointer { values in
      withUnsafeTemporaryAllocation(of: Float.self, capacity: count) { line in
        guard let values = values.baseAddress, let line = line.baseAddress else { return }
        line.initialize(repeating: .nan, count: count)
        for (number, tap) in taps.enumerated() {
          let place = target.base + number * target.stride
          let isNew = Self.mix(
            values + (tap.low - first) * count, values + (tap.high - first) * count, tap.share,
            into: line, count)
          // The middle of a shape has many rows that are equal.
          if isNew {
            expand(line, columns, into: place)
          } else {
            place.update(from: place - target.stride, count: target.width * channels)
          }
        }
      }
    }
  }

  /// Writes what lies between two rows; whether that differs from what was there.
  private static func mix(
    _ above: UnsafePointer<Float>, _ below: UnsafePointer<Float>, _ share: Float,
    into line: UnsafeMutablePointer<Float>, _ count: Int
  ) -> Bool {
    var difference: UInt32 = 0
    for index in 0..<count {
      let value = above[index] + (below[index] - above[index]) * share
      difference |= value.bitPattern ^ line[index].bitPattern
      line[index] = value
    }
    return difference != 0
  }

  private func expand(
    _ line: UnsafePointer<Float>, _ columns: PlaneColumns, into target: UnsafeMutablePointer<UInt8>
  ) {
    if factor == 1, columns.beginsAtFirst {
      for index in 0..<columns.count * channels {
        target[index] = UInt8(truncatingIfNeeded: max(0, min(255, line[index] + 0.5)).wholePart)
      }
    } else if channels == 4 {
      UnsafeMutableRawPointer(target).withMemoryRebound(to: UInt32.self, capacity: columns.count) {
        columns.expandPixels(line, width, into: $0)
      }
    } else {
      columns.expandCoverage(line, into: target)
    }
  }
}

/// The two samples on either side of a pixel's centre, and the share of the second.
struct PlaneTap {
  let low: Int
  let high: Int
  let share: Float

  init(_ place: Int, factor: Int, limit: Int) {
    let position = (Double(place) + 0.5) / Double(factor) - 0.5
    low = max(0, min(limit - 1, Int(position.rounded(.down))))
    high = min(limit - 1, low + (position < 0 ? 0 : 1))
    share = Float(max(0, position - Double(low)))
  }
}

/// The pixels of a row, in spans between two samples.
private struct PlaneColumns {
  private struct Span {
    let low: Int
    let high: Int
    let start: Int
    var count: Int
  }

  let count: Int
  private var spans: [Span] = []
  private var shares: [Float] = []
  /// In 32nds, each twice: for two components of a pixel.
  private var doubled: [UInt16] = []

  init(from start: Int, count: Int, factor: Int, limit: Int) {
    self.count = count
    shares.reserveCapacity(count)
    doubled.reserveCapacity(count * 2)
    for index in 0..<count {
      let tap = PlaneTap(start + index, factor: factor, limit: limit)
      if let last = spans.last, last.low == tap.low, last.high == tap.high {
        spans[spans.count - 1].count += 1
      } else {
        spans.append(Span(low: tap.low, high: tap.high, start: index, count: 1))
      }
      shares.append(tap.share)
      for _ in 0..<2 { doubled.append(UInt16(tap.share * 32)) }
    }
  }

  var beginsAtFirst: Bool { spans.first?.low == 0 }

  /// Interpolates single bytes; between equal samples, which most of a shadow's are, all are the
  /// same.
  func expandCoverage(_ line: UnsafePointer<Float>, into target: UnsafeMutablePointer<UInt8>) {
    shares.withUnsafeBufferPointer { shares in
      for span in spans {
        let (low, step) = (line[span.low] + 0.5, line[span.high] - line[span.low])
        for index in span.start..<span.start + span.count {
          let value = step == 0 ? low : line[span.low] + step * shares[index] + 0.5
          target[index] = UInt8(truncatingIfNeeded: max(0, min(255, value)).wholePart)
        }
      }
    }
  }

  /// Interpolates four pixels at a time, each component in 16 bits.
  ///
  /// With values in eighths and shares in 32nds, value * share fits 16 bits and comes out in
  /// 256ths. Between two samples the sum grows by the same amount from pixel to pixel; whether a
  /// difference is negative does not matter to sums modulo 2^16.
  func expandPixels(
    _ line: UnsafePointer<Float>, _ width: Int, into target: UnsafeMutablePointer<UInt32>
  ) {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: width * 4) { eighths in
      guard let eighths = eighths.baseAddress else { return }
      for index in 0..<width &* 4 {
        let value = max(0, min(255, line[index])) * 8 + 0.5
        eighths[index] = UInt16(truncatingIfNeeded: value.wholePart)
      }
      let samples = UnsafeRawPointer(eighths)
      doubled.withUnsafeBytes { doubled in
        guard let shares = doubled.baseAddress else { return }
        for span in spans {
          Self.expand(
            EighthsOfPixel(samples + span.low &* 8), EighthsOfPixel(samples + span.high &* 8),
            shares + span.start &* 4, count: span.count,
            into: UnsafeMutableRawPointer(target) + span.start &* 4)
        }
      }
    }
  }

  /// Pixels between two samples, by the share of the second, which stands twice for each.
  @inline(__always)
  private static func expand(
    _ low: EighthsOfPixel, _ high: EighthsOfPixel, _ shares: UnsafeRawPointer, count: Int,
    into target: UnsafeMutableRawPointer
  ) {
    let (even, odd) = (low.even &* 32 &+ 128, low.odd &* 32 &+ 128)
    let (evenStep, oddStep) = (high.even &- low.even, high.odd &- low.odd)
    var offset = 0
    while offset &+ 16 <= count &* 4 {
      let share = shares.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt16>.self)
      let pixels = (even &+ evenStep &* share) &>> 8 | (odd &+ oddStep &* share) & 0xFF00
      target.storeBytes(of: pixels, toByteOffset: offset, as: SIMD8<UInt16>.self)
      offset &+= 16
    }
    while offset < count &* 4 {
      let share = shares.loadUnaligned(fromByteOffset: offset, as: UInt16.self)
      let first = (even[0] &+ evenStep[0] &* share) &>> 8 | (odd[0] &+ oddStep[0] &* share) & 0xFF00
      let second =
        (even[1] &+ evenStep[1] &* share) &>> 8 | (odd[1] &+ oddStep[1] &* share) & 0xFF00
      target.storeBytes(
        of: UInt32(first) | UInt32(second) << 16, toByteOffset: offset, as: UInt32.self)
      offset &+= 4
    }
  }
}

/// A pixel four times, its components in eighths: blue and red, green and alpha.
private struct EighthsOfPixel {
  let even: SIMD8<UInt16>
  let odd: SIMD8<UInt16>

  @inline(__always)
  init(_ components: UnsafeRawPointer) {
    let all = components.loadUnaligned(as: UInt64.self)
    func pair(_ bits: UInt64) -> SIMD8<UInt16> {
      let pair = UInt32(truncatingIfNeeded: bits & 0xFFFF | bits &>> 16 & 0xFFFF_0000)
      return unsafeBitCast(SIMD4(repeating: pair), to: SIMD8<UInt16>.self)
    }
    (even, odd) = (pair(all), pair(all &>> 16))
  }
}

extension Float {
  /// The largest whole number that is not larger, of a number from 0 to 2^22.
  ///
  /// Beyond 2^23 floats are whole, and their lowest bits are the number: unlike a conversion, which
  /// is checked, this is done for several at a time.
  @inline(__always)
  fileprivate var wholePart: UInt32 {
    let nearest = self + 8_388_608
    return (nearest.bitPattern & 0x7F_FFFF) &- (nearest - 8_388_608 > self ? 1 : 0)
  }
}
