import CWide
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
          let isNew = wide_mix_rows(
            values + (tap.low - first) * count, values + (tap.high - first) * count, tap.share,
            line, count)
          // The middle of a shape has many rows that are equal.
          if isNew != 0 {
            expand(line, columns, into: place)
          } else {
            place.update(from: place - target.stride, count: target.width * channels)
          }
        }
      }
    }
  }

  private func expand(
    _ line: UnsafePointer<Float>, _ columns: PlaneColumns, into target: UnsafeMutablePointer<UInt8>
  ) {
    if factor == 1, columns.beginsAtFirst {
      wide_bytes(line, target, columns.count * channels)
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

  /// Interpolates single bytes.
  func expandCoverage(_ line: UnsafePointer<Float>, into target: UnsafeMutablePointer<UInt8>) {
    shares.withUnsafeBufferPointer { shares in
      guard let shares = shares.baseAddress else { return }
      for span in spans {
        wide_bytes_between(
          line[span.low], line[span.high], shares + span.start, target + span.start, span.count)
      }
    }
  }

  /// Interpolates four pixels at a time, each component in 16 bits.
  func expandPixels(
    _ line: UnsafePointer<Float>, _ width: Int, into target: UnsafeMutablePointer<UInt32>
  ) {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: width * 4) { eighths in
      guard let eighths = eighths.baseAddress else { return }
      wide_eighths(line, eighths, width * 4)
      doubled.withUnsafeBufferPointer { doubled in
        guard let shares = doubled.baseAddress else { return }
        for span in spans {
          wide_pixels_between(
            eighths + span.low * 4, eighths + span.high * 4, shares + span.start * 2,
            target + span.start, span.count)
        }
      }
    }
  }
}
