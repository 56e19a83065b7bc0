/// Coverage of pixels along rows: runs of even coverage, and runs whose pixels have their own.
///
/// What is bare takes no room, and painting looks at nothing else than what is covered.
struct CoverageRuns {
  /// Neighbouring pixels of a row.
  private struct Run {
    let left: Int32
    var count: Int32
    /// Where the run's coverage begins among all; less than 0 for a run that is even: its coverage,
    /// negated.
    let source: Int32
  }

  let bounds: DeviceRect
  private var runs: [Run] = []
  /// How many runs there are up to the end of each row.
  private var ends: [Int32] = []
  /// Coverage of eight pixels each, the first one's lowest.
  private var eights: [UInt64] = []
  private var last: Run?

  /// Begins with the first row of bounds.
  init(bounds: DeviceRect) {
    self.bounds = bounds
    ends.reserveCapacity(bounds.height)
  }

  /// What they take of memory, in bytes, about.
  var cost: Int { eights.count * 8 + runs.count * MemoryLayout<Run>.stride + ends.count * 4 + 100 }

  // MARK: Adding

  /// Adds the coverage of eight pixels of the row from x on, of which the first few may lie within the
  /// bounds.
  @inline(__always)
  mutating func append(_ eight: UInt64, at x: Int) {
    if eight == 0 { return }
    if eight == .max { return append(even: 255, at: x, count: 8) }
    let count = Int32(truncatingIfNeeded: min(8, bounds.right &- x))
    guard count > 0 else { return }
    if let run = last, run.source >= 0, run.left &+ run.count == Int32(truncatingIfNeeded: x) {
      last?.count &+= count
    } else {
      begin(at: x, count, source: Int32(truncatingIfNeeded: eights.count))
    }
    eights.append(eight)
  }

  /// Adds even coverage of the row's pixels from x on, what of them lies within the bounds.
  @inline(__always)
  mutating func append(even coverage: UInt8, at x: Int, count: Int) {
    let count = Int32(truncatingIfNeeded: min(count, bounds.right &- x))
    guard coverage > 0, count > 0 else { return }
    let source = -Int32(coverage)
    if let run = last, run.source == source, run.left &+ run.count == Int32(truncatingIfNeeded: x) {
      last?.count &+= count
    } else {
      begin(at: x, count, source: source)
    }
  }

  private mutating func begin(at x: Int, _ count: Int32, source: Int32) {
    if let last { runs.append(last) }
    last = Run(left: Int32(truncatingIfNeeded: x), count: count, source: source)
  }

  /// Goes on to the next row.
  mutating func endRow() {
    if let last { runs.append(last) }
    last = nil
    ends.append(Int32(truncatingIfNeeded: runs.count))
  }

  // MARK: Painting

  /// Paints a colour through the coverage of rows, all within the bounds.
  func paint(
    _ rows: Range<Int>, _ color: PremultipliedColor, on canvas: Canvas,
    _ pixels: UnsafeMutablePointer<UInt32>
  ) {
    eights.withUnsafeBytes { coverage in
      for y in rows {
        let row = pixels + (y - canvas.bounds.top) * canvas.width - canvas.bounds.left
        for run in runs[range(ofRow: y - bounds.top)] {
          let (target, count) = (row + Int(run.left), Int(run.count))
          if run.source == -255, color.alpha == 255 {
            target.update(repeating: color.pixel, count: count)
          } else if run.source < 0 {
            Blending.row(
              target, coverage: UInt8(truncatingIfNeeded: -run.source), count: count, color)
          } else if let first = coverage.baseAddress {
            let mask = (first + Int(run.source) * 8).assumingMemoryBound(to: UInt8.self)
            if color.alpha == 255 {
              Blending.opaqueRow(target, mask, count: count, color.pixel)
            } else {
              Blending.row(target, mask, count: count, color)
            }
          }
        }
      }
    }
  }

  private func range(ofRow row: Int) -> Range<Int> {
    (row == 0 ? 0 : Int(ends[row - 1]))..<Int(ends[row])
  }
}
