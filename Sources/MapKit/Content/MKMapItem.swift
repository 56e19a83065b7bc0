import Foundation
import Synchronization

/// The address of a place, of which a map needs the coordinate.
public final class MKPlacemark: Sendable {
  /// The place on the Earth.
  public let coordinate: CLLocationCoordinate2D

  /// Creates a placemark.
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
}

/// A place of interest.
///
///     let office = MKMapItem(placemark: MKPlacemark(coordinate: harbour))
///     office.name = "Harbour office"
public final class MKMapItem: Equatable, Sendable {
  private struct Details {
    var name: String?
    var phoneNumber: String?
    var url: URL?
  }

  /// The address and place of the item.
  public let placemark: MKPlacemark
  private let details = Mutex(Details())

  /// Creates a place from its address.
  public init(placemark: MKPlacemark) { self.placemark = placemark }

  /// The name of the item.
  public var name: String? {
    get { details.withLock { $0.name } }
    set { details.withLock { $0.name = newValue } }
  }

  /// The telephone number of the item.
  public var phoneNumber: String? {
    get { details.withLock { $0.phoneNumber } }
    set { details.withLock { $0.phoneNumber = newValue } }
  }

  /// The web page of the item.
  public var url: URL? {
    get { details.withLock { $0.url } }
    set { details.withLock { $0.url = newValue } }
  }

  /// Returns a Boolean value that indicates whether two items are the same object.
  public static func == (a: MKMapItem, b: MKMapItem) -> Bool { a === b }
}
