/// Coverage of pixels along rows: runs of even coverage, and fours whose pixels have their own.
///
/// What is not covered takes no room, and painting looks at nothing else than what is covered. An
/// edge crosses a row within a few pixels: in fours, which are all painted alike, it takes no loop
/// whose end a processor would have to guess.
struct CoverageRuns {
  /// Neighbouring pixels of a row with the same coverage.
  private struct Run {
    let left: Int32
    var count: Int32
    let coverage: UInt8
  }

  /// Four neighbouring pixels of a row; those beyond the bounds are 0.
  private struct Four {
    let left: Int32
    /// A byte for each, the first one's lowest.
    let coverage: UInt32
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
  private var fours: [Four] = []
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
      for index in stride(from: 0, to: bounds.width, by: 4) {
        let four = row.loadUnaligned(fromByteOffset: index, as: UInt32.self)
        if four != 0 { append(four, at: bounds.left &+ index) }
      }
      endRow()
    }
  }

  /// The size in memory, roughly, in bytes.
  var cost: Int {
    fours.count * MemoryLayout<Four>.stride + runs.count * MemoryLayout<Run>.stride
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
    fours.append(Four(left: Int32(truncatingIfNeeded: x), coverage: coverage))
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
          paint(fours[range.fours], color, rounding, row)
        }
      }
    }
  }

  @inline(__always)
  private func paint(_ run: Run, _ color: PremultipliedColor, _ row: UnsafeMutablePointer<UInt32>) {
    let (pixels, count) = (row + Int(run.left), Int(run.count))
    if run.coverage == 255, color.alpha == 255 {
      Self.fill(pixels, color.pixel, count)
    } else {
      Blending.row(pixels, coverage: run.coverage, count: count, color)
    }
  }

  /// Writes a pixel so many times.
  ///
  /// Most runs are short: the last four are written over what was written before, where others
  /// would take a loop for what four leave.
  @inline(__always)
  private static func fill(_ pixels: UnsafeMutablePointer<UInt32>, _ pixel: UInt32, _ count: Int) {
    guard 4..<32 ~= count else { return pixels.fill(pixel, count: count) }
    let four = SIMD4(repeating: pixel)
    let last = count &- 4
    let bytes = UnsafeMutableRawPointer(pixels)
    var index = 0
    while index < last {
      bytes.storeBytes(of: four, toByteOffset: index &* 4, as: SIMD4<UInt32>.self)
      index &+= 4
    }
    bytes.storeBytes(of: four, toByteOffset: last &* 4, as: SIMD4<UInt32>.self)
  }

  @inline(__always)
  private func paint(
    _ fours: Slice<UnsafeBufferPointer<Four>>, _ color: PremultipliedColor, _ rounding: Rounding,
    _ row: UnsafeMutablePointer<UInt32>
  ) {
    let source = PixelLanes(color.pixel)
    if color.alpha < 255 {
      for four in fours { Blending.paint(row + Int(four.left), with: source, by: four.coverage) }
    } else if rounding == .once {
      for four in fours { Blending.mix(row + Int(four.left), with: source, by: four.coverage) }
    } else {
      for four in fours {
        Blending.mixAsCairo(row + Int(four.left), with: source, by: four.coverage)
      }
    }
  }

  private func range(ofRow y: Int) -> (runs: Range<Int>, fours: Range<Int>) {
    let line = y - bounds.top
    let (begin, end) = (line == 0 ? (0, 0) : ends[line - 1], ends[line])
    return (begin.0..<end.runs, begin.1..<end.fours)
  }
}
