import CoreLocation
import StageSupport
import SwiftUI
import Testing
import WeatherKit

/// The weather, which nobody knows unless a screen tells of it.
@MainActor @Suite(.serialized) struct WeatherTests {
  private nonisolated static let noon = Date(timeIntervalSinceReferenceDate: 7e8)
  private static let harbour = CLLocation(latitude: 54.32, longitude: 10.14)

  private static func rain(days: [DayWeather] = []) -> Weather {
    Weather(
      current: CurrentWeather(date: noon, condition: .partlyCloudy, temperature: 11),
      hours: (0..<3).map {
        HourWeather(
          date: noon + Double($0) * 3600, condition: .clear, temperature: 11 - Double($0),
          isDaylight: $0 < 2)
      }, days: days)
  }

  @Test func nobodyKnows() async {
    WeatherService.know(nil)
    await #expect(throws: WeatherError.permissionDenied) {
      try await WeatherService.shared.weather(for: Self.harbour)
    }
    WeatherService.know { $0.coordinate.latitude < 0 ? nil : Self.known }
    defer { WeatherService.know(nil) }
    await #expect(throws: WeatherError.unknown) {
      try await WeatherService.shared.weather(
        for: CLLocation(latitude: -1, longitude: 0), including: .current)
    }
  }

  private nonisolated static let known = Weather(
    current: CurrentWeather(date: noon, condition: .rain, temperature: 11))

  @Test func partsAreAskedFor() async throws {
    let day = DayWeather(date: Self.noon, condition: .snow, low: -2, high: 3)
    WeatherService.know(Self.rain(days: [day]))
    defer { WeatherService.know(nil) }
    let service = WeatherService.shared
    let whole = try await service.weather(for: Self.harbour)
    #expect(whole.currentWeather.symbolName == "cloud.sun" && whole.minuteForecast == nil)
    #expect(whole.availability.minuteAvailability == .unsupported)
    let hours = try await service.weather(for: Self.harbour, including: .hourly)
    #expect(hours.map(\.symbolName) == ["sun.max", "sun.max", "moon.stars"])
    let (some, days) = try await service.weather(
      for: Self.harbour,
      including: .hourly(startDate: Self.noon + 1, endDate: Self.noon + 7200), .daily)
    #expect(some.map(\.temperature.value) == [10] && days.first?.lowTemperature.value == -2)
    let (current, minutes, alerts) = try await service.weather(
      for: Self.harbour, including: .current, .minute, .alerts)
    #expect(current.temperature.value == 11 && minutes == nil && alerts == nil)
  }

  @Test func namesAndCategoriesFollow() throws {
    #expect(WeatherCondition.isolatedThunderstorms.description == "Isolated Thunderstorms")
    #expect(
      [0, 2, 3, 7, 8, 11, -1].map { UVIndex($0).category } == [
        .low, .low, .moderate, .high, .veryHigh, .extreme, .low,
      ])
    let winds = [0, 11.25, 200, 348.75, -22.5, 720, .nan].map { Wind(direction: $0) }
    #expect(
      winds.map(\.compassDirection.abbreviation) == ["N", "NNE", "SSW", "N", "NNW", "N", "N"])
    let weather = Self.rain()
    let coder = try JSONEncoder().encode(weather)
    #expect(try JSONDecoder().decode(Weather.self, from: coder) == weather)
  }

  @Test func aStillShowsWhatAScreenTells() throws {
    let stage = Stage(Sky().onAppear { WeatherService.know(Self.rain()) })
    #expect(try stage.shows("Partly Cloudy 11.0"))
    #expect(try Stage(Sky()).shows("permissionDenied"))
  }
}

private struct Sky: View {
  @State private var line = "…"

  var body: some View {
    Text(line).task {
      do {
        let current = try await WeatherService.shared.weather(
          for: CLLocation(latitude: 54, longitude: 10), including: .current)
        line = "\(current.condition.description) \(current.temperature.value)"
      } catch { line = "\(error)" }
    }
  }
}
