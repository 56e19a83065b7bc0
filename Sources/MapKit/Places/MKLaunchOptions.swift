// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The keys and modes with which apps open Maps, and the calls that open it.

/// The key of the way in which people travel.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// The key of the map's kind.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// The key of the middle of the map.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// The key of the extent of the map.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// The key of the traffic on the map.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// The key of the camera over the map.
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCamera"

/// Directions in the way that the person prefers.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// Directions by car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// Directions on foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// Directions by public transport.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// Directions by bicycle.
public let MKLaunchOptionsDirectionsModeCycling = "MKLaunchOptionsDirectionsModeCycling"

extension MKMapItem {
  /// Returns true, as a device with Maps does, and opens nothing: a picture shows one app.
  ///
  /// - Parameter launchOptions: Settings of Maps, which have no effect.
  /// - Returns: True.
  @discardableResult
  public func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    Self.openMaps(with: [self], launchOptions: launchOptions)
  }

  /// Returns true where there are items to show, and opens nothing: a picture shows one app.
  ///
  /// - Parameters:
  ///   - mapItems: The places.
  ///   - launchOptions: Settings of Maps, which have no effect.
  /// - Returns: A Boolean value that is false where there are no items.
  @discardableResult
  public class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
  ) -> Bool { !mapItems.isEmpty }
}
