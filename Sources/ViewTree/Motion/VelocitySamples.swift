/// The last values of something that is moved by hand, from which its velocity follows.
struct VelocitySamples<Value: VectorArithmetic> {
  private var samples: [(time: Double, value: Value)] = []

  /// As many as count: the newest slope, and the one before it.
  private static var most: Int { 3 }
  /// The share of the velocity that is left after a millisecond without a value.
  private static var decay: Double { 0.998 }

  /// Adds a value at a time in seconds; of one time the last counts.
  mutating func add(_ value: Value, at time: Double) {
    if let last = samples.last, last.time >= time { samples.removeLast() }
    samples.append((time, value))
    if samples.count > Self.most { samples.removeFirst() }
  }

  /// Returns the velocity at a time, per second: a quarter of the newest slope and three quarters
  /// of the one before it.
  func velocity(at time: Double) -> Value {
    guard let last = samples.last, samples.count > 1 else { return .zero }
    let slopes = zip(samples, samples.dropFirst()).map { before, after in
      (after.value - before.value).scaled(by: 1 / (after.time - before.time))
    }
    let newest = slopes[slopes.count - 1]
    let mixed = slopes.count > 1 ? newest.scaled(by: 0.25) + slopes[0].scaled(by: 0.75) : newest
    return mixed.scaled(by: pow(Self.decay, max(0, time - last.time) * 1000))
  }
}
