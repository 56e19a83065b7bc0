import Combine
import MapPanel

/// The state of Saransk's map.
@MainActor final class MapViewModel: ObservableObject {
  @Published var query = SightQuery()
  @Published var selection: POI.ID? { didSet { if route != selection { route = nil } } }
  /// The selected sight that a way is shown to.
  @Published private(set) var route: POI.ID?
  /// A Boolean value that indicates whether the selected sight's page stands over the map.
  @Published var isShowingPage = false { didSet { if !isShowingPage { pages = [] } } }
  /// The pages above the selected sight's.
  @Published var pages: [SaranskRoute] = []
  @Published var centersOnUser = false
  @Published var isFiltering = false

  /// The middle of the old town.
  private static let oldTown = GeoCoordinate(latitude: 54.1832, longitude: 45.1822)

  /// The distance from the old town that the drawn map reaches, in metres.
  private static let reach = 3000.0

  /// Looks at the way, at the user, at the selected sight, at what is found, or at the old town.
  ///
  /// - Parameters:
  ///   - sights: The sights that the map shows.
  ///   - user: The place of the user, if it is known.
  ///   - zoom: The zoom for a single place.
  /// - Returns: The camera; places outside of the city do not count.
  func camera(on sights: [POI], user: MapPanelUser?, zoom: Double) -> MapPanelCamera {
    if let route, let user, let sight = sights.first(where: { $0.id == route }) {
      return .places(Self.frame(from: user, to: sight.coordinate))
    }
    if centersOnUser, let user { return .zoom(center: user.coordinate, zoom: zoom + 0.5) }
    if let selected = sights.first(where: { $0.id == selection }) {
      return .zoom(center: selected.coordinate, zoom: zoom)
    }
    guard query.isNarrowed else { return .zoom(center: Self.oldTown, zoom: zoom) }
    let places = sights.filter(Self.isOnMap).map(\.coordinate)
    switch places.count {
    case 0: return .zoom(center: Self.oldTown, zoom: zoom)
    case 1: return .zoom(center: places[0], zoom: zoom)
    default: return .places(places)
    }
  }

  /// Returns the places of a way, and one beyond its end, so that the end's name has room.
  static func frame(from user: MapPanelUser, to end: GeoCoordinate) -> [GeoCoordinate] {
    let start = user.coordinate
    let beyond = GeoCoordinate(
      latitude: end.latitude + (end.latitude - start.latitude) * 0.2,
      longitude: end.longitude + (end.longitude - start.longitude) * 0.2)
    return user.surroundings + [end, beyond]
  }

  /// Returns a Boolean value that indicates whether a sight lies where the map is drawn.
  static func isOnMap(_ sight: POI) -> Bool { sight.coordinate.distance(to: oldTown) < reach }

  /// The found sights, and the selected one in any case.
  func shown(of results: [POI], selected: POI?) -> [POI] {
    guard let selected, !results.contains(selected) else { return results }
    return results + [selected]
  }

  /// Selects a sight, and shows where it is.
  func show(_ sight: POI.ID) { (selection, isShowingPage) = (sight, false) }

  /// Selects a sight, and shows the way to it.
  func showRoute(to sight: POI.ID) {
    show(sight)
    route = sight
  }

  func reset() {
    query = SightQuery()
    selection = nil
  }
}

extension POI {
  var coordinate: GeoCoordinate { GeoCoordinate(latitude: latitude, longitude: longitude) }
}
