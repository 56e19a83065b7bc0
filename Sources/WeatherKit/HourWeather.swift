import Foundation

/// The weather of an hour.
public struct HourWeather: Codable, Hashable, Sendable {
  /// The beginning.
  public var date: Date
  /// The part of the sky that clouds cover, from 0 to 1.
  public var cloudCover = 0.0
  /// The kind of weather.
  public var condition: WeatherCondition
  /// A Boolean value that indicates whether the sun is up.
  public var isDaylight: Bool
  /// The temperature.
  public var temperature: Measurement<UnitTemperature>
  /// The temperature as it feels.
  public var apparentTemperature: Measurement<UnitTemperature>
  /// The temperature at which dew falls.
  public var dewPoint: Measurement<UnitTemperature>
  /// The part of the water that the air could hold, from 0 to 1.
  public var humidity = 0.5
  /// The kind of what falls.
  public var precipitation = Precipitation.none
  /// The probability that something falls, from 0 to 1.
  public var precipitationChance = 0.0
  /// The amount of water that falls.
  public var precipitationAmount = Measurement<UnitLength>(value: 0, unit: .millimeters)
  /// The amount of snow that falls.
  public var snowfallAmount = Measurement<UnitLength>(value: 0, unit: .millimeters)
  /// The pressure of the air, at the sea's level.
  public var pressure = Measurement<UnitPressure>(value: 1013.25, unit: .hectopascals)
  /// The direction in which the pressure changes.
  public var pressureTrend = PressureTrend.steady
  /// The strength of ultraviolet light.
  public var uvIndex = UVIndex(0)
  /// The distance at which things are seen.
  public var visibility = Measurement<UnitLength>(value: 10_000, unit: .meters)
  /// The wind.
  public var wind = Wind()

  /// The name of a symbol of the condition, by day or by night.
  public var symbolName: String { condition.symbolName(isDaylight: isDaylight) }

  /// Creates the weather of an hour, to be told; what else there is of it is set.
  ///
  /// - Parameters:
  ///   - date: The beginning.
  ///   - condition: The kind of weather.
  ///   - temperature: The temperature, in degrees Celsius, which it feels like too.
  ///   - isDaylight: Whether the sun is up.
  public init(
    date: Date, condition: WeatherCondition, temperature: Double, isDaylight: Bool = true
  ) {
    (self.date, self.condition, self.isDaylight) = (date, condition, isDaylight)
    self.temperature = Measurement(value: temperature, unit: .celsius)
    apparentTemperature = self.temperature
    dewPoint = Measurement(value: temperature - 10, unit: .celsius)
  }
}

/// The weather of a minute.
public struct MinuteWeather: Codable, Hashable, Sendable {
  /// The beginning.
  public var date: Date
  /// The kind of what falls.
  public var precipitation: Precipitation
  /// The probability that something falls, from 0 to 1.
  public var precipitationChance: Double
  /// The intensity of what falls.
  public var precipitationIntensity: Measurement<UnitSpeed>

  /// Creates the weather of a minute, to be told.
  ///
  /// - Parameters:
  ///   - date: The beginning.
  ///   - precipitation: The kind of what falls.
  ///   - chance: The probability that it falls, from 0 to 1.
  ///   - intensity: The intensity, in kilometres an hour, as WeatherKit measures it.
  public init(
    date: Date, precipitation: Precipitation = .none, chance: Double = 0, intensity: Double = 0
  ) {
    (self.date, self.precipitation, precipitationChance) = (date, precipitation, chance)
    precipitationIntensity = Measurement(value: intensity, unit: .kilometersPerHour)
  }
}
