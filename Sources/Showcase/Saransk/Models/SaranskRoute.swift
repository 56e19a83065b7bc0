import Foundation

/// A page of the app's main parts.
enum SaranskTab: String, Hashable, Sendable, CaseIterable {
  case map, catalogue, achievements, profile
}

/// A page above a main part.
enum SaranskRoute: Hashable, Sendable {
  case sight(POI.ID)
  case reviews(POI.ID)
  case favourites
  case history
  case settings
}

/// A link's target, such as `saransk://sight/erzia-museum` or `saransk://map/ushakov-cathedral`.
enum DeepLink: Hashable, Sendable {
  case tab(SaranskTab)
  case sight(POI.ID)
  case onMap(POI.ID)

  /// Reads a link; nil if it is none of the app's.
  init?(_ url: URL) {
    guard url.scheme == "saransk", let host = url.host() else { return nil }
    let path = url.pathComponents.filter { $0 != "/" }
    switch (host, path.count) {
    case ("sight", 1): self = .sight(path[0])
    case ("map", 1): self = .onMap(path[0])
    case (_, 0):
      guard let tab = SaranskTab(rawValue: host) else { return nil }
      self = .tab(tab)
    default: return nil
    }
  }
}
