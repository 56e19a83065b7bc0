/// A row of pixels in 64 columns, so that a word tells in which of them something was drawn.
struct PixelColumns {
  /// The binary logarithm of a column's width: divisions took as long as drawing.
  private let shift: Int

  /// Divides so many pixels into columns of at least 8.
  init(width: Int) {
    var shift = 3
    while 64 << shift < width { shift += 1 }
    self.shift = shift
  }

  /// Pixels of a column, a power of 2.
  var width: Int { 1 << shift }
  /// Pixels of all columns.
  var room: Int { 64 << shift }

  /// Returns the columns from that of one pixel to that of another; the last may lie beyond the
  /// room.
  @inline(__always)
  func bits(from first: Int, through last: Int) -> UInt64 {
    let (first, last) = (first &>> shift, min(63, last &>> shift))
    return (UInt64.max &<< UInt64(first)) & (UInt64.max &>> UInt64(63 &- last))
  }
}
