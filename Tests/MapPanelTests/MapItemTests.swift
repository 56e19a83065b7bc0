import SwiftUI
import Testing

@testable import CairoRender
@testable import MapKit

/// Places with addresses, as MapKit spells them.
@MainActor @Suite struct MapItemTests {
  private let kiel = CLLocationCoordinate2D(latitude: 54.32, longitude: 10.14)

  @Test func aPlacemarkKeepsTheAddress() {
    let address = CLPlacemark(
      location: CLLocation(latitude: 54.32, longitude: 10.14), thoroughfare: "Kai",
      subThoroughfare: "3", locality: "Kiel", postalCode: "24103", country: "Germany",
      isoCountryCode: "DE")
    let place = MKPlacemark(placemark: address)
    #expect(place.title == "Kai 3, 24103 Kiel, Germany")
    #expect(place.coordinate.longitude == 10.14 && place.countryCode == "DE")
    #expect(MKMapItem(placemark: place).address?.fullAddress == place.title)
    #expect(MKPlacemark(coordinate: kiel).title == nil)
    #expect(MKPlacemark(coordinate: kiel).location?.coordinate.latitude == 54.32)
  }

  @Test func numbersComeFirstWhereTheyAreWrittenSo() {
    let address = ["Street": "1 Loop", "City": "Cupertino", "State": "CA", "ZIP": "95014"]
      .merging(["CountryCode": "US"]) { first, _ in first }
    let place = MKPlacemark(coordinate: kiel, addressDictionary: address)
    #expect(place.title == "1 Loop, Cupertino, CA 95014")
    let house = CLPlacemark(
      location: nil, thoroughfare: "Loop", subThoroughfare: "1", isoCountryCode: "US")
    #expect(MKPlacemark(placemark: house).title == "1 Loop")
    #expect(!CLLocationCoordinate2DIsValid(MKPlacemark(placemark: house).coordinate))
  }

  @Test func anItemHasThePlacemarksNameUntilItHasItsOwn() {
    let item = MKMapItem(
      placemark: MKPlacemark(placemark: CLPlacemark(location: nil, name: "Office")))
    #expect(item.name == "Office")
    item.name = "Harbour office"
    #expect(item.name == "Harbour office")
    #expect(MKMapItem(placemark: MKPlacemark(coordinate: kiel)).name == nil)
  }

  @Test func filtersChooseAmongCategories() {
    let cafes = MKPointOfInterestFilter(including: [.cafe])
    #expect(cafes.includes(.cafe) && cafes.excludes(.zoo))
    let others = MKPointOfInterestFilter(excluding: [.cafe])
    #expect(others.excludes(.cafe) && others.includes(.zoo))
    #expect(MKPointOfInterestFilter.includingAll.includes(.zoo))
    #expect(MKPointOfInterestFilter.excludingAll.excludes(.zoo))
    #expect(MKPointOfInterestCategory.evCharger.rawValue == "MKPOICategoryEVCharger")
  }

  @Test func aMarkerShowsTheSymbolOfItsKind() throws {
    func symbols(_ category: MKPointOfInterestCategory?) throws -> [String] {
      let item = MKMapItem(placemark: MKPlacemark(coordinate: kiel))
      item.pointOfInterestCategory = category
      return try show(Map(initialPosition: .item(item)) { Marker(item: item) }).list.operations
        .compactMap { if case .symbol(let drawing) = $0 { drawing.symbol.name } else { nil } }
    }
    #expect(try symbols(.cafe) == ["cup.and.saucer.fill"])
    #expect(try symbols(nil) == symbols(.miniGolf) && !symbols(nil).contains { $0.contains("cup") })
  }

  @Test func theSetDrawsTheSymbolOfEachKind() throws {
    let set = try SymbolSet()
    for (category, symbol) in MKPointOfInterestCategory.symbols {
      #expect(set.plan(symbol) != nil, "\(category.rawValue): \(symbol)")
    }
  }

  @Test func mapsIsNotOpenedFromAPicture() {
    let item = MKMapItem(placemark: MKPlacemark(coordinate: kiel))
    let options = [MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeDriving]
    #expect(item.openInMaps(launchOptions: options))
    #expect(!MKMapItem.openMaps(with: []))
  }
}
