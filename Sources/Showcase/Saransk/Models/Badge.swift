import SwiftUI

/// A badge for a number of visits.
struct Badge: Codable, Sendable, Hashable, Identifiable {
  let id: String
  /// The name of its symbol.
  let icon: String
  /// The number of visits that earn it.
  let goal: Int
  /// The kind of sights that count; nil for all.
  let category: POICategory?

  /// Returns the number of visited sights that count, at most the goal.
  func progress(of visited: [POI]) -> Int {
    min(goal, visited.count { category == nil || $0.category == category })
  }

  var name: LocalizedStringKey {
    switch id {
    case "first-step": "Первый шаг"
    case "walker": "Пешеход"
    case "museums": "Знаток музеев"
    case "temples": "Звонница"
    case "theatres": "Театрал"
    default: "Весь Саранск"
    }
  }

  var condition: LocalizedStringKey {
    switch id {
    case "first-step": "Побывать в одном месте"
    case "walker": "Побывать в пяти местах"
    case "museums": "Побывать в трёх музеях"
    case "temples": "Побывать в трёх храмах"
    case "theatres": "Побывать в двух театрах"
    default: "Побывать во всех 24 местах"
    }
  }
}

/// Somebody's place among all.
struct LeaderboardEntry: Codable, Sendable, Hashable, Identifiable {
  let name: String
  /// The name in Latin letters; nil for a name that is written in one way.
  var latinName: String?
  let points: Int
  /// A Boolean value that indicates whether the person is the one who is signed in.
  var isUser = false

  var id: String { name }

  /// The name as people of a locale read it.
  func name(in locale: Locale) -> String {
    ContentLanguage(locale) == .english ? latinName ?? name : name
  }

  private enum CodingKeys: CodingKey { case name, latinName, points }
}
