import DisplayList
import Foundation

/// Fills polygons of many straight edges, by the area of each pixel that lies to the right of them.
///
/// An edge changes the sum of signed areas along a row in the pixels that it passes, and by its height
/// from there on. Summed up, this is the winding number, averaged over each pixel. Between the edges of
/// a row nothing is summed.
final class PolygonFill {
  private let width: Int
  private let height: Int
  /// Changes of the sum from pixel to pixel, row by row, and one row's coverage.
  ///
  /// Memory of its own: checks of access to arrays took a twentieth of a map's time.
  private let changes: UnsafeMutablePointer<Float>
  private let coverage: UnsafeMutablePointer<UInt8>
  /// For each row a bit for each of 64 columns in which it changes.
  private let touched: UnsafeMutablePointer<UInt64>
  private let columns: PixelColumns
  private let rowLength: Int

  /// Makes room for so many pixels.
  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    columns = PixelColumns(width: width + 1)
    rowLength = columns.room + 8
    changes = .allocate(capacity: rowLength * height)
    changes.initialize(repeating: 0, count: rowLength * height)
    coverage = .allocate(capacity: rowLength)
    coverage.initialize(repeating: 0, count: rowLength)
    touched = .allocate(capacity: height)
    touched.initialize(repeating: 0, count: height)
  }

  deinit {
    changes.deallocate()
    coverage.deallocate()
    touched.deallocate()
  }

  /// Whether there is room for the pixels of bounds.
  func hasRoom(for bounds: DeviceRect) -> Bool {
    bounds.width <= width && bounds.height <= height
  }

  /// Fills what closed lines enclose within bounds, of which there are no more than there is room for.
  func fill(
    _ segments: [StraightSegment], _ indices: some Sequence<Int32>, within bounds: DeviceRect,
    isEvenOdd: Bool, _ color: PremultipliedColor, on canvas: Canvas,
    _ pixels: UnsafeMutablePointer<UInt32>
  ) {
    let paint = Paint(
      color: color, isEvenOdd: isEvenOdd, columns: columns, width: bounds.width)
    for index in indices { add(segments[Int(index)], bounds) }
    for line in 0..<bounds.height where touched[line] != 0 {
      let row = bounds.top + line - canvas.bounds.top
      paint.row(
        changes + line * rowLength, touched[line], coverage,
        onto: pixels + row * canvas.width + bounds.left - canvas.bounds.left)
      touched[line] = 0
    }
  }

  /// Covers what closed lines enclose within a mask, for which there is room.
  func fill(_ segments: [StraightSegment], into mask: Mask) {
    let paint = Paint(
      color: PremultipliedColor(.black), isEvenOdd: false, columns: columns, width: 0)
    for segment in segments { add(segment, mask.bounds) }
    for line in 0..<mask.bounds.height where touched[line] != 0 {
      paint.cover(mask.row(line), mask.bounds.width, changes + line * rowLength)
      touched[line] = 0
    }
  }

  /// Adds what an edge changes in the rows of a band.
  private func add(_ segment: StraightSegment, _ bounds: DeviceRect) {
    let isDown = segment.start.y < segment.end.y
    let (upper, lower) = isDown ? (segment.start, segment.end) : (segment.end, segment.start)
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    let first = max(bounds.top, Int(upper.y.rounded(.down)))
    let last = min(bounds.bottom, Int(lower.y.rounded(.up)))
    let (shift, limit) = (Float(bounds.left), Float(bounds.width))
    guard first < last else { return }
    for y in first..<last {
      let (from, to) = (max(upper.y, Float(y)), min(lower.y, Float(y + 1)))
      let a = upper.x + (from - upper.y) * slope - shift
      let b = upper.x + (to - upper.y) * slope - shift
      let line = y - bounds.top
      touched[line] |= add(
        isDown ? to - from : from - to, from: min(a, b), to: max(a, b), limit,
        changes + line * rowLength)
    }
  }

  /// Adds the change by a piece of an edge within one row, and gives the columns that it changes.
  ///
  /// What lies left of the bounds changes all of the row; what lies right of them, nothing.
  private func add(
    _ height: Float, from left: Float, to right: Float, _ limit: Float,
    _ row: UnsafeMutablePointer<Float>
  ) -> UInt64 {
    guard left < limit else { return 0 }
    guard right > 0 else {
      row[0] += height
      return 1
    }
    var (start, end, inside) = (left, right, height)
    if left < 0 || right > limit {
      (start, end) = (max(0, left), min(limit, right))
      inside = height * (end - start) / (right - left)
      if left < 0 { row[0] += height * -left / (right - left) }
    }
    Self.add(inside, from: start, to: end, row)
    return columns.bits(from: left < 0 ? 0 : Int(start), through: Int(end) + 1)
  }

  /// Adds the change by a piece within the bounds.
  @inline(__always)
  private static func add(
    _ height: Float, from left: Float, to right: Float, _ row: UnsafeMutablePointer<Float>
  ) {
    let (first, last) = (Int(left), Int(right))
    guard first < last else {
      let part = height * ((left + right) / 2 - Float(first))
      row[first] += height - part
      row[first + 1] += part
      return
    }
    let perPixel = height / (right - left)
    var start = left
    for cell in first...last {
      let end = min(right, Float(cell + 1))
      let change = (end - start) * perPixel
      let part = change * ((start + end) / 2 - Float(cell))
      row[cell] += change - part
      row[cell + 1] += part
      start = end
    }
  }
}

extension PolygonFill {
  /// How sums along a row become pixels.
  private struct Paint {
    let color: PremultipliedColor
    let isEvenOdd: Bool
    let columns: PixelColumns
    let width: Int

    /// Paints a row, and takes its changes back.
    func row(
      _ changes: UnsafeMutablePointer<Float>, _ touched: UInt64,
      _ coverage: UnsafeMutablePointer<UInt8>, onto target: UnsafeMutablePointer<UInt32>
    ) {
      var sum: Float = 0
      var at = 0
      let column = columns.width
      var rest = touched
      while rest != 0 {
        let start = rest.trailingZeroBitCount &* column
        rest &= rest &- 1
        fillEvenly(target, at, start, sum)
        let end = min(start + column, width)
        for index in stride(from: start, to: start + column, by: 4) {
          let group = UnsafeMutableRawPointer(changes + index)
          guard group.loadUnaligned(as: SIMD2<UInt64>.self) != .zero else {
            UnsafeMutableRawPointer(coverage + index).storeBytes(
              of: UInt32(byte(sum)) &* 0x0101_0101, as: UInt32.self)
            continue
          }
          for place in index..<index + 4 {
            sum += changes[place]
            coverage[place] = byte(sum)
          }
          group.storeBytes(of: .zero, as: SIMD2<UInt64>.self)
        }
        Blending.evenRow(target + start, coverage + start, count: end - start, color)
        at = start + column
      }
      // The last column's right neighbour.
      changes[columns.room] = 0
      fillEvenly(target, at, width, sum)
    }

    /// Writes a row's coverage, and takes its changes back.
    func cover(
      _ target: UnsafeMutablePointer<UInt8>, _ count: Int, _ changes: UnsafeMutablePointer<Float>
    ) {
      var sum: Float = 0
      for index in 0..<count {
        sum += changes[index]
        target[index] = byte(sum)
      }
      changes.update(repeating: 0, count: count + 2)
    }

    private func fillEvenly(
      _ target: UnsafeMutablePointer<UInt32>, _ start: Int, _ end: Int, _ sum: Float
    ) {
      let (coverage, count) = (byte(sum), min(end, width) - start)
      guard coverage > 0, count > 0 else { return }
      if coverage == 255, color.alpha == 255 {
        (target + start).update(repeating: color.pixel, count: count)
      } else {
        Blending.row(target + start, coverage: coverage, count: count, color)
      }
    }

    /// Coverage by an average winding number.
    @inline(__always)
    private func byte(_ winding: Float) -> UInt8 {
      var covered = abs(winding)
      if isEvenOdd {
        covered -= 2 * (covered / 2).rounded(.down)
        covered = covered > 1 ? 2 - covered : covered
      }
      covered = covered > 1 ? 1 : covered
      return UInt8(truncatingIfNeeded: (covered * 255 + 8_388_608).bitPattern)
    }
  }
}
