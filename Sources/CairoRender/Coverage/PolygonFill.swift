import DisplayList
import Foundation

/// Fills polygons of many straight edges, by the area of each pixel that lies to the right of them.
///
/// An edge changes the sum of signed areas along a row in the pixels that it passes, and by its
/// height from there on. Summed up, this is the winding number, averaged over each pixel. Between
/// the edges of a row nothing is summed.
final class PolygonFill {
  private let width: Int
  private let height: Int
  /// Changes of the sum from pixel to pixel, row by row.
  ///
  /// Memory of its own: checks of access to arrays took a twentieth of a map's time.
  private let changes: UnsafeMutablePointer<Float>
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
    touched = .allocate(capacity: height)
    touched.initialize(repeating: 0, count: height)
  }

  deinit {
    changes.deallocate()
    touched.deallocate()
  }

  /// Returns a Boolean value that indicates whether there is room for the pixels of bounds.
  func hasRoom(for bounds: DeviceRect) -> Bool {
    bounds.width <= width && bounds.height <= height
  }

  /// Adds what closed lines cover of bounds to runs; there are no more pixels than there is room
  /// for.
  func fill(
    _ segments: [StraightSegment], _ indices: some Sequence<Int32>, within bounds: DeviceRect,
    isEvenOdd: Bool, into runs: inout CoverageRuns
  ) {
    let winding = Winding(isEvenOdd: isEvenOdd, columns: columns)
    for index in indices { add(segments[Int(index)], bounds) }
    for line in 0..<bounds.height {
      if touched[line] != 0 {
        winding.move(changes + line * rowLength, touched[line], within: bounds, into: &runs)
      }
      touched[line] = 0
      runs.endRow()
    }
  }

  /// Covers what closed lines enclose within a mask, for which there is room.
  func fill(_ segments: [StraightSegment], into mask: Mask) {
    let winding = Winding(isEvenOdd: false, columns: columns)
    for segment in segments { add(segment, mask.bounds) }
    for line in 0..<mask.bounds.height where touched[line] != 0 {
      winding.cover(mask.row(line), mask.bounds.width, changes + line * rowLength)
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

  /// Adds the change by a segment of an edge within one row, and gives the columns that it changes.
  ///
  /// A segment left of the bounds changes all of the row; one right of them, nothing.
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

  /// Adds the change by a segment within the bounds.
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
  /// The rule by which sums along a row become coverage.
  private struct Winding {
    let isEvenOdd: Bool
    let columns: PixelColumns

    /// Adds a row's coverage to runs, and takes its changes back.
    func move(
      _ changes: UnsafeMutablePointer<Float>, _ touched: UInt64, within bounds: DeviceRect,
      into runs: inout CoverageRuns
    ) {
      var sum: Float = 0
      var at = bounds.left
      var rest = touched
      while rest != 0 {
        let start = rest.trailingZeroBitCount &* columns.width
        rest &= rest &- 1
        runs.append(even: byte(sum), at: at, count: bounds.left &+ start &- at)
        at = bounds.left &+ start
        for index in stride(from: start, to: start &+ columns.width, by: 8) {
          add(changes + index, at: at, &sum, to: &runs)
          at &+= 8
        }
      }
      // The last column's right neighbour.
      changes[columns.room] = 0
      runs.append(even: byte(sum), at: at, count: bounds.right &- at)
    }

    /// Adds the coverage of eight pixels from x on.
    @inline(__always)
    private func add(
      _ changes: UnsafeMutablePointer<Float>, at x: Int, _ sum: inout Float,
      to runs: inout CoverageRuns
    ) {
      let eight = UnsafeMutableRawPointer(changes)
      let (left, right) = (
        eight.loadUnaligned(as: SIMD2<UInt64>.self),
        eight.loadUnaligned(fromByteOffset: 16, as: SIMD2<UInt64>.self)
      )
      guard left[0] | left[1] | right[0] | right[1] != 0 else {
        return runs.append(even: byte(sum), at: x, count: 8)
      }
      var coverage: UInt64 = 0
      for index in 0..<8 {
        sum += changes[index]
        coverage |= UInt64(byte(sum)) &<< UInt64(index &* 8)
      }
      runs.append(coverage, at: x)
      changes.update(repeating: 0, count: 8)
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
