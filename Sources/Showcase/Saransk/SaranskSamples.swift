import Combine
import Foundation
import MapPanel
import SwiftUI

extension SaranskServices {
  /// The app's own services on Tuesday, 9 January 2024, at 9:41, as the status bar has it.
  static func sample() throws -> SaranskServices {
    SaranskServices(
      accounts: SampleAccounts(community: try Community.sample()),
      map: try SaranskMapData.shared(), now: { SampleMoment.date }, timeZone: .gmt)
  }
}

/// Saransk's map, read once.
@MainActor enum SaranskMapData {
  static let shared = SampleData {
    try GeoJSONReader.read(
      contentsOf: ShowcaseResource.folder.appendingPathComponent("saransk-map.geojson"))
  }
}

extension SaranskModel {
  /// The app with its own services.
  static func sample() throws -> SaranskModel { SaranskModel(services: try .sample()) }

  /// Signs in who the sample knows.
  @discardableResult func signIn() -> SaranskModel {
    if let community = try? Community.sample() { didSignIn(community.user) }
    return self
  }

  /// Follows a link by its part behind `saransk://`.
  @discardableResult func go(_ link: String) -> SaranskModel {
    if let url = URL(string: "saransk://\(link)") { open(url) }
    return self
  }
}

/// Sights that never come.
struct NeverLoading: SightService {
  func sights() -> AnyPublisher<[POI], ServiceError> {
    Empty(completeImmediately: false).eraseToAnyPublisher()
  }
}

/// Badges and a leaderboard that never come.
struct NeverCommunity: CommunityService {
  func community() -> AnyPublisher<Community, ServiceError> {
    Empty(completeImmediately: false).eraseToAnyPublisher()
  }
}

/// Badges and a leaderboard that come after so many failures.
@MainActor final class FailingCommunity: CommunityService {
  private var left: Int

  init(times: Int) { left = times }

  func community() -> AnyPublisher<Community, ServiceError> {
    left -= 1
    guard left < 0 else { return Fail(error: .offline).eraseToAnyPublisher() }
    return BundledCommunity().community()
  }
}

/// Reviews that never come.
struct NeverReviews: ReviewService {
  func reviews(of sight: POI.ID) -> AnyPublisher<[Review], ServiceError> {
    Empty(completeImmediately: false).eraseToAnyPublisher()
  }

  func add(_ review: Review) -> AnyPublisher<Review, ServiceError> {
    Empty(completeImmediately: false).eraseToAnyPublisher()
  }
}

/// Reviews that do not come.
struct OfflineReviews: ReviewService {
  func reviews(of sight: POI.ID) -> AnyPublisher<[Review], ServiceError> {
    Fail(error: .offline).eraseToAnyPublisher()
  }

  func add(_ review: Review) -> AnyPublisher<Review, ServiceError> {
    Fail(error: .offline).eraseToAnyPublisher()
  }
}

/// Sights that come after so many failures.
@MainActor final class FailingSights: SightService {
  private var left: Int

  init(times: Int) { left = times }

  func sights() -> AnyPublisher<[POI], ServiceError> {
    left -= 1
    guard left < 0 else { return Fail(error: .offline).eraseToAnyPublisher() }
    return BundledSights().sights()
  }
}

/// A person who does not say where they are.
struct RefusedLocation: LocationService {
  func location() -> AnyPublisher<MapPanelUser, LocationError> {
    Fail(error: .refused).eraseToAnyPublisher()
  }
}

/// A server that takes its time.
struct SlowAccounts: AccountService {
  func signIn(email: String, password: String) -> AnyPublisher<TouristProfile, AccountError> {
    Empty(completeImmediately: false).eraseToAnyPublisher()
  }

  func sendRecovery(to email: String) -> AnyPublisher<Void, AccountError> {
    Empty(completeImmediately: false).eraseToAnyPublisher()
  }
}
