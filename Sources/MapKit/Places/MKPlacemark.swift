/// A place with its address, which can stand on a map.
///
/// A place with an address is made of Core Location's:
///
///     let kiel = CLLocation(latitude: 54.32, longitude: 10.14)
///     let place = MKPlacemark(
///       placemark: CLPlacemark(location: kiel, thoroughfare: "Kai", locality: "Kiel"))
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  /// The place on the Earth.
  public let coordinate: CLLocationCoordinate2D

  /// Creates a place without an address.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(location: CLLocation(coordinate))
  }

  /// Creates a place with the parts of an address by their keys in Contacts: `Street`, `City`,
  /// `State`, `ZIP`, `Country` and `CountryCode`, in any case.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    let pairs = (addressDictionary ?? [:]).map { ($0.key.lowercased(), $0.value as? String) }
    let parts = Dictionary(pairs) { first, _ in first }.compactMapValues { $0 }
    self.coordinate = coordinate
    super.init(
      location: CLLocation(coordinate), name: parts["name"], thoroughfare: parts["street"],
      locality: parts["city"], subLocality: parts["sublocality"],
      administrativeArea: parts["state"],
      subAdministrativeArea: parts["subadministrativearea"],
      postalCode: parts["zip"] ?? parts["postalcode"], country: parts["country"],
      isoCountryCode: parts["countrycode"] ?? parts["isocountrycode"])
  }

  /// Creates a place like one of Core Location; one without a location is nowhere on a map.
  public init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
    super.init(
      location: placemark.location, name: placemark.name, thoroughfare: placemark.thoroughfare,
      subThoroughfare: placemark.subThoroughfare, locality: placemark.locality,
      subLocality: placemark.subLocality, administrativeArea: placemark.administrativeArea,
      subAdministrativeArea: placemark.subAdministrativeArea, postalCode: placemark.postalCode,
      country: placemark.country, isoCountryCode: placemark.isoCountryCode,
      timeZone: placemark.timeZone)
  }

  /// The country's code by ISO 3166, such as `RU`.
  open var countryCode: String? { isoCountryCode }

  /// The address in one line; nil where nothing of it is known.
  open var title: String? {
    let street = street
    let line = [name == street ? nil : name, street, town, area, country].compactMap { $0 }
    return line.isEmpty ? nil : line.joined(separator: ", ")
  }
}

extension CLLocation {
  fileprivate convenience init(_ coordinate: CLLocationCoordinate2D) {
    self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
}

extension CLPlacemark {
  /// The street with its number, which stands first in the countries where it is written so.
  var street: String? {
    guard let thoroughfare else { return nil }
    guard let subThoroughfare else { return thoroughfare }
    return Self.numberComesFirst.contains(isoCountryCode ?? "")
      ? "\(subThoroughfare) \(thoroughfare)" : "\(thoroughfare) \(subThoroughfare)"
  }

  /// The town; where the number of a house comes first, the postal code comes last.
  fileprivate var town: String? {
    Self.numberComesFirst.contains(isoCountryCode ?? "")
      ? locality : Self.words(postalCode, locality)
  }

  /// The region, unless the town has its name.
  fileprivate var area: String? {
    let area = administrativeArea == locality ? nil : administrativeArea
    return Self.numberComesFirst.contains(isoCountryCode ?? "")
      ? Self.words(area, postalCode) : area
  }

  private static let numberComesFirst: Set = ["AU", "CA", "GB", "IE", "NZ", "US"]

  private static func words(_ parts: String?...) -> String? {
    let known = parts.compactMap { $0 }
    return known.isEmpty ? nil : known.joined(separator: " ")
  }

  /// All that is known of the address, as a search looks through it.
  var searchedText: String {
    [
      name, subThoroughfare, thoroughfare, subLocality, locality, subAdministrativeArea,
      administrativeArea, postalCode, country,
    ].compactMap { $0 }.joined(separator: " ")
  }
}
