import CCairo
import DisplayList
import Foundation

/// Gradients that turn about a centre, which cairo does not have.
enum AngularGradient {
  /// Returns the gradient's pixels within bounds.
  static func draw(
    _ gradient: AngularGradientPaint, _ transform: CGAffineTransform, _ bounds: DeviceRect
  ) throws -> Canvas {
    let canvas = try Canvas(bounds: bounds)
    let colors = GradientTable(gradient.stops, steps: steps).pixels
    let inverse = transform.inverted()
    let start = gradient.startAngle.radians / (2 * .pi)
    let span = (gradient.endAngle.radians - gradient.startAngle.radians) / (2 * .pi)
    guard span != 0, span.isFinite, start.isFinite else { return canvas }
    let round = 1 / abs(span)
    // What the gradient leaves of a turn has its last colour to the middle, and its first from
    // there; of more than a turn the last is drawn (documentation of SwiftUI's AngularGradient).
    let least = round >= 1 ? (1 - round) / 2 : 1 - round
    let (centerX, centerY) = (Double(gradient.center.x), Double(gradient.center.y))
    canvas.withPixels { pixels in
      colors.withUnsafeBufferPointer { colors in
        for y in 0..<canvas.height {
          let row = pixels + y * canvas.width
          let deviceY = Double(bounds.top + y) + 0.5
          for x in 0..<canvas.width {
            let deviceX = Double(bounds.left + x) + 0.5
            let turn = Turn.of(
              Double(inverse.a * deviceX + inverse.c * deviceY + inverse.tx) - centerX,
              Double(inverse.b * deviceX + inverse.d * deviceY + inverse.ty) - centerY)
            // The part of the turn since the start, in the gradient's own direction.
            var share = (turn - start) / span
            share -= ((share - least) / round).rounded(.down) * round
            row[x] = colors[min(steps, Int(min(1, max(0, share)) * Double(steps) + 0.5))]
          }
        }
      }
    }
    return canvas
  }

  private static let steps = 2048
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
