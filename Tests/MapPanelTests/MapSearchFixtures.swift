import MapKit

/// The places that the tests of search and completion tell; both tell the same, since the places
/// are the process's.
enum KnownPlaces {
  static let harbour = CLLocationCoordinate2D(latitude: 54.32, longitude: 10.14)

  /// A kilometre and a half from the harbour.
  static let bakery = item("Deichbäcker", .bakery, 54.333, 10.15, town: "Kiel")
  /// Half a kilometre from the harbour.
  static let cafe = item("Kontor", .cafe, 54.324, 10.141, town: "Kiel")
  /// In another town.
  static let farCafe = item("Speicher", .cafe, 53.55, 9.99, town: "Hamburg")
  /// A house in a street, with neither name nor category.
  static let house = MKMapItem(
    placemark: MKPlacemark(
      placemark: CLPlacemark(
        location: CLLocation(latitude: 54.31, longitude: 10.13), thoroughfare: "Lindenallee",
        subThoroughfare: "7", locality: "Kiel", postalCode: "24103", country: "Germany")))

  /// Tells them, the farthest first.
  static func tell() { MKLocalSearch.know([farCafe, bakery, cafe, house]) }

  /// A square of some kilometres around the harbour.
  static let surroundings = MKCoordinateRegion(
    center: harbour, latitudinalMeters: 6000, longitudinalMeters: 6000)

  private static func item(
    _ name: String, _ category: MKPointOfInterestCategory, _ latitude: Double,
    _ longitude: Double, town: String
  ) -> MKMapItem {
    let place = CLPlacemark(
      location: CLLocation(latitude: latitude, longitude: longitude), name: name, locality: town,
      country: "Germany")
    let item = MKMapItem(placemark: MKPlacemark(placemark: place))
    item.pointOfInterestCategory = category
    return item
  }
}
