/// Coverage of the pixels of some rows, of which only the touched parts are looked at.
///
/// It is zero between uses, so that it need be cleared only where something was drawn.
final class CoverageBuffer {
  /// The pixels that the buffer stands for at present.
  private(set) var bounds: DeviceRect
  private let bytes: UnsafeMutablePointer<UInt8>
  /// For each row a bit for each of 64 columns.
  private let touched: UnsafeMutablePointer<UInt64>
  private let columns: PixelColumns
  /// Pixels that a row has room for: those of the bounds at least, up to a multiple of 8.
  private var room: Int { columns.room }

  /// Creates a zeroed buffer.
  init(width: Int, height: Int) {
    bounds = DeviceRect(left: 0, top: 0, right: width, bottom: height)
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

  /// Lays the buffer, which is zero, upon pixels; there are no more of them than it was made for.
  func lay(on bounds: DeviceRect) { self.bounds = bounds }

  /// Notes that pixels of a row are drawn, and gives the first of them.
  @inline(__always)
  func touch(_ y: Int, from left: Int, to right: Int) -> UnsafeMutablePointer<UInt8> {
    touched[y - bounds.top] |= columns.bits(
      from: left - bounds.left, through: right - 1 - bounds.left)
    return bytes + (y - bounds.top) * room + left - bounds.left
  }

  /// Adds the coverage of the bounds' rows to runs, and makes the buffer zero again.
  func move(into runs: inout CoverageRuns) {
    for line in 0..<bounds.height {
      let row = bytes + line * room
      var rest = touched[line]
      while rest != 0 {
        let start = rest.trailingZeroBitCount &* columns.width
        rest &= rest &- 1
        for index in stride(from: start, to: start &+ columns.width, by: 8) {
          let eight = UnsafeMutableRawPointer(row + index)
          runs.append(eight.loadUnaligned(as: UInt64.self), at: bounds.left &+ index)
          eight.storeBytes(of: 0, as: UInt64.self)
        }
      }
      touched[line] = 0
      runs.endRow()
    }
  }
}
