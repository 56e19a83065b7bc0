/// The curve of a line from point to point.
///
///     LineMark(x: .value("Hour", reading.hour), y: .value("Level", reading.level))
///       .interpolationMethod(.catmullRom)
public struct InterpolationMethod: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    case linear
    case monotone
    /// From 0, as round as Catmull and Rom's, to 1, straight.
    case cardinal(tension: Double)
    /// From 0, uniform, over 0.5, centripetal, to 1, chordal.
    case catmullRom(alpha: Double)
    /// The share of the way to the next point at which the value changes.
    case step(Double)
  }

  let curve: Curve

  /// Straight lines.
  public static let linear = InterpolationMethod(curve: .linear)
  /// Curves that do not rise between points that fall, nor fall between points that rise.
  public static let monotone = InterpolationMethod(curve: .monotone)
  /// Curves whose direction at a point is that from its one neighbour to the other.
  public static let cardinal = InterpolationMethod(curve: .cardinal(tension: 0))
  /// Curves without loops or cusps.
  public static let catmullRom = InterpolationMethod(curve: .catmullRom(alpha: 0.5))
  /// A point's value holds from it to the next one.
  public static let stepStart = InterpolationMethod(curve: .step(1))
  /// The value changes half way between two points.
  public static let stepCenter = InterpolationMethod(curve: .step(0.5))
  /// A point's value holds from the one before to it.
  public static let stepEnd = InterpolationMethod(curve: .step(0))

  /// Cardinal curves of a tension from 0 to 1, which is straight.
  public static func cardinal(tension: Double) -> InterpolationMethod {
    InterpolationMethod(curve: .cardinal(tension: tension))
  }

  /// Catmull-Rom curves; alpha is the power of the distances between points, from 0 to 1.
  public static func catmullRom(alpha: Double) -> InterpolationMethod {
    InterpolationMethod(curve: .catmullRom(alpha: alpha))
  }
}

extension InterpolationMethod: CustomStringConvertible {
  /// The name of the method.
  public var description: String {
    switch curve {
    case .linear: "linear"
    case .monotone: "monotone"
    case .cardinal(let tension): tension == 0 ? "cardinal" : "cardinal(tension: \(tension))"
    case .catmullRom(let alpha): alpha == 0.5 ? "catmullRom" : "catmullRom(alpha: \(alpha))"
    case .step(let share): share == 0 ? "stepEnd" : share == 1 ? "stepStart" : "stepCenter"
    }
  }
}

extension InterpolationMethod {
  /// Returns the elements of a path from the first point, where the path already is, through all
  /// others.
  func segments(through points: [CGPoint]) -> [Path.Element] {
    guard points.count > 1 else { return [] }
    switch curve {
    case .linear: return points.dropFirst().map { .line(to: $0) }
    case .step(let share): return steps(points, share)
    case .monotone: return monotone(points)
    case .cardinal(let tension): return cardinal(points, tension)
    case .catmullRom(let alpha): return catmullRom(points, alpha)
    }
  }

  private func steps(_ points: [CGPoint], _ share: Double) -> [Path.Element] {
    zip(points, points.dropFirst()).flatMap { from, to -> [Path.Element] in
      let x = from.x + (to.x - from.x) * share
      return [
        .line(to: CGPoint(x: x, y: from.y)), .line(to: CGPoint(x: x, y: to.y)), .line(to: to),
      ]
    }
  }

  /// Hermite curves in Bézier's form, whose control points lie a third of the way along the slopes.
  ///
  /// The slopes are Steffen's (“A simple method for monotonic interpolation in one dimension”,
  /// 1990).
  private func monotone(_ points: [CGPoint]) -> [Path.Element] {
    let count = points.count
    let widths = zip(points, points.dropFirst()).map { $1.x - $0.x }
    guard count > 2, widths.allSatisfy({ $0 > 0 }) || widths.allSatisfy({ $0 < 0 }) else {
      return points.dropFirst().map { .line(to: $0) }
    }
    let slopes = (0..<count - 1).map { (points[$0 + 1].y - points[$0].y) / widths[$0] }
    var tangents = [CGFloat](repeating: 0, count: count)
    for index in 1..<count - 1 {
      let (before, after) = (slopes[index - 1], slopes[index])
      guard before * after > 0 else { continue }
      let mean =
        (before * widths[index] + after * widths[index - 1]) / (widths[index - 1] + widths[index])
      let size = 2 * min(abs(before), abs(after), abs(mean) / 2)
      tangents[index] = before > 0 ? size : -size
    }
    tangents[0] = (3 * slopes[0] - tangents[1]) / 2
    tangents[count - 1] = (3 * slopes[count - 2] - tangents[count - 2]) / 2
    return (0..<count - 1).map { index in
      let third = widths[index] / 3
      let (from, to) = (points[index], points[index + 1])
      return .curve(
        to: to, control1: CGPoint(x: from.x + third, y: from.y + tangents[index] * third),
        control2: CGPoint(x: to.x - third, y: to.y - tangents[index + 1] * third))
    }
  }

  private func cardinal(_ points: [CGPoint], _ tension: Double) -> [Path.Element] {
    let k = (1 - tension) / 6
    return Self.neighbours(points).map { before, from, to, after in
      .curve(
        to: to, control1: from + (to - before) * k, control2: to - (after - from) * k)
    }
  }

  /// Curves by Yuksel, “Parameterization and applications of Catmull-Rom curves” (2011), section
  /// 4.2.
  private func catmullRom(_ points: [CGPoint], _ alpha: Double) -> [Path.Element] {
    Self.neighbours(points).map { before, from, to, after in
      let knots = [before.distance(to: from), from.distance(to: to), to.distance(to: after)]
        .map { pow($0, alpha) }
      func control(_ far: CGPoint, _ near: CGPoint, _ next: CGPoint, _ a: Double, _ b: Double)
        -> CGPoint
      {
        guard a > 1e-9, b > 1e-9 else { return near }
        let (aa, bb) = (a * a, b * b)
        return (next * aa - far * bb + near * (2 * aa + 3 * a * b + bb)) * (1 / (3 * a * (a + b)))
      }
      return .curve(
        to: to, control1: control(before, from, to, knots[0], knots[1]),
        control2: control(after, to, from, knots[2], knots[1]))
    }
  }

  /// Returns each stretch with the points around it; the first and the last point are their own
  /// neighbours.
  private static func neighbours(
    _ points: [CGPoint]
  ) -> [(before: CGPoint, from: CGPoint, to: CGPoint, after: CGPoint)] {
    (0..<points.count - 1).map { index in
      (
        points[max(0, index - 1)], points[index], points[index + 1],
        points[min(points.count - 1, index + 2)]
      )
    }
  }
}

extension CGPoint {
  fileprivate static func + (a: CGPoint, b: CGPoint) -> CGPoint {
    CGPoint(x: a.x + b.x, y: a.y + b.y)
  }

  fileprivate static func - (a: CGPoint, b: CGPoint) -> CGPoint {
    CGPoint(x: a.x - b.x, y: a.y - b.y)
  }

  fileprivate static func * (a: CGPoint, k: CGFloat) -> CGPoint { CGPoint(x: a.x * k, y: a.y * k) }

  fileprivate func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (x - other.x, y - other.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
