import AVFoundation
import Testing

/// Times as numbers of parts of a second.
@Suite struct CMTimeTests {
  private func time(_ value: Int64, _ timescale: Int32) -> CMTime {
    CMTime(value: value, timescale: timescale)
  }

  // MARK: Making

  @Test func secondsBecomeTheNearestParts() {
    let half = CMTime(seconds: 0.5, preferredTimescale: 600)
    #expect(half.value == 300 && half.timescale == 600 && !half.hasBeenRounded)
    let third = CMTime(seconds: 1.0 / 3, preferredTimescale: 10)
    #expect(third.value == 3 && third.hasBeenRounded)
    #expect(CMTimeMakeWithSeconds(-2.5, preferredTimescale: 2).value == -5)
    #expect(CMTimeGetSeconds(CMTimeMake(value: 3, timescale: 2)) == 1.5)
  }

  @Test func whatIsNoTimeIsInvalid() {
    #expect(!CMTime().isValid && CMTime().seconds.isNaN)
    #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isValid)
    #expect(!CMTime(seconds: 1, preferredTimescale: 0).isValid)
    #expect(!CMTime(seconds: 1, preferredTimescale: -600).isValid)
    #expect(!time(1, 0).isValid && !time(1, .min).isValid)
    let made = CMTime(value: 1, timescale: 0, flags: .valid, epoch: 0)
    #expect(!made.isNumeric && made.seconds.isNaN && made != .zero && (made + .zero) == .invalid)
  }

  @Test func infinityAndWhatNobodyKnowsAreNoNumbers() {
    #expect(CMTime(seconds: .infinity, preferredTimescale: 600) == .positiveInfinity)
    #expect(CMTime(seconds: -.infinity, preferredTimescale: 600) == .negativeInfinity)
    #expect(CMTime.positiveInfinity.seconds == .infinity)
    #expect(CMTime.negativeInfinity.seconds == -.infinity)
    #expect(CMTime.indefinite.seconds.isNaN && CMTime.indefinite.isValid)
    #expect(!CMTime.indefinite.isNumeric && !CMTime.positiveInfinity.isNumeric)
  }

  @Test func tooManyPartsAreCountedInFewer() {
    let long = CMTime(seconds: 1e17, preferredTimescale: 600)
    #expect(long.isNumeric && long.timescale < 600 && long.seconds == 1e17)
    #expect(CMTime(seconds: 1e30, preferredTimescale: 600) == .positiveInfinity)
    #expect(CMTime(seconds: -1e30, preferredTimescale: 1) == .negativeInfinity)
  }

  // MARK: Order

  @Test func momentsAreEqualInWhateverParts() {
    #expect(time(1, 2) == time(300, 600))
    #expect(Set([time(1, 2), time(300, 600), time(-1, 2)]).count == 2)
    #expect(time(1, 3) < time(1, 2) && time(-1, 2) < .zero)
    #expect(time(.max, 1) > time(.max, .max))
    #expect(Set([CMTime.zero, time(0, 600)]).count == 1)
  }

  @Test func theOrderGoesFromInfinityToWhatIsInvalid() {
    let all: [CMTime] = [
      .negativeInfinity, time(-1, 1), .zero, .indefinite, .positiveInfinity, .invalid,
    ]
    for (index, earlier) in all.enumerated() {
      #expect(CMTimeCompare(earlier, earlier) == 0)
      for later in all.dropFirst(index + 1) {
        #expect(CMTimeCompare(earlier, later) == -1 && CMTimeCompare(later, earlier) == 1)
      }
    }
    #expect(CMTimeMaximum(.zero, .indefinite) == .indefinite)
    #expect(CMTimeMinimum(.zero, time(-1, 1)) == time(-1, 1))
  }

  // MARK: Arithmetic

  @Test func sumsAreCountedInPartsThatBothHave() {
    let sum = time(1, 2) + time(1, 3)
    #expect(sum.value == 5 && sum.timescale == 6)
    let same = time(1, 600) + time(2, 600)
    #expect(same.value == 3 && same.timescale == 600)
    let difference = time(1, 4) - time(1, 2)
    #expect(difference.value == -1 && difference.timescale == 4)
    #expect(CMTimeSubtract(CMTimeAdd(time(1, 7), time(2, 9)), time(2, 9)) == time(1, 7))
  }

  @Test func sumsOfManyPartsAreRounded() {
    let sum = time(1, 2_147_483_647) + time(1, 2_147_483_629)
    #expect(sum.timescale == .max && sum.value == 2 && sum.hasBeenRounded)
    let greatest = time(.max, 600) + time(.max, 600)
    #expect(greatest.value == .max && greatest.timescale == 300 && !greatest.hasBeenRounded)
    #expect(time(.max, 1) + time(.max, 1) == .positiveInfinity)
    #expect(time(.min, 1) - time(.max, 1) == .negativeInfinity)
    #expect(CMTime.zero - time(.min, 2) == time(1 << 62, 1))
  }

  @Test func sumsWithWhatIsNoNumberAreNone() {
    #expect(CMTime.positiveInfinity + time(1, 1) == .positiveInfinity)
    #expect(time(1, 1) - .positiveInfinity == .negativeInfinity)
    #expect(CMTime.positiveInfinity - .positiveInfinity == .indefinite)
    #expect(CMTime.indefinite + time(1, 1) == .indefinite)
    #expect(CMTime.indefinite + .positiveInfinity == .positiveInfinity)
    #expect(CMTime.invalid + .positiveInfinity == .invalid)
    let loops = [1, 2].map { CMTime(value: 1, timescale: 1, flags: .valid, epoch: $0) }
    #expect(loops[0] + loops[1] == .invalid)
  }

  @Test func multiplesKeepTheirParts() {
    let double = CMTimeMultiply(time(3, 600), multiplier: 2)
    #expect(double.value == 6 && double.timescale == 600)
    let half = CMTimeMultiplyByFloat64(time(3, 2), multiplier: 0.5)
    #expect(half.value == 2 && half.timescale == 2 && half.hasBeenRounded)
    #expect(CMTimeMultiplyByFloat64(time(1, 2), multiplier: .nan) == .invalid)
    #expect(CMTimeMultiplyByFloat64(.positiveInfinity, multiplier: -2) == .negativeInfinity)
    #expect(CMTimeMultiplyByRatio(time(10, 1), multiplier: 3, divisor: 5) == time(6, 1))
    #expect(CMTimeMultiplyByRatio(time(10, 1), multiplier: 3, divisor: -5) == time(-6, 1))
    #expect(CMTimeMultiplyByRatio(time(10, 1), multiplier: 3, divisor: 0) == .invalid)
    #expect(CMTimeAbsoluteValue(time(-3, 2)) == time(3, 2))
    #expect(CMTimeAbsoluteValue(.negativeInfinity) == .positiveInfinity)
    #expect(CMTimeMultiply(time(.max, 1), multiplier: .max) == .positiveInfinity)
    #expect(CMTimeMultiplyByFloat64(.zero, multiplier: .infinity) == .invalid)
  }

  @Test(arguments: [
    (CMTimeRoundingMethod.default, 2, -2), (.roundHalfAwayFromZero, 2, -2),
    (.roundTowardZero, 1, -1), (.roundAwayFromZero, 2, -2), (.quickTime, 1, -1),
    (.roundTowardPositiveInfinity, 2, -1), (.roundTowardNegativeInfinity, 1, -2),
  ])
  func otherPartsAreRounded(_ method: CMTimeRoundingMethod, _ above: Int64, _ below: Int64) {
    #expect(time(15, 10).convertScale(1, method: method).value == above)
    #expect(time(-15, 10).convertScale(1, method: method).value == below)
    #expect(time(20, 10).convertScale(1, method: method).value == 2)
    #expect(!time(20, 10).convertScale(1, method: method).hasBeenRounded)
    #expect(time(20, 10).convertScale(0, method: method) == .invalid)
    #expect(CMTime.indefinite.convertScale(600, method: method) == .indefinite)
  }

  // MARK: Spans

  @Test func aSpanHasItsBeginningAndNotItsEnd() {
    let span = CMTimeRange(start: time(1, 1), duration: time(4, 2))
    #expect(span.end == time(3, 1) && CMTimeRangeGetEnd(span) == span.end)
    #expect(span.containsTime(time(1, 1)) && !span.containsTime(time(3, 1)))
    #expect(!span.containsTime(.invalid) && !span.containsTime(.indefinite))
    #expect(CMTimeRange(start: time(1, 1), end: time(3, 1)) == span)
    #expect(span.containsTimeRange(CMTimeRange(start: time(2, 1), end: time(3, 1))))
    #expect(!span.containsTimeRange(CMTimeRange(start: time(2, 1), end: time(4, 1))))
  }

  @Test func spansMeetAndJoin() {
    let (first, second) = (
      CMTimeRange(start: .zero, end: time(2, 1)), CMTimeRange(start: time(1, 1), end: time(5, 1))
    )
    #expect(first.intersection(second) == CMTimeRange(start: time(1, 1), end: time(2, 1)))
    #expect(first.union(second) == CMTimeRange(start: .zero, end: time(5, 1)))
    #expect(first.intersection(CMTimeRange(start: time(3, 1), end: time(4, 1))).isEmpty)
    #expect(first.union(.invalid) == .invalid && !CMTimeRange().isValid)
    #expect(!CMTimeRange(start: .zero, duration: time(-1, 1)).isValid)
    #expect(CMTimeRange(start: .zero, duration: .indefinite).isIndefinite)
  }
}
