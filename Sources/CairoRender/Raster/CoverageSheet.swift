/// Coverage of the pixels of some rows, of which only the touched parts are looked at.
///
/// It is bare between uses, so that it need be cleared only where something was drawn.
final class CoverageSheet {
  /// The pixels that the sheet stands for at present.
  private(set) var bounds: DeviceRect
  private let bytes: UnsafeMutablePointer<UInt8>
  /// For each row a bit for each of 64 columns.
  private let touched: UnsafeMutablePointer<UInt64>
  private let height: Int
  private let columns: PixelColumns
  /// Pixels that a row has room for, a multiple of 8 that may reach beyond the bounds.
  var room: Int { columns.room }

  /// Creates a bare sheet.
  init(width: Int, height: Int) {
    bounds = DeviceRect(left: 0, top: 0, right: width, bottom: height)
    self.height = height
    columns = PixelColumns(width: width)
    touched = .allocate(capacity: height)
    touched.initialize(repeating: 0, count: height)
    bytes = .allocate(capacity: columns.room * height)
    bytes.initialize(repeating: 0, count: columns.room * height)
  }

  deinit {
    touched.deallocate()
    bytes.deallocate()
  }

  /// Lays the sheet, which is bare, upon pixels; there are no more of them than it was made for.
  func lay(on bounds: DeviceRect) { self.bounds = bounds }

  /// Notes that pixels of a row are drawn, and gives the first of them.
  @inline(__always)
  func touch(_ y: Int, from left: Int, to right: Int) -> UnsafeMutablePointer<UInt8> {
    touched[y - bounds.top] |= columns.bits(
      from: left - bounds.left, through: right - 1 - bounds.left)
    return bytes + (y - bounds.top) * room + left - bounds.left
  }

  /// Paints a colour through the coverage, and makes the sheet bare again.
  func paint(
    _ color: PremultipliedColor, on canvas: Canvas, _ pixels: UnsafeMutablePointer<UInt32>
  ) {
    for line in 0..<height where touched[line] != 0 {
      let row = bytes + line * room
      let target =
        pixels + (line + bounds.top - canvas.bounds.top) * canvas.width + bounds.left
        - canvas.bounds.left
      let column = columns.width
      var rest = touched[line]
      while rest != 0 {
        let start = rest.trailingZeroBitCount &* column
        rest &= rest &- 1
        Blending.evenRow(
          target + start, row + start, count: min(bounds.width - start, column), color)
        (row + start).update(repeating: 0, count: column)
      }
      touched[line] = 0
    }
  }
}
