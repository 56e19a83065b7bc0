/// A message of a logger, with values written into it.
///
/// Values are not read: messages are written nowhere.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Creates a message of a text.
  public init(stringLiteral value: String) {}

  /// Creates a message of a text with values.
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// The text and the values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  /// Creates an empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Appends a text.
  public mutating func appendLiteral(_ literal: String) {}

  /// Appends a value.
  ///
  ///     logger.info("Opened \(url, privacy: .public)")
  ///
  /// - Parameters:
  ///   - value: The value, which is not read.
  ///   - align: The column in which the value stands.
  ///   - privacy: The people who may read the value.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}

  /// Appends an integer in a format.
  ///
  ///     logger.debug("Address \(address, format: .hex)")
  ///
  /// - Parameters:
  ///   - number: The number, which is not read.
  ///   - format: The format.
  ///   - align: The column in which the number stands.
  ///   - privacy: The people who may read the number.
  public mutating func appendInterpolation<Number: FixedWidthInteger>(
    _ number: @autoclosure () -> Number, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}

  /// Appends a number in a format.
  ///
  ///     logger.debug("Took \(seconds, format: .fixed(precision: 2)) s")
  ///
  /// - Parameters:
  ///   - number: The number, which is not read.
  ///   - format: The format.
  ///   - align: The column in which the number stands.
  ///   - privacy: The people who may read the number.
  public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
    _ number: @autoclosure () -> Number, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}
}

/// The people who may read a value of a message.
public struct OSLogPrivacy: Sendable {
  /// The ways in which a value is hidden, and still told from others.
  public enum Mask: Sendable {
    /// By a hash of the value.
    case hash
    /// By nothing.
    case none
  }

  /// Numbers are for all, texts for nobody.
  public static let auto = OSLogPrivacy()
  /// All may read the value.
  public static let `public` = OSLogPrivacy()
  /// Nobody may read the value.
  public static let `private` = OSLogPrivacy()
  /// Nobody may read the value, though other private ones may be read.
  public static let sensitive = OSLogPrivacy()

  /// Hides the value behind a mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }

  /// Hides the value behind a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }

  /// Hides the value behind a mask, though other private ones may be read.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The column in which a value of a message stands.
public struct OSLogStringAlignment: Sendable {
  /// No column.
  public static let none = OSLogStringAlignment()

  /// A column, at whose right edge the value ends.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { none }

  /// A column, at whose left edge the value begins.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { none }
}

/// The format of an integer in a message.
public struct OSLogIntegerFormatting: Sendable {
  /// The base of ten.
  public static let decimal = OSLogIntegerFormatting()
  /// The base of sixteen.
  public static let hex = OSLogIntegerFormatting()
  /// The base of eight.
  public static let octal = OSLogIntegerFormatting()

  /// The base of ten, with so many digits at least.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting { decimal }

  /// The base of sixteen, with so many digits at least.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting { hex }
}

/// The format of a number in a message.
public struct OSLogFloatFormatting: Sendable {
  /// A number with its digits after the point.
  public static let fixed = OSLogFloatFormatting()
  /// A number with a power of ten.
  public static let exponential = OSLogFloatFormatting()
  /// The shorter of both.
  public static let hybrid = OSLogFloatFormatting()
  /// A number in the base of sixteen.
  public static let hex = OSLogFloatFormatting()

  /// A number with so many digits after the point.
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false
  ) -> OSLogFloatFormatting { fixed }

  /// A number with a power of ten and so many digits after the point.
  public static func exponential(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false
  ) -> OSLogFloatFormatting { exponential }
}
