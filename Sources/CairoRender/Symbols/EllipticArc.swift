import Foundation

/// An arc of an ellipse between two points, as SVG's `A` says it.
struct EllipticArc {
  struct Curve {
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint
  }

  /// Cubic curves of a quarter at the most; none where the arc is a straight line.
  let curves: [Curve]

  /// Creates an arc; radii that do not reach are enlarged, as SVG asks for.
  init(
    from: CGPoint, to: CGPoint, radii: CGSize, turn: CGFloat, isLarge: Bool, isClockwise: Bool
  ) {
    guard from != to, radii.width > 0, radii.height > 0 else {
      curves = []
      return
    }
    let (c, s) = (cos(turn), sin(turn))
    let half = CGPoint(x: (from.x - to.x) / 2, y: (from.y - to.y) / 2)
    let (a, b) = (c * half.x + s * half.y, c * half.y - s * half.x)
    let reach = (a / radii.width, b / radii.height)
    let growth = max(1, (reach.0 * reach.0 + reach.1 * reach.1).squareRoot())
    let (rx, ry) = (radii.width * growth, radii.height * growth)
    // The centre, in the ellipse's own axes: F.6.5 of SVG 1.1.
    let part = rx * rx * b * b + ry * ry * a * a
    let root = max(0, (rx * rx * ry * ry - part) / part).squareRoot()
    let factor = isLarge == isClockwise ? -root : root
    let (u, v) = (factor * rx * b / ry, -factor * ry * a / rx)
    let center = CGPoint(
      x: c * u - s * v + (from.x + to.x) / 2, y: s * u + c * v + (from.y + to.y) / 2)
    let first = atan2((b - v) / ry, (a - u) / rx)
    var sweep = atan2((-b - v) / ry, (-a - u) / rx) - first
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-6).rounded(.up)))
    let step = sweep / CGFloat(count)
    // The length of a control's arm for an arc of a circle.
    let arm = 4 / 3 * tan(step / 4)
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: c * rx * x - s * ry * y + center.x, y: s * rx * x + c * ry * y + center.y)
    }
    curves = (0..<count).map { index in
      let (from, to) = (first + CGFloat(index) * step, first + CGFloat(index + 1) * step)
      return Curve(
        control1: place(cos(from) - arm * sin(from), sin(from) + arm * cos(from)),
        control2: place(cos(to) + arm * sin(to), sin(to) - arm * cos(to)),
        end: place(cos(to), sin(to)))
    }
  }
}
