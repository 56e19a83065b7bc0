extension MKLocalSearch {
  /// The places that answer a search.
  open class Response: NSObject, @unchecked Sendable {
    /// The places.
    public let mapItems: [MKMapItem]
    /// The smallest region around the places, without an extent for one place.
    public let boundingRegion: MKCoordinateRegion

    init(_ mapItems: [MKMapItem]) {
      self.mapItems = mapItems
      boundingRegion = MKCoordinateRegion(around: mapItems.map(\.placemark.coordinate))
    }
  }
}

extension MKCoordinateRegion {
  /// Creates the smallest region around places.
  fileprivate init(around places: [CLLocationCoordinate2D]) {
    let (latitudes, longitudes) = (places.map(\.latitude), places.map(\.longitude))
    guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(),
      let east = longitudes.max()
    else {
      self.init()
      return
    }
    self.init(
      center: CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2),
      span: MKCoordinateSpan(latitudeDelta: north - south, longitudeDelta: east - west))
  }
}
