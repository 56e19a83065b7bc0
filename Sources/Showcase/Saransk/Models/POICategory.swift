import SwiftUI

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
  var displayName: LocalizedStringKey {
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
    case .temple: "bell.fill"
    case .museum: "building.columns.fill"
    case .theatre: "theatermasks.fill"
    case .monument: "flag.fill"
    case .square: "signpost.right.fill"
    case .park: "tree.fill"
    case .architecture: "building.2.fill"
    case .university: "graduationcap.fill"
    case .sport: "sportscourt.fill"
    }
  }

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
