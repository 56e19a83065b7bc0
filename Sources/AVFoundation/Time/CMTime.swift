/// A time as a number of parts of a second.
///
///     let half = CMTime(value: 300, timescale: 600)
///     half.seconds  // 0.5
///
/// A time may be infinite, indefinite, as the duration of a film that nobody has read, or invalid.
public struct CMTime: Sendable {
  /// The number of parts.
  public var value: CMTimeValue
  /// The number of parts that make a second.
  public var timescale: CMTimeScale
  /// The kind of the time.
  public var flags: CMTimeFlags
  /// The number of the loop that the time is of; 0 for the first.
  public var epoch: CMTimeEpoch

  /// Creates an invalid time.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  /// Creates a time of its parts.
  public init(
    value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch
  ) { (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch) }

  /// Creates a time of a number of parts.
  ///
  /// - Parameters:
  ///   - value: The number of parts.
  ///   - timescale: The number of parts that make a second; with one below 1 the time is invalid.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(
      value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// Creates the time that is nearest to a number of seconds.
  ///
  /// - Parameters:
  ///   - seconds: The seconds; not a number makes an invalid time, infinity an infinite one.
  ///   - preferredTimescale: The number of parts that make a second; a smaller one is taken where
  ///     the number of parts would be too great, and with one below 1 the time is invalid.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard preferredTimescale > 0, !seconds.isNaN else {
      self.init()
      return
    }
    var timescale = preferredTimescale
    while timescale > 1, abs(seconds * Double(timescale)) >= Self.bound { timescale /= 2 }
    let parts = (seconds * Double(timescale)).rounded()
    guard abs(parts) < Self.bound else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    self.init(value: CMTimeValue(parts), timescale: timescale)
    if parts != seconds * Double(timescale) { flags.insert(.hasBeenRounded) }
  }

  /// The least number that is too great for a number of parts.
  private static let bound = 0x1p63

  /// No time, from which no others are counted.
  public static let invalid = CMTime()
  /// A time that nobody knows.
  public static let indefinite = CMTime(
    value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// A time after all others.
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// A time before all others.
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
  /// The beginning.
  public static let zero = CMTime(value: 0, timescale: 1)
}

/// A number of parts of a second.
public typealias CMTimeValue = Int64
/// A number of parts that make a second.
public typealias CMTimeScale = Int32
/// The number of a loop.
public typealias CMTimeEpoch = Int64

/// The kind of a time.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It is a time.
  public static let valid = CMTimeFlags(rawValue: 1)
  /// It is the nearest one to what was asked for.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  /// It is after all others.
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  /// It is before all others.
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  /// Nobody knows it.
  public static let indefinite = CMTimeFlags(rawValue: 16)
  /// The kinds whose number of parts says nothing.
  public static let impliedValueFlagsMask: CMTimeFlags = [
    .positiveInfinity, .negativeInfinity, .indefinite,
  ]
}

extension CMTime {
  /// A Boolean value that indicates whether it is a time.
  public var isValid: Bool { flags.contains(.valid) }
  /// A Boolean value that indicates whether the time is after all others.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// A Boolean value that indicates whether the time is before all others.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// A Boolean value that indicates whether nobody knows the time.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// A Boolean value that indicates whether the time is a number of seconds.
  public var isNumeric: Bool {
    isValid && flags.isDisjoint(with: .impliedValueFlagsMask) && timescale > 0
  }
  /// A Boolean value that indicates whether the time is only the nearest to what was asked for.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// The time in seconds; not a number for a time that is invalid or that nobody knows.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    if isPositiveInfinity { return .infinity }
    return isNegativeInfinity ? -.infinity : .nan
  }
}
