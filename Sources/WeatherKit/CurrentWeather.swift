import Foundation

/// The weather of a moment.
public struct CurrentWeather: Codable, Hashable, Sendable {
  /// The time.
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
  /// The intensity of what falls.
  public var precipitationIntensity = Measurement<UnitSpeed>(
    value: 0, unit: .kilometersPerHour)
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
  /// The time and the place.
  public var metadata = WeatherMetadata()

  /// The name of a symbol of the condition, by day or by night.
  public var symbolName: String { condition.symbolName(isDaylight: isDaylight) }

  /// Creates the weather of a moment, to be told; what else there is of it is set.
  ///
  /// - Parameters:
  ///   - date: The time.
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
