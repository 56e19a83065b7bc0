// As Apple spells its functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The functions of C by which older files make and ask times.

/// Returns a time of a number of parts of a second.
public func CMTimeMake(value: CMTimeValue, timescale: CMTimeScale) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Returns the time that is nearest to a number of seconds.
public func CMTimeMakeWithSeconds(
  _ seconds: Double, preferredTimescale: CMTimeScale
) -> CMTime { CMTime(seconds: seconds, preferredTimescale: preferredTimescale) }

/// Returns a time in seconds; not a number for one that is invalid or that nobody knows.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// Returns the sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }

/// Returns the time from one to another.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

/// Returns a multiple of a time.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  time.multiplied(by: Int128(multiplier), over: 1)
}

/// Returns a time as many times as a number says, in the same parts.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  time.multiplied(by: multiplier)
}

/// Returns a fraction of a time; a divisor of 0 makes it invalid.
public func CMTimeMultiplyByRatio(
  _ time: CMTime, multiplier: Int32, divisor: Int32
) -> CMTime { time.multiplied(by: Int128(multiplier), over: Int128(divisor)) }

/// Returns a number below, at or above 0 for a time that is before, at or after another.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1.compared(to: time2)
}

/// Returns the earlier one of two times.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }

/// Returns the later one of two times.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }

/// Returns a time without its sign.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime { time < .zero ? time.negated : time }

/// Returns a time in other parts.
public func CMTimeConvertScale(
  _ time: CMTime, timescale: CMTimeScale, method: CMTimeRoundingMethod
) -> CMTime { time.convertScale(timescale, method: method) }

/// Returns a span from a moment on.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

/// Returns the moment at which a span ends.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }

/// Returns a Boolean value that indicates whether a moment is within a span.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool {
  range.containsTime(time)
}
