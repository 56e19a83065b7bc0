/// A byte, a pixel's three bytes, or a repeat, in three parts that are counted and written alike:
/// no processor guesses well which is next.
struct DeflateToken {
  /// A part is a byte, a length from 3 to 258, a range of distances, or nothing.
  static let (lengths, distances, parts) = (256..<512, 512..<542, 543)
  private static let nothing: UInt64 = 542

  /// From the lowest bit on: three parts in 10 bits each, a distance's place within its range in
  /// 13, and how many of these are written in 4.
  var word: UInt64

  @inline(__always)
  init(byte: UInt8) { word = UInt64(byte) | Self.nothing &<< 10 | Self.nothing &<< 20 }

  /// An opaque pixel, 0xFFRRGGBB.
  @inline(__always)
  init(pixel: UInt32) {
    let pixel = UInt64(pixel)
    word = pixel &>> 16 & 0xFF | (pixel & 0xFF00) &<< 2 | (pixel & 0xFF) &<< 20
  }

  /// Bytes as they are at a distance before; how many, from 3 to 258, is yet to be added.
  @inline(__always)
  init(distance: Int) {
    let range = RangeCode(distance &- 1, fineness: 1)
    let parts = Self.lengths.lowerBound - 3 | (Self.distances.lowerBound &+ range.symbol) &<< 10
    let rest = range.rest.bits &<< 30 | range.rest.width &<< 43
    word = UInt64(truncatingIfNeeded: parts) | Self.nothing &<< 20 | rest
  }

  @inline(__always) var first: Int { Int(truncatingIfNeeded: word & 1023) }
  @inline(__always) var second: Int { Int(truncatingIfNeeded: word &>> 10 & 1023) }
  @inline(__always) var third: Int { Int(truncatingIfNeeded: word &>> 20 & 1023) }

  /// Returns the bits for the token by the codes of all parts: 48 at most.
  @inline(__always)
  func bits(_ codes: UnsafeBufferPointer<BitWriter.Bits>) -> BitWriter.Bits {
    let rest = BitWriter.Bits(bits: word &>> 30 & 0x1FFF, width: word &>> 43)
    return codes[first] + codes[second] + rest + codes[third]
  }
}
