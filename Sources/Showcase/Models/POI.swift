import Foundation

/// A sight of Saransk: a point of interest of the catalogue and the map.
struct POI: Codable, Sendable, Hashable, Identifiable {
  let id: String
  let category: POICategory
  /// The name of the picture under `Pictures`, without its extension.
  let picture: String
  /// The full, official name.
  let name: String
  /// The name that fits a card or a map label.
  let shortName: String
  let address: String
  /// When it was built or founded, as people say it: a year, a decade or a century.
  let year: String
  /// Degrees north, WGS84.
  let latitude: Double
  /// Degrees east, WGS84.
  let longitude: Double
  /// Sample data, 0 to 5: no true rating.
  let rating: Double
  let description: String
  let fact: String

  /// The 24 sights, in the order of the guide.
  static func load() throws(ShowcaseDataError) -> [POI] {
    try ShowcaseResource.decode(File.self, from: "saransk.json").sights
  }

  private struct File: Decodable {
    let sights: [POI]
  }
}

/// The kind of a sight, in the order of the filter bar.
enum POICategory: String, Codable, Sendable, Hashable, CaseIterable {
  case temple
  case museum
  case theatre
  case monument
  case square
  case park
  case architecture
  case university
  case sport

  /// The name on chips and badges.
  var displayName: String {
    switch self {
    case .temple: "Храмы"
    case .museum: "Музеи"
    case .theatre: "Театры"
    case .monument: "Памятники"
    case .square: "Площади"
    case .park: "Парки"
    case .architecture: "Архитектура"
    case .university: "Университет"
    case .sport: "Спорт"
    }
  }

  /// The name of the symbol on chips, badges and markers.
  var iconName: String {
    switch self {
    case .temple: "building.columns"
    case .museum: "books.vertical.fill"
    case .theatre: "theatermasks.fill"
    case .monument: "flag.fill"
    case .square: "sparkles"
    case .park: "tree.fill"
    case .architecture: "building.2.fill"
    case .university: "graduationcap.fill"
    case .sport: "sportscourt.fill"
    }
  }
}
