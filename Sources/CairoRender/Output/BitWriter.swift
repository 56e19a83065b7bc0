/// Bits packed into bytes, the lowest first, as deflate wants them.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var count: UInt64 = 0

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  /// Appends up to 32 bits.
  @inline(__always)
  mutating func write(_ bits: UInt32, _ width: UInt32) {
    pending |= UInt64(bits) << count
    count += UInt64(width)
    if count >= 32 { flushWord() }
  }

  @inline(__always)
  private mutating func flushWord() {
    let word = UInt32(truncatingIfNeeded: pending).littleEndian
    withUnsafeBytes(of: word) { bytes.append(contentsOf: $0) }
    pending >>= 32
    count -= 32
  }

  /// Fills the last byte with zeros.
  mutating func finishByte() {
    while count > 0 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count -= min(8, count)
    }
  }

  /// Appends whole bytes after ``finishByte()``.
  mutating func append(_ more: [UInt8]) { bytes += more }
}
