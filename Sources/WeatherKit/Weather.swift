import Foundation

/// The weather of a place, as `WeatherService.know(_:)` tells it.
public struct Weather: Codable, Hashable, Sendable {
  /// The weather now.
  public var currentWeather: CurrentWeather
  /// The next minutes; nil where nobody measures them.
  public var minuteForecast: Forecast<MinuteWeather>?
  /// The next hours.
  public var hourlyForecast: Forecast<HourWeather>
  /// The next days.
  public var dailyForecast: Forecast<DayWeather>
  /// The warnings of authorities; nil where none warn.
  public var weatherAlerts: [WeatherAlert]?

  /// The data that the place has.
  public var availability: WeatherAvailability {
    WeatherAvailability(
      minuteAvailability: minuteForecast == nil ? .unsupported : .available,
      alertAvailability: weatherAlerts == nil ? .unsupported : .available)
  }

  /// Creates the weather of a place, to be told.
  ///
  /// - Parameters:
  ///   - current: The weather now.
  ///   - minutes: The next minutes; nil where nobody measures them.
  ///   - hours: The next hours.
  ///   - days: The next days.
  ///   - alerts: The warnings; nil where nobody warns.
  public init(
    current: CurrentWeather, minutes: [MinuteWeather]? = nil, hours: [HourWeather] = [],
    days: [DayWeather] = [], alerts: [WeatherAlert]? = nil
  ) {
    (currentWeather, weatherAlerts) = (current, alerts)
    minuteForecast = minutes.map { Forecast($0, metadata: current.metadata) }
    hourlyForecast = Forecast(hours, metadata: current.metadata)
    dailyForecast = Forecast(days, metadata: current.metadata)
  }
}

/// The data that a place has.
public struct WeatherAvailability: Codable, Hashable, Sendable {
  /// An answer for one kind of data.
  public enum AvailabilityKind: String, Codable, Hashable, Sendable {
    /// There, not now, not at this place, and not known.
    case available, temporarilyUnavailable, unsupported, unknown
  }

  /// The answer for minutes.
  public var minuteAvailability: AvailabilityKind
  /// The answer for warnings.
  public var alertAvailability: AvailabilityKind
}

/// A degree of a warning.
public enum WeatherSeverity: String, CaseIterable, Codable, CustomStringConvertible, Hashable,
  Sendable
{
  /// The least to the worst, and none that is known.
  case minor, moderate, severe, extreme, unknown

  /// The name in English, such as “Severe”.
  public var description: String { rawValue.separatedWords }

  /// The name for a screen reader.
  public var accessibilityDescription: String { description }
}

/// A warning of an authority.
public struct WeatherAlert: Codable, Hashable, Sendable {
  /// The page that tells more.
  public var detailsURL: URL
  /// The authority.
  public var source: String
  /// The warning in a few words.
  public var summary: String
  /// The area; nil where it has no name.
  public var region: String?
  /// The degree.
  public var severity: WeatherSeverity
  /// The time and the place.
  public var metadata = WeatherMetadata()

  /// Creates a warning, to be told.
  ///
  /// - Parameters:
  ///   - summary: The warning in a few words.
  ///   - severity: The degree.
  ///   - source: The authority.
  ///   - region: The area; nil where it has no name.
  ///   - detailsURL: The page that tells more.
  public init(
    _ summary: String, severity: WeatherSeverity, source: String, region: String? = nil,
    detailsURL: URL
  ) {
    (self.summary, self.severity, self.source) = (summary, severity, source)
    (self.region, self.detailsURL) = (region, detailsURL)
  }
}
