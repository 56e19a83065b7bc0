/// A kind of weather.
public enum WeatherCondition: String, CaseIterable, Codable, CustomStringConvertible, Hashable,
  Sendable
{
  /// Skies without rain or snow.
  case blowingDust, clear, cloudy, foggy, haze, mostlyClear, mostlyCloudy, partlyCloudy, smoky
  /// Wind.
  case breezy, windy
  /// Rain.
  case drizzle, heavyRain, rain, sunShowers
  /// Thunderstorms.
  case isolatedThunderstorms, scatteredThunderstorms, strongStorms, thunderstorms
  /// Cold and heat.
  case frigid, hail, hot
  /// Snow.
  case flurries, sleet, snow, sunFlurries, wintryMix
  /// Snow and ice that are dangerous.
  case blizzard, blowingSnow, freezingDrizzle, freezingRain, heavySnow
  /// Storms.
  case hurricane, tropicalStorm

  /// The name in English, such as “Partly Cloudy”: the words of the case.
  public var description: String { rawValue.separatedWords }

  /// The name for a screen reader.
  public var accessibilityDescription: String { description }

  /// Returns the name of the symbol by day or by night.
  ///
  /// Apple gives symbols to the weather of a time alone; the conditions have none in public.
  func symbolName(isDaylight: Bool) -> String {
    let (day, night) = symbolNames
    return isDaylight ? day : night
  }

  private var symbolNames: (day: String, night: String) {
    switch self {
    case .clear, .mostlyClear: ("sun.max", "moon.stars")
    case .partlyCloudy: ("cloud.sun", "cloud.moon")
    case .haze: ("sun.haze", "moon.haze")
    case .blowingDust: ("sun.dust", "moon.dust")
    case .sunShowers: ("cloud.sun.rain", "cloud.moon.rain")
    case .isolatedThunderstorms, .scatteredThunderstorms: ("cloud.sun.bolt", "cloud.moon.bolt")
    default: (plainSymbolName, plainSymbolName)
    }
  }

  /// The symbol of what looks alike by day and by night.
  private var plainSymbolName: String {
    switch self {
    case .foggy: "cloud.fog"
    case .smoky: "smoke"
    case .breezy, .windy: "wind"
    case .drizzle: "cloud.drizzle"
    case .rain: "cloud.rain"
    case .heavyRain: "cloud.heavyrain"
    case .strongStorms, .thunderstorms: "cloud.bolt.rain"
    case .frigid: "thermometer.snowflake"
    case .hot: "thermometer.sun"
    case .hail: "cloud.hail"
    case .flurries, .sunFlurries, .snow, .heavySnow: "cloud.snow"
    case .sleet, .wintryMix, .freezingDrizzle, .freezingRain: "cloud.sleet"
    case .blizzard, .blowingSnow: "wind.snow"
    case .hurricane: "hurricane"
    case .tropicalStorm: "tropicalstorm"
    default: "cloud"
    }
  }
}
