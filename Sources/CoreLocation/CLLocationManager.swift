/// What the user allows an app to know.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// Hears of places from a location manager.
public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// Stands in for the device's location: it knows what a test or a preview tells it.
///
/// Asking for a location tells the delegate at once, so that a picture shows what a user would see
/// a moment later.
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  open private(set) var authorizationStatus = CLAuthorizationStatus.notDetermined
  /// The last place; nil until one is simulated.
  open private(set) var location: CLLocation?

  public override init() { super.init() }

  /// Whether the device has a location: always, as far as pictures go.
  public class func locationServicesEnabled() -> Bool { true }

  /// Sets the place that the manager gives, and tells the delegate.
  open func simulate(_ location: CLLocation) {
    self.location = location
    tell()
  }

  /// Asks the user, who says yes.
  open func requestWhenInUseAuthorization() { authorize(.authorizedWhenInUse) }

  /// Asks the user, who says yes.
  open func requestAlwaysAuthorization() { authorize(.authorizedAlways) }

  /// Tells the delegate the place, if there is one.
  open func requestLocation() { tell() }

  /// Tells the delegate the place, if there is one.
  open func startUpdatingLocation() { tell() }

  /// Does nothing: a still has no later.
  open func stopUpdatingLocation() {}

  private func authorize(_ status: CLAuthorizationStatus) {
    authorizationStatus = status
    delegate?.locationManagerDidChangeAuthorization(self)
  }

  private func tell() {
    if let location { delegate?.locationManager(self, didUpdateLocations: [location]) }
  }
}
