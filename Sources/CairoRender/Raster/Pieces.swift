import DisplayList

/// A polygon or a line of many straight pieces, or a rectangle, rounded or not, in one colour, to be
/// painted in bands of rows.
struct Pieces {
  enum Shape {
    /// A polygon or a line.
    case runs(CoverageRuns)
    /// All of the bounds.
    case rectangle
    /// A mask whose middle stretches over a place.
    case rounded(Mask, DeviceRect)
  }

  let shape: Shape
  let color: PremultipliedColor
  /// What is painted at most.
  let bounds: DeviceRect

  /// Rows of a band, whose pixels stay in a processor's cache until all pieces are painted; fewer were
  /// no faster.
  static let bandHeight = 32

  /// Whether nothing beneath the bounds is seen any more.
  var isOpaqueRectangle: Bool {
    if case .rectangle = shape { return color.alpha == 255 }
    return false
  }

  /// A rectangle.
  init(_ color: PremultipliedColor, filling bounds: DeviceRect) {
    (shape, self.color, self.bounds) = (.rectangle, color, bounds)
  }

  /// A rounded rectangle at a place, by the mask of a smaller one.
  init(
    _ mask: Mask, over place: DeviceRect, _ color: PremultipliedColor, within bounds: DeviceRect
  ) {
    (shape, self.color, self.bounds) = (.rounded(mask, place), color, bounds)
  }

  /// Straight pieces, by what they cover.
  init(_ runs: CoverageRuns, _ color: PremultipliedColor) {
    (shape, self.color, bounds) = (.runs(runs), color, runs.bounds)
  }

  /// Paints the rows from a band's first to its last.
  func paint(
    _ band: Range<Int>, on canvas: Canvas, _ pixels: UnsafeMutablePointer<UInt32>
  ) {
    let rows = band.clamped(to: bounds.top..<bounds.bottom)
    switch shape {
    case .runs(let runs): runs.paint(rows, color, on: canvas, pixels)
    case .rectangle:
      for y in rows {
        let row =
          pixels + (y - canvas.bounds.top) * canvas.width + bounds.left - canvas.bounds.left
        Blending.row(row, coverage: 255, count: bounds.width, color)
      }
    case .rounded(let mask, let place): paint(mask, over: place, rows, on: canvas, pixels)
    }
  }

  /// Paints an opaque rectangle whose corners a mask rounds.
  private func paint(
    _ mask: Mask, over place: DeviceRect, _ rows: Range<Int>, on canvas: Canvas,
    _ pixels: UnsafeMutablePointer<UInt32>
  ) {
    let corner = mask.bounds.width / 2
    let columns = bounds.left..<bounds.right
    let left = (place.left..<place.left + corner).clamped(to: columns)
    let middle = (place.left + corner..<place.right - corner).clamped(to: columns)
    let right = (place.right - corner..<place.right).clamped(to: columns)
    NinePartShadow.forEachRow(of: mask, over: place, rows) { y, row in
      let target = pixels + (y - canvas.bounds.top) * canvas.width - canvas.bounds.left
      (target + middle.lowerBound).update(repeating: color.pixel, count: middle.count)
      for side in [left, right] {
        Blending.mix(
          target + side.lowerBound, row + (side.lowerBound - place.left), count: side.count,
          color.pixel)
      }
    }
  }
}
