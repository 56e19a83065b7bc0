import DisplayList

/// The area of a path, of masks or of a rectangle, to be painted in bands of rows.
///
/// One object each: they are looked at in every band.
final class PendingFill {
  enum Shape {
    /// The area of a path.
    case runs(CoverageRuns, CoverageRuns.Rounding)
    /// All of the bounds.
    case rectangle
    /// Masks side by side.
    case masks(MaskRun)
    /// A mask whose middle stretches over a place.
    case rounded(Mask, DeviceRect)
    /// All of the bounds, in a gradient's colours.
    case gradient(GradientRows)
  }

  let shape: Shape
  /// The one colour of all shapes but gradients, which have their own.
  let color: PremultipliedColor
  /// The bounds of all that is painted.
  let bounds: DeviceRect

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

  /// Masks side by side.
  init(_ run: MaskRun, _ color: PremultipliedColor) {
    (shape, self.color, bounds) = (.masks(run), color, run.ink)
  }

  /// A rectangle in a gradient's colours.
  init(_ gradient: GradientRows) {
    (shape, color, bounds) = (.gradient(gradient), PremultipliedColor(.clear), gradient.bounds)
  }

  /// A path, by what it covers.
  init(_ runs: CoverageRuns, _ color: PremultipliedColor, _ rounding: CoverageRuns.Rounding) {
    (shape, self.color, bounds) = (.runs(runs, rounding), color, runs.bounds)
  }

  /// The gradient that is painted, if it is one.
  var gradient: GradientRows? {
    if case .gradient(let gradient) = shape { return gradient }
    return nil
  }

  /// Returns a Boolean value that indicates whether an opaque rectangle fills all rows between its
  /// sides.
  func fills(_ rows: Range<Int>) -> Bool {
    switch shape {
    case .rectangle: guard color.alpha == 255 else { return false }
    case .gradient(let gradient): guard gradient.isOpaque else { return false }
    case .runs, .masks, .rounded: return false
    }
    return bounds.top <= rows.lowerBound && bounds.bottom >= rows.upperBound
  }

  /// Returns a Boolean value that indicates whether nothing reaches over the sides of another.
  func isWithin(_ other: PendingFill) -> Bool {
    bounds.left >= other.bounds.left && bounds.right <= other.bounds.right
  }

  /// Returns a Boolean value that indicates whether another is hidden in rows.
  func hides(_ other: PendingFill, in rows: Range<Int>) -> Bool {
    other.isWithin(self) && fills(rows)
  }

  /// Paints a band's rows.
  func paint(_ band: Range<Int>, on canvas: Canvas, _ pixels: UnsafeMutablePointer<UInt32>) {
    let rows = band.clamped(to: bounds.top..<bounds.bottom)
    switch shape {
    case .runs(let runs, let rounding): runs.paint(rows, color, rounding, on: canvas, pixels)
    case .rectangle:
      for y in rows {
        let row = pixels + (y - canvas.bounds.top) * canvas.width - canvas.bounds.left
        Blending.row(row + bounds.left, coverage: 255, count: bounds.width, color)
      }
    case .masks(let run): run.paint(rows, color, on: pixels)
    case .rounded(let mask, let place): paint(mask, over: place, rows, on: canvas, pixels)
    case .gradient(let gradient): gradient.paint(rows, on: canvas, pixels)
    }
  }

  /// Paints an opaque rectangle whose corners a mask rounds.
  private func paint(
    _ mask: Mask, over place: DeviceRect, _ rows: Range<Int>, on canvas: Canvas,
    _ pixels: UnsafeMutablePointer<UInt32>
  ) {
    let corner = mask.bounds.width / 2
    let columns = bounds.left..<bounds.right
    // Between the corners no more than the pixels at the very edges are covered in part.
    let edge = mask.evenSide(of: corner)
    NinePartShadow.forEachRow(of: mask, over: place, rows) { y, row in
      let isEven = y >= place.top + corner && y < place.bottom - corner
      let side = isEven ? edge : corner
      let target = pixels + (y - canvas.bounds.top) * canvas.width - canvas.bounds.left
      let middle = (place.left + side..<place.right - side).clamped(to: columns)
      (target + middle.lowerBound).fill(color.pixel, count: middle.count)
      for ends in [place.left..<place.left + side, place.right - side..<place.right] {
        let part = ends.clamped(to: columns)
        Blending.mix(
          target + part.lowerBound, row + (part.lowerBound - place.left), count: part.count,
          color.pixel)
      }
    }
  }
}

extension Mask {
  /// Returns the number of pixels of a row between the corners that are not covered wholly, at
  /// most, on either side.
  fileprivate func evenSide(of corner: Int) -> Int {
    let row = row(bounds.height / 2)
    let width = bounds.width
    return (0..<corner).last { row[$0] < 255 || row[width - 1 - $0] < 255 }.map { $0 + 1 } ?? 0
  }
}
