/// Adler-32 (RFC 1950, 8.2) of a picture's rows as PNG stores them, from their pixels: the rows themselves
/// are never made.
struct RowChecksum {
  private(set) var value: UInt32 = 1
  private let width: Int
  /// For each eighth pixel, the sums of its components; sums of these before each 64 pixels, and before
  /// each eight of 64.
  private var sums = SIMD8<UInt32>()
  private var before = SIMD8<UInt32>()
  private var beforeEight = SIMD8<UInt32>()
  /// Green, and blue twice, which are one and two bytes after red.
  private var later = SIMD8<UInt32>()

  init(width: Int) { self.width = width }

  /// What 64 pixels add, eight by eight.
  struct Sums {
    /// Blue with green, and red; the same before each eight; and blue alone, and red.
    fileprivate var pairs = SIMD16<UInt16>()
    fileprivate var before = SIMD16<UInt16>()
    fileprivate var evens = SIMD16<UInt16>()

    @inline(__always)
    mutating func add(_ eight: SIMD8<UInt32>) {
      let components = unsafeBitCast(eight & 0xFF_FFFF, to: SIMD16<UInt16>.self)
      before &+= pairs
      pairs &+= (components & 255) &+ components &>> 8
      evens &+= components & 255
    }
  }

  /// Adds the next 64 pixels of a row; those beyond its end are zeros.
  @inline(__always)
  mutating func add(_ word: Sums) {
    before &+= sums
    sums &+= word.pairs.lower &+ word.pairs.upper
    beforeEight &+= word.before.lower &+ word.before.upper
    later &+= word.pairs.lower &+ word.evens.lower
  }

  /// Ends a row that is stored with its pixels, after a filter byte of 0.
  mutating func endRow() {
    // The upper half counts each byte as often as bytes are left from it on: the three of the pixel x
    // three times for each pixel from there on, less what is later.
    let padding = 63 - (width + 63) % 64
    var (sum, weighted) = (0, 0)
    for lane in 0..<8 {
      sum += Int(sums[lane])
      weighted += 64 * Int(before[lane]) + 8 * Int(beforeEight[lane])
      weighted += (8 - lane - padding) * Int(sums[lane])
    }
    endRow(filter: 0, sum, weighted: 3 * weighted - Int(later.wrappedSum()))
    (sums, before, beforeEight, later) = (.zero, .zero, .zero, .zero)
  }

  /// Ends a row that equals the one above: a filter byte of 2, and zeros.
  mutating func endEqualRow() { endRow(filter: 2, 0, weighted: 0) }

  private mutating func endRow(filter: Int, _ sum: Int, weighted: Int) {
    let start = Int(value & 0xFFFF) + filter
    let upper = Int(value >> 16) + (1 + 3 * width) * start + weighted
    value = UInt32((upper % 65_521) << 16 | (start + sum) % 65_521)
  }
}

extension SIMD16<UInt16> {
  /// Every other number, from the first on.
  @inline(__always)
  fileprivate var lower: SIMD8<UInt32> { unsafeBitCast(self, to: SIMD8<UInt32>.self) & 0xFFFF }

  /// Every other number, from the second on.
  @inline(__always)
  fileprivate var upper: SIMD8<UInt32> { unsafeBitCast(self, to: SIMD8<UInt32>.self) &>> 16 }
}
