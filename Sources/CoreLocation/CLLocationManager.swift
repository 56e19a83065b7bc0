/// The access to locations that the user grants an app.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The user's answers, and none yet.
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// The best accuracy, for navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// An accuracy of 10 metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of 100 metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of some kilometres, as apps have it to which a person grants no better one.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5000
/// No distance: each movement is told.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// Hears of places from a location manager.
///
///     final class Tracker: CLLocationManagerDelegate {
///       var places: [CLLocation] = []
///
///       func locationManager(_ manager: CLLocationManager, didUpdateLocations new: [CLLocation]) {
///         places += new
///       }
///     }
public protocol CLLocationManagerDelegate: AnyObject {
  /// Tells the delegate of new places, the latest last.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Tells the delegate of an error.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Tells the delegate that the user's answer may have changed.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  /// Takes no notice of new places.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// Takes no notice of errors.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Takes no notice of the user's answer.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// Stands in for the device's location: it knows what a test or a preview tells it.
///
/// Asking for a location tells the delegate at once, so that a picture shows what a user would see
/// a moment later.
open class CLLocationManager: NSObject {
  /// The object that is told of places and errors.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// The accuracy that the app wants, in metres; a picture has what is simulated.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// The least movement that is told, in metres; a picture tells each that is simulated.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// The user's answer to the app's request.
  open private(set) var authorizationStatus = CLAuthorizationStatus.notDetermined
  /// The last place; nil until one is simulated.
  open private(set) var location: CLLocation?

  public override init() { super.init() }

  /// Returns true: the device of a picture always has a location.
  public class func locationServicesEnabled() -> Bool { true }

  /// Sets the place that the manager gives, and tells the delegate.
  ///
  ///     let manager = CLLocationManager()
  ///     manager.simulate(CLLocation(latitude: 54.32, longitude: 10.14))
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
