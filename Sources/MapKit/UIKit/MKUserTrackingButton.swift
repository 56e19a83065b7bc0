/// A button that lets a map of UIKit follow the person; nobody presses it.
///
///     let button = MKUserTrackingButton(mapView: map)
///     map.addSubview(button)
open class MKUserTrackingButton: UIView {
  /// The map.
  open weak var mapView: MKMapView?

  /// Creates a button of a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    self.mapView = mapView
  }
}

/// A button of a bar that lets a map of UIKit follow the person; nobody presses it.
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  /// The map.
  open weak var mapView: MKMapView?

  /// Creates a button of a map.
  public convenience init(mapView: MKMapView?) {
    self.init(image: UIImage(systemName: "location"), style: .plain, target: nil, action: nil)
    self.mapView = mapView
  }
}
