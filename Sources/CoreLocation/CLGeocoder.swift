import Synchronization

/// A place with its address.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// The place on the Earth.
  public let location: CLLocation?
  /// The name of the place.
  public let name: String?
  /// The street.
  public let thoroughfare: String?
  /// The number in the street.
  public let subThoroughfare: String?
  /// The town.
  public let locality: String?
  /// The part of the town.
  public let subLocality: String?
  /// The region or state.
  public let administrativeArea: String?
  /// The district or county.
  public let subAdministrativeArea: String?
  /// The postal code.
  public let postalCode: String?
  /// The country's name.
  public let country: String?
  /// The country's code by ISO 3166, such as `RU`.
  public let isoCountryCode: String?
  /// The time zone of the place.
  public let timeZone: TimeZone?

  /// Creates a place from the parts of its address that are known.
  public init(
    location: CLLocation?, name: String? = nil, thoroughfare: String? = nil,
    subThoroughfare: String? = nil, locality: String? = nil, subLocality: String? = nil,
    administrativeArea: String? = nil, subAdministrativeArea: String? = nil,
    postalCode: String? = nil, country: String? = nil, isoCountryCode: String? = nil,
    timeZone: TimeZone? = nil
  ) {
    (self.location, self.name) = (location, name)
    (self.thoroughfare, self.subThoroughfare) = (thoroughfare, subThoroughfare)
    (self.locality, self.subLocality) = (locality, subLocality)
    (self.administrativeArea, self.subAdministrativeArea) = (
      administrativeArea, subAdministrativeArea
    )
    (self.postalCode, self.country, self.isoCountryCode) = (postalCode, country, isoCountryCode)
    self.timeZone = timeZone
  }

  /// Creates a place like another.
  public convenience init(placemark: CLPlacemark) {
    self.init(
      location: placemark.location, name: placemark.name, thoroughfare: placemark.thoroughfare,
      subThoroughfare: placemark.subThoroughfare, locality: placemark.locality,
      subLocality: placemark.subLocality, administrativeArea: placemark.administrativeArea,
      subAdministrativeArea: placemark.subAdministrativeArea, postalCode: placemark.postalCode,
      country: placemark.country, isoCountryCode: placemark.isoCountryCode,
      timeZone: placemark.timeZone)
  }

  /// Returns a Boolean value that indicates whether parts of the address hold a text, without
  /// regard to case.
  fileprivate func matches(_ text: String) -> Bool {
    let parts = [
      name, subThoroughfare, thoroughfare, subLocality, locality, administrativeArea, postalCode,
      country,
    ].compactMap { $0 }
    let address = parts.joined(separator: " ").lowercased()
    return text.lowercased().split { !$0.isLetter && !$0.isNumber }.allSatisfy(address.contains)
  }
}

/// An error of a location manager or a geocoder.
public struct CLError: Error, Equatable, CustomStringConvertible {
  /// Kinds of errors.
  public enum Code: Int, Sendable {
    /// Errors of locations and headings.
    case locationUnknown, denied, network, headingFailure
    /// Errors of geocoders.
    case geocodeFoundNoResult = 8, geocodeFoundPartialResult, geocodeCanceled
  }

  /// The kind of the error.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// No location is known.
  public static var locationUnknown: Code { .locationUnknown }
  /// The user has denied access.
  public static var denied: Code { .denied }
  /// The network is out of reach.
  public static var network: Code { .network }
  /// No place answers to the address.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }

  /// The error and its remedy, for people.
  public var description: String {
    code == .geocodeFoundNoResult
      ? "No known place answers; tell the geocoder of places with CLGeocoder.know(_:)."
      : "Core Location: \(code)"
  }
}

/// Finds places by their addresses and addresses by their places, among those that it was told of.
///
/// A picture must not depend on the network:
///
///     let center = CLLocation(latitude: 54.18, longitude: 45.17)
///     CLGeocoder.know([CLPlacemark(location: center, locality: "Saransk")])
open class CLGeocoder: NSObject, @unchecked Sendable {
  /// The closure that is given the places or an error.
  public typealias CompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

  private static let places = Mutex<[CLPlacemark]>([])
  /// A Boolean value that is false: answers come at once.
  public let isGeocoding = false

  /// Creates a geocoder.
  public override init() { super.init() }

  /// Tells all geocoders of the places that they know, in place of those before.
  ///
  ///     let place = CLLocation(latitude: 54.32, longitude: 10.14)
  ///     CLGeocoder.know([CLPlacemark(location: place, name: "Harbour office", locality: "Kiel")])
  public static func know(_ placemarks: [CLPlacemark]) { places.withLock { $0 = placemarks } }

  /// Returns the places of an address.
  ///
  ///     let places = try await CLGeocoder().geocodeAddressString("Harbour office")
  ///
  /// - Throws: ``CLError`` where no known place has all words of the address.
  open func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] {
    try Self.found(address)
  }

  /// Calls a closure with the places of an address.
  open func geocodeAddressString(_ address: String, completionHandler: @escaping CompletionHandler)
  {
    Self.answer(completionHandler) { try Self.found(address) }
  }

  /// Returns the addresses of a place: those of the nearest known one, within 50 kilometres.
  ///
  ///     let here = CLLocation(latitude: 54.32, longitude: 10.14)
  ///     let address = try await CLGeocoder().reverseGeocodeLocation(here).first?.locality
  ///
  /// - Throws: ``CLError`` where none is as near.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { try Self.nearest(to: location) }

  /// Calls a closure with the addresses of a place.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CompletionHandler
  ) { Self.answer(completionHandler) { try Self.nearest(to: location) } }

  /// Answers come at once, so that there is nothing to cancel.
  open func cancelGeocode() {}

  private static func answer(
    _ handler: CompletionHandler, _ find: () throws -> [CLPlacemark]
  ) {
    do { handler(try find(), nil) } catch { handler(nil, error) }
  }

  private static func found(_ address: String) throws -> [CLPlacemark] {
    let found = places.withLock { $0.filter { $0.matches(address) } }
    guard !found.isEmpty else { throw CLError(.geocodeFoundNoResult) }
    return found
  }

  private static func nearest(to location: CLLocation) throws -> [CLPlacemark] {
    let near = places.withLock { places in
      places.compactMap { place in
        place.location.map { (place, $0.distance(from: location)) }
      }.min { $0.1 < $1.1 }
    }
    guard let near, near.1 <= 50_000 else { throw CLError(.geocodeFoundNoResult) }
    return [near.0]
  }
}
