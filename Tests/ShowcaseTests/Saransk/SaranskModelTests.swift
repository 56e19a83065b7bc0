import Foundation
import Testing

@testable import Showcase

/// The app's state: what links, visits, favourites and an account do to it.
@MainActor @Suite struct SaranskModelTests {
  private func model() throws -> SaranskModel { SaranskModel(services: try .double()) }

  @Test(arguments: [
    ("saransk://map", DeepLink.tab(.map)), ("saransk://sight/erzia-museum", .sight("erzia-museum")),
    ("saransk://map/pushkin-park", .onMap("pushkin-park")), ("saransk://profile", .tab(.profile)),
  ])
  func linksAreRead(link: String, meaning: DeepLink) throws {
    let url = try #require(URL(string: link))
    #expect(DeepLink(url) == meaning)
  }

  @Test(arguments: [
    "https://example.com/sight/x", "saransk://nowhere", "saransk://sight", "saransk://sight/a/b",
    "saransk:", "saransk://map/x/y",
  ])
  func otherLinksLeadNowhere(link: String) throws {
    let app = try model()
    let url = try #require(URL(string: link))
    #expect(!app.open(url))
    #expect(app.tab == .catalogue && app.paths.isEmpty)
  }

  @Test func aLinkToAnUnknownSightChangesNothing() throws {
    let app = try model()
    let url = try #require(URL(string: "saransk://sight/atlantis"))
    #expect(!app.open(url))
    #expect(app.paths.isEmpty)
  }

  @Test func sightsAreLoadedAgainAfterAFailure() throws {
    let app = SaranskModel(services: try .double(sights: FailingSights(times: 2)))
    #expect(app.sights.value == nil)
    app.load()
    #expect(app.sights.value == nil)
    app.load()
    #expect(app.all.count == 24)
  }

  @Test func favouritesAreSetAndTakenBack() throws {
    let app = try model()
    app.toggleFavourite("erzia-museum")
    #expect(app.favouriteSights.map(\.id) == ["erzia-museum"])
    app.toggleFavourite("erzia-museum")
    #expect(app.favourites.isEmpty)
  }

  @Test func theThirdMuseumEarnsABadgeOnce() throws {
    let app = try model().signIn()
    #expect(app.progress == TouristProgress(visits: 7, routes: 3, reviews: 4))
    #expect(app.progress.points == 730 && app.progress.level == 3)
    app.visit("folk-culture-museum")
    #expect(app.earned?.badge.id == "museums" && app.progress.level == 4)
    app.dismissEarned()
    app.visit("folk-culture-museum")
    #expect(app.earned == nil && app.visits.count == 8)
    app.visit("atlantis")
    #expect(app.visits.count == 8)
  }

  @Test func signingInKeepsWhatWasVisitedBefore() throws {
    let app = try model()
    app.visit("pushkin-park")
    app.signIn()
    #expect(app.visits.count == 7 && app.visits.first?.date == "2024-09-09")
    app.signOut()
    #expect(app.visits.isEmpty && app.user == nil && app.progress.points == 0)
  }

  /// Whoever signs in before the community has come finds their visits once it has.
  @Test func whatComesLateIsTakenOverOnce() throws {
    let late = LateCommunity()
    let app = SaranskModel(services: try .double(community: late)).signIn()
    #expect(app.community.value == nil && app.badges.isEmpty && app.visits.isEmpty)
    late.send(try Community.load())
    #expect(app.badges.count == 6 && app.visits.count == 7 && app.routesWalked == 3)
    late.send(try Community.load())
    #expect(app.visits.count == 7 && app.routesWalked == 3)
  }

  @Test func badgesAreThoseOfTheService() throws {
    let late = LateCommunity()
    let app = SaranskModel(services: try .double(community: late))
    late.send(
      Community(
        user: TouristProfile(id: "x", displayName: "X", email: "x@example.com"), history: [],
        favourites: [], routes: 0, reviews: 0,
        badges: [Badge(id: "walker", icon: "figure.walk", goal: 1, category: nil)],
        leaderboard: []))
    app.visit("pushkin-park")
    #expect(app.earned?.badge.id == "walker" && app.leaderboard.isEmpty)
  }

  @Test func theCommunityIsLoadedAgainAfterAFailure() throws {
    let app = SaranskModel(services: try .double(community: FailingCommunity(times: 1))).signIn()
    guard case .failed = app.community else {
      Issue.record("the first time fails")
      return
    }
    #expect(app.visits.isEmpty && app.leaderboard.map(\.isUser) == [true])
    app.loadCommunity()
    #expect(app.visits.count == 7 && app.leaderboard.count == 6)
  }

  /// What an account has marked comes to the device and stays there.
  @Test func signingInBringsFavourites() throws {
    let app = try model()
    app.toggleFavourite("mordovia-arena")
    app.signIn()
    #expect(try app.favourites.isSuperset(of: Community.load().favourites))
    #expect(app.favourites.count == 4 && app.favouriteSights.count == 4)
    app.signOut()
    #expect(app.favourites.count == 4)
  }

  /// The sample's person was where the list says, and has marked only sights that there are.
  @Test func theSampleAgreesWithItself() throws {
    let community = try Community.load()
    let sights = Set(try POI.load().map(\.id))
    #expect(sights.isSuperset(of: community.favourites + community.history.map(\.sight)))
    #expect(Set(community.history.map(\.sight)).count == community.history.count)
  }

  @Test func theUserStandsInTheLeaderboardByPoints() throws {
    let app = try model()
    let guests = app.leaderboard.filter(\.isUser)
    #expect(guests.isEmpty)
    app.signIn()
    #expect(app.leaderboard.map(\.points) == [1240, 980, 730, 610, 420, 300])
    #expect(app.leaderboard[2].isUser)
  }

  @Test func similarSightsAreNearAndOfOneKind() throws {
    let app = try model()
    let museum = try #require(app.sight("erzia-museum"))
    let similar = app.similar(to: museum)
    #expect(similar.count == 3 && similar.allSatisfy { $0.category == .museum && $0 != museum })
    let university = try #require(app.sight("ogarev-university"))
    #expect(app.similar(to: university).isEmpty)
  }

  @Test func aRouteShowsBothItsEnds() throws {
    let app = try model()
    app.showRoute(to: "erzia-museum")
    #expect(app.tab == .map && app.map.selection == "erzia-museum" && app.map.route != nil)
    let museum = try #require(app.sight("erzia-museum"))
    let camera = app.map.camera(on: app.all, user: app.location, zoom: 15)
    // The circle that the user is within is seen whole.
    let frame = MapViewModel.frame(from: SampleLocation.user, to: museum.coordinate)
    #expect(camera == .places(frame))
    #expect(frame.starts(with: SampleLocation.user.surroundings + [museum.coordinate]))
    // The end is not at the edge: what is looked at goes on beyond it.
    let start = SampleLocation.user.coordinate
    let last = try #require(frame.last)
    #expect(start.distance(to: last) > 1.15 * start.distance(to: museum.coordinate))
    // Another sight has no route yet, and where nobody knows the user, that is said.
    app.map.selection = "pushkin-park"
    #expect(app.map.route == nil && !app.isLocationRefused)
    let refused = SaranskModel(services: try .double(location: RefusedLocation()))
    refused.showRoute(to: "erzia-museum")
    #expect(refused.isLocationRefused)
    refused.openSettings()
    #expect(refused.tab == .profile && refused.paths[.profile] == [.settings])
  }

  @Test func theMapLooksAtTheUserOnceAsked() throws {
    let app = try model()
    app.locate()
    #expect(app.map.centersOnUser && !app.isLocationRefused)
    let refused = SaranskModel(services: try .double(location: RefusedLocation()))
    refused.locate()
    #expect(refused.isLocationRefused && refused.location == nil && !refused.map.centersOnUser)
    let museum = try #require(refused.sight("erzia-museum"))
    #expect(refused.distance(to: museum) == nil)
  }
}

/// Signing in: what is checked here, and what the service says.
@MainActor @Suite struct SignInViewModelTests {
  private func model(_ accounts: any AccountService) -> SignInViewModel {
    SignInViewModel(accounts: accounts) { _ in }
  }

  @Test(arguments: [
    ("", true), ("anna", true), ("@example.com", true), ("anna@", true), ("anna@com", true),
    ("a@b@c.ru", true), ("anna@.ru", true), ("anna@example.", true), (" anna@example.com ", false),
  ])
  func addressesAreChecked(email: String, isWrong: Bool) throws {
    let model = model(SlowAccounts())
    (model.email, model.password) = (email, "12345678")
    model.submit()
    #expect((model.emailError != nil) == isWrong)
    #expect(model.isBusy != isWrong)
  }

  @Test func typingTakesTheErrorBack() {
    let model = model(SlowAccounts())
    model.submit()
    #expect(model.emailError != nil && model.passwordError != nil)
    model.email = "a"
    #expect(model.emailError == nil && model.passwordError != nil)
  }

  @Test func failuresAreTold() throws {
    for accounts in [
      OfflineAccounts() as any AccountService, SampleAccounts(community: try Community.load()),
    ] {
      let model = model(accounts)
      (model.email, model.password) = ("anna@example.com", "wrong-password")
      model.submit()
      #expect(model.failure != nil && !model.isBusy)
    }
  }

  @Test func aLetterIsSentToAnAddressAlone() throws {
    let model = model(SlowAccounts())
    model.email = "anna"
    model.recover()
    #expect(model.emailError != nil && model.recoveredEmail == nil)
    let answering = self.model(SampleAccounts(community: try Community.load()))
    answering.email = " anna@example.com "
    answering.recover()
    #expect(answering.recoveredEmail == "anna@example.com" && answering.passwordError == nil)
    let offline = self.model(OfflineAccounts())
    offline.email = "anna@example.com"
    offline.recover()
    #expect(offline.failure != nil && offline.recoveredEmail == nil)
  }

  @Test func whoIsKnownIsSignedIn() throws {
    var user: TouristProfile?
    let accounts = SampleAccounts(community: try Community.load())
    let model = SignInViewModel(accounts: accounts) { user = $0 }
    (model.email, model.password) = ("Anna@Example.com", "saransk1641")
    model.submit()
    #expect(user?.displayName == "Анна Соколова" && model.failure == nil)
  }
}

/// Reviews: reading, checking, publishing.
@MainActor @Suite struct ReviewsViewModelTests {
  private func model(_ service: any ReviewService) throws -> ReviewsViewModel {
    let sight = try #require(try POI.load().first { $0.id == "erzia-museum" })
    let moment = LocalMoment(Date(timeIntervalSince1970: 1_725_874_860), in: .gmt)
    return ReviewsViewModel(sight: sight, service: service, moment: moment)
  }

  @Test func theLatestComesFirst() throws {
    let dates = try model(SampleReviews()).reviews.value?.map(\.date) ?? []
    #expect(dates.count == 3 && dates == dates.sorted(by: >))
  }

  @Test(arguments: [(0, "Хорошее место"), (6, "Хорошее место"), (5, "Хорошо"), (5, "          ")])
  func halfAReviewIsNotPublished(stars: Int, text: String) throws {
    let model = try model(SampleReviews())
    (model.stars, model.text) = (stars, text)
    #expect(!model.submit(as: "Анна"))
    #expect(model.starsError != nil || model.textError != nil)
    #expect(model.reviews.value?.count == 3)
  }

  @Test func aReviewIsPublishedAndCounted() throws {
    let model = try model(SampleReviews())
    let (count, mean) = (model.count, model.mean)
    (model.stars, model.text) = (1, "Было закрыто, хотя часы работы указаны.")
    #expect(model.submit(as: "Анна"))
    #expect(model.reviews.value?.first?.author == "Анна")
    #expect(model.count == count + 1 && model.mean < mean)
    // The form is empty again, and a second review is another one.
    #expect(model.stars == 0 && model.text.isEmpty)
    (model.stars, model.text) = (5, "Теперь открыто, и очень понравилось.")
    #expect(model.submit(as: "Анна"))
    #expect(model.own.map(\.id) == ["own-erzia-museum-1", "own-erzia-museum-2"])
    #expect(model.reviews.value?.count == 5 && model.count == count + 2)
  }

  @Test func allPagesOfASightShareItsReviews() throws {
    let app = SaranskModel(services: try .double())
    let (museum, park) = (app.all[2], app.all[3])
    #expect(app.reviews(of: museum) === app.reviews(of: museum))
    #expect(app.reviews(of: museum) !== app.reviews(of: park))
  }

  @Test func withoutANetworkNothingIsPublished() throws {
    let model = try model(OfflineReviews())
    #expect(model.reviews.value == nil)
    (model.stars, model.text) = (5, "Хорошее место для прогулки.")
    #expect(!model.submit(as: "Анна"))
    #expect(model.own.isEmpty && model.failure != nil)
    model.stars = 0
    #expect(!model.submit(as: "Анна"))
    #expect(model.failure == nil && model.starsError != nil)
  }
}
