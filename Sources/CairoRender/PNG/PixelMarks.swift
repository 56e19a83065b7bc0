import CWide

/// Marks of a row's pixels that are not as others, a bit each, with more marks after the last; at
/// first all have one.
struct PixelMarks: ~Copyable {
  /// The marks of eight pixels each, the lowest bit for the first.
  let bytes: UnsafeMutablePointer<UInt8>

  init(width: Int) {
    bytes = .allocate(capacity: width / 8 + 16)
    bytes.initialize(repeating: 0xFF, count: width / 8 + 16)
  }

  deinit { bytes.deallocate() }

  /// Returns the marks from a pixel on, at least 57, the lowest bit for the first.
  @inline(__always)
  func from(_ x: Int) -> UInt64 {
    (UnsafeRawPointer(bytes) + x &>> 3).loadUnaligned(as: UInt64.self) &>> UInt64(x & 7)
  }

  /// Returns the number of pixels from one on that have no mark, given the marks from there on.
  @inline(__always)
  func zeros(from x: Int, _ marks: UInt64) -> Int {
    if marks != 0 { return marks.trailingZeroBitCount }
    var next = x & ~7 &+ 64
    while from(next) == 0 { next &+= 64 }
    return next &+ from(next).trailingZeroBitCount &- x
  }
}

extension UnsafePointer<UInt32> {
  /// Returns a bit for each of eight pixels that is not as another, the lowest for the first.
  @inline(__always)
  func differences(from others: UnsafePointer<UInt32>) -> Int { wide_differences(self, others) }
}
