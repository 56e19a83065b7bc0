/// Bits packed into bytes, the lowest first, as deflate wants them.
struct BitWriter {
  /// Bits that are written together.
  struct Bits {
    var bits: UInt64 = 0
    var width: UInt64 = 0
  }

  /// Where the next whole byte goes; there must be room for all, and 8 bytes more.
  private(set) var place: UnsafeMutablePointer<UInt8>
  private var pending: UInt64 = 0
  private var count: UInt64 = 0

  init(_ place: UnsafeMutablePointer<UInt8>) { self.place = place }

  /// Appends bits, up to 56 between two calls of ``flush()``.
  @inline(__always)
  mutating func append(_ next: Bits) {
    pending |= next.bits &<< count
    count &+= next.width
  }

  /// Stores all eight bytes, and keeps what does not fill a byte.
  @inline(__always)
  mutating func flush() {
    UnsafeMutableRawPointer(place).storeBytes(of: pending.littleEndian, as: UInt64.self)
    let bytes = count &>> 3
    place += Int(truncatingIfNeeded: bytes)
    pending &>>= bytes &* 8
    count &= 7
  }

  /// Appends and stores a number.
  mutating func write(_ number: Int, width: Int) {
    append(Bits(bits: UInt64(number), width: UInt64(width)))
    flush()
  }
}
