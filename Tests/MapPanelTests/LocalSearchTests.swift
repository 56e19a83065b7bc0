import MapKit
import Testing

/// A search that answers from the places that it is told of.
@Suite struct LocalSearchTests {
  init() { KnownPlaces.tell() }

  private func names(of request: MKLocalSearch.Request) async throws -> [String?] {
    try await MKLocalSearch(request: request).start().mapItems.map(\.name)
  }

  @Test func allWordsOfNameAddressAndCategoryAreFound() async throws {
    #expect(
      try await names(of: .init(naturalLanguageQuery: "deichbäcker, kiel")) == ["Deichbäcker"])
    #expect(try await names(of: .init(naturalLanguageQuery: "coffee")) == ["Speicher", "Kontor"])
    #expect(try await names(of: .init(naturalLanguageQuery: "Cafes Kiel")) == ["Kontor"])
    let house = try await MKLocalSearch(
      request: MKLocalSearch.Request(naturalLanguageQuery: "Lindenallee 7")
    ).start()
    #expect(house.mapItems == [KnownPlaces.house])
    #expect(house.boundingRegion.center.latitude == 54.31)
    #expect(house.boundingRegion.span.latitudeDelta == 0)
  }

  @Test func nothingFoundIsAnError() async throws {
    for query in ["coffee Paris", "Nowhere", "", " , "] {
      await #expect(throws: MKError(.placemarkNotFound)) {
        try await names(of: MKLocalSearch.Request(naturalLanguageQuery: query))
      }
    }
    await #expect(throws: MKError(.placemarkNotFound)) {
      try await names(of: MKLocalSearch.Request())
    }
    let error = MKError(.placemarkNotFound)
    #expect((error as NSError).domain == MKErrorDomain && (error as NSError).code == 4)
    #expect("\(error)".contains("MKLocalSearch.know"))
  }

  @Test func aRegionIsAHintUnlessItIsRequired() async throws {
    let request = MKLocalSearch.Request(
      naturalLanguageQuery: "Germany", region: KnownPlaces.surroundings)
    #expect(try await names(of: request) == ["Kontor", nil, "Deichbäcker"])
    request.naturalLanguageQuery = "Hamburg"
    #expect(try await names(of: request) == ["Speicher"])
    request.regionPriority = .required
    await #expect(throws: MKError(.placemarkNotFound)) { try await names(of: request) }
  }

  @Test func kindsAndCategoriesLimitTheAnswers() async throws {
    let request = MKLocalSearch.Request(naturalLanguageQuery: "Kiel")
    request.resultTypes = .address
    #expect(try await names(of: request) == [nil])
    request.resultTypes = .pointOfInterest
    #expect(try await names(of: request) == ["Deichbäcker", "Kontor"])
    request.pointOfInterestFilter = MKPointOfInterestFilter(including: [.cafe])
    #expect(try await names(of: request) == ["Kontor"])
    request.pointOfInterestFilter = MKPointOfInterestFilter(excluding: [.cafe])
    #expect(try await names(of: request) == ["Deichbäcker"])
    request.pointOfInterestFilter = .excludingAll
    await #expect(throws: MKError(.placemarkNotFound)) { try await names(of: request) }
  }

  @Test func pointsOfInterestLieWithinTheRadius() async throws {
    let near = MKLocalPointsOfInterestRequest(center: KnownPlaces.harbour, radius: 1000)
    #expect(try await MKLocalSearch(request: near).start().mapItems == [KnownPlaces.cafe])
    let wider = MKLocalPointsOfInterestRequest(center: KnownPlaces.harbour, radius: 2000)
    #expect(
      try await MKLocalSearch(request: wider).start().mapItems
        == [KnownPlaces.cafe, KnownPlaces.bakery])
    wider.pointOfInterestFilter = MKPointOfInterestFilter(including: [.bakery])
    #expect(try await MKLocalSearch(request: wider).start().mapItems == [KnownPlaces.bakery])
    let square = MKLocalPointsOfInterestRequest(coordinateRegion: KnownPlaces.surroundings)
    square.pointOfInterestFilter = MKPointOfInterestFilter(including: [.zoo])
    await #expect(throws: MKError(.placemarkNotFound)) {
      try await MKLocalSearch(request: square).start()
    }
  }

  @Test func aSearchKeepsTheRequestAsItWas() async throws {
    let request = MKLocalSearch.Request(naturalLanguageQuery: "Kontor")
    let search = MKLocalSearch(request: request)
    request.naturalLanguageQuery = "Nowhere"
    #expect(try await search.start().mapItems == [KnownPlaces.cafe])
    #expect(!search.isSearching)
  }

  @Test func aClosureIsGivenTheAnswerAtOnce() {
    var found: [MKMapItem]?
    MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "Kontor")).start {
      response, _ in found = response?.mapItems
    }
    #expect(found == [KnownPlaces.cafe])
    var failure: (any Error)?
    MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "Nowhere")).start {
      failure = $1
    }
    #expect((failure as? MKError)?.code == .placemarkNotFound)
  }

  @MainActor
  @Test func aScreenShowsItsAnswersInItsPicture() throws {
    struct Results: View {
      let query: String
      @State private var shown = "…"
      var body: some View {
        Text(verbatim: shown).task {
          let search = MKLocalSearch(request: .init(naturalLanguageQuery: query))
          let items = try? await search.start().mapItems
          shown = items?.compactMap(\.name).joined(separator: ", ") ?? "Nothing"
        }
      }
    }
    #expect(try show(Results(query: "Kontor")).host.rootElement?.spokenLabel == "Kontor")
    #expect(try show(Results(query: "Nowhere")).host.rootElement?.spokenLabel == "Nothing")
  }
}
