/// The symbol and the further bits by which deflate writes lengths and distances (RFC 1951, 3.2.5).
struct RangeCode {
  var symbol: Int
  var rest = BitWriter.Bits()

  /// The code of a number from 0 on, where doublings are halved into ranges so often: twice for
  /// lengths, once for distances.
  @inline(__always)
  init(_ number: Int, fineness: Int) {
    let width = 63 &- (number | 1 &<< fineness).leadingZeroBitCount &- fineness
    symbol = width &<< fineness &+ number &>> width
    rest.bits = UInt64(truncatingIfNeeded: number & (1 &<< width &- 1))
    rest.width = UInt64(truncatingIfNeeded: width)
  }

  /// The codes of all lengths from 3 to 258, symbols counted from 0; the last has one of its own.
  static var lengths: [RangeCode] {
    var codes = (0..<256).map { RangeCode($0, fineness: 2) }
    (codes[255].symbol, codes[255].rest) = (28, BitWriter.Bits())
    return codes
  }
}
