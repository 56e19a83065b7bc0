/// The way in which a time that has no number of parts is rounded.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// To the nearest, and a half away from zero; towards zero; away from zero.
  case roundHalfAwayFromZero = 1, roundTowardZero, roundAwayFromZero
  /// Towards zero where there are fewer parts than before, away from it where there are more.
  case quickTime
  /// Up; down.
  case roundTowardPositiveInfinity, roundTowardNegativeInfinity
  /// The usual way.
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

extension CMTime {
  /// Returns the sum of two times, counted in parts that both have.
  ///
  /// - Parameters:
  ///   - a: A time; with one that is not a number of seconds the sum is none either.
  ///   - b: Another time.
  /// - Returns: The sum; nobody knows it where the two are infinite in opposite directions.
  public static func + (a: CMTime, b: CMTime) -> CMTime {
    guard a.isNumeric, b.isNumeric else { return sumBeyondNumbers(a, b) }
    guard a.epoch == b.epoch || a.epoch == 0 || b.epoch == 0 else { return .invalid }
    let divisor = greatestCommonDivisor(UInt64(a.timescale), UInt64(b.timescale))
    let common = Int128(a.timescale) / Int128(divisor) * Int128(b.timescale)
    let (more, further) = (common / Int128(a.timescale), common / Int128(b.timescale))
    return CMTime(
      Int128(a.value) * more + Int128(b.value) * further, over: common, preferring: common,
      epoch: max(a.epoch, b.epoch), isRounded: a.hasBeenRounded || b.hasBeenRounded)
  }

  /// Returns the time from one to another, counted in parts that both have.
  public static func - (a: CMTime, b: CMTime) -> CMTime { a + b.negated }

  /// Returns the time as many times as a number says, in the same parts; an invalid one for not a
  /// number.
  func multiplied(by multiplier: Double) -> CMTime {
    guard isValid, !multiplier.isNaN else { return .invalid }
    guard isNumeric else { return multiplier < 0 ? negated : self }
    return CMTime(seconds: seconds * multiplier, preferredTimescale: timescale)
  }

  /// Returns the time in other parts.
  ///
  /// - Parameters:
  ///   - newTimescale: The number of parts that make a second; with one below 1 the time is
  ///     invalid.
  ///   - method: The way in which the number of parts is rounded.
  /// - Returns: The time, which is the same where it is not a number of seconds.
  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    guard newTimescale > 0 else { return .invalid }
    guard isNumeric else { return self }
    var method = method
    if method == .quickTime {
      method = newTimescale > timescale ? .roundAwayFromZero : .roundTowardZero
    }
    return CMTime(
      Int128(value), over: Int128(timescale), preferring: Int128(newTimescale), epoch: epoch,
      isRounded: hasBeenRounded, method: method)
  }

  /// The same time before zero instead of after it, or the reverse.
  var negated: CMTime {
    if isPositiveInfinity { return .negativeInfinity }
    if isNegativeInfinity { return .positiveInfinity }
    return isNumeric ? multiplied(by: -1, over: 1) : self
  }

  /// Returns a time of so many parts of a multiple; a divisor of 0 makes it invalid.
  func multiplied(by multiplier: Int128, over divisor: Int128) -> CMTime {
    guard isValid, divisor != 0 else { return .invalid }
    guard isNumeric else { return (multiplier < 0) != (divisor < 0) ? negated : self }
    let sign: Int128 = divisor < 0 ? -1 : 1
    return CMTime(
      Int128(value) * multiplier * sign, over: Int128(timescale) * divisor * sign,
      preferring: Int128(timescale), epoch: epoch, isRounded: hasBeenRounded)
  }

  private static func sumBeyondNumbers(_ a: CMTime, _ b: CMTime) -> CMTime {
    guard a.isValid, b.isValid else { return .invalid }
    let infinite = [a, b].filter { $0.isPositiveInfinity || $0.isNegativeInfinity }
    if infinite.count == 2, infinite[0] != infinite[1] { return .indefinite }
    return infinite.first ?? (a.isIndefinite || b.isIndefinite ? .indefinite : .invalid)
  }

  /// Creates the time that is nearest to a fraction of seconds.
  ///
  /// Parts of a second that are too many for 32 bits become as many as fit; then they are halved
  /// as long as their number is too great for 64 bits. Nothing overflows on the way: numerators
  /// have 95 bits at the most, and timescales 31.
  private init(
    _ numerator: Int128, over denominator: Int128, preferring timescale: Int128,
    epoch: CMTimeEpoch, isRounded: Bool, method: CMTimeRoundingMethod = .default
  ) {
    var scale = min(timescale, Int128(CMTimeScale.max))
    var parts = method.divide(numerator * scale, by: denominator)
    while scale > 1, CMTimeValue(exactly: parts) == nil {
      scale /= 2
      parts = method.divide(numerator * scale, by: denominator)
    }
    guard let value = CMTimeValue(exactly: parts) else {
      self = numerator > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    let isExact = parts * denominator == numerator * scale
    self.init(
      value: value, timescale: CMTimeScale(scale),
      flags: isRounded || !isExact ? [.valid, .hasBeenRounded] : .valid, epoch: epoch)
  }
}

extension CMTimeRoundingMethod {
  /// Returns a quotient as a whole number.
  fileprivate func divide(_ dividend: Int128, by divisor: Int128) -> Int128 {
    let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
    guard remainder != 0 else { return quotient }
    let sign: Int128 = dividend < 0 ? -1 : 1
    let isAway =
      switch self {
      case .roundHalfAwayFromZero: remainder.magnitude * 2 >= divisor.magnitude
      case .roundTowardZero, .quickTime: false
      case .roundAwayFromZero: true
      case .roundTowardPositiveInfinity: sign > 0
      case .roundTowardNegativeInfinity: sign < 0
      }
    return isAway ? quotient + sign : quotient
  }
}
