import Foundation
import MapPanel
import OpenCombine
import SwiftUI

/// The state of Saransk's map.
@MainActor
final class SaranskMapModel: ObservableObject {
  /// What narrows the sights besides their category.
  enum Filter: String, CaseIterable {
    case highlyRated = "Рейтинг 4,6+"
    case near = "В 15 минутах"
    case indoors = "Под крышей"

    var iconName: String {
      switch self {
      case .highlyRated: "star.fill"
      case .near: "figure.walk"
      case .indoors: "building.2.fill"
      }
    }
  }

  @Published var searchText = ""
  @Published var category: POICategory?
  @Published private(set) var filters: Set<Filter> = [.highlyRated]
  @Published var selection: POI.ID? = "ushakov-cathedral"
  @Published var centersOnUser = false
  /// The user stands at Bolshevistskaya, two blocks from the cathedral.
  let user = MapPanelUser(
    coordinate: GeoCoordinate(latitude: 54.1846, longitude: 45.1839), accuracy: 70, heading: 220)
  let sights: [POI]

  /// How far one walks in a quarter of an hour at 4.8 km an hour, in metres.
  private static let walk = 1200.0

  init(sights: [POI]) { self.sights = sights }

  /// What the map looks at: the middle of the old town, or the user.
  var center: GeoCoordinate {
    centersOnUser ? user.coordinate : GeoCoordinate(latitude: 54.1832, longitude: 45.1822)
  }

  var selected: POI? { sights.first { $0.id == selection } }

  var showsFilterPanel: Bool { !searchText.isEmpty || category != nil || !filters.isEmpty }

  /// The sights that search, category and filters let through; the selected one always.
  var filtered: [POI] {
    // Each reading of a published property looks for its publisher.
    let (selection, category, searchText) = (selection, category, searchText)
    let filters = filters
    return sights.filter { sight in
      sight.id == selection
        || (category == nil || sight.category == category)
          && (searchText.isEmpty || sight.name.localizedCaseInsensitiveContains(searchText))
          && filters.allSatisfy { lets(sight, through: $0) }
    }
  }

  func toggle(_ filter: Filter) {
    if filters.remove(filter) == nil { filters.insert(filter) }
  }

  func reset() {
    (searchText, category, filters) = ("", nil, [])
  }

  /// The way to a sight as the crow flies, in metres.
  func distance(to sight: POI) -> Double { user.coordinate.distance(to: sight.coordinate) }

  private func lets(_ sight: POI, through filter: Filter) -> Bool {
    switch filter {
    case .highlyRated: sight.rating >= 4.6
    case .near: distance(to: sight) <= Self.walk
    case .indoors: [.museum, .theatre, .temple].contains(sight.category)
    }
  }
}

extension POI {
  var coordinate: GeoCoordinate { GeoCoordinate(latitude: latitude, longitude: longitude) }
}

extension POICategory {
  /// The colour of the category's markers.
  var tint: Color {
    switch self {
    case .temple: .orange
    case .museum: .indigo
    case .theatre: .pink
    case .monument: .brown
    case .square: .teal
    case .park: .green
    case .architecture: .purple
    case .university: .blue
    case .sport: .red
    }
  }
}
