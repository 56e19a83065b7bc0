/// A spring that takes over from one of another response, and becomes itself over a time.
///
/// Its coefficients change on the way, so that there is no closed form: it is integrated in steps
/// of the fourth order.
struct BlendedSpring: Hashable, Sendable {
  /// The spring that ran before.
  let from: Spring
  /// The spring that takes over.
  let to: Spring
  /// The time of the change, in seconds.
  let duration: Double

  init(from: Spring, to: Spring, over duration: Double) {
    (self.from, self.to, self.duration) = (from, to, duration)
  }

  /// The place and the speed of what the spring moves.
  struct State<V: VectorArithmetic> {
    var position: V
    var velocity: V

    fileprivate func moved(by slope: State, _ time: Double) -> State {
      State(
        position: position + slope.position.scaled(by: time),
        velocity: velocity + slope.velocity.scaled(by: time))
    }
  }

  private static let step = 1.0 / 300

  /// Returns the state of a change after a time in seconds, from an initial velocity.
  func state<V: VectorArithmetic>(of change: V, velocity: V, at time: Double) -> State<V> {
    var state = State(position: V.zero, velocity: velocity)
    var now = 0.0
    while now < time - 1e-12 {
      let step = min(Self.step, time - now)
      advance(&state, towards: change, at: now, by: step)
      now += step
    }
    return state
  }

  /// The time after which a change counts as over, in seconds, as that of any spring does.
  func end<V: VectorArithmetic>(of change: V, velocity: V) -> Double {
    let whole = change.magnitudeSquared
    guard whole > 0 || velocity.magnitudeSquared > 0 else { return 0 }
    var state = State(position: V.zero, velocity: velocity)
    for count in 0..<3000 {
      let time = Double(count) * Self.step
      if count % 5 == 0, count > 0, isAtRest(state, change, at: time) { return time + 1.0 / 60 }
      advance(&state, towards: change, at: time, by: Self.step)
    }
    return 10
  }

  private func isAtRest<V: VectorArithmetic>(
    _ state: State<V>, _ change: V, at time: Double
  ) -> Bool {
    let limit = 0.0036
    let gap = state.position - change
    return gap.magnitudeSquared <= change.magnitudeSquared * 1e-4
      && state.velocity.magnitudeSquared <= limit
      && slope(state, change, at: time).velocity.magnitudeSquared <= limit
  }

  private func advance<V: VectorArithmetic>(
    _ state: inout State<V>, towards change: V, at time: Double, by step: Double
  ) {
    let first = slope(state, change, at: time)
    let second = slope(state.moved(by: first, step / 2), change, at: time + step / 2)
    let third = slope(state.moved(by: second, step / 2), change, at: time + step / 2)
    let fourth = slope(state.moved(by: third, step), change, at: time + step)
    state = state.moved(by: first, step / 6).moved(by: second, step / 3)
      .moved(by: third, step / 3).moved(by: fourth, step / 6)
  }

  /// The speed and the acceleration: x″ = −ω²(x − Δ) − 2ζω x′.
  private func slope<V: VectorArithmetic>(
    _ state: State<V>, _ change: V, at time: Double
  ) -> State<V> {
    let share = min(1, max(0, time / duration))
    let part = share * share * (3 - 2 * share)
    let response = from.response + (to.response - from.response) * part
    let ratio = from.dampingRatio + (to.dampingRatio - from.dampingRatio) * part
    let frequency = 2 * Double.pi / response
    let pull = (state.position - change).scaled(by: -frequency * frequency)
    return State(
      position: state.velocity,
      velocity: pull + state.velocity.scaled(by: -2 * ratio * frequency))
  }
}
