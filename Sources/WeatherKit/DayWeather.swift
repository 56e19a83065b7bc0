import Foundation

/// The weather of a day.
public struct DayWeather: Codable, Hashable, Sendable {
  /// The beginning.
  public var date: Date
  /// The kind of weather.
  public var condition: WeatherCondition
  /// The highest temperature.
  public var highTemperature: Measurement<UnitTemperature>
  /// The lowest temperature.
  public var lowTemperature: Measurement<UnitTemperature>
  /// The time of the highest temperature; nil where it is unknown.
  public var highTemperatureTime: Date?
  /// The time of the lowest temperature; nil where it is unknown.
  public var lowTemperatureTime: Date?
  /// The kind of what falls.
  public var precipitation = Precipitation.none
  /// The probability that something falls, from 0 to 1.
  public var precipitationChance = 0.0
  /// The amount of water that falls.
  public var precipitationAmount = Measurement<UnitLength>(value: 0, unit: .millimeters)
  /// The amount of rain that falls.
  public var rainfallAmount = Measurement<UnitLength>(value: 0, unit: .millimeters)
  /// The amount of snow that falls.
  public var snowfallAmount = Measurement<UnitLength>(value: 0, unit: .millimeters)
  /// The times of the sun.
  public var sun = SunEvents()
  /// The times of the moon, and its phase.
  public var moon = MoonEvents()
  /// The strength of ultraviolet light.
  public var uvIndex = UVIndex(0)
  /// The wind.
  public var wind = Wind()

  /// The name of a symbol of the condition by day.
  public var symbolName: String { condition.symbolName(isDaylight: true) }

  /// Creates the weather of a day, to be told; what else there is of it is set.
  ///
  /// - Parameters:
  ///   - date: The beginning.
  ///   - condition: The kind of weather.
  ///   - low: The lowest temperature, in degrees Celsius.
  ///   - high: The highest temperature, in degrees Celsius.
  public init(date: Date, condition: WeatherCondition, low: Double, high: Double) {
    (self.date, self.condition) = (date, condition)
    lowTemperature = Measurement(value: low, unit: .celsius)
    highTemperature = Measurement(value: high, unit: .celsius)
  }
}

/// The times of the sun on a day, each nil where it is unknown or does not come.
public struct SunEvents: Codable, Hashable, Sendable {
  /// The time at which the sun comes 18° below the horizon.
  public var astronomicalDawn: Date?
  /// The time at which the sun comes 12° below the horizon.
  public var nauticalDawn: Date?
  /// The time at which the sun comes 6° below the horizon.
  public var civilDawn: Date?
  /// The time at which the sun rises.
  public var sunrise: Date?
  /// The time at which the sun is highest.
  public var solarNoon: Date?
  /// The time at which the sun sets.
  public var sunset: Date?
  /// The time at which the sun goes 6° below the horizon.
  public var civilDusk: Date?
  /// The time at which the sun goes 12° below the horizon.
  public var nauticalDusk: Date?
  /// The time at which the sun goes 18° below the horizon.
  public var astronomicalDusk: Date?
  /// The time at which the sun is lowest.
  public var solarMidnight: Date?

  /// Creates the times of a day, to be told; the others are set.
  public init(sunrise: Date? = nil, sunset: Date? = nil) {
    (self.sunrise, self.sunset) = (sunrise, sunset)
  }
}

/// A phase of the moon.
public enum MoonPhase: String, CaseIterable, Codable, CustomStringConvertible, Hashable, Sendable {
  /// Up to the full moon.
  case new, waxingCrescent, firstQuarter, waxingGibbous, full
  /// Down to the new moon.
  case waningGibbous, lastQuarter, waningCrescent

  /// The name in English, such as “First Quarter”.
  public var description: String { rawValue.separatedWords }

  /// The name for a screen reader.
  public var accessibilityDescription: String { description }

  /// The name of a symbol of the phase.
  public var symbolName: String {
    switch self {
    case .new: "moonphase.new.moon"
    case .waxingCrescent: "moonphase.waxing.crescent"
    case .firstQuarter: "moonphase.first.quarter"
    case .waxingGibbous: "moonphase.waxing.gibbous"
    case .full: "moonphase.full.moon"
    case .waningGibbous: "moonphase.waning.gibbous"
    case .lastQuarter: "moonphase.last.quarter"
    case .waningCrescent: "moonphase.waning.crescent"
    }
  }
}

/// The times of the moon on a day, and its phase.
public struct MoonEvents: Codable, Hashable, Sendable {
  /// The phase.
  public var phase: MoonPhase
  /// The time at which it rises; nil where it does not.
  public var moonrise: Date?
  /// The time at which it sets; nil where it does not.
  public var moonset: Date?

  /// Creates the times of a day, to be told.
  public init(phase: MoonPhase = .new, moonrise: Date? = nil, moonset: Date? = nil) {
    (self.phase, self.moonrise, self.moonset) = (phase, moonrise, moonset)
  }
}
