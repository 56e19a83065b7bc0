/// A span of time.
///
///     let length = CMTime(seconds: 12, preferredTimescale: 600)
///     let verse = CMTimeRange(start: .zero, duration: length)
///     verse.containsTime(CMTime(value: 3, timescale: 1))  // true
public struct CMTimeRange: Hashable, Sendable {
  /// The moment at which the span begins.
  public var start: CMTime
  /// The length of the span.
  public var duration: CMTime

  /// Creates an invalid span.
  public init() { (start, duration) = (.invalid, .invalid) }

  /// Creates a span from a moment on.
  public init(start: CMTime, duration: CMTime) {
    (self.start, self.duration) = (start, duration)
  }

  /// Creates a span between two moments.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  /// A span of nothing at the beginning.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// No span.
  public static let invalid = CMTimeRange()

  /// The moment at which the span ends.
  public var end: CMTime { start + duration }
  /// A Boolean value that indicates whether it is a span, whose length is not below zero.
  public var isValid: Bool { start.isValid && duration.isValid && duration >= .zero }
  /// A Boolean value that indicates whether nobody knows the beginning or the length.
  public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
  /// A Boolean value that indicates whether the span is of nothing.
  public var isEmpty: Bool { isValid && duration == .zero }

  /// Returns a Boolean value that indicates whether a moment is within the span; its end is not.
  public func containsTime(_ time: CMTime) -> Bool {
    isValid && time.isNumeric && time >= start && time < end
  }

  /// Returns a Boolean value that indicates whether another span is within this one.
  public func containsTimeRange(_ range: CMTimeRange) -> Bool {
    isValid && range.isValid && range.start >= start && range.end <= end
  }

  /// Returns the span from the first moment of two spans to the last one.
  public func union(_ other: CMTimeRange) -> CMTimeRange {
    guard isValid, other.isValid else { return .invalid }
    return CMTimeRange(start: min(start, other.start), end: max(end, other.end))
  }

  /// Returns the span that is in two spans; one of nothing where they do not meet.
  public func intersection(_ other: CMTimeRange) -> CMTimeRange {
    guard isValid, other.isValid else { return .invalid }
    let (first, last) = (max(start, other.start), min(end, other.end))
    return first < last ? CMTimeRange(start: first, end: last) : .zero
  }
}
