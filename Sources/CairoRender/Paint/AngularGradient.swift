import CCairo
import CWide
import DisplayList
import Foundation

/// A gradient that turns about a centre, which cairo does not have.
struct AngularGradient {
  private let gradient: AngularGradientPaint
  private let isOpaque: Bool
  /// From device pixels to the gradient's space.
  private let inverse: CGAffineTransform
  /// Parts of a turn.
  private let start: Double
  private let span: Double
  /// A turn, and the least share of the gradient that is drawn, both in parts of the gradient.
  private let round: Double
  private let least: Double

  private static let steps = 2048

  /// Creates a gradient laid out by a transform; nil where it has no angle, and shows nothing.
  init?(_ gradient: AngularGradientPaint, _ transform: CGAffineTransform) {
    start = gradient.startAngle.radians / (2 * .pi)
    span = (gradient.endAngle.radians - gradient.startAngle.radians) / (2 * .pi)
    guard span != 0, span.isFinite, start.isFinite else { return nil }
    round = 1 / abs(span)
    // What the gradient leaves of a turn has its last colour to the middle, and its first from
    // there; of more than a turn the last is drawn (documentation of SwiftUI's AngularGradient).
    least = round >= 1 ? (1 - round) / 2 : 1 - round
    (self.gradient, inverse) = (gradient, transform.inverted())
    isOpaque = Paint.angularGradient(gradient).isOpaque
  }

  /// Paints all of a canvas.
  func paint(on canvas: Canvas) {
    canvas.withPixels { isOpaque ? write(to: canvas, $0) : lay(upon: canvas, $0) }
  }

  /// Writes colours that are looked up as pixels.
  private func write(to canvas: Canvas, _ pixels: UnsafeMutablePointer<UInt32>) {
    let colors = GradientTable(gradient.stops, steps: Self.steps).pixels
    colors.withUnsafeBufferPointer { colors in
      for y in 0..<canvas.height {
        let row = pixels + y * canvas.width
        for x in 0..<canvas.width {
          row[x] = colors[min(Self.steps, Int(share(x, y, on: canvas) * Double(Self.steps) + 0.5))]
        }
      }
    }
  }

  /// Lays colours through which something shows upon pixels, and rounds once.
  private func lay(upon canvas: Canvas, _ pixels: UnsafeMutablePointer<UInt32>) {
    let ramp = GradientRamp(gradient.stops, mostSteps: Self.steps)
    var steps = [Float](repeating: 0, count: canvas.width)
    var numbers = [Float](repeating: 0, count: canvas.width * 4)
    for y in 0..<canvas.height {
      let row = pixels + y * canvas.width
      for x in 0..<canvas.width {
        steps[x] = Float(share(x, y, on: canvas) * Double(ramp.steps))
      }
      wide_numbers_of_pixels(row, canvas.width, &numbers)
      ramp.withColors { wide_lay_steps($0, steps, canvas.width, &numbers) }
      wide_pixels_of_numbers(numbers, canvas.width, row)
    }
  }

  /// Returns the way from the gradient's start to its end at which a canvas's pixel lies.
  private func share(_ x: Int, _ y: Int, on canvas: Canvas) -> Double {
    let deviceX = Double(canvas.bounds.left + x) + 0.5
    let deviceY = Double(canvas.bounds.top + y) + 0.5
    let turn = Turn.of(
      Double(inverse.a * deviceX + inverse.c * deviceY + inverse.tx) - Double(gradient.center.x),
      Double(inverse.b * deviceX + inverse.d * deviceY + inverse.ty) - Double(gradient.center.y))
    // The part of the turn since the start, in the gradient's own direction.
    let share = (turn - start) / span
    return min(1, max(0, share - ((share - least) / round).rounded(.down) * round))
  }
}

/// Directions as parts of a turn, computed from additions and multiplications alone, so that all
/// processors agree on the last bit.
enum Turn {
  /// From 0 to 1, clockwise from the right.
  static func of(_ x: Double, _ y: Double) -> Double {
    let (ax, ay) = (abs(x), abs(y))
    guard ax > 0 || ay > 0 else { return 0 }
    let ratio = min(ax, ay) / max(ax, ay)
    let eighth = arctangent(ratio) / (2 * .pi)
    let quarter = ay > ax ? 0.25 - eighth : eighth
    let half = x < 0 ? 0.5 - quarter : quarter
    return y < 0 ? (half == 0 ? 0 : 1 - half) : half
  }

  /// arctan for 0...1, by Abramowitz and Stegun 4.4.49: the error is below 2e-8.
  private static func arctangent(_ x: Double) -> Double {
    let s = x * x
    // Written out, for a pixel has no time for a list of coefficients.
    var sum = 0.002_866_225_7 * s - 0.016_165_736_7
    sum = sum * s + 0.042_909_613_8
    sum = sum * s - 0.075_289_640_0
    sum = sum * s + 0.106_562_639_3
    sum = sum * s - 0.142_088_994_4
    sum = sum * s + 0.199_935_508_5
    sum = sum * s - 0.333_331_452_8
    return x * (sum * s + 1)
  }
}
