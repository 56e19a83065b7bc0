/// Bits packed into bytes, the lowest first, as deflate wants them.
struct BitWriter {
  /// Where the next whole byte goes; there must be room for all, and 8 bytes more.
  var place: UnsafeMutablePointer<UInt8>
  private var pending: UInt64 = 0
  private var count: UInt64 = 0

  init(_ place: UnsafeMutablePointer<UInt8>) { self.place = place }

  /// Appends up to 56 bits: all eight bytes are stored, and as many kept as are full.
  @inline(__always)
  mutating func write(_ bits: UInt64, _ width: UInt64) {
    pending |= bits &<< count
    count &+= width
    UnsafeMutableRawPointer(place).storeBytes(of: pending.littleEndian, as: UInt64.self)
    let bytes = count &>> 3
    place += Int(truncatingIfNeeded: bytes)
    pending &>>= bytes &* 8
    count &= 7
  }

  /// Appends a symbol of a code.
  @inline(__always)
  mutating func write(_ symbol: HuffmanCode.Symbol) { write(UInt64(symbol.bits), symbol.width) }

  /// Fills the last byte with zeros.
  mutating func finishByte() {
    if count > 0 { write(0, 8 - count) }
  }
}
