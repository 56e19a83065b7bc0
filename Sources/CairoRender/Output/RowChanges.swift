/// Where the pixels of a row are not as the one before and as the one above, and the checksum of all rows
/// so far: what is read from a picture's memory, once and without a jump for what it shows.
struct RowChanges: ~Copyable {
  let along: PixelMarks
  let fromAbove: PixelMarks
  private(set) var checksum: RowChecksum
  private let width: Int

  /// Makes room for rows of eight pixels or more.
  init(width: Int) {
    self.width = width
    along = PixelMarks(width: width)
    fromAbove = PixelMarks(width: width)
    checksum = RowChecksum(width: width)
  }

  /// Reads a row, which lies behind the one above.
  mutating func read(_ row: UnsafePointer<UInt32>) {
    var (green, blue) = (SIMD8<UInt32>(), SIMD8<UInt32>())
    for byte in 0..<(width / 8) {
      let pixels = mark(byte, row, x: 8 &* byte)
      green &+= pixels & 0xFF00
      blue &+= pixels & 0xFF
    }
    _ = mark(width / 8, row, x: width - 8)
    along.bytes[0] |= 1
    // What is left of the row is at the end of the last eight pixels.
    for x in (width & ~7)..<width {
      green[x & 7] &+= row[x] & 0xFF00
      blue[x & 7] &+= row[x] & 0xFF
    }
    checksum.add(row, green: Int(green.wrappedSum() >> 8), blue: Int(blue.wrappedSum()))
  }

  mutating func readEqualRow() { checksum.addEqualRow() }

  /// Reads eight pixels from one on, and marks those of a byte, which begins among them; those after it get marks.
  @inline(__always)
  private func mark(_ byte: Int, _ row: UnsafePointer<UInt32>, x: Int) -> SIMD8<UInt32> {
    let (pixels, shift) = (row.eight(at: x), 8 &* byte &- x)
    along.bytes[byte] = UInt8(
      truncatingIfNeeded: (pixels.differences(from: row.eight(at: x &- 1)) | 0xFF00) &>> shift)
    fromAbove.bytes[byte] = UInt8(
      truncatingIfNeeded: (pixels.differences(from: row.eight(at: x &- width)) | 0xFF00) &>> shift)
    return pixels
  }
}
