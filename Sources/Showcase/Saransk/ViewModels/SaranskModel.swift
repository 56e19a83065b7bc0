import Combine
import Foundation
import MapPanel
import SwiftUI

/// The state of the whole app: where one is, the sights, and what is kept of them.
@MainActor final class SaranskModel: ObservableObject {
  @Published var tab = SaranskTab.catalogue
  @Published var paths: [SaranskTab: [SaranskRoute]] = [:]
  @Published private(set) var sights = Loadable<[POI]>.loading
  @Published private(set) var community = Loadable<Community>.loading
  @Published private(set) var favourites: Set<POI.ID> = []
  @Published private(set) var user: TouristProfile?
  @Published private(set) var visits: [Visit] = []
  @Published private(set) var reviewsWritten = 0
  @Published private(set) var routesWalked = 0
  /// The place of the user, once it is known.
  @Published private(set) var location: MapPanelUser?
  @Published var isLocationRefused = false
  /// The badge that has just been earned, since when.
  @Published private(set) var earned: EarnedBadge?
  let services: SaranskServices
  let catalogue = CatalogueViewModel()
  let map = MapViewModel()
  private var subscriptions: Set<AnyCancellable> = []
  private var reviews: [POI.ID: ReviewsViewModel] = [:]
  /// A Boolean value that indicates whether the user's visits and favourites have come.
  private var hasTakenOver = false

  /// A badge and the moment of earning it.
  struct EarnedBadge: Hashable, Identifiable {
    let badge: Badge
    let date: Date
    var id: Badge.ID { badge.id }
  }

  init(services: SaranskServices) {
    self.services = services
    load()
    loadCommunity()
    services.location.location().sink { _ in
    } receiveValue: { [weak self] in
      self?.location = $0
    }
    .store(in: &subscriptions)
  }

  /// Fetches the sights, for the first time or again.
  func load() {
    sights = .loading
    services.sights.sights().sink { [weak self] in
      if case .failure = $0 { self?.sights = .failed }
    } receiveValue: { [weak self] in
      self?.sights = .loaded($0)
    }
    .store(in: &subscriptions)
  }

  /// Fetches badges and the leaderboard, for the first time or again.
  func loadCommunity() {
    community = .loading
    services.community.community().sink { [weak self] in
      if case .failure = $0 { self?.community = .failed }
    } receiveValue: { [weak self] in
      self?.community = .loaded($0)
      self?.takeOver()
    }
    .store(in: &subscriptions)
  }

  var all: [POI] { sights.value ?? [] }

  func sight(_ id: POI.ID) -> POI? { all.first { $0.id == id } }

  /// The reviews of a sight, which all its pages share.
  func reviews(of sight: POI) -> ReviewsViewModel {
    if let model = reviews[sight.id] { return model }
    let model = ReviewsViewModel(
      sight: sight, service: services.reviews, moment: services.moment)
    reviews[sight.id] = model
    return model
  }

  /// The way to a sight as the crow flies, in metres; nil while nobody knows where the user is.
  func distance(to sight: POI) -> Double? {
    location.map { $0.coordinate.distance(to: sight.coordinate) }
  }

  /// The sights that a query finds, named as a locale's readers see them.
  func results(of query: SightQuery, in locale: Locale) -> [POI] {
    query.results(in: all, at: services.moment, locale: locale, distance: distance)
  }

  /// Up to three sights of the same kind, the nearest first.
  func similar(to sight: POI) -> [POI] {
    let others = all.filter { $0.category == sight.category && $0.id != sight.id }
    let near = others.sorted {
      (sight.coordinate.distance(to: $0.coordinate), $0.id)
        < (sight.coordinate.distance(to: $1.coordinate), $1.id)
    }
    return Array(near.prefix(3))
  }
}

// MARK: - Navigation

extension SaranskModel {
  /// Follows a link.
  ///
  /// - Returns: True where it led somewhere.
  @discardableResult func open(_ url: URL) -> Bool {
    guard let link = DeepLink(url) else { return false }
    switch link {
    case .tab(let tab): self.tab = tab
    case .sight(let id):
      guard sight(id) != nil else { return false }
      tab = .catalogue
      paths[.catalogue] = [.sight(id)]
    case .onMap(let id):
      guard sight(id) != nil else { return false }
      tab = .map
      map.show(id)
    }
    return true
  }

  /// Shows a page above the present one, which on the map may be a sheet's.
  func push(_ route: SaranskRoute) {
    if tab == .map, map.isShowingPage {
      map.pages.append(route)
    } else {
      paths[tab, default: []].append(route)
    }
  }
}

// MARK: - The map

extension SaranskModel {
  /// Centres the map on the user, or says why it cannot.
  func locate() {
    services.location.location().sink { [weak self] in
      if case .failure = $0 { self?.isLocationRefused = true }
    } receiveValue: { [weak self] in
      self?.location = $0
      self?.map.centersOnUser = true
    }
    .store(in: &subscriptions)
  }
}

extension SaranskModel {
  /// Shows the way to a sight on the map, or says why there is none.
  func showRoute(to sight: POI.ID) {
    tab = .map
    map.showRoute(to: sight)
    if location == nil { isLocationRefused = true }
  }

  /// Opens the settings, where the access to the location stands.
  func openSettings() {
    tab = .profile
    paths[.profile] = [.settings]
  }
}

// MARK: - What is kept

extension SaranskModel {
  func isFavourite(_ id: POI.ID) -> Bool { favourites.contains(id) }

  func toggleFavourite(_ id: POI.ID) {
    if favourites.remove(id) == nil { favourites.insert(id) }
  }

  var favouriteSights: [POI] { all.filter { favourites.contains($0.id) } }

  func hasVisited(_ id: POI.ID) -> Bool { visits.contains { $0.sight == id } }

  /// The visited sights, the latest first.
  var visitedSights: [POI] { visits.compactMap { sight($0.sight) } }

  /// Notes a visit today, and the badge that it earns.
  func visit(_ id: POI.ID) {
    guard !hasVisited(id), sight(id) != nil else { return }
    let before = earnedBadges
    visits.insert(Visit(sight: id, date: services.moment.day), at: 0)
    if let badge = badges.first(where: { isEarned($0) && !before.contains($0) }) {
      earned = EarnedBadge(badge: badge, date: services.now())
    }
  }

  func dismissEarned() { earned = nil }

  /// All badges; none until they have come.
  var badges: [Badge] { community.value?.badges ?? [] }

  var earnedBadges: [Badge] { badges.filter(isEarned) }

  func isEarned(_ badge: Badge) -> Bool { badge.progress(of: visitedSights) >= badge.goal }

  var progress: TouristProgress {
    TouristProgress(visits: visits.count, routes: routesWalked, reviews: reviewsWritten)
  }

  /// All by their points, the user among them.
  var leaderboard: [LeaderboardEntry] {
    var entries = community.value?.leaderboard ?? []
    if let user {
      entries.append(
        LeaderboardEntry(
          name: user.displayName, latinName: user.latinName, points: progress.points,
          isUser: true))
    }
    return entries.sorted { ($1.points, $0.name) < ($0.points, $1.name) }
  }

  func didWriteReview() { reviewsWritten += 1 }
}

// MARK: - The account

extension SaranskModel {
  /// Takes over a profile, and what its owner has done and marked once that has come.
  func didSignIn(_ user: TouristProfile) {
    self.user = user
    takeOver()
  }

  /// Adds what the account has done and marked to what was done here, once.
  private func takeOver() {
    guard user != nil, !hasTakenOver, let community = community.value else { return }
    hasTakenOver = true
    let local = visits
    visits = local + community.history.filter { old in !local.contains { $0.sight == old.sight } }
    favourites.formUnion(community.favourites)
    routesWalked += community.routes
    reviewsWritten += community.reviews
  }

  /// Forgets the profile and its visits; favourites stay on the device.
  func signOut() {
    (user, visits, routesWalked, reviewsWritten) = (nil, [], 0, 0)
    hasTakenOver = false
  }
}
