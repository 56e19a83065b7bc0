import CairoRender
import Combine
import Foundation
import MapPanel
import SwiftUI
import Testing
import TestSupport

@testable import Showcase

extension SaranskServices {
  /// Services whose map draws nothing, which is all that tests of state and flows need.
  @MainActor static func double(
    sights: any SightService = BundledSights(), reviews: any ReviewService = SampleReviews(),
    location: any LocationService = SampleLocation(),
    community: any CommunityService = BundledCommunity()
  ) throws -> SaranskServices {
    SaranskServices(
      sights: sights, reviews: reviews, accounts: SampleAccounts(community: try Community.load()),
      location: location, community: community, map: try SaranskMapData.shared(),
      now: { Date(timeIntervalSince1970: 1_725_874_860) }, timeZone: .gmt)
  }
}

/// A community that comes when a test says so.
@MainActor final class LateCommunity: CommunityService {
  private let subject = PassthroughSubject<Community, ServiceError>()

  func community() -> AnyPublisher<Community, ServiceError> { subject.eraseToAnyPublisher() }

  func send(_ community: Community) { subject.send(community) }
}

/// Accounts whose server cannot be reached.
struct OfflineAccounts: AccountService {
  func signIn(email: String, password: String) -> AnyPublisher<TouristProfile, AccountError> {
    Fail(error: .offline).eraseToAnyPublisher()
  }

  func sendRecovery(to email: String) -> AnyPublisher<Void, AccountError> {
    Fail(error: .offline).eraseToAnyPublisher()
  }
}

/// The app in somebody's hand: what is tapped and typed, and what can be read then.
@MainActor final class AppInHand {
  let app: SaranskModel
  private let host: ViewHost
  private var surroundings = Surroundings(
    size: CGSize(width: 393, height: 852),
    safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))

  init(_ app: SaranskModel, locale: String = "ru_RU") throws {
    self.app = app
    host = ViewHost(SaranskRoot(app), text: try Self.text.get(), assets: ImageStore())
    // The moment of earning a badge has passed.
    surroundings.environment.referenceDate = Date(timeIntervalSince1970: 1_725_874_865)
    surroundings.environment.locale = Locale(identifier: locale)
    surroundings.environment.horizontalSizeClass = .compact
    surroundings.environment.verticalSizeClass = .regular
    try host.settle(in: surroundings)
  }

  /// Fonts take longer to open than a flow to play.
  private static let text = Result { try TextEngine(fonts: FontBook()) }

  func tap(_ label: String) throws {
    try host.tap(label)
    try host.settle(in: surroundings)
  }

  /// Taps what hears touches at the middle of some words.
  func tapAtWords(_ words: String) throws {
    let texts = try host.render(in: surroundings).items.flatMap(\.words)
    let frame = try #require(texts.first { $0.text.hasPrefix(words) }).frame
    try host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    try host.settle(in: surroundings)
  }

  func type(_ text: String, into label: String) throws {
    try host.type(text, into: label)
    try host.settle(in: surroundings)
  }

  func back() throws {
    try host.last("a way back") { if case .back(let back) = $0 { back } else { nil } }()
    try host.settle(in: surroundings)
  }

  func open(_ address: String) throws {
    try host.open(try #require(URL(string: address)))
    try host.settle(in: surroundings)
  }

  /// All that assistive technology is told.
  var spoken: [AccessibilityNode] {
    get throws { try host.render(in: surroundings, describesViews: true).accessibilityElements }
  }

  /// All that assistive technology is told, as one text.
  var spokenWords: String {
    get throws { try spoken.compactMap(\.label).joined(separator: "\n") }
  }

  /// The scheme that the app asks for.
  var scheme: ColorScheme {
    get throws {
      _ = try host.render(in: surroundings)
      let preferred = host.rootElement?.preference(PreferredColorSchemeKey.self) ?? nil
      return preferred ?? .light
    }
  }

  /// What can be tapped between the system's bars and is smaller than 44 points one way.
  ///
  /// A line of text is touched by way of the field around it, which gives it the focus.
  var smallTargets: [String] {
    let all = host.rootElement?.placedDescendants ?? []
    // A hidden part of a larger area is no target of its own.
    let targets = all.filter { !$0.accessibility.isHidden }.filter {
      $0.interactions.contains { if case .tap = $0 { true } else { false } }
    }
    let lines = all.filter {
      $0.interactions.contains { if case .text = $0 { true } else { false } }
    }.map(\.rect)
    return targets.compactMap { element in
      let field = targets.last { $0 !== element && $0.rect.contains(element.rect) }
      let rect = lines.contains(element.rect) ? field?.rect ?? element.rect : element.rect
      guard rect.minY > 104, rect.maxY < 769, min(rect.width, rect.height) < 43.9 else {
        return nil
      }
      return "\(element.spokenLabel): \(rect.width) × \(rect.height)"
    }
  }

  /// The words on the screen, from top to bottom.
  var words: [String] {
    get throws {
      try host.render(in: surroundings).items.flatMap(\.words).map(\.text)
    }
  }
}
