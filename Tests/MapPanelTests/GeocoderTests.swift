import CoreLocation
import Foundation
import MapKit
import Testing

/// A geocoder that answers from the places that it is told of; one test, since the places are the
/// process's.
@Suite struct GeocoderTests {
  @Test func answersAreOfTheKnownPlaces() async throws {
    let saransk = CLPlacemark(
      location: CLLocation(latitude: 54.18, longitude: 45.17), locality: "Saransk",
      country: "Russia")
    CLGeocoder.know([saransk])
    let geocoder = CLGeocoder()
    #expect(try await geocoder.geocodeAddressString("saransk, Russia").first?.locality == "Saransk")
    await #expect(throws: CLError(.geocodeFoundNoResult)) {
      try await geocoder.geocodeAddressString("Paris")
    }
    let near = CLLocation(latitude: 54.2, longitude: 45.2)
    #expect(try await geocoder.reverseGeocodeLocation(near).first?.country == "Russia")
    await #expect(throws: CLError(.geocodeFoundNoResult)) {
      try await geocoder.reverseGeocodeLocation(CLLocation(latitude: 0, longitude: 0))
    }
    var told: [CLPlacemark]?
    geocoder.geocodeAddressString("Saransk") { places, _ in told = places }
    #expect(told?.count == 1)
    // A search of maps falls back on these addresses where no place of its own answers.
    let search = MKLocalSearch(request: .init(naturalLanguageQuery: "Saransk"))
    #expect(try await search.start().mapItems.first?.placemark.locality == "Saransk")
  }
}
