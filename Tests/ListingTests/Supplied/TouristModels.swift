import CoreLocation
import SwiftUI

// The model types that the tourist guide's listings mention, with a little data.

enum POICategory: String, CaseIterable, Hashable {
  case museum, park, temple

  var displayName: String {
    switch self {
    case .museum: "Музеи"
    case .park: "Парки"
    case .temple: "Храмы"
    }
  }

  var iconName: String {
    switch self {
    case .museum: "building.columns"
    case .park: "leaf"
    case .temple: "bell"
    }
  }
}

struct POI: Identifiable, Hashable {
  let id: Int
  let name: String
  let category: POICategory
  let rating: Double
  let address: String
  let description: String
  var imageUrl = "https://example.org/photo.jpg"
  var latitude = 54.187
  var longitude = 45.183

  static let all = [
    POI(
      id: 1, name: "Музей Эрьзи", category: .museum, rating: 4.8, address: "Коммунистическая, 61",
      description: "Скульптуры из кебрачо и альгарробо."),
    POI(
      id: 2, name: "Парк Пушкина", category: .park, rating: 4.5, address: "Пушкина, 1",
      description: "Аллеи, пруд и колесо обозрения.", latitude: 54.19, longitude: 45.19),
    POI(
      id: 3, name: "Собор Ушакова", category: .temple, rating: 4.9, address: "Советская, 53",
      description: "Главный храм города.", latitude: 54.181, longitude: 45.18),
  ]
}

@MainActor
final class MapViewModel: ObservableObject {
  @Published var pois = POI.all
  @Published var searchText = ""
  @Published var selectedCategory: POICategory?
  @Published var selectedFilters: Set<String> = []
  @Published var showingFilters = false
  @Published var userLocation: CLLocation?

  func centerOnUserLocation() { userLocation = CLLocation(latitude: 54.187, longitude: 45.183) }
}

enum POISort: Hashable { case name, rating }

@MainActor
final class POIViewModel: ObservableObject {
  @Published var selectedCategory: POICategory?
  @Published var selectedSort = POISort.name
  @Published var selectedFilters: Set<String> = []
  @Published var selectedPOI: POI?
  @Published var showingPOIDetail = false

  var filteredPOIs: [POI] {
    POI.all.filter { selectedCategory == nil || $0.category == selectedCategory }
  }

  func selectPOI(_ poi: POI) {
    selectedPOI = poi
    showingPOIDetail = true
  }
}

struct UserProfile {
  var displayName: String?
  var email: String?
  var photoURL: String?
}

@MainActor
final class ProfileViewModel: ObservableObject {
  @Published var user: UserProfile? = UserProfile(
    displayName: "Анна Петрова", email: "anna@example.org")
  @Published var stats = [("Мест", 12), ("Маршрутов", 4)]
  @Published var history = ["Музей Эрьзи", "Парк Пушкина"]
}

struct UserProgress {
  let level: Int
  let currentXP: Int
  let nextLevelXP: Int
  let visitedPOIs: Int
  let completedRoutes: Int
  let reviews: Int
}

@MainActor
final class GamificationViewModel: ObservableObject {
  @Published var userProgress = UserProgress(
    level: 3, currentXP: 150, nextLevelXP: 200, visitedPOIs: 12, completedRoutes: 4, reviews: 7)
  @Published var achievements = ["Первый музей"]
  @Published var badges = ["Знаток"]
  @Published var leaderboard = ["Анна", "Борис"]
}
