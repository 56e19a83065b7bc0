import MapKit
import Testing

/// What a completer has told.
private final class Proposals: NSObject, MKLocalSearchCompleterDelegate {
  var titles: [[String]] = []

  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
    titles.append(completer.results.map(\.title))
  }
}

/// A completer that proposes the places that searches are told of.
@Suite struct SearchCompleterTests {
  init() { KnownPlaces.tell() }

  @Test func placesAreProposedWhileSomebodyTypes() throws {
    let (completer, proposals) = (MKLocalSearchCompleter(), Proposals())
    completer.delegate = proposals
    completer.queryFragment = "ki"
    completer.queryFragment = "kiel kon"
    completer.queryFragment = "Nowhere"
    completer.queryFragment = ""
    #expect(proposals.titles == [["Deichbäcker", "Kontor", "Lindenallee 7"], ["Kontor"], [], []])
    #expect(!completer.isSearching)
  }

  @Test func aProposalHasItsAddressAndWhatWasTyped() throws {
    let completer = MKLocalSearchCompleter()
    completer.queryFragment = "KON kiel"
    let proposal = try #require(completer.results.first)
    #expect(proposal.title == "Kontor" && proposal.subtitle == "Kiel, Germany")
    #expect(proposal.titleHighlightRanges.map(\.rangeValue) == [NSRange(location: 0, length: 3)])
    #expect(
      proposal.subtitleHighlightRanges.map(\.rangeValue) == [NSRange(location: 0, length: 4)])
    completer.queryFragment = "linden"
    #expect(completer.results.map(\.subtitle) == ["24103 Kiel, Germany"])
  }

  @Test func kindsFiltersAndRegionsLimitTheProposals() {
    let completer = MKLocalSearchCompleter()
    completer.queryFragment = "Germany"
    #expect(completer.results.count == 4)
    completer.region = KnownPlaces.surroundings
    #expect(completer.results.map(\.title) == ["Kontor", "Lindenallee 7", "Deichbäcker"])
    completer.resultTypes = .address
    #expect(completer.results.map(\.title) == ["Lindenallee 7"])
    completer.addressFilter = MKAddressFilter(including: .locality)
    #expect(completer.results.isEmpty)
    completer.resultTypes = .pointOfInterest
    completer.pointOfInterestFilter = MKPointOfInterestFilter(including: [.bakery])
    #expect(completer.results.map(\.title) == ["Deichbäcker"])
    completer.resultTypes = .query
    #expect(completer.results.isEmpty)
  }

  @Test func aProposalLeadsToItsPlace() async throws {
    let completer = MKLocalSearchCompleter()
    completer.queryFragment = "kontor"
    let proposal = try #require(completer.results.first)
    let request = MKLocalSearch.Request(completion: proposal)
    #expect(request.naturalLanguageQuery == "Kontor, Kiel, Germany")
    #expect(try await MKLocalSearch(request: request).start().mapItems == [KnownPlaces.cafe])
    // Other words are another search.
    request.naturalLanguageQuery = "bakery"
    #expect(try await MKLocalSearch(request: request).start().mapItems == [KnownPlaces.bakery])
  }
}
