/// The four corners of a rectangle, and how much of their pixels a rounded shape covers.
struct Corners {
  /// The part of bounds that is looked at.
  private let visible: DeviceRect
  private let bounds: DeviceRect
  /// The coverage of a smaller shape with the same corners, which are its quarters.
  private let mask: Mask
  private var side: Int { mask.bounds.width / 2 }

  init(of bounds: DeviceRect, mask: Mask, within visible: DeviceRect) {
    (self.bounds, self.mask, self.visible) = (bounds, mask, visible)
  }

  /// The rows of the upper corners.
  var top: DeviceRect {
    var rows = bounds
    rows.bottom = bounds.top + side
    return rows.intersection(visible)
  }

  /// The rows of the lower corners.
  var bottom: DeviceRect {
    var rows = bounds
    rows.top = bounds.bottom - side
    return rows.intersection(visible)
  }

  /// Calls a closure with each row of each corner: its first pixel, its coverage, and its length.
  private func forEachRow(
    on canvas: Canvas, _ pixels: UnsafeMutablePointer<UInt32>,
    _ body: (UnsafeMutablePointer<UInt32>, UnsafePointer<UInt8>, Int) -> Void
  ) {
    for (rows, top) in [(top, bounds.top), (bottom, bounds.bottom - 2 * side)] {
      for y in rows.top..<rows.bottom {
        for (start, shift) in [
          (bounds.left, bounds.left), (bounds.right - side, bounds.right - 2 * side),
        ] {
          let left = max(start, visible.left)
          let count = min(start + side, visible.right) - left
          guard count > 0 else { continue }
          body(
            pixels + (y - canvas.bounds.top) * canvas.width + left - canvas.bounds.left,
            mask.row(y - top) + (left - shift), count)
        }
      }
    }
  }

  /// Returns the corners' pixels, row by row.
  func pixels(of canvas: Canvas, _ pixels: UnsafeMutablePointer<UInt32>) -> [UInt32] {
    var saved: [UInt32] = []
    saved.reserveCapacity(4 * side * side)
    forEachRow(on: canvas, pixels) { row, _, count in
      saved.append(contentsOf: UnsafeBufferPointer(start: row, count: count))
    }
    return saved
  }

  /// Lays what is now in the corners upon what was there, as far as the shape covers it.
  func restore(_ saved: [UInt32], on canvas: Canvas, _ pixels: UnsafeMutablePointer<UInt32>) {
    var index = 0
    forEachRow(on: canvas, pixels) { row, coverage, count in
      for x in 0..<count {
        row[x] = Blending.blend(row[x], UInt32(coverage[x]), over: saved[index + x])
      }
      index += count
    }
  }
}
