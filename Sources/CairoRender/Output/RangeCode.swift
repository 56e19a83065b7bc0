/// How deflate writes lengths and distances (RFC 1951, 3.2.5): a symbol for a range of numbers, and
/// further bits for the place within it.
///
/// The first ranges are single numbers; later each doubling has four ranges for lengths and two for
/// distances.
struct RangeCode {
  var symbol: Int
  var rest: BitWriter.Bits

  /// A length from 3 to 258, whose symbol is counted from 257.
  @inline(__always)
  init(length: Int) {
    self.init(length &- 3, fineness: 2)
    // The longest has a symbol of its own.
    if length == 258 { (symbol, rest) = (28, BitWriter.Bits()) }
  }

  /// A distance from 1 on.
  @inline(__always)
  init(distance: Int) { self.init(distance &- 1, fineness: 1) }

  @inline(__always)
  private init(_ number: Int, fineness: Int) {
    let width = max(0, 63 &- (number | 1).leadingZeroBitCount &- fineness)
    symbol = width &<< fineness &+ number &>> width
    rest = BitWriter.Bits(
      bits: UInt64(truncatingIfNeeded: number & (1 &<< width &- 1)),
      width: UInt64(truncatingIfNeeded: width))
  }
}
