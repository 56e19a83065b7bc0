import Foundation

/// A question for a part of a place's weather.
public struct WeatherQuery<Result: Sendable>: Sendable {
  let answer: @Sendable (Weather) -> Result
}

extension WeatherQuery where Result == CurrentWeather {
  /// The weather now.
  public static var current: WeatherQuery { WeatherQuery { $0.currentWeather } }
}

extension WeatherQuery where Result == Forecast<MinuteWeather>? {
  /// The next minutes; nil where nobody measures them.
  public static var minute: WeatherQuery { WeatherQuery { $0.minuteForecast } }
}

extension WeatherQuery where Result == Forecast<HourWeather> {
  /// The next hours.
  public static var hourly: WeatherQuery { WeatherQuery { $0.hourlyForecast } }

  /// Returns the hours that begin in a time, its end left out.
  public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery {
    WeatherQuery { weather in
      var hours = weather.hourlyForecast
      hours.forecast.removeAll { $0.date < startDate || $0.date >= endDate }
      return hours
    }
  }
}

extension WeatherQuery where Result == Forecast<DayWeather> {
  /// The next days.
  public static var daily: WeatherQuery { WeatherQuery { $0.dailyForecast } }

  /// Returns the days that begin in a time, its end left out.
  public static func daily(startDate: Date, endDate: Date) -> WeatherQuery {
    WeatherQuery { weather in
      var days = weather.dailyForecast
      days.forecast.removeAll { $0.date < startDate || $0.date >= endDate }
      return days
    }
  }
}

extension WeatherQuery where Result == [WeatherAlert]? {
  /// The warnings of authorities; nil where none warn.
  public static var alerts: WeatherQuery { WeatherQuery { $0.weatherAlerts } }
}

extension WeatherQuery where Result == WeatherAvailability {
  /// The data that the place has.
  public static var availability: WeatherQuery { WeatherQuery { $0.availability } }
}
