import DisplayList

/// Pieces that lie one upon the other and are painted when something else is to be drawn over them.
///
/// A picture is larger than the processor's caches: painted one after the other, each would fetch the
/// whole of it from memory anew. So they are painted band by band, and only the bands that the next
/// drawing needs.
struct PendingPieces {
  private var all: [Pieces] = []
  /// For each band how many pieces are painted.
  private var painted: [Int] = []

  var isEmpty: Bool { all.isEmpty }

  mutating func append(_ pieces: Pieces) { all.append(pieces) }

  /// Paints all of them, or what lies in the bands that bounds touch.
  mutating func paint(beneath bounds: DeviceRect?, on canvas: Canvas) {
    let height = Pieces.bandHeight
    let count = (canvas.height + height - 1) / height
    let rows = (bounds ?? canvas.bounds).intersection(canvas.bounds)
      .offsetBy(x: 0, y: -canvas.bounds.top)
    if rows.top >= rows.bottom { return }
    if painted.isEmpty { painted = Array(repeating: 0, count: count) }
    canvas.withPixels { pixels in
      for band in rows.top / height..<(rows.bottom + height - 1) / height {
        let top = canvas.bounds.top + band * height
        let rows = top..<min(top + height, canvas.bounds.bottom)
        let touching = all[painted[band]...].filter { $0.touches(rows) }
        for (index, piece) in touching.enumerated() {
          piece.paint(rows, beneath: touching[(index + 1)...], on: canvas, pixels)
        }
        painted[band] = all.count
      }
    }
    if bounds == nil { (all, painted) = ([], []) }
  }
}
