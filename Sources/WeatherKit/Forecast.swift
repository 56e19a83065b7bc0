import CoreLocation
import Foundation

/// The time and the place that a weather is of.
public struct WeatherMetadata: Codable, Hashable, Sendable {
  /// The time at which it was asked for.
  public var date: Date
  /// The time from which it counts no longer.
  public var expirationDate: Date
  private var latitude: Double
  private var longitude: Double

  /// The place.
  public var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }

  /// Creates the metadata of a place, to be told.
  ///
  /// - Parameters:
  ///   - date: The time; the first instant of 2001 unless told, since pictures have no clock.
  ///   - latitude: The place's latitude, in degrees.
  ///   - longitude: The place's longitude, in degrees.
  public init(
    date: Date = Date(timeIntervalSinceReferenceDate: 0), latitude: Double = 0,
    longitude: Double = 0
  ) {
    (self.date, expirationDate) = (date, date + 3600)
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// The weather of minutes, hours or days, one after the other.
public struct Forecast<Element: Codable & Hashable & Sendable>: Codable, Hashable,
  RandomAccessCollection, Sendable
{
  /// The weather of each.
  public var forecast: [Element]
  /// The time and the place.
  public var metadata: WeatherMetadata

  /// Creates a forecast, to be told.
  public init(_ forecast: [Element] = [], metadata: WeatherMetadata = WeatherMetadata()) {
    (self.forecast, self.metadata) = (forecast, metadata)
  }

  /// The index of the first.
  public var startIndex: Int { forecast.startIndex }
  /// The index after the last.
  public var endIndex: Int { forecast.endIndex }
  /// Returns the weather of an index.
  public subscript(position: Int) -> Element { forecast[position] }
}
