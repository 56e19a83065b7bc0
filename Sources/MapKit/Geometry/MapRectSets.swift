extension MKMapRect {
  /// The rectangle that is nowhere.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// A Boolean value that indicates whether the rectangle is nowhere.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }

  /// A Boolean value that indicates whether the rectangle has no area.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  /// Returns the smallest rectangle around two.
  ///
  ///     let all = routes.map(\.polyline.boundingMapRect).reduce(.null) { $0.union($1) }
  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// Returns the rectangle with its edges moved inwards, or outwards by negative distances, in map
  /// points.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(
      x: origin.x + dx, y: origin.y + dy, width: size.width - 2 * dx, height: size.height - 2 * dy)
  }

  /// Returns a Boolean value that indicates whether a place lies within.
  public func contains(_ point: MKMapPoint) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }
}

extension MKMapPoint {
  /// Returns the metres to another place on the sphere.
  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    coordinate.distance(to: other.coordinate)
  }
}
