import DisplayList

/// Pieces that lie one upon the other and are painted when something else is to be drawn over them.
///
/// A picture is larger than the processor's caches: painted one after the other, each would fetch the
/// whole of it from memory anew. So they are painted band by band, and only the bands that the next
/// drawing needs.
struct PendingPieces {
  private var all: [Pieces] = []
  /// For each band how many pieces are painted, and the largest of these numbers.
  private var painted: [Int] = []
  private var begun = 0

  var isEmpty: Bool { all.isEmpty }

  /// Appends pieces; what they hide of the last ones, such as a screen's background under another, is
  /// not painted.
  mutating func append(_ pieces: Pieces) {
    if pieces.isOpaqueRectangle {
      while all.count > begun, let last = all.last, pieces.bounds.contains(last.bounds) {
        all.removeLast()
      }
    }
    all.append(pieces)
  }

  /// Paints all of them, or what lies in the bands that bounds touch.
  mutating func paint(beneath bounds: DeviceRect?, on canvas: Canvas) {
    let height = Pieces.bandHeight
    let count = (canvas.height + height - 1) / height
    let rows = (bounds ?? canvas.bounds).intersection(canvas.bounds)
      .offsetBy(x: 0, y: -canvas.bounds.top)
    if rows.top >= rows.bottom { return }
    if painted.isEmpty { painted = Array(repeating: 0, count: count) }
    canvas.withPixels { pixels in
      all.withUnsafeBufferPointer { all in
        for band in rows.top / height..<(rows.bottom + height - 1) / height {
          let (top, bottom) = (
            canvas.bounds.top + band * height, canvas.bounds.top + (band + 1) * height
          )
          for index in painted[band]..<all.count
          where all[index].bounds.top < bottom && all[index].bounds.bottom > top {
            all[index].paint(top..<bottom, on: canvas, pixels)
          }
          painted[band] = all.count
        }
      }
    }
    begun = all.count
    if bounds == nil { (all, painted, begun) = ([], [], 0) }
  }
}
