extension MKMapRect {
  /// Creates the rectangle of a region.
  init(_ region: MKCoordinateRegion) {
    let (center, span) = (region.center, region.span)
    let middle = MKMapPoint(center).x
    let width = span.longitudeDelta / 360 * MKMapSize.world.width
    func y(_ latitude: CLLocationDegrees) -> Double {
      MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: center.longitude)).y
    }
    let north = y(center.latitude + span.latitudeDelta / 2)
    let south = y(center.latitude - span.latitudeDelta / 2)
    self.init(x: middle - width / 2, y: north, width: width, height: south - north)
  }

  /// Returns the rectangle that a view of a size shows when this one fills what insets in points
  /// leave; this one where they leave nothing.
  func padded(by insets: UIEdgeInsets, in view: CGSize) -> MKMapRect {
    let width = Double(view.width - insets.left - insets.right)
    let height = Double(view.height - insets.top - insets.bottom)
    guard width > 0, height > 0 else { return self }
    let (x, y) = (size.width / width, size.height / height)
    return MKMapRect(
      x: origin.x - Double(insets.left) * x, y: origin.y - Double(insets.top) * y,
      width: Double(view.width) * x, height: Double(view.height) * y)
  }
}
