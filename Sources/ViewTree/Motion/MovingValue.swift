/// A value that may be on its way to what it was set to.
struct MovingValue<Value: VectorArithmetic> {
  /// One animated change: from where the value then is to its target.
  private struct Leg {
    let curve: AnimationCurve
    /// The origin of the first of several legs.
    var origin: Value
    var target: Value
    let start: Double
    let velocity: Value
  }

  /// The value that was set, which is the end of the motion.
  private(set) var model: Value
  /// The changes that are on their way, the oldest first: each goes on beneath the next.
  private var legs: [Leg] = []
  /// The last values that were set without an animation, where the velocity is tracked.
  private var samples = VelocitySamples<Value>()

  init(_ model: Value) { self.model = model }

  /// Returns the value at a time, in seconds.
  ///
  /// Of several changes the newest counts: out = old(t) + (target − old(t)) f(t − start).
  func value(at time: Double) -> Value {
    guard isMoving(at: time) else { return model }
    return value(of: legs[...], at: time)
  }

  private func value(of legs: ArraySlice<Leg>, at time: Double) -> Value {
    guard let leg = legs.last else { return model }
    let base = legs.count == 1 ? leg.origin : value(of: legs.dropLast(), at: time)
    let change = leg.target - base
    return base + (leg.curve.value(change, at: time - leg.start, velocity: leg.velocity) ?? change)
  }

  /// The time at which the value comes to rest; infinite if it never does, nil if it is at rest.
  var end: Double? {
    guard let leg = legs.last else { return nil }
    let change = leg.target - leg.origin
    return leg.curve.duration(of: change, velocity: leg.velocity).map { leg.start + $0 }
      ?? .infinity
  }

  /// Returns whether the value is moving at a time, in seconds.
  func isMoving(at time: Double) -> Bool { end.map { time < $0 } ?? false }

  /// Sets the value at a time, along a curve or at once; what is on its way goes on by the
  /// difference.
  ///
  /// A velocity that was tracked is where the next spring begins.
  mutating func set(
    _ value: Value, along curve: AnimationCurve?, at time: Double, tracksVelocity: Bool = false
  ) {
    if !isMoving(at: time) { legs = [] }
    guard value != model else { return }
    defer { model = value }
    guard let curve else {
      shift(by: value - model)
      if tracksVelocity {
        samples.add(value, at: time)
      } else {
        samples = VelocitySamples()
      }
      return
    }
    let now = self.value(at: time)
    defer { samples = VelocitySamples() }
    guard let last = legs.last, !curve.merges(after: last.curve) else {
      let blended = legs.last.map { curve.blended(after: $0.curve) } ?? curve
      legs = [
        Leg(curve: blended, origin: now, target: value, start: time, velocity: velocity(at: time))
      ]
      return
    }
    legs.append(Leg(curve: curve, origin: now, target: value, start: time, velocity: .zero))
  }

  private mutating func shift(by distance: Value) {
    for index in legs.indices {
      legs[index].origin += distance
      legs[index].target += distance
    }
  }

  private func velocity(at time: Double) -> Value {
    guard let leg = legs.last else { return samples.velocity(at: time) }
    return leg.curve.velocity(leg.target - leg.origin, at: time - leg.start, velocity: leg.velocity)
  }

  /// Lets the value stand at its end.
  mutating func finish() { (legs, samples) = ([], VelocitySamples()) }
}
