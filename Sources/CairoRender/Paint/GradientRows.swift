import CWide
import DisplayList
import Foundation

/// The pixels of a linear or radial gradient within bounds, row by row.
///
/// Cairo takes 20 ns and more for a pixel of a gradient, by which three lights behind a tablet's
/// screen took a third of a second. Here a colour is looked up in a table, after a multiplication
/// or, of circles, a square root: operations that IEEE 754 defines to the last bit.
struct GradientRows {
  /// The way from a pixel to its share: 0 at the gradient's start, 1 at its end.
  private enum Share {
    /// A sum of the column and the row, each times a factor.
    case linear(perColumn: Double, perRow: Double, start: Double)
    /// A distance from the centre, in a space where the gradient is of circles.
    case radial(CGAffineTransform, startRadius: Double, perUnit: Double)
  }

  let bounds: DeviceRect
  /// A Boolean value that indicates whether nothing beneath shows through.
  let isOpaque: Bool
  private let share: Share
  private let table: GradientTable
  private let steps: Int

  /// The most steps of a table: an edge between two stops is then as sharp as a pixel along as many
  /// of them, and 255 levels of a component need no more.
  private static let mostSteps = 2048

  /// Creates the rows of a gradient laid out by a transform; nil for other paints, where start and
  /// end are one, and where a pixel lies too far off for numbers of 32 bits.
  init?(_ paint: Paint, _ transform: CGAffineTransform, within bounds: DeviceRect) {
    guard transform.a * transform.d != transform.b * transform.c else { return nil }
    // From the centres of pixels, counted from the bounds' corner, to the paint's space.
    let place = CGAffineTransform(
      translationX: CGFloat(bounds.left) + 0.5, y: CGFloat(bounds.top) + 0.5
    ).concatenating(transform.inverted())
    let stops: [ColorStop]
    let length: Double
    switch paint {
    case .linearGradient(let gradient):
      stops = gradient.stops
      (share, length) = Self.share(gradient, place)
    case .radialGradient(let gradient):
      stops = gradient.stops
      (share, length) = Self.share(gradient, place)
    case .color, .angularGradient, .tiled, .mesh: return nil
    }
    guard length > 1e-3, length < 1e6, Self.isNear(share, bounds) else { return nil }
    steps = Self.steps(along: length)
    table = GradientTable(stops, steps: steps)
    (self.bounds, isOpaque) = (bounds, paint.isOpaque)
  }

  /// Returns a gradient's share of a pixel, and its length in pixels.
  private static func share(
    _ gradient: LinearGradientPaint, _ place: CGAffineTransform
  ) -> (Share, length: Double) {
    let (dx, dy) = (gradient.end.x - gradient.start.x, gradient.end.y - gradient.start.y)
    let square = dx * dx + dy * dy
    let x = (dx * place.a + dy * place.b) / square
    let y = (dx * place.c + dy * place.d) / square
    let start = (dx * (place.tx - gradient.start.x) + dy * (place.ty - gradient.start.y)) / square
    return (.linear(perColumn: x, perRow: y, start: start), 1 / (x * x + y * y).squareRoot())
  }

  private static func share(
    _ gradient: RadialGradientPaint, _ place: CGAffineTransform
  ) -> (Share, length: Double) {
    let ellipse = CGAffineTransform(
      a: gradient.scale.width, b: 0, c: 0, d: gradient.scale.height, tx: gradient.center.x,
      ty: gradient.center.y)
    let circles = place.concatenating(ellipse.inverted())
    let width = gradient.endRadius - gradient.startRadius
    let pixelsPerUnit = 1 / abs(circles.a * circles.d - circles.b * circles.c).squareRoot()
    return (
      .radial(circles, startRadius: gradient.startRadius, perUnit: 1 / width),
      abs(width) * pixelsPerUnit
    )
  }

  /// Returns a Boolean value that indicates whether all that is reckoned for pixels within bounds
  /// is a number, and small enough for its squares and steps.
  private static func isNear(_ share: Share, _ bounds: DeviceRect) -> Bool {
    let (width, height) = (Double(bounds.width), Double(bounds.height))
    switch share {
    case .linear(let perColumn, let perRow, let start):
      return abs(start) + abs(perColumn) * width + abs(perRow) * height < 1e6
    case .radial(let circles, let startRadius, let perUnit):
      let x = abs(circles.tx) + abs(circles.a) * width + abs(circles.c) * height
      let y = abs(circles.ty) + abs(circles.b) * width + abs(circles.d) * height
      return x + y < 1e9 && (x + y + abs(startRadius)) * abs(perUnit) < 1e6
    }
  }

  /// Returns a power of two of at least two steps a pixel, as far as there are so many, and no
  /// fewer than a component has levels.
  private static func steps(along length: Double) -> Int {
    var steps = 256
    while steps < mostSteps, Double(steps) < 2 * length { steps *= 2 }
    return steps
  }

  /// Paints rows of a canvas, given in device space.
  func paint(_ rows: Range<Int>, on canvas: Canvas, _ pixels: UnsafeMutablePointer<UInt32>) {
    var row = [UInt32](repeating: 0, count: lanes.count * 4)
    row.withUnsafeMutableBufferPointer { row in
      guard let base = row.baseAddress else { return }
      for y in rows {
        let lanes = lanes(of: y - bounds.top)
        write(y - bounds.top, lanes, to: base)
        let columns = (lanes.lowerBound * 4..<lanes.upperBound * 4).clamped(to: 0..<bounds.width)
        let target =
          pixels + (y - canvas.bounds.top) * canvas.width + bounds.left - canvas.bounds.left
          + columns.lowerBound
        if isOpaque {
          target.update(from: base + columns.lowerBound, count: columns.count)
        } else {
          Blending.row(target, base + columns.lowerBound, count: columns.count)
        }
      }
    }
  }

  /// Four pixels each, of which the last may reach over the bounds.
  private var lanes: Range<Int> { 0..<(bounds.width + 3) / 4 }

  /// Returns the lanes of a row in which anything shows: of a light that ends in nothing, those
  /// within its outer circle.
  private func lanes(of y: Int) -> Range<Int> {
    guard table.pixels.last == 0, case .radial(let circles, let startRadius, let perUnit) = share,
      perUnit > 0
    else { return lanes }
    let end = startRadius + 1 / perUnit
    let (x, y) = (circles.c * Double(y) + circles.tx, circles.d * Double(y) + circles.ty)
    // Where the distance from the centre, (x + a * column, y + b * column), is the end's.
    let square = circles.a * circles.a + circles.b * circles.b
    let middle = -(circles.a * x + circles.b * y) / square
    let chord = middle * middle - (x * x + y * y - end * end) / square
    guard chord > 0 else { return 0..<0 }
    func lane(_ column: Double) -> Int { Int(min(max(column, 0), Double(bounds.width)) / 4) }
    let half = chord.squareRoot()
    return (lane(middle - half)..<lane(middle + half) + 1).clamped(to: lanes)
  }

  /// Writes the pixels of a row's lanes.
  private func write(_ y: Int, _ lanes: Range<Int>, to row: UnsafeMutablePointer<UInt32>) {
    table.pixels.withUnsafeBufferPointer { table in
      let gradient = wide_gradient(colors: table.baseAddress, last: Float(steps))
      switch share {
      case .linear(let perColumn, let perRow, let start):
        let first = Float((start + perRow * Double(y)) * Double(steps))
        wide_linear_gradient(
          gradient, lanes.lowerBound, lanes.upperBound, first, Float(perColumn * Double(steps)), row
        )
      case .radial(let circles, let startRadius, let perUnit):
        let (left, top) = (circles.c * Double(y) + circles.tx, circles.d * Double(y) + circles.ty)
        let way = wide_circles(
          left: Float(left), top: Float(top), right: Float(circles.a), down: Float(circles.b),
          start: Float(startRadius), steps: Float(perUnit * Double(steps)))
        wide_radial_gradient(gradient, lanes.lowerBound, lanes.upperBound, way, row)
      }
    }
  }
}
