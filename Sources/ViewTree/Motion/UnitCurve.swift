/// A curve from (0, 0) to (1, 1): the share of a change after a share of its time.
///
///     let curve = UnitCurve.bezier(
///       startControlPoint: UnitPoint(x: 0.2, y: 0), endControlPoint: UnitPoint(x: 0.1, y: 1))
///     let share = curve.value(at: 0.5)
public struct UnitCurve: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    case circularIn, circularOut, circularInOut
  }

  let kind: Kind

  /// A curve of constant speed.
  public static let linear = UnitCurve(kind: .linear)
  /// A curve that starts slowly.
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// A curve that ends slowly.
  public static let easeOut = bezier(0, 0, 0.58, 1)
  /// A curve that starts and ends slowly.
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  /// A quarter of a circle that starts slowly.
  public static let circularEaseIn = UnitCurve(kind: .circularIn)
  /// A quarter of a circle that ends slowly.
  public static let circularEaseOut = UnitCurve(kind: .circularOut)
  /// Quarters of a circle that start and end slowly.
  public static let circularEaseInOut = UnitCurve(kind: .circularInOut)

  /// Returns a cubic Bézier curve with two control points, whose horizontal parts are from 0 to 1.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    bezier(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
  }

  static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(
      kind: .bezier(x1: min(1, max(0, x1)), y1: y1, x2: min(1, max(0, x2)), y2: y2))
  }

  /// Returns the share of the change at a share of the time; none before 0, all after 1.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    switch kind {
    case .linear: return progress
    case .circularIn: return 1 - (1 - progress * progress).squareRoot()
    case .circularOut: return (1 - (1 - progress) * (1 - progress)).squareRoot()
    case .circularInOut:
      let twice = 2 * progress
      if twice < 1 { return (1 - (1 - twice * twice).squareRoot()) / 2 }
      return ((1 - (2 - twice) * (2 - twice)).squareRoot() + 1) / 2
    case .bezier(let x1, let y1, let x2, let y2):
      let t = Self.parameter(at: progress, x1, x2)
      return Self.coordinate(t, y1, y2)
    }
  }

  /// Returns the slope at a share of the time.
  public func velocity(at progress: Double) -> Double {
    guard (0...1).contains(progress) else { return 0 }
    if case .bezier(let x1, let y1, let x2, let y2) = kind {
      let t = Self.parameter(at: progress, x1, x2)
      let run = Self.slope(t, x1, x2)
      return run > 1e-12 ? Self.slope(t, y1, y2) / run : 0
    }
    let step = 1e-6
    let (low, high) = (max(0, progress - step), min(1, progress + step))
    return (value(at: high) - value(at: low)) / (high - low)
  }

  /// B(t) = 3(1 − t)²t a + 3(1 − t)t² b + t³.
  private static func coordinate(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
  }

  private static func slope(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * a + 6 * rest * t * (b - a) + 3 * t * t * (1 - b)
  }

  /// The parameter at which the curve has a horizontal part, which grows with the parameter.
  ///
  /// Newton's steps, each kept within a bracket that is halved where a step would leave it.
  private static func parameter(at x: Double, _ x1: Double, _ x2: Double) -> Double {
    var (low, high, t) = (0.0, 1.0, x)
    for _ in 0..<60 {
      let error = coordinate(t, x1, x2) - x
      if abs(error) < 1e-14 { break }
      if error > 0 { high = t } else { low = t }
      let run = slope(t, x1, x2)
      let next = t - error / run
      t = run > 1e-12 && next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}
