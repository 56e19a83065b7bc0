import Foundation
import Synchronization

/// A place of interest.
///
///     let office = MKMapItem(placemark: MKPlacemark(coordinate: harbour))
///     office.name = "Harbour office"
///     office.pointOfInterestCategory = .marina
open class MKMapItem: NSObject, @unchecked Sendable {
  private struct Details {
    var name: String?
    var phoneNumber: String?
    var url: URL?
    var timeZone: TimeZone?
    var pointOfInterestCategory: MKPointOfInterestCategory?
  }

  private static let current = Mutex<MKPlacemark?>(nil)

  /// The address and place of the item.
  public let placemark: MKPlacemark
  /// A Boolean value that indicates whether the item is the person's own place.
  public let isCurrentLocation: Bool
  /// The address as texts.
  public let address: MKAddress?
  private let details = Mutex(Details())

  /// Creates a place from its address.
  public convenience init(placemark: MKPlacemark) {
    self.init(placemark, address: placemark.title.flatMap { MKAddress(fullAddress: $0) })
  }

  /// Creates a place from its location and the texts of its address.
  public convenience init(location: CLLocation, address: MKAddress?) {
    self.init(MKPlacemark(placemark: CLPlacemark(location: location)), address: address)
  }

  private init(_ placemark: MKPlacemark, address: MKAddress?, isCurrentLocation: Bool = false) {
    (self.placemark, self.address) = (placemark, address)
    self.isCurrentLocation = isCurrentLocation
  }

  /// The location of the item.
  open var location: CLLocation {
    placemark.location
      ?? CLLocation(
        latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
  }

  /// The name of the item; the placemark's until it is given one.
  open var name: String? {
    get { ownName ?? placemark.name }
    set { details.withLock { $0.name = newValue } }
  }

  /// The name that the item was given.
  var ownName: String? { details.withLock { $0.name } }

  /// The telephone number of the item.
  open var phoneNumber: String? {
    get { details.withLock { $0.phoneNumber } }
    set { details.withLock { $0.phoneNumber = newValue } }
  }

  /// The web page of the item.
  open var url: URL? {
    get { details.withLock { $0.url } }
    set { details.withLock { $0.url = newValue } }
  }

  /// The time zone of the item; the placemark's until it is given one.
  open var timeZone: TimeZone? {
    get { details.withLock { $0.timeZone } ?? placemark.timeZone }
    set { details.withLock { $0.timeZone = newValue } }
  }

  /// The kind of the place.
  open var pointOfInterestCategory: MKPointOfInterestCategory? {
    get { details.withLock { $0.pointOfInterestCategory } }
    set { details.withLock { $0.pointOfInterestCategory = newValue } }
  }
}

extension MKMapItem {
  /// Tells where the person is; nil where nobody knows.
  ///
  /// A picture has no device that stands somewhere. Directions from the person's own place start
  /// here:
  ///
  ///     MKMapItem.knowCurrentLocation(MKPlacemark(coordinate: harbour))
  public static func knowCurrentLocation(_ placemark: MKPlacemark?) {
    current.withLock { $0 = placemark }
  }

  /// Returns the person's own place; it is nowhere until `knowCurrentLocation(_:)` tells where.
  public class func forCurrentLocation() -> MKMapItem {
    let place = current.withLock { $0 }
    return MKMapItem(
      place ?? MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid), address: nil,
      isCurrentLocation: true)
  }
}
