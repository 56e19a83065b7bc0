/// A model of a spring: a mass that is drawn to its rest and held back on its way.
///
/// A step from 0 to Δ with an initial velocity v solves x″ + 2ζω x′ + ω²(x − Δ) = 0, where ω is the
/// frequency without damping and ζ the share of damping at which the spring just does not swing
/// past its rest.
///
///     let spring = Spring(duration: 0.6, bounce: 0.3)
///     let halfway = spring.value(target: 100.0, time: spring.duration / 2)
public struct Spring: Hashable, Sendable {
  /// The mass at the end of the spring.
  public let mass: Double
  /// The stiffness of the spring.
  public let stiffness: Double
  /// The damping of the spring.
  public let damping: Double

  /// The stiffest spring that a response may ask for.
  private static let greatestStiffness = 45_000.0

  private init(response: Double, ratio: Double) {
    let frequency = response > 0 ? 2 * Double.pi / response : .infinity
    mass = 1
    stiffness = min(Self.greatestStiffness, frequency * frequency)
    damping = 2 * ratio * stiffness.squareRoot()
  }

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration, in seconds.
  ///   - bounce: The bounce, from -1 to 1; above 0 the spring swings past its end.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, ratio: bounce >= 0 ? 1 - bounce : 1 / (1 + max(-0.999, bounce)))
  }

  /// Creates a spring by its response in seconds and its damping ratio; 1 is critical.
  public init(response: Double, dampingRatio: Double) {
    self.init(response: response, ratio: dampingRatio)
  }

  /// Creates a spring by its physical constants.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let critical = 2 * (stiffness * mass).squareRoot()
    (self.mass, self.stiffness) = (mass, stiffness)
    self.damping = allowOverDamping ? damping : min(damping, critical)
  }

  /// Creates a spring that settles in a time, in seconds.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let time = min(10, max(0.01, settlingDuration))
    let ratio = min(1, max(0.0001, dampingRatio))
    // The settling time falls as the frequency rises.
    var (low, high) = (1e-3, 1e5)
    for _ in 0..<100 {
      let middle = (low * high).squareRoot()
      let spring = Spring(response: 2 * .pi / middle, ratio: ratio)
      if spring.exactSettling(epsilon) > time { low = middle } else { high = middle }
    }
    self.init(response: 2 * .pi / high, ratio: ratio)
  }

  /// A spring without bounce.
  public static let smooth = Spring()
  /// A spring with little bounce.
  public static let snappy = Spring(bounce: 0.15)
  /// A spring with more bounce.
  public static let bouncy = Spring(bounce: 0.3)

  /// Returns a spring without bounce, of a duration in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// Returns a spring with little bounce, of a duration in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// Returns a spring with more bounce, of a duration in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The frequency without damping, in radians a second.
  var frequency: Double { (stiffness / mass).squareRoot() }
  /// The damping as a share of that at which the spring does not swing; 1 is critical.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
  /// The stiffness as the period of the spring without damping, in seconds.
  public var response: Double { 2 * .pi / frequency }
  /// The perceptual duration, in seconds.
  public var duration: TimeInterval { response }
  /// The bounce, from -1 to 1; above 0 the spring swings past its end.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  /// The time after which the spring has come to rest, in seconds.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1, initialVelocity: 0, epsilon: 0.001)
  }

  /// Returns the position of a step of 1 after a time in seconds, from an initial velocity.
  func position(at time: Double, velocity: Double = 0) -> Double {
    guard time > 0 else { return 0 }
    let (omega, ratio) = (frequency, dampingRatio)
    if ratio < 1 {
      let swing = omega * (1 - ratio * ratio).squareRoot()
      let decay = exp(-ratio * omega * time)
      let sine = (ratio * omega - velocity) / swing * sin(swing * time)
      return 1 - decay * (cos(swing * time) + sine)
    }
    if ratio == 1 { return 1 - exp(-omega * time) * (1 + (omega - velocity) * time) }
    let root = (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-omega * (ratio - root), -omega * (ratio + root))
    let a = (velocity + fast) / (slow - fast)
    return 1 + a * exp(slow * time) + (-1 - a) * exp(fast * time)
  }

  /// Returns the velocity of a step of 1 after a time in seconds, from an initial velocity.
  func speed(at time: Double, velocity: Double = 0) -> Double {
    let (omega, ratio) = (frequency, dampingRatio)
    if ratio < 1 {
      let swing = omega * (1 - ratio * ratio).squareRoot()
      let decay = exp(-ratio * omega * time)
      let b = (ratio * omega - velocity) / swing
      let (c, s) = (cos(swing * time), sin(swing * time))
      return decay * (ratio * omega * (c + b * s) + swing * (s - b * c))
    }
    if ratio == 1 {
      return exp(-omega * time) * (omega + (omega - velocity) * (omega * time - 1))
    }
    let root = (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-omega * (ratio - root), -omega * (ratio + root))
    let a = (velocity + fast) / (slow - fast)
    return a * slow * exp(slow * time) + (-1 - a) * fast * exp(fast * time)
  }

  /// Returns the value of a spring that moves from zero to a target.
  ///
  /// - Parameters:
  ///   - target: The value at rest.
  ///   - initialVelocity: The velocity at the start, per second.
  ///   - time: The time since the start, in seconds.
  /// - Returns: The value at the time.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    // The motion is linear in the target and in the first velocity.
    let still = position(at: time)
    var (part, drift) = (target, initialVelocity)
    part.scale(by: still)
    drift.scale(by: position(at: time, velocity: 1) - still)
    return part + drift
  }

  /// Returns the velocity of a spring that moves from zero to a target.
  ///
  ///     let speed = Spring.bouncy.velocity(target: 100.0, time: 0.1)
  ///
  /// - Parameters:
  ///   - target: The value at rest.
  ///   - initialVelocity: The velocity at the start, per second.
  ///   - time: The time since the start, in seconds.
  /// - Returns: The velocity at the time, per second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let still = speed(at: time)
    var (part, drift) = (target, initialVelocity)
    part.scale(by: still)
    drift.scale(by: speed(at: time, velocity: 1) - still)
    return part + drift
  }

  /// Returns the time after which the spring stays within epsilon of its target, in seconds.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let length = target.magnitudeSquared.squareRoot()
    let (omega, ratio) = (frequency, dampingRatio)
    if ratio < 1 {
      var drift = target
      drift.scale(by: ratio * omega)
      let first = (drift - initialVelocity).magnitudeSquared.squareRoot()
      return max(0, log((first + length) / epsilon)) / (ratio * omega)
    }
    // In steps of a tenth of a second, as the system looks for it.
    for tenth in 1...600 {
      let time = Double(tenth) / 10
      let gap = value(target: target, initialVelocity: initialVelocity, time: time) - target
      if gap.magnitudeSquared.squareRoot() < epsilon { return time }
    }
    return 60
  }

  /// The time after which the spring's envelope is within epsilon, in seconds.
  private func exactSettling(_ epsilon: Double) -> Double {
    let (omega, ratio) = (frequency, dampingRatio)
    if ratio < 1 { return log((1 + ratio * omega) / epsilon) / (ratio * omega) }
    var (low, high) = (0.0, 100 / omega)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if 1 - position(at: middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }
}
