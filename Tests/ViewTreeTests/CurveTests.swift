import Foundation
import Testing

@testable import ViewTree

/// Curves of change, against values that were worked out otherwise: Béziers by halving intervals,
/// springs by integrating their equation in 20,000 steps (Runge-Kutta of the fourth order).
@Suite struct CurveTests {
  private func isNear(_ a: Double?, _ b: Double, within limit: Double = 1e-6) -> Bool {
    a.map { abs($0 - b) < limit } ?? false
  }

  @Test(arguments: [
    (UnitCurve.easeIn, [0.01702661, 0.093464651, 0.315356813, 0.621861869, 0.839427846]),
    (.easeOut, [0.160572154, 0.378138131, 0.684643187, 0.906535349, 0.98297339]),
    (.easeInOut, [0.019722454, 0.129161931, 0.5, 0.870838069, 0.980277546]),
    (
      .bezier(0.17, 0.67, 0.83, 0.67), [0.249037901, 0.440574224, 0.6275, 0.770350025, 0.875860058]
    ),
    (
      .bezier(0.34, 1.56, 0.64, 1), [0.403933042, 0.816289199, 1.08740067, 1.05964686, 1.012615579]
    ),
    (.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
  ])
  func béziers(curve: UnitCurve, values: [Double]) {
    for (progress, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], values) {
      #expect(isNear(curve.value(at: progress), value))
    }
    #expect(curve.value(at: -1) == 0)
    #expect(curve.value(at: 2) == 1)
  }

  @Test(arguments: [
    (Spring.smooth, 0.0, [0.357739556, 0.821025554, 0.986399069]),
    (.snappy, 0, [0.388102446, 0.894509453, 1.006019961]),
    (.bouncy, 0, [0.423302123, 0.984087491, 1.014498422]),
    (Spring(duration: 0.5, bounce: -0.2), 0, [0.315683409, 0.723449712, 0.942382605]),
    (Spring(response: 0.5, dampingRatio: 0.825), 3, [0.491272465, 0.939152159, 1.007459361]),
  ])
  func springs(spring: Spring, velocity: Double, values: [Double]) {
    for (time, value) in zip([0.1, 0.25, 0.5], values) {
      #expect(
        isNear(spring.value(target: 1, initialVelocity: velocity, time: time), value))
      let step = 1e-5
      let slope =
        (spring.value(target: 1, initialVelocity: velocity, time: time + step)
          - spring.value(target: 1, initialVelocity: velocity, time: time - step)) / (2 * step)
      #expect(
        isNear(
          spring.velocity(target: 1, initialVelocity: velocity, time: time), slope, within: 1e-4))
    }
  }

  @Test func springsOfAllSpellingsAgree() {
    #expect(isNear(Spring.smooth.stiffness, 157.91367041742973, within: 1e-9))
    #expect(isNear(Spring.smooth.damping, 25.132741228718345, within: 1e-9))
    let physical = Spring(mass: 1, stiffness: 157.91367041742973, damping: 25.132741228718345)
    #expect(isNear(physical.response, 0.5, within: 1e-9))
    #expect(isNear(physical.bounce, 0, within: 1e-9))
    #expect(isNear(Spring(duration: 0.4, bounce: 0.25).dampingRatio, 0.75, within: 1e-9))
    #expect(isNear(Spring(duration: 0.4, bounce: -0.5).dampingRatio, 2, within: 1e-9))
    #expect(Spring(mass: 1, stiffness: 100, damping: 40).dampingRatio == 1)
    #expect(isNear(Spring.snappy.settlingDuration, 0.877, within: 0.001))
    #expect(isNear(Spring.smooth.settlingDuration, 0.8, within: 1e-9))
    let settled = Spring(settlingDuration: 1, dampingRatio: 0.7)
    #expect(isNear(settled.settlingDuration, 1, within: 1e-6))
    #expect(Spring(response: 0, dampingRatio: 1).stiffness == 45_000)
  }

  @Test func delaySpeedAndRepetitionCompose() {
    func value(_ animation: Animation, _ time: Double) -> Double? {
      animation.curve.value(1, at: time)
    }
    let linear = Animation.linear(duration: 1)
    #expect(value(linear.delay(0.5), 0.25) == 0)
    #expect(isNear(value(linear.delay(0.5), 0.75), 0.25))
    #expect(value(linear.delay(0.5), 1.5) == nil)
    #expect(isNear(value(linear.speed(2), 0.25), 0.5))
    #expect(isNear(value(linear.delay(0.5).speed(2), 0.5), 0.5))
    #expect(isNear(value(linear.speed(2).delay(0.5), 0.75), 0.5))
    let twice = linear.repeatCount(2)
    #expect(isNear(value(twice, 0.25), 0.25))
    #expect(isNear(value(twice, 1.25), 0.75))
    #expect(value(twice, 2) == nil)
    #expect(isNear(value(linear.repeatCount(2, autoreverses: false), 1.25), 0.25))
    #expect(isNear(value(linear.repeatForever(), 101.25), 0.75))
    #expect(linear.repeatForever().curve.duration(of: 1.0) == nil)
    // A leg that returns shows the same curve, mirrored in value.
    let eased = Animation.easeIn(duration: 1).repeatCount(2)
    #expect(isNear(value(eased, 1.25), 1 - 0.093464651))
    #expect(value(.linear(duration: 0), 0) == nil)
  }

  @Test func aNewTargetTakesOverTheVelocityOfASpring() throws {
    var value = MovingValue(0.0)
    let curve = Animation.spring(.smooth).curve
    value.set(100, along: curve, at: 0)
    let before = value.value(at: 0.1)
    value.set(0, along: curve, at: 0.1)
    #expect(isNear(value.value(at: 0.1), before))
    // It runs on at first, for it has the velocity of the way there.
    #expect(value.value(at: 0.12) > before)
    let spring = Spring.smooth
    let velocity = spring.velocity(target: 100, time: 0.1)
    let wanted = before + spring.value(target: -before, initialVelocity: velocity, time: 0.2)
    #expect(isNear(value.value(at: 0.3), wanted))
    #expect(try #require(value.end) > 0.6)
    #expect(value.value(at: 10) == 0)
  }

  @Test func timedCurvesLieOverEachOther() {
    var value = MovingValue(0.0)
    let curve = Animation.linear(duration: 1).curve
    value.set(100, along: curve, at: 0)
    value.set(0, along: curve, at: 0.5)
    // The old one is at 75, of which the new one has taken a quarter.
    #expect(isNear(value.value(at: 0.75), 56.25))
    #expect(value.value(at: 1.5) == 0)
  }

  @Test func aJumpMovesWhatIsOnItsWay() {
    var value = MovingValue(0.0)
    value.set(100, along: Animation.linear(duration: 1).curve, at: 0)
    value.set(150, along: nil, at: 0.5)
    #expect(isNear(value.value(at: 0.5), 100))
    #expect(isNear(value.value(at: 0.75), 125))
    #expect(value.value(at: 1) == 150)
  }

  @Test func anInterpolatingSpringCountsItsVelocityInChanges() {
    // ζ<1: x = Δ − e^(−ζωt)(Δ cos ωd t + (ζωΔ − v)/ωd · sin ωd t), v = 3 Δ a second.
    let curve = Animation.interpolatingSpring(
      mass: 2, stiffness: 200, damping: 12, initialVelocity: 3
    ).curve
    let (omega, ratio, change, t) = (10.0, 0.3, 50.0, 0.2)
    let swing = omega * (1 - ratio * ratio).squareRoot()
    let wave =
      change * cos(swing * t) + (ratio * omega * change - 3 * change) / swing * sin(swing * t)
    #expect(isNear(curve.value(change, at: t) ?? 0, change - exp(-ratio * omega * t) * wave))
    #expect(isNear(curve.logicalDuration ?? 0, 2 * .pi / 200.0.squareRoot()))
    // What would creep is held to the critical damping.
    let stiff = Animation.interpolatingSpring(stiffness: 100, damping: 40).curve
    #expect(isNear(stiff.value(1, at: 0.1) ?? 0, 1 - exp(-1.0) * 2))
  }

  @Test func anInteractiveSpringIsAQuickOne() {
    let (omega, ratio, t) = (2 * Double.pi / 0.15, 0.86, 0.05)
    let swing = omega * (1 - ratio * ratio).squareRoot()
    let wave = cos(swing * t) + ratio * omega / swing * sin(swing * t)
    let wanted = 1 - exp(-ratio * omega * t) * wave
    for animation in [Animation.interactiveSpring, .interactiveSpring()] {
      #expect(isNear(animation.curve.value(1, at: t) ?? 0, wanted))
    }
    let other = Animation.interactiveSpring(duration: 0.15, extraBounce: -0.01)
    #expect(isNear(other.curve.value(1, at: t) ?? 0, wanted))
  }

  @Test func anAnimationCompletesWhenItIsSaid() {
    let spring = Animation.smooth
    let early = spring.logicallyComplete(after: 0.1)
    #expect(early.logicalDuration == 0.1)
    #expect(early.curve.value(1, at: 0.2) == spring.curve.value(1, at: 0.2))
    #expect(isNear(early.delay(1).logicalDuration ?? 0, 1.1))
    // It takes over from another as the spring itself would.
    #expect(early.curve.merges(after: Animation.linear.curve))
  }

  @Test func aSpringBlendsOverFromTheOneBefore() {
    func value(blend: Double, from first: Double = 1) -> MovingValue<Double> {
      var value = MovingValue(0.0)
      value.set(100, along: Animation.spring(Spring(response: first, dampingRatio: 1)).curve, at: 0)
      value.set(
        200,
        along: Animation.spring(Spring(response: 0.2, dampingRatio: 1), blendDuration: blend)
          .curve, at: 0.1)
      return value
    }
    let (old, hard, soft) = (value(blend: 0, from: 1), value(blend: 0), value(blend: 0.5))
    #expect(isNear(old.value(at: 0.1), soft.value(at: 0.1)))
    // At first it is as slow as the spring before, then as quick as it is itself.
    var slow = MovingValue(0.0)
    let before = Animation.spring(Spring(response: 1, dampingRatio: 1)).curve
    slow.set(100, along: before, at: 0)
    slow.set(200, along: before, at: 0.1)
    #expect(abs(soft.value(at: 0.15) - slow.value(at: 0.15)) < 1.5)
    #expect(abs(hard.value(at: 0.15) - slow.value(at: 0.15)) > 20)
    #expect(soft.value(at: 0.3) > slow.value(at: 0.3))
    #expect(soft.value(at: 5) == 200)
    // Springs of one response need no blending: the integral is the formula.
    let blended = BlendedSpring(from: .bouncy, to: .bouncy, over: 0.3)
    let state = blended.state(of: 10.0, velocity: 4, at: 0.31)
    let spring = Spring.bouncy
    #expect(isNear(state.position, spring.value(target: 10, initialVelocity: 4, time: 0.31)))
    #expect(
      isNear(
        state.velocity, spring.velocity(target: 10, initialVelocity: 4, time: 0.31), within: 1e-5))
  }

  @Test func aVelocityThatIsTrackedIsWhereASpringBegins() {
    var value = MovingValue(0.0)
    for (time, place) in [(0.0, 1.0), (0.1, 2), (0.2, 6)] {
      value.set(place, along: nil, at: time, tracksVelocity: true)
    }
    // A quarter of 40 and three quarters of 10, and 50 ms of decay.
    let velocity = 17.5 * pow(0.998, 50)
    value.set(0, along: Animation.smooth.curve, at: 0.25)
    let wanted = 6 + Spring.smooth.value(target: -6, initialVelocity: velocity, time: 0.1)
    #expect(isNear(value.value(at: 0.35), wanted))
    var other = MovingValue(0.0)
    other.set(6, along: nil, at: 0.2)
    other.set(0, along: Animation.smooth.curve, at: 0.25)
    #expect(isNear(other.value(at: 0.35), 6 + Spring.smooth.value(target: -6, time: 0.1)))
  }
}
