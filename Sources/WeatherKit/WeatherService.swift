import CoreLocation
// Apple's WeatherKit brings Foundation with it.
@_exported import Foundation
import Synchronization
import ViewTree

/// An error of the service.
public enum WeatherError: LocalizedError, Hashable, Sendable {
  /// The app may not ask.
  case permissionDenied
  /// Another reason.
  case unknown

  /// The error in English.
  public var errorDescription: String? {
    switch self {
    case .permissionDenied: "The app may not ask for the weather."
    case .unknown: "The weather is not known."
    }
  }

  /// The reason in English.
  public var failureReason: String? { errorDescription }
}

/// The weather of places that a screen tells.
private final class WeatherRecord: Sendable {
  typealias Answer = @Sendable (CLLocation) -> Weather?
  private let answer: Mutex<Answer?>

  private init(_ other: WeatherRecord?) { answer = Mutex(other?.value) }

  static var current: WeatherRecord { ScreenValues.object { WeatherRecord($0) } }

  var value: Answer? {
    get { answer.withLock { $0 } }
    set { answer.withLock { $0 = newValue } }
  }
}

/// The service that knows the weather: none, unless `know(_:)` tells of it.
///
/// What is told where the catalogue is made is on every screen; what a screen tells is its own.
public final class WeatherService: Sendable {
  /// The service that apps share.
  public static let shared = WeatherService()

  /// Creates a service, which answers as the shared one does.
  public init() {}

  /// Tells of the weather of every place.
  ///
  ///     WeatherService.know(
  ///       Weather(
  ///         current: CurrentWeather(date: noon, condition: .rain, temperature: 11),
  ///         hours: [HourWeather(date: noon, condition: .rain, temperature: 11)]))
  ///
  /// - Parameter weather: The weather; nil for a device that reaches no service.
  public static func know(_ weather: Weather?) {
    guard let weather else { return WeatherRecord.current.value = nil }
    WeatherRecord.current.value = { _ in weather }
  }

  /// Tells of the weather of places.
  ///
  /// - Parameter answer: A closure that returns the weather of a place; nil where it is not known.
  public static func know(_ answer: @escaping @Sendable (CLLocation) -> Weather?) {
    WeatherRecord.current.value = answer
  }

  private func known(_ location: CLLocation) throws -> Weather {
    guard let answer = WeatherRecord.current.value else { throw WeatherError.permissionDenied }
    guard let weather = answer(location) else { throw WeatherError.unknown }
    return weather
  }

  /// Returns the weather of a place.
  ///
  /// - Throws: ``WeatherError`` where nobody tells it.
  public func weather(for location: CLLocation) async throws -> Weather { try known(location) }

  /// Returns a part of the weather of a place.
  ///
  ///     let hours = try await WeatherService.shared.weather(for: harbour, including: .hourly)
  ///
  /// - Throws: ``WeatherError`` where nobody tells it.
  public func weather<Result>(
    for location: CLLocation, including dataSet: WeatherQuery<Result>
  ) async throws -> Result { dataSet.answer(try known(location)) }

  /// Returns two parts of the weather of a place.
  ///
  /// - Throws: ``WeatherError`` where nobody tells it.
  public func weather<First, Second>(
    for location: CLLocation, including first: WeatherQuery<First>,
    _ second: WeatherQuery<Second>
  ) async throws -> (First, Second) {
    let weather = try known(location)
    return (first.answer(weather), second.answer(weather))
  }

  /// Returns three parts and more of the weather of a place.
  ///
  /// - Throws: ``WeatherError`` where nobody tells it.
  public func weather<First, Second, each Result>(
    for location: CLLocation, including first: WeatherQuery<First>,
    _ second: WeatherQuery<Second>, _ others: repeat WeatherQuery<each Result>
  ) async throws -> (First, Second, repeat each Result) {
    let weather = try known(location)
    return (first.answer(weather), second.answer(weather), repeat (each others).answer(weather))
  }

  /// The source of the weather.
  ///
  /// It can be named before the weather is known.
  public var attribution: WeatherAttribution { get async throws { WeatherAttribution() } }
}
