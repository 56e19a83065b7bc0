/// Marks of a row's pixels that are not as others, a bit each, with more marks after the last.
struct PixelMarks {
  private let words: UnsafeMutablePointer<UInt64>

  init(width: Int) {
    words = .allocate(capacity: width / 64 + 2)
    words.initialize(repeating: ~0, count: width / 64 + 2)
  }

  func deallocate() { words.deallocate() }

  /// The marks of 64 pixels, the lowest bit for the first.
  @inline(__always)
  subscript(word: Int) -> UInt64 {
    get { words[word] }
    nonmutating set { words[word] = newValue }
  }

  /// The marks from a pixel on, at least 57, the lowest bit for the first.
  @inline(__always)
  func from(_ x: Int) -> UInt64 {
    (UnsafeRawPointer(words) + x &>> 3).loadUnaligned(as: UInt64.self) &>> UInt64(x & 7)
  }

  /// How many pixels from one on have no mark, given the marks from there on.
  @inline(__always)
  func zeros(from x: Int, _ marks: UInt64) -> Int {
    if marks != 0 { return marks.trailingZeroBitCount }
    var next = x & ~7 &+ 64
    while from(next) == 0 { next &+= 64 }
    return next &+ from(next).trailingZeroBitCount &- x
  }
}

extension UnsafePointer<UInt32> {
  /// Eight pixels from one on.
  @inline(__always)
  func eight(at x: Int) -> SIMD8<UInt32> {
    UnsafeRawPointer(self + x).loadUnaligned(as: SIMD8<UInt32>.self)
  }
}

extension SIMD8<UInt32> {
  /// A bit for each pixel that is not as another, the lowest for the first.
  @inline(__always)
  func differences(from others: SIMD8<UInt32>) -> UInt64 {
    let mask = unsafeBitCast(self .!= others, to: SIMD8<Int32>.self)
    let weights = SIMD8<UInt8>(1, 2, 4, 8, 16, 32, 64, 128)
    let bits = unsafeBitCast(SIMD8<UInt8>(truncatingIfNeeded: mask) & weights, to: UInt64.self)
    // The sum of all eight bytes is in the product's upper one.
    return (bits &* 0x0101_0101_0101_0101) &>> 56
  }
}
