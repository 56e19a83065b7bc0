/// Bits packed into bytes, the lowest first, as deflate wants them.
struct BitWriter {
  /// Bits that are written together.
  struct Bits {
    var bits: UInt64 = 0
    var width: UInt64 = 0

    /// Bits, and others after them.
    @inline(__always)
    static func + (first: Bits, next: Bits) -> Bits {
      Bits(bits: first.bits | next.bits &<< first.width, width: first.width &+ next.width)
    }
  }

  /// The address of the next whole byte; there must be room for all, and 8 bytes more.
  private(set) var place: UnsafeMutablePointer<UInt8>
  private var pending = Bits()

  init(_ place: UnsafeMutablePointer<UInt8>) { self.place = place }

  /// Writes up to 56 bits: stores eight bytes, and keeps what does not fill a byte.
  @inline(__always)
  mutating func write(_ next: Bits) {
    let all = pending + next
    UnsafeMutableRawPointer(place).storeBytes(of: all.bits.littleEndian, as: UInt64.self)
    place += Int(truncatingIfNeeded: all.width &>> 3)
    pending = Bits(bits: all.bits &>> (all.width & ~7), width: all.width & 7)
  }
}
