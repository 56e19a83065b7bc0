import Foundation

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
  func differences(from others: UnsafePointer<UInt32>) -> Int {
    let (these, those) = (UnsafeRawPointer(self), UnsafeRawPointer(others))
    #if DEBUG
      // Most are equal, which memory tells at once; what follows is made of calls in a debug build.
      if memcmp(these, those, 32) == 0 { return 0 }
    #endif
    let differ =
      these.loadUnaligned(as: SIMD8<UInt32>.self) .!= those.loadUnaligned(as: SIMD8<UInt32>.self)
    let mask = unsafeBitCast(differ, to: SIMD8<Int32>.self)
    let weights = SIMD8<UInt8>(1, 2, 4, 8, 16, 32, 64, 128)
    let bits = unsafeBitCast(SIMD8<UInt8>(truncatingIfNeeded: mask) & weights, to: UInt64.self)
    // The sum of all eight bytes is in the product's upper one.
    return Int(truncatingIfNeeded: (bits &* 0x0101_0101_0101_0101) &>> 56)
  }
}
