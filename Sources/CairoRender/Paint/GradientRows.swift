import CWide
import DisplayList
import Foundation

/// The pixels of a linear or radial gradient within bounds, row by row.
///
/// Cairo takes 20 ns and more for a pixel of a gradient, by which three lights behind a tablet's
/// screen took a third of a second. Here a colour is looked up in a table, after a multiplication
/// or, of circles, a square root: operations that IEEE 754 defines to the last bit.
///
/// An opaque gradient's pixels are looked up as such. Those of one that lets something through are
/// numbers, which ``GradientStack`` lays upon each other before it rounds them.
struct GradientRows {
  /// The way from a pixel to its share: 0 at the gradient's start, 1 at its end.
  private enum Share {
    /// A sum of the column and the row, each times a factor.
    case linear(perColumn: Double, perRow: Double, start: Double)
    /// A distance from the centre, in a space where the gradient is of circles.
    case radial(CGAffineTransform, startRadius: Double, perUnit: Double)

    /// The most that one column adds to it.
    var perColumn: Double {
      switch self {
      case .linear(let perColumn, _, _): abs(perColumn)
      case .radial(let circles, _, let perUnit): hypot(circles.a, circles.b) * abs(perUnit)
      }
    }
  }

  let bounds: DeviceRect
  /// A Boolean value that indicates whether nothing beneath shows through.
  let isOpaque: Bool
  private let share: Share
  /// The pixels of so many steps and the last one; empty where something shows through.
  private let pixels: [UInt32]
  private let steps: Int
  private let ramp: GradientRamp
  /// The number of columns over which the colours may be taken to change evenly.
  let evenColumns: Int

  /// The most steps of a table: an edge between two stops is then as sharp as a pixel along as many
  /// of them, and 255 levels of a component need no more.
  private static let mostSteps = 2048

  /// The most levels of 255 by which colours that are taken to change evenly do change: where such
  /// a stretch has a bend in its middle, as at the end of a light, they are off by a quarter.
  private static let mostEvenLevels = 0.6

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
    (self.bounds, isOpaque) = (bounds, paint.isOpaque)
    pixels = isOpaque ? GradientTable(stops, steps: steps).pixels : []
    ramp = GradientRamp(stops, mostSteps: steps)
    let levels = 255 * ramp.mostChange * share.perColumn * Double(ramp.steps)
    evenColumns = [8, 4].first { levels * Double($0) <= Self.mostEvenLevels } ?? 1
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
    var stack = GradientStack()
    stack.append(self)
    stack.paint(rows, on: canvas, pixels)
  }

  /// Returns the columns of a row in which anything shows, both in device space: of a light that
  /// ends in nothing, those within its outer circle.
  func columns(of y: Int) -> Range<Int> {
    let all = bounds.left..<bounds.right
    guard bounds.top..<bounds.bottom ~= y else { return bounds.left..<bounds.left }
    guard ramp.endsInNothing, case .radial(let circles, let startRadius, let perUnit) = share,
      perUnit > 0
    else { return all }
    let end = startRadius + 1 / perUnit
    let row = Double(y - bounds.top)
    let (x, y) = (circles.c * row + circles.tx, circles.d * row + circles.ty)
    // Where the distance from the centre, (x + a * column, y + b * column), is the end's.
    let square = circles.a * circles.a + circles.b * circles.b
    let middle = -(circles.a * x + circles.b * y) / square
    let chord = middle * middle - (x * x + y * y - end * end) / square
    guard chord > 0 else { return bounds.left..<bounds.left }
    func column(_ place: Double) -> Int {
      bounds.left + Int(min(max(place, 0), Double(bounds.width)))
    }
    let half = chord.squareRoot()
    return (column(middle - half)..<column(middle + half) + 1).clamped(to: all)
  }

  /// Writes the pixels of a row of an opaque gradient into lanes of four, of which the last may
  /// reach over the bounds.
  func write(_ y: Int, to row: UnsafeMutablePointer<UInt32>) {
    let lanes = (bounds.width + 3) / 4
    pixels.withUnsafeBufferPointer { pixels in
      let gradient = wide_gradient(colors: pixels.baseAddress, last: Float(steps))
      switch share {
      case .linear(let perColumn, let perRow, let start):
        let (first, step) = Self.line(perColumn, perRow, start, y - bounds.top, steps)
        wide_linear_gradient(gradient, 0, lanes, first, step, row)
      case .radial(let circles, let startRadius, let perUnit):
        let way = Self.circles(circles, startRadius, perUnit, y - bounds.top, steps)
        wide_radial_gradient(gradient, 0, lanes, way, row)
      }
    }
  }

  /// Lays columns of a row upon numbers, of which the first are those of the first column's pixel.
  func lay(_ y: Int, _ columns: Range<Int>, on numbers: UnsafeMutablePointer<Float>) {
    let (first, end) = (columns.lowerBound - bounds.left, columns.upperBound - bounds.left)
    ramp.withColors { ramp in
      switch share {
      case .linear(let perColumn, let perRow, let start):
        let line = Self.line(perColumn, perRow, start, y - bounds.top, self.ramp.steps)
        wide_lay_linear(ramp, first, end, line.first, line.step, numbers)
      case .radial(let circles, let startRadius, let perUnit):
        let way = Self.circles(circles, startRadius, perUnit, y - bounds.top, self.ramp.steps)
        wide_lay_radial(ramp, first, end, way, numbers)
      }
    }
  }

  /// Lays some columns of a row upon numbers, a column of every so many from the first on, which
  /// may be others than the bounds'.
  func lay(
    _ y: Int, from column: Int, every: Int, count: Int, on numbers: UnsafeMutablePointer<Float>
  ) {
    let column = Float(column - bounds.left)
    ramp.withColors { ramp in
      switch share {
      case .linear(let perColumn, let perRow, let start):
        let line = Self.line(perColumn, perRow, start, y - bounds.top, self.ramp.steps)
        wide_lay_linear(
          ramp, 0, count, line.first + line.step * column, line.step * Float(every), numbers)
      case .radial(let circles, let startRadius, let perUnit):
        var way = Self.circles(circles, startRadius, perUnit, y - bounds.top, self.ramp.steps)
        (way.left, way.top) = (way.left + way.right * column, way.top + way.down * column)
        (way.right, way.down) = (way.right * Float(every), way.down * Float(every))
        wide_lay_radial(ramp, 0, count, way, numbers)
      }
    }
  }

  /// Returns the step of a row's first pixel, and what a column adds to it.
  private static func line(
    _ perColumn: Double, _ perRow: Double, _ start: Double, _ row: Int, _ steps: Int
  ) -> (first: Float, step: Float) {
    let first = Float((start + perRow * Double(row)) * Double(steps))
    return (first, Float(perColumn * Double(steps)))
  }

  /// Returns a row's way through circles of steps.
  private static func circles(
    _ circles: CGAffineTransform, _ startRadius: Double, _ perUnit: Double, _ row: Int, _ steps: Int
  ) -> wide_circles {
    let (left, top) = (
      circles.c * Double(row) + circles.tx, circles.d * Double(row) + circles.ty
    )
    return wide_circles(
      left: Float(left), top: Float(top), right: Float(circles.a), down: Float(circles.b),
      start: Float(startRadius), steps: Float(perUnit * Double(steps)))
  }
}
