/// Where the pixels of a row are not as the one before and as the one above, and the checksum of all rows
/// so far: what is read from a picture's memory, once and without a jump for what it shows.
struct RowChanges: ~Copyable {
  let along: PixelMarks
  let fromAbove: PixelMarks
  private(set) var checksum: RowChecksum
  /// Whether all pixels were opaque, without which the checksum is none.
  var isOpaque: Bool { alpha >> 24 == 255 }
  private var alpha = ~UInt32(0)
  private let width: Int

  /// Makes room for rows of eight pixels or more.
  init(width: Int) {
    self.width = width
    along = PixelMarks(width: width)
    fromAbove = PixelMarks(width: width)
    checksum = RowChecksum(width: width)
  }

  /// Reads a row, which lies behind the one above but for the first, whose pixels all have marks already.
  mutating func read(_ row: UnsafePointer<UInt32>, isFirst: Bool) {
    var (green, blue, common) = (SIMD8<UInt32>(), SIMD8<UInt32>(), ~SIMD8<UInt32>())
    let eights = isFirst ? 0 : width / 8
    for byte in 0..<eights {
      let pixels = row + 8 &* byte
      mark(byte, pixels, shift: 0)
      green &+= pixels.eight & 0xFF00
      blue &+= pixels.eight & 0xFF
      common &= pixels.eight
    }
    for x in (8 * eights)..<width {
      green[x & 7] &+= row[x] & 0xFF00
      blue[x & 7] &+= row[x] & 0xFF
      common[x & 7] &= row[x]
    }
    for lane in 0..<8 { alpha &= common[lane] }
    checksum.add(row, green: Int(green.wrappedSum() >> 8), blue: Int(blue.wrappedSum()))
    if isFirst { return }
    // The last eight pixels mark the rest.
    mark(eights, row + (width - 8), shift: 8 - width % 8)
    along.bytes[0] |= 1
  }

  mutating func readEqualRow() { checksum.addEqualRow() }

  /// Marks eight pixels in a byte, but for so many first ones, which have theirs; more marks follow.
  @inline(__always)
  private func mark(_ byte: Int, _ pixels: UnsafePointer<UInt32>, shift: Int) {
    let changed = pixels.differences(from: pixels - 1) | 0xFF00
    let changedFromAbove = pixels.differences(from: pixels - width) | 0xFF00
    along.bytes[byte] = UInt8(truncatingIfNeeded: changed &>> shift)
    fromAbove.bytes[byte] = UInt8(truncatingIfNeeded: changedFromAbove &>> shift)
  }
}
