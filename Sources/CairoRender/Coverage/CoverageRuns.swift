import CWide

/// Coverage of pixels along rows: runs of even coverage, and fours whose pixels have their own.
///
/// Pixels that are not covered take no room, and painting looks at nothing else than those that
/// are. An edge crosses a row within a few pixels: in fours, which are all painted alike, it takes
/// no loop whose end a processor would have to guess.
struct CoverageRuns {
  /// Neighbouring pixels of a row with the same coverage.
  private struct Run {
    let left: Int32
    var count: Int32
    let coverage: UInt8
  }

  /// The rounding by which an opaque colour is mixed with the pixels beneath.
  enum Rounding {
    /// The sum is rounded.
    case once
    /// Both parts of it are, and half of a step down.
    case asCairo
  }

  let bounds: DeviceRect
  private var runs: [Run] = []
  /// Those beyond the bounds are 0.
  private var fours: [wide_four] = []
  /// The numbers of runs and fours up to the end of each row.
  private var ends: [(runs: Int, fours: Int)] = []
  private var last: Run?

  /// Begins with the first row of bounds.
  init(bounds: DeviceRect) {
    self.bounds = bounds
    ends.reserveCapacity(bounds.height)
  }

  /// The coverage that bytes hold, row by row, of which three more can be read after the last.
  init(_ bytes: UnsafePointer<UInt8>, stride rowLength: Int, bounds: DeviceRect) {
    self.init(bounds: bounds)
    for line in 0..<bounds.height {
      let row = UnsafeRawPointer(bytes + line * rowLength)
      var index = 0
      while index < bounds.width {
        let four = row.loadUnaligned(fromByteOffset: index, as: UInt32.self)
        if four != 0 { append(four, at: bounds.left &+ index) }
        index &+= 4
      }
      endRow()
    }
  }

  /// The size in memory, roughly, in bytes.
  var cost: Int {
    fours.count * MemoryLayout<wide_four>.stride + runs.count * MemoryLayout<Run>.stride
      + ends.count * MemoryLayout<(Int, Int)>.stride + 100
  }

  // MARK: Adding

  /// Adds the coverage of eight pixels of the row from x on, of which the first few may lie within
  /// the bounds.
  @inline(__always)
  mutating func append(_ eight: UInt64, at x: Int) {
    if eight == 0 { return }
    append(UInt32(truncatingIfNeeded: eight), at: x)
    append(UInt32(truncatingIfNeeded: eight &>> 32), at: x &+ 4)
  }

  @inline(__always)
  private mutating func append(_ four: UInt32, at x: Int) {
    if four == .max { return append(even: 255, at: x, count: 4) }
    let count = bounds.right &- x
    let coverage = count < 4 ? four & ~(.max << UInt32(8 * max(0, count))) : four
    if coverage == 0 { return }
    fours.append(wide_four(left: Int32(truncatingIfNeeded: x), coverage: coverage))
  }

  /// Adds even coverage of the row's pixels from x on, what of them lies within the bounds.
  @inline(__always)
  mutating func append(even coverage: UInt8, at x: Int, count: Int) {
    let (left, count) = (
      Int32(truncatingIfNeeded: x), Int32(truncatingIfNeeded: min(count, bounds.right &- x))
    )
    guard coverage > 0, count > 0 else { return }
    if let run = last, run.coverage == coverage, run.left &+ run.count == left {
      last?.count &+= count
    } else {
      if let last { runs.append(last) }
      last = Run(left: left, count: count, coverage: coverage)
    }
  }

  /// Goes on to the next row.
  mutating func endRow() {
    if let last { runs.append(last) }
    last = nil
    ends.append((runs.count, fours.count))
  }

  // MARK: Painting

  /// Paints a colour through the coverage of rows, all within the bounds.
  ///
  /// The last four of a row may write up to three pixels beyond the bounds, as they were: see
  /// ``PixelStorage``.
  func paint(
    _ rows: Range<Int>, _ color: PremultipliedColor, _ rounding: Rounding, on canvas: Canvas,
    _ pixels: UnsafeMutablePointer<UInt32>
  ) {
    runs.withUnsafeBufferPointer { runs in
      fours.withUnsafeBufferPointer { fours in
        for y in rows {
          let row = pixels + (y - canvas.bounds.top) * canvas.width - canvas.bounds.left
          let range = range(ofRow: y)
          for run in runs[range.runs] { paint(run, color, row) }
          if let first = fours.baseAddress {
            paint(first + range.fours.lowerBound, range.fours.count, color, rounding, row)
          }
        }
      }
    }
  }

  @inline(__always)
  private func paint(_ run: Run, _ color: PremultipliedColor, _ row: UnsafeMutablePointer<UInt32>) {
    Blending.row(row + Int(run.left), coverage: run.coverage, count: Int(run.count), color)
  }

  @inline(__always)
  private func paint(
    _ fours: UnsafePointer<wide_four>, _ count: Int, _ color: PremultipliedColor,
    _ rounding: Rounding, _ row: UnsafeMutablePointer<UInt32>
  ) {
    if color.alpha < 255 {
      wide_paint_fours(row, fours, count, color.pixel)
    } else if rounding == .once {
      wide_mix_fours(row, fours, count, color.pixel)
    } else {
      wide_mix_fours_down(row, fours, count, color.pixel)
    }
  }

  private func range(ofRow y: Int) -> (runs: Range<Int>, fours: Range<Int>) {
    let line = y - bounds.top
    let (begin, end) = (line == 0 ? (0, 0) : ends[line - 1], ends[line])
    return (begin.0..<end.runs, begin.1..<end.fours)
  }
}
