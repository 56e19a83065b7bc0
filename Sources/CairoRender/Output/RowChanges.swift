/// Where the pixels of a row are not as the one before and as the one above, and the checksum of all rows
/// so far: what is read from a picture's memory, once and without a jump for what it shows.
struct RowChanges: ~Copyable {
  let along: PixelMarks
  let fromAbove: PixelMarks
  private(set) var checksum: RowChecksum
  private let width: Int
  /// The pixels beyond the last whole 64 of a row, after the one before them, and those above; each filled
  /// up with zeros.
  private let rest: UnsafeMutablePointer<UInt32>

  init(width: Int) {
    self.width = width
    (along, fromAbove) = (PixelMarks(width: width), PixelMarks(width: width))
    checksum = RowChecksum(width: width)
    rest = .allocate(capacity: 1 + 2 * 64)
    rest.initialize(repeating: 0, count: 1 + 2 * 64)
  }

  deinit {
    along.deallocate()
    fromAbove.deallocate()
    rest.deallocate()
  }

  /// Reads a row, which lies behind the one above.
  mutating func read(_ row: UnsafePointer<UInt32>) {
    let (words, count) = (width / 64, width % 64)
    for word in 0..<words {
      let pixels = row + word &* 64
      read(word, pixels, above: pixels - width)
    }
    if count > 0 {
      rest.update(from: row + (words * 64 - 1), count: 1 + count)
      (rest + 65).update(from: row + (words * 64 - width), count: count)
      read(words, rest + 1, above: rest + 65)
      along[words] |= ~0 << UInt64(count)
      fromAbove[words] |= ~0 << UInt64(count)
    }
    along[0] |= 1
    checksum.endRow()
  }

  mutating func readEqualRow() { checksum.endEqualRow() }

  @inline(__always)
  private mutating func read(
    _ word: Int, _ pixels: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>
  ) {
    var (along, fromAbove) = (UInt64(0), UInt64(0))
    var sums = RowChecksum.Sums()
    for x in stride(from: 0, to: 64, by: 8) {
      let eight = pixels.eight(at: x)
      along = along &>> 8 | eight.differences(from: pixels.eight(at: x &- 1)) &<< 56
      fromAbove = fromAbove &>> 8 | eight.differences(from: above.eight(at: x)) &<< 56
      sums.add(eight)
    }
    self.along[word] = along
    self.fromAbove[word] = fromAbove
    checksum.add(sums)
  }
}
