import Foundation
import Combine
import Testing

@testable import Showcase

/// What the app's own services answer.
@MainActor @Suite struct SaranskServiceTests {
  /// What a service answers at once: values, or the error that ends them.
  private func answer<Value, Failure>(
    of publisher: AnyPublisher<Value, Failure>
  ) -> Result<Value, Failure>? {
    var answer: Result<Value, Failure>?
    let subscription = publisher.sink {
      if case .failure(let error) = $0 { answer = .failure(error) }
    } receiveValue: {
      answer = .success($0)
    }
    subscription.cancel()
    return answer
  }

  @Test func sightsAreThoseOfTheFile() throws {
    #expect(try answer(of: BundledSights().sights())?.get() == POI.load())
  }

  @Test func theCommunityIsThatOfTheFile() throws {
    let community = try answer(of: BundledCommunity().community())?.get()
    #expect(try community?.badges == Community.load().badges)
    let failing = FailingCommunity(times: 1)
    #expect(throws: ServiceError.offline) { try answer(of: failing.community())?.get() }
    #expect(try answer(of: failing.community())?.get().user == community?.user)
  }

  @Test func reviewsAreOfOneSightAndKeepWhatIsAdded() throws {
    let service = SampleReviews()
    let before = try #require(try answer(of: service.reviews(of: "erzia-museum"))?.get())
    #expect(before.count == 3 && before.allSatisfy { $0.sight == "erzia-museum" })
    let review = Review(
      id: "own", sight: "erzia-museum", author: "Анна", stars: 5, date: "2026-01-01", text: "Да")
    #expect(try answer(of: service.add(review))?.get() == review)
    #expect(try answer(of: service.reviews(of: "erzia-museum"))?.get() == [review] + before)
    #expect(try answer(of: service.reviews(of: "pushkin-park"))?.get().contains(review) == false)
  }

  /// No two sights share a review, and each counts among its sight's stars.
  @Test func reviewsAreOfTheirOwnSight() throws {
    let service = SampleReviews()
    var texts: [String] = []
    for sight in try POI.load() {
      let reviews = try #require(try answer(of: service.reviews(of: sight.id))?.get())
      let english = reviews.map { $0.written(in: Locale(identifier: "en_US")) }
      texts += (reviews + english).map(\.text)
      let letters = english.flatMap { ($0.author + $0.text).unicodeScalars }
      #expect(!letters.contains { (0x400...0x4FF).contains($0.value) }, "\(sight.id)")
      for stars in 1...5 {
        #expect(reviews.count { $0.stars == stars } <= sight.stars[5 - stars], "\(sight.id)")
      }
    }
    #expect(texts.count == 24 * 3 * 2 && Set(texts).count == texts.count)
  }

  @Test func oneAccountIsKnown() throws {
    let community = try Community.load()
    let accounts = SampleAccounts(community: community)
    let right = answer(of: accounts.signIn(email: "Anna@example.com", password: "saransk1641"))
    #expect(right == .success(community.user))
    let wrong = answer(of: accounts.signIn(email: "anna@example.com", password: "saransk"))
    #expect(wrong == .failure(.wrongPassword))
  }

  @Test func aPlaceIsToldOrRefused() {
    #expect(answer(of: SampleLocation().location()) == .success(SampleLocation.user))
    #expect(answer(of: RefusedLocation().location()) == .failure(.refused))
  }

  @Test func somethingMayNeverCome() {
    #expect(answer(of: NeverLoading().sights()) == nil)
    #expect(answer(of: NeverCommunity().community()) == nil)
    #expect(answer(of: SlowAccounts().signIn(email: "", password: "")) == nil)
  }
}

/// The state of the catalogue and of the map.
@MainActor @Suite struct SaranskPageModelTests {
  private let sights: [POI]

  init() throws { sights = try POI.load() }

  @Test func resettingFiltersKeepsWords() {
    let model = CatalogueViewModel()
    model.query.words = "музей"
    model.query.filter.price = .free
    model.reset()
    #expect(model.query == SightQuery(words: "музей"))
  }

  @Test func aCameraLooksAtWhatIsFound() throws {
    let model = MapViewModel()
    let oldTown = model.camera(on: sights, user: nil, zoom: 15)
    model.query.words = "эрьзи"
    let found = sights.filter { $0.matches("эрьзи") }
    let museum = try #require(found.first)
    #expect(
      model.camera(on: found, user: nil, zoom: 15) == .zoom(center: museum.coordinate, zoom: 15))
    #expect(model.camera(on: [], user: nil, zoom: 15) == oldTown)
    let temples = sights.filter { $0.category == .temple }
    guard case .places(let places) = model.camera(on: temples, user: nil, zoom: 15) else {
      Issue.record("several places are looked at together")
      return
    }
    // One of them lies in a village outside of the city.
    #expect(places.count < temples.count && places.count > 1)
    // What is selected is looked at, whatever else is found.
    model.query.words = ""
    model.selection = museum.id
    #expect(
      model.camera(on: sights, user: nil, zoom: 15) == .zoom(center: museum.coordinate, zoom: 15))
  }

  @Test func aCameraFollowsTheUserOnceAsked() {
    let model = MapViewModel()
    model.centersOnUser = true
    let user = SampleLocation.user
    #expect(
      model.camera(on: sights, user: user, zoom: 15)
        == .zoom(center: user.coordinate, zoom: 15.5))
    #expect(
      model.camera(on: sights, user: nil, zoom: 15)
        != .zoom(center: user.coordinate, zoom: 15.5))
  }

  @Test func theSelectedSightIsShownInAnyCase() throws {
    let model = MapViewModel()
    let (first, second) = (sights[0], sights[1])
    #expect(model.shown(of: [first], selected: second) == [first, second])
    #expect(model.shown(of: [first], selected: first) == [first])
    #expect(model.shown(of: [first], selected: nil) == [first])
    model.selection = second.id
    model.query.words = "парк"
    model.reset()
    #expect(model.selection == nil && model.query == SightQuery())
  }
}
