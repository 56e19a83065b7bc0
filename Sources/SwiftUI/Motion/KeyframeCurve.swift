/// The values of one property along its keyframes.
struct KeyframeCurve<Data: VectorArithmetic> {
  /// A segment that knows where it begins, and how fast.
  fileprivate struct Interval {
    let start: Double
    let duration: Double
    let from: Data
    let to: Data
    let way: Way

    var end: Double { start + duration }
  }

  fileprivate enum Way {
    case linear(UnitCurve)
    /// A cubic with velocities per second at its ends.
    case hermite(Data, Data)
    case spring(Spring, velocity: Data)
    case jump
  }

  private let intervals: [Interval]
  private let initial: Data

  /// The duration of all segments, in seconds.
  var duration: Double { intervals.last?.end ?? 0 }

  /// Creates the values along segments, from a value on.
  init(_ segments: [KeyframeSegment<Data>], from initial: Data) {
    self.initial = initial
    var intervals: [Interval] = []
    for index in segments.indices {
      let from = intervals.last?.to ?? initial
      let segment = segments[index]
      let arrival = intervals.last?.lastVelocity ?? .zero
      let way: Way
      switch segment.kind {
      case .linear(let curve): way = .linear(curve)
      case .move: way = .jump
      case .spring(let spring, let velocity):
        way = .spring(spring, velocity: velocity ?? arrival)
      case .cubic(let start, _):
        let end = Self.lastVelocity(ofCubic: index, segments, from: from)
        way = .hermite(start ?? arrival, end)
      }
      intervals.append(
        Interval(
          start: intervals.last?.end ?? 0, duration: segment.duration, from: from, to: segment.end,
          way: way))
    }
    self.intervals = intervals
  }

  /// The velocity at the end of a cubic segment: its own, else one that goes with its neighbour.
  ///
  /// Between two cubics it is that of a Catmull-Rom spline: the way from the value before to the
  /// value behind, over the time that it takes. Other neighbours lend the slope they begin with.
  private static func lastVelocity(
    ofCubic index: Int, _ segments: [KeyframeSegment<Data>], from: Data
  ) -> Data {
    let segment = segments[index]
    if case .cubic(_, let end?) = segment.kind { return end }
    guard index + 1 < segments.count else { return .zero }
    let next = segments[index + 1]
    switch next.kind {
    case .cubic(let start?, _): return start
    case .cubic(nil, _):
      let time = segment.duration + next.duration
      return time > 0 ? (next.end - from).scaled(by: 1 / time) : .zero
    case .linear(let curve):
      guard next.duration > 0 else { return .zero }
      return (next.end - segment.end).scaled(by: curve.velocity(at: 0) / next.duration)
    case .spring(_, let start): return start ?? .zero
    case .move: return .zero
    }
  }

  /// Returns the value after a time in seconds; behind the last segment it holds.
  func value(at time: Double) -> Data {
    guard let last = intervals.last else { return initial }
    guard time < last.end else { return last.to }
    let now = max(0, time)
    return (intervals.last { $0.start <= now && $0.duration > 0 } ?? last).value(at: now)
  }
}

extension KeyframeCurve.Interval {
  /// Returns the value after a time in seconds of the track.
  fileprivate func value(at time: Double) -> Data {
    let (passed, change) = (time - start, to - from)
    switch way {
    case .jump: return to
    case .linear(let curve): return from + change.scaled(by: curve.value(at: passed / duration))
    case .spring(let spring, let velocity):
      return from + spring.value(target: change, initialVelocity: velocity, time: passed)
    case .hermite(let first, let last):
      let t = passed / duration
      let (square, cube) = (t * t, t * t * t)
      return from + change.scaled(by: 3 * square - 2 * cube)
        + first.scaled(by: (cube - 2 * square + t) * duration)
        + last.scaled(by: (cube - square) * duration)
    }
  }

  /// The velocity at the end, per second.
  fileprivate var lastVelocity: Data {
    guard duration > 0 else { return .zero }
    switch way {
    case .jump: return .zero
    case .linear(let curve): return (to - from).scaled(by: curve.velocity(at: 1) / duration)
    case .hermite(_, let last): return last
    case .spring(let spring, let velocity):
      return spring.velocity(target: to - from, initialVelocity: velocity, time: duration)
    }
  }
}
