import Foundation
import Synchronization

/// The address of a place, of which a map needs the coordinate.
public final class MKPlacemark: Sendable {
  public let coordinate: CLLocationCoordinate2D

  /// Creates a placemark.
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
}

/// A place of interest.
public final class MKMapItem: Equatable, Sendable {
  private struct Details {
    var name: String?
    var phoneNumber: String?
    var url: URL?
  }

  public let placemark: MKPlacemark
  private let details = Mutex(Details())

  /// Creates a place from its address.
  public init(placemark: MKPlacemark) { self.placemark = placemark }

  public var name: String? {
    get { details.withLock { $0.name } }
    set { details.withLock { $0.name = newValue } }
  }

  public var phoneNumber: String? {
    get { details.withLock { $0.phoneNumber } }
    set { details.withLock { $0.phoneNumber = newValue } }
  }

  public var url: URL? {
    get { details.withLock { $0.url } }
    set { details.withLock { $0.url = newValue } }
  }

  public static func == (a: MKMapItem, b: MKMapItem) -> Bool { a === b }
}
