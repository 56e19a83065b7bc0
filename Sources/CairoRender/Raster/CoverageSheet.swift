/// Coverage of the pixels of some rows, of which only the touched parts are looked at.
///
/// It is bare between uses, so that it need be cleared only where something was drawn.
final class CoverageSheet {
  /// The pixels that the sheet stands for at present.
  private(set) var bounds: DeviceRect
  private let bytes: UnsafeMutablePointer<UInt8>
  /// For each row a bit for each of 64 columns.
  private var touched: [UInt64]
  /// Pixels of a column, a multiple of 8.
  private let column: Int
  /// Pixels that a row has room for, a multiple of 8 that may reach beyond the bounds.
  let room: Int

  /// Creates a bare sheet.
  init(width: Int, height: Int) {
    bounds = DeviceRect(left: 0, top: 0, right: width, bottom: height)
    column = ((width + 63) / 64 + 7) & ~7
    room = column * 64
    touched = Array(repeating: 0, count: height)
    bytes = .allocate(capacity: max(1, room * height))
    bytes.initialize(repeating: 0, count: max(1, room * height))
  }

  deinit { bytes.deallocate() }

  /// Lays the sheet, which is bare, upon pixels; there are no more of them than it was made for.
  func lay(on bounds: DeviceRect) { self.bounds = bounds }

  /// Notes that pixels of a row are drawn, and gives the first of them.
  @inline(__always)
  func touch(_ y: Int, from left: Int, to right: Int) -> UnsafeMutablePointer<UInt8> {
    let (first, last) = ((left - bounds.left) / column, (right - 1 - bounds.left) / column)
    touched[y - bounds.top] |= (UInt64.max &<< UInt64(first)) & (UInt64.max &>> UInt64(63 - last))
    return bytes + (y - bounds.top) * room + left - bounds.left
  }

  /// Paints a colour through the coverage, and makes the sheet bare again.
  func paint(
    _ color: PremultipliedColor, on canvas: Canvas, _ pixels: UnsafeMutablePointer<UInt32>
  ) {
    for line in touched.indices where touched[line] != 0 {
      let row = bytes + line * room
      let target =
        pixels + (line + bounds.top - canvas.bounds.top) * canvas.width + bounds.left
        - canvas.bounds.left
      let columns =
        touched[line].trailingZeroBitCount..<(64 - touched[line].leadingZeroBitCount)
      for number in columns where touched[line] &>> UInt64(number) & 1 == 1 {
        let start = number * column
        Blending.evenRow(
          target + start, row + start, count: min(bounds.width - start, column), color)
      }
      let first = columns.lowerBound * column
      (row + first).update(repeating: 0, count: columns.upperBound * column - first)
      touched[line] = 0
    }
  }
}
