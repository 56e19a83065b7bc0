import CoreLocation
import SwiftUI
import WeatherKit

/// Calls of frameworks that know something of a place, in an app's ways.
struct PlaceForms: View {
  @StateObject private var model = WeatherModel()
  @State private var attribution: WeatherAttribution?

  var body: some View {
    List {
      if let weather = model.weather {
        let current = weather.currentWeather
        Label(current.condition.description, systemImage: current.symbolName)
        Text("\(current.temperature.value, specifier: "%.0f")°")
        Text("\(current.uvIndex.value) \(current.uvIndex.category.description)")
        Text(current.wind.compassDirection.abbreviation)
        ForEach(weather.hourlyForecast.filter(\.isDaylight).prefix(12), id: \.date) { hour in
          Image(systemName: "\(hour.symbolName).fill")
        }
        ForEach(weather.dailyForecast.forecast, id: \.date) { DayRow(day: $0) }
      }
      if let attribution { Link("Sources", destination: attribution.legalPageURL) }
    }
    .task {
      await model.load()
      attribution = try? await WeatherService.shared.attribution
    }
  }
}

private struct DayRow: View {
  let day: DayWeather

  var body: some View {
    HStack {
      Text(day.date, format: .dateTime.weekday())
      Text(day.precipitationChance, format: .percent)
      if case .rain = day.precipitation { Image(systemName: "drop") }
      if let sunrise = day.sun.sunrise { Text(sunrise, style: .time) }
      Text("\(Int(day.lowTemperature.converted(to: .fahrenheit).value)) °F")
    }
  }
}

@MainActor private final class WeatherModel: ObservableObject {
  @Published var weather: Weather?
  @Published var hours: [HourWeather] = []
  private let service = WeatherService()

  func load() async {
    let place = CLLocation(latitude: 54.32, longitude: 10.14)
    do {
      weather = try await service.weather(for: place)
      let (current, daily) = try await service.weather(
        for: place, including: .current, .daily(startDate: .now, endDate: .now + 86_400))
      let hourly: Forecast<HourWeather> = try await service.weather(for: place, including: .hourly)
      hours = Array(hourly)
      print(current.humidity, daily.count)
    } catch { weather = nil }
  }
}
