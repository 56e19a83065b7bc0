/// A byte, a pixel's three bytes, or a repeat, in three parts that are counted and written alike: no
/// processor guesses well which is next.
struct DeflateToken {
  /// From the lowest bit on: three parts in 10 bits each, a distance's place within its range in 13, and
  /// how many of these are written in 4.
  private let word: UInt64

  /// The first part is a byte, or from 256 on a length from 3 to 258; the others are bytes from 512 on,
  /// ranges of distances from 768 on, or nothing.
  static let (lengths, bytes, distances, nothing, parts) = (256, 512, 768, 798, 799)

  @inline(__always)
  init(byte: UInt8) {
    word = UInt64(byte) | UInt64(Self.nothing) << 10 | UInt64(Self.nothing) << 20
  }

  /// The lowest three bytes of a word.
  @inline(__always)
  init(pixel: UInt64) {
    let bytes = UInt64(Self.bytes) << 10 | UInt64(Self.bytes) << 20
    word = pixel & 0xFF | (pixel & 0xFF00) << 2 | (pixel & 0xFF_0000) << 4 | bytes
  }

  /// 3 to 258 bytes as they are at a distance before.
  @inline(__always)
  init(repeating length: Int, distance: Int) {
    let range = RangeCode(distance &- 1, fineness: 1)
    let parts = length &+ (Self.lengths - 3) | (range.symbol &+ Self.distances) << 10
    word =
      UInt64(truncatingIfNeeded: parts) | UInt64(Self.nothing) << 20 | range.rest.bits << 30
      | range.rest.width << 43
  }

  @inline(__always) var first: Int { Int(truncatingIfNeeded: word & 1023) }
  @inline(__always) var second: Int { Int(truncatingIfNeeded: word >> 10 & 1023) }
  @inline(__always) var third: Int { Int(truncatingIfNeeded: word >> 20 & 1023) }

  /// What is written for it by the codes of all parts: 48 bits at most.
  @inline(__always)
  func bits(_ codes: UnsafeBufferPointer<BitWriter.Bits>) -> BitWriter.Bits {
    codes[first] + codes[second] + .init(bits: word >> 30 & 0x1FFF, width: word >> 43)
      + codes[third]
  }
}
