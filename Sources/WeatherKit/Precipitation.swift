/// A kind of what falls from the sky.
public enum Precipitation: String, CaseIterable, Codable, CustomStringConvertible, Hashable,
  Sendable
{
  /// Nothing, hail, several kinds, rain, sleet, and snow.
  case none, hail, mixed, rain, sleet, snow

  /// The name in English, such as “Rain”.
  public var description: String { rawValue.separatedWords }

  /// The name for a screen reader.
  public var accessibilityDescription: String { description }
}

/// A direction in which the pressure of the air changes.
public enum PressureTrend: String, CaseIterable, Codable, CustomStringConvertible, Hashable,
  Sendable
{
  /// Up, down, and nowhere.
  case rising, falling, steady

  /// The name in English, such as “Rising”.
  public var description: String { rawValue.separatedWords }

  /// The name for a screen reader.
  public var accessibilityDescription: String { description }
}
