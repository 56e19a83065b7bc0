/// Masks that are painted in one colour, row by row across all of them.
///
/// The masks of a line of text lie side by side. Painted one after the other, each row of each
/// would be fetched from memory anew, for a picture is larger than the processor's caches; in this
/// order the next pixels are on their way before they are asked for. Where masks overlap, the later
/// one still is painted over the earlier one.
struct MaskRun {
  /// The part of a mask that shows.
  private struct Part {
    /// Keeps the bytes.
    let mask: Mask
    /// The first byte of the first row that shows.
    let bytes: UnsafePointer<UInt8>
    let stride: Int
    let left: Int
    let count: Int
    let rows: Range<Int>
  }

  private let bounds: DeviceRect
  private let canvas: DeviceRect
  private var parts: [Part] = []
  /// Around all that is painted.
  private(set) var ink = DeviceRect.empty

  /// Creates an empty run for a canvas, within a clip.
  init(on canvas: Canvas, clip: DeviceRect, capacity: Int) {
    (bounds, self.canvas) = (canvas.bounds.intersection(clip), canvas.bounds)
    parts.reserveCapacity(capacity)
  }

  /// Adds a mask whose top left corner lies at a place.
  mutating func add(_ mask: Mask, x: Int, y: Int) {
    let (left, right) = (max(x, bounds.left), min(x + mask.bounds.width, bounds.right))
    let rows = (lower: max(y, bounds.top), upper: min(y + mask.bounds.height, bounds.bottom))
    guard right > left, rows.upper > rows.lower else { return }
    var count = right - left
    // Rows end with zero bytes up to a multiple of 4: whole groups need no pixels one by one.
    let whole = x + mask.stride - left
    if right == x + mask.bounds.width, left + whole <= canvas.right { count = whole }
    parts.append(
      Part(
        mask: mask, bytes: mask.row(rows.lower - y) + (left - x), stride: mask.stride, left: left,
        count: count, rows: rows.lower..<rows.upper))
    ink = ink.union(
      DeviceRect(left: left, top: rows.lower, right: left + count, bottom: rows.upper))
  }

  /// Paints rows of all masks upon the canvas's pixels.
  func paint(
    _ rows: Range<Int>, _ color: PremultipliedColor, on pixels: UnsafeMutablePointer<UInt32>
  ) {
    parts.withUnsafeBufferPointer { parts in
      for y in rows {
        let row = pixels + (y - canvas.top) * canvas.width - canvas.left
        for index in parts.indices where parts[index].rows.contains(y) {
          let line = y - parts[index].rows.lowerBound
          Blending.row(
            row + parts[index].left, parts[index].bytes + line * parts[index].stride,
            count: parts[index].count, color)
        }
      }
    }
  }
}
