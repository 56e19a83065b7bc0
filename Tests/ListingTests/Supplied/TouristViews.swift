import CoreLocation
import MapKit
import SwiftUI

// The views that the tourist guide's listings mention and do not list. `Map` stands in for the
// guide's wrapper of UIKit's map.

struct CustomMapView: View {
  let pois: [POI]
  @Binding var selectedPOI: POI?
  let userLocation: CLLocation?

  var body: some View {
    Map(initialPosition: .automatic) {
      ForEach(pois) { poi in
        Marker(
          poi.name,
          coordinate: CLLocationCoordinate2D(latitude: poi.latitude, longitude: poi.longitude))
      }
    }
  }
}

struct SearchBar: View {
  @Binding var text: String
  var body: some View { AppTextField(placeholder: "Поиск", text: $text, icon: "magnifyingglass") }
}

struct FilterBar: View {
  @Binding var selectedCategory: POICategory?
  @Binding var selectedSort: POISort

  var body: some View {
    HStack {
      ForEach(POICategory.allCases, id: \.self) { category in
        CategoryChip(category: category, isSelected: category == selectedCategory) {
          selectedCategory = category
        }
      }
    }
  }
}

struct FilterPanel: View {
  @Binding var selectedCategory: POICategory?
  @Binding var selectedFilters: Set<String>
  var body: some View { AppCard { Text("Выбрано фильтров: \(selectedFilters.count)") } }
}

struct FilterView: View {
  @Binding var selectedFilters: Set<String>
  var body: some View { Text("Фильтры карты") }
}

struct POIFilterView: View {
  @Binding var selectedCategory: POICategory?
  @Binding var selectedFilters: Set<String>
  var body: some View { Text("Фильтры каталога") }
}

struct POIDetailView: View {
  let poi: POI
  var body: some View { Text("О месте: \(poi.name)") }
}

struct CategoryBadge: View {
  let category: POICategory
  var body: some View { Label(category.displayName, systemImage: category.iconName).font(.caption) }
}

struct StatItem: View {
  let title: String
  let value: String

  var body: some View {
    VStack {
      Text(value).font(.headline)
      Text(title).font(.caption)
    }
    .frame(maxWidth: .infinity)
  }
}

struct StatisticsSection: View {
  let stats: [(String, Int)]
  var body: some View {
    HStack { ForEach(stats, id: \.0) { StatItem(title: $0.0, value: "\($0.1)") } }
  }
}

struct HistorySection: View {
  let history: [String]
  var body: some View { NamesSection(title: "История", names: history) }
}

struct AchievementsSection: View {
  let achievements: [String]
  var body: some View { NamesSection(title: "Награды", names: achievements) }
}

struct BadgesSection: View {
  let badges: [String]
  var body: some View { NamesSection(title: "Значки", names: badges) }
}

struct LeaderboardSection: View {
  let leaderboard: [String]
  var body: some View { NamesSection(title: "Лидеры", names: leaderboard) }
}

struct NamesSection: View {
  let title: String
  let names: [String]

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.headline)
      ForEach(names, id: \.self) { Text($0) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

struct QuickActionsSection: View { var body: some View { Text("Быстрые действия") } }

struct SettingsSection: View { var body: some View { Text("Раздел настроек") } }

struct SettingsView: View { var body: some View { Text("Экран настроек") } }

struct SidebarView: View { var body: some View { Text("Боковая панель") } }
