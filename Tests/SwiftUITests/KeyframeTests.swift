import SwiftUI
import TestSupport
import Testing

/// Values along keyframes, against their formulas.
@MainActor @Suite struct KeyframeTests {
  private func isNear(_ a: Double, _ b: Double, within limit: Double = 1e-9) -> Bool {
    abs(a - b) < limit
  }

  @Test func linearKeyframesFollowOneAnother() {
    let line = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      MoveKeyframe(4)
      LinearKeyframe(0, duration: 2)
      LinearKeyframe(8, duration: 1, timingCurve: .easeIn)
    }
    #expect(line.duration == 4)
    for (time, value) in [(0.0, 0.0), (0.25, 2.5), (1, 4), (2, 2), (3, 0), (4, 8), (9, 8)] {
      #expect(isNear(line.value(time: time), value), "\(time)")
    }
    #expect(isNear(line.value(time: 3.5), 8 * UnitCurve.easeIn.value(at: 0.5)))
    #expect(isNear(line.value(progress: 0.5), 2))
  }

  @Test func cubicKeyframesAreACatmullRomSpline() {
    let line = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(30, duration: 3)
    }
    // Between both the slope is (30 − 0) / 4; at the ends there is none.
    let slope = 7.5
    for t in [0.25, 0.5, 0.75] {
      let first = 10 * (3 * t * t - 2 * t * t * t) + slope * (t * t * t - t * t)
      #expect(isNear(line.value(time: t), first))
      let second =
        10 + 20 * (3 * t * t - 2 * t * t * t) + slope * 3 * (t * t * t - 2 * t * t + t)
      #expect(isNear(line.value(time: 1 + 3 * t), second))
    }
    let alone = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(0, duration: 2, startVelocity: 4, endVelocity: 0)
    }
    // t³ − 2t² + t, for a velocity of 4 over two seconds.
    #expect(isNear(alone.value(time: 1), 8 * (0.125 - 0.5 + 0.5)))
  }

  @Test func neighboursOfAnotherKindLendTheirSlope() {
    let line = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      CubicKeyframe(20, duration: 1)
      LinearKeyframe(50, duration: 1)
    }
    let t = 0.5
    let wanted = 10 + 10 * 0.5 + 10 * (t * t * t - 2 * t * t + t) + 30 * (t * t * t - t * t)
    #expect(isNear(line.value(time: 1.5), wanted))
  }

  @Test func springKeyframesTakeTheirVelocityOver() {
    let line = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 0.5)
      SpringKeyframe(0, duration: 1, spring: .smooth)
      SpringKeyframe(5, spring: .bouncy)
    }
    // 10 − x(t) with the velocity of 20 a second: x = Δ − e^(−ωt)(Δ + (ωΔ − v)t).
    let (omega, t) = (2 * Double.pi / 0.5, 0.2)
    let wanted = 10 + (-10 - exp(-omega * t) * (-10 + (omega * -10 - 20) * t))
    #expect(isNear(line.value(time: 0.7), wanted))
    #expect(isNear(line.duration, 1.5 + Spring.bouncy.settlingDuration))
  }

  @Test func tracksRunBesideEachOther() {
    struct Pose: Equatable {
      var x = 0.0
      var scale = 1.0
    }
    let line = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) { LinearKeyframe(10, duration: 2) }
      KeyframeTrack(\.scale) { for _ in 0..<2 { LinearKeyframe(2, duration: 0.25) } }
    }
    #expect(line.duration == 2)
    #expect(line.value(time: 0.125) == Pose(x: 0.625, scale: 1.5))
    #expect(line.value(time: 1) == Pose(x: 5, scale: 2))
  }

  private struct Jump: View {
    @State private var count = 0
    var body: some View {
      ZStack {
        KeyframeAnimator(initialValue: 0.0, trigger: count) { x in
          Color.red.frame(width: 20, height: 20).offset(x: x)
        } keyframes: { _ in
          LinearKeyframe(40, duration: 1)
          LinearKeyframe(20, duration: 1)
        }
        Text("go").offset(y: 60).onTapGesture { count += 1 }
      }
    }
  }

  private func place(_ stage: MovingStage) throws -> Double {
    try #require(try stage.fills(.red).first).rect.minX - 90
  }

  @Test func aTriggerStartsThemAndOneOnTheWayStartsFromThere() throws {
    let stage = try MovingStage(Jump())
    try stage.advance(by: 1)
    #expect(try place(stage) == 0)
    try stage.tap("go")
    try stage.advance(by: 0.5)
    #expect(isNear(try place(stage), 20, within: 0.01))
    try stage.tap("go")
    try stage.advance(by: 0.5)
    #expect(isNear(try place(stage), 30, within: 0.01))
    try stage.advance(by: 5)
    #expect(isNear(try place(stage), 20, within: 0.01))
  }

  @Test func theyRepeatAndAStillShowsTheFirstValue() throws {
    struct Swing: View {
      var body: some View {
        Color.red.frame(width: 20, height: 20)
          .keyframeAnimator(initialValue: 0.0) { view, x in
            view.offset(x: x)
          } keyframes: { _ in
            LinearKeyframe(40, duration: 1)
          }
      }
    }
    let stage = try MovingStage(Swing())
    #expect(try place(stage) == 0)
    try stage.advance(by: 0.25)
    #expect(isNear(try place(stage), 10, within: 0.01))
    try stage.advance(by: 1)
    #expect(isNear(try place(stage), 10, within: 0.01))
  }
}
