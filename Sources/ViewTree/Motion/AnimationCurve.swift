/// A curve that an animation follows.
indirect enum AnimationCurve: Hashable, Sendable {
  /// The system's own, which depends on its version; see ``resolved(for:)``.
  case standard
  case timed(UnitCurve, Double)
  /// A spring that takes over the velocity of the change before; fluid ones always do.
  case spring(Spring, blend: Double, isFluid: Bool)
  case interpolating(Spring, velocity: Double)
  case delayed(AnimationCurve, Double)
  case sped(AnimationCurve, Double)
  case repeated(AnimationCurve, count: Int?, autoreverses: Bool)
  case custom(CustomCurve)
  /// A curve that counts as come about after a time of its own, in seconds.
  case completing(AnimationCurve, Double)
  case blending(BlendedSpring)

  /// Returns how far a change has come after a time in seconds, from an initial velocity; nil once
  /// it is over.
  func value<V: VectorArithmetic>(_ change: V, at time: Double, velocity: V = .zero) -> V? {
    switch self {
    case .standard: return Self.ownSpring.value(change, at: time, velocity: velocity)
    case .timed(let curve, let duration):
      guard time < duration else { return nil }
      return change.scaled(by: curve.value(at: time / duration))
    case .spring(let spring, _, _):
      guard time < spring.end(of: change, velocity: velocity) else { return nil }
      return spring.value(target: change, initialVelocity: velocity, time: time)
    case .interpolating(let spring, let first):
      // The velocity counts in changes a second.
      let velocity = change.scaled(by: first)
      guard time < spring.end(of: change, velocity: velocity) else { return nil }
      return spring.value(target: change, initialVelocity: velocity, time: time)
    case .delayed(let curve, let delay):
      return curve.value(change, at: max(0, time - delay), velocity: velocity)
    case .sped(let curve, let speed):
      return curve.value(change, at: time * speed, velocity: velocity)
    case .repeated(let curve, let count, let autoreverses):
      return repeated(curve, count, autoreverses, change, time)
    case .custom(let custom): return custom.value(change, at: time)
    case .completing(let curve, _): return curve.value(change, at: time, velocity: velocity)
    case .blending(let spring):
      guard time < spring.end(of: change, velocity: velocity) else { return nil }
      return spring.state(of: change, velocity: velocity, at: time).position
    }
  }

  /// A leg of a reversing change shows what is left of it, mirrored in value; not in time.
  private func repeated<V: VectorArithmetic>(
    _ curve: AnimationCurve, _ count: Int?, _ autoreverses: Bool, _ change: V, _ time: Double
  ) -> V? {
    guard let length = curve.duration(of: change), length > 0 else {
      return curve.value(change, at: time)
    }
    let leg = (time / length + 1e-9).rounded(.down)
    if let count, leg >= Double(count) { return nil }
    let value = curve.value(change, at: time - leg * length) ?? change
    return autoreverses && leg.truncatingRemainder(dividingBy: 2) == 1 ? change - value : value
  }

  /// The time after which a change is over, in seconds; nil if it never is.
  func duration<V: VectorArithmetic>(of change: V, velocity: V = .zero) -> Double? {
    switch self {
    case .standard: Self.ownSpring.duration(of: change, velocity: velocity)
    case .timed(_, let duration): max(0, duration)
    case .spring(let spring, _, _): spring.end(of: change, velocity: velocity)
    case .interpolating(let spring, let first):
      spring.end(of: change, velocity: change.scaled(by: first))
    case .delayed(let curve, let delay): curve.duration(of: change).map { $0 + max(0, delay) }
    case .sped(let curve, let speed):
      speed > 0 ? curve.duration(of: change).map { $0 / speed } : nil
    case .repeated(let curve, let count, _):
      count.flatMap { count in curve.duration(of: change).map { $0 * Double(count) } }
    case .custom(let custom): custom.duration(of: change)
    case .completing(let curve, _): curve.duration(of: change, velocity: velocity)
    case .blending(let spring): spring.end(of: change, velocity: velocity)
    }
  }

  /// Returns the velocity of a change after a time in seconds; only springs pass theirs on.
  func velocity<V: VectorArithmetic>(_ change: V, at time: Double, velocity: V) -> V {
    switch self {
    case .standard: Self.ownSpring.velocity(change, at: time, velocity: velocity)
    case .spring(let spring, _, _):
      spring.velocity(target: change, initialVelocity: velocity, time: time)
    case .interpolating(let spring, let first):
      spring.velocity(target: change, initialVelocity: change.scaled(by: first), time: time)
    case .delayed(let curve, let delay):
      time < delay ? .zero : curve.velocity(change, at: time - delay, velocity: velocity)
    case .sped(let curve, let speed):
      curve.velocity(change, at: time * speed, velocity: velocity).scaled(by: speed)
    case .completing(let curve, _): curve.velocity(change, at: time, velocity: velocity)
    case .blending(let spring): spring.state(of: change, velocity: velocity, at: time).velocity
    default: .zero
    }
  }

  /// Returns whether the curve replaces another one, from its position and with its velocity.
  func merges(after other: AnimationCurve) -> Bool {
    switch (self, other) {
    case (.standard, _): true
    case (.completing(let curve, _), _): curve.merges(after: other)
    case (_, .completing(let old, _)): merges(after: old)
    case (.spring(_, _, let isFluid), _): isFluid
    case (.blending, _): true
    case (.delayed(let curve, let delay), .delayed(let old, let before)):
      delay == before && curve.merges(after: old)
    case (.sped(let curve, let speed), .sped(let old, let before)):
      speed == before && curve.merges(after: old)
    case (.custom(let custom), .custom(let old)): custom.merges(after: old)
    default: false
    }
  }

  /// Returns the curve as it replaces another: a spring of another response blends over from it.
  func blended(after other: AnimationCurve) -> AnimationCurve {
    switch (self, other) {
    case (.completing(let curve, let time), _): .completing(curve.blended(after: other), time)
    case (_, .completing(let old, _)): blended(after: old)
    case (.delayed(let curve, let delay), .delayed(let old, _)):
      .delayed(curve.blended(after: old), delay)
    case (.sped(let curve, let speed), .sped(let old, _)):
      .sped(curve.blended(after: old), speed)
    case (.spring(let spring, let blend, _), .spring(let old, _, _))
    where blend > 0 && old != spring:
      .blending(BlendedSpring(from: old, to: spring, over: blend))
    case (.spring(let spring, let blend, _), .blending(let old))
    where blend > 0 && old.to != spring:
      .blending(BlendedSpring(from: old.to, to: spring, over: blend))
    default: self
    }
  }

  /// The time at which the change has come about but for its settling, in seconds.
  var logicalDuration: Double? {
    switch self {
    case .standard: Self.ownSpring.logicalDuration
    case .timed(_, let duration): max(0, duration)
    case .spring(let spring, _, _): spring.response
    case .interpolating(let spring, _): 2 * .pi / spring.stiffness.squareRoot()
    case .delayed(let curve, let delay): curve.logicalDuration.map { $0 + max(0, delay) }
    case .sped(let curve, let speed): speed > 0 ? curve.logicalDuration.map { $0 / speed } : nil
    case .repeated(let curve, let count, _):
      count.flatMap { count in curve.logicalDuration.map { $0 * Double(count) } }
    case .custom: nil
    case .completing(_, let time): max(0, time)
    case .blending(let spring): spring.to.response
    }
  }
}

extension VectorArithmetic {
  /// Returns the vector with each component multiplied by a factor.
  public func scaled(by factor: Double) -> Self {
    var vector = self
    vector.scale(by: factor)
    return vector
  }
}

extension Spring {
  /// The time after which a change counts as over, in seconds: the frame behind the first one in
  /// which the squares of speed and acceleration are at most 0.0036, as the system's are, and a
  /// hundredth of the change is left.
  func end<V: VectorArithmetic>(of change: V, velocity: V) -> Double {
    let (frame, limit) = (1.0 / 60, 0.0036)
    let whole = change.magnitudeSquared
    guard whole > 0 || velocity.magnitudeSquared > 0 else { return 0 }
    for count in 1...600 {
      let time = Double(count) * frame
      let gap = value(target: change, initialVelocity: velocity, time: time) - change
      let speed = self.velocity(target: change, initialVelocity: velocity, time: time)
      guard gap.magnitudeSquared <= whole * 1e-4, speed.magnitudeSquared <= limit else { continue }
      let pull = gap.scaled(by: -frequency * frequency)
      let brake = speed.scaled(by: -2 * dampingRatio * frequency)
      if (pull + brake).magnitudeSquared <= limit { return time + frame }
    }
    return 10
  }
}

/// An animation of an app's own.
struct CustomCurve: Hashable, Sendable {
  private let base: any CustomAnimation

  init(_ base: any CustomAnimation) { self.base = base }

  /// The longest that a change is looked through for its end, in frames.
  private static let longest = 3600

  func value<V: VectorArithmetic>(_ change: V, at time: Double) -> V? {
    var context = AnimationContext<V>()
    return base.animate(value: change, time: time, context: &context)
  }

  func duration<V: VectorArithmetic>(of change: V) -> Double? {
    (0...Self.longest).lazy.map { Double($0) / 60 }.first { value(change, at: $0) == nil }
  }

  func merges(after other: CustomCurve) -> Bool {
    var context = AnimationContext<Double>()
    return base.shouldMerge(
      previous: Animation(.custom(other)), value: 1, time: 0, context: &context)
  }

  static func == (lhs: Self, rhs: Self) -> Bool { AnyHashable(lhs.base) == AnyHashable(rhs.base) }

  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}
