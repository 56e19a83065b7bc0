/// A byte, a pixel's three bytes, or a repeat, in three parts that are counted and written alike: no
/// processor guesses well which is next.
struct DeflateToken {
  /// From the lowest bit on: three parts in 10 bits each, a distance's place within its range in 13, and
  /// how many of these are written in 4.
  let word: UInt64

  /// A part is a byte, from 256 on a length from 3 to 258, from 512 on a range of distances, or nothing.
  static let lengths = 256
  static let distances = 512
  static let nothing: UInt64 = 542
  static let parts = 543

  /// A token whose word may have something else in its upper 17 bits.
  @inline(__always)
  init(word: UInt64) { self.word = word }

  @inline(__always)
  init(byte: UInt8) { word = UInt64(byte) | Self.nothing &<< 10 | Self.nothing &<< 20 }

  /// An opaque pixel, 0xFFRRGGBB.
  @inline(__always)
  init(pixel: UInt32) {
    let pixel = UInt64(pixel)
    word = pixel &>> 16 & 0xFF | (pixel & 0xFF00) &<< 2 | (pixel & 0xFF) &<< 20
  }

  /// 3 to 258 bytes as they are at a distance before; or none, and a length is yet to be added.
  @inline(__always)
  init(repeating length: Int = 0, distance: Int) {
    let range = RangeCode(distance &- 1, fineness: 1)
    let parts = length &+ (Self.lengths - 3) | (range.symbol &+ Self.distances) &<< 10
    word =
      UInt64(truncatingIfNeeded: parts) | Self.nothing &<< 20 | range.rest.bits &<< 30
      | range.rest.width &<< 43
  }

  @inline(__always) var first: Int { Int(truncatingIfNeeded: word & 1023) }
  @inline(__always) var second: Int { Int(truncatingIfNeeded: word &>> 10 & 1023) }
  @inline(__always) var third: Int { Int(truncatingIfNeeded: word &>> 20 & 1023) }

  /// What is written for it by the codes of all parts: 48 bits at most.
  @inline(__always)
  func bits(_ codes: UnsafeBufferPointer<BitWriter.Bits>) -> BitWriter.Bits {
    codes[first] + codes[second] + .init(bits: word &>> 30 & 0x1FFF, width: word &>> 43 & 15)
      + codes[third]
  }
}
