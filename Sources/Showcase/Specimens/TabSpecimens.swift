import SwiftUI

extension SpecimenFamily {
  /// Tabs and pages.
  static let tabs = SpecimenFamily(
    "tabs", title: "Вкладки",
    windows: [
      WindowSpecimen("TabView, tabItem, badges") {
        TabView {
          Text("Места").tabItem { Label("Места", systemImage: "map") }
          Text("Маршруты").tabItem {
            Label("Маршруты", systemImage: "figure.walk")
          }.badge(3)
          Text("Избранное").tabItem { Label("Избранное", systemImage: "heart") }.badge("new")
          Text("Профиль").tabItem { Label("Профиль", systemImage: "person") }
        }
      },
      WindowSpecimen("TabView, Tab, second selected") {
        TabView(selection: .constant(2)) {
          Tab("Места", systemImage: "map", value: 1) { Text("Места") }
          Tab("Избранное", systemImage: "heart", value: 2) {
            List(0..<20) { Text("Строка \($0)") }
          }
          Tab("Поиск", systemImage: "magnifyingglass", value: 3, role: .search) { Text("Поиск") }
        }
        .tint(.pink)
      },
      WindowSpecimen("TabView, six tabs") {
        TabView {
          ForEach(1..<7) { index in
            Text("\(index)").tabItem { Label("Раздел", systemImage: "folder") }
          }
        }
      },
      WindowSpecimen("TabView, .page") {
        TabView(selection: .constant(1)) {
          ForEach(0..<4) { index in
            Color.teal.opacity(0.3 + Double(index) * 0.2).overlay(Text("Страница \(index + 1)"))
              .tag(index)
          }
        }
        .tabViewStyle(.page)
        .indexViewStyle(.page(backgroundDisplayMode: .always))
      },
      WindowSpecimen("TabView, with a navigation stack") {
        TabView {
          NavigationStack { rows.navigationTitle("Места") }
            .tabItem { Label("Места", systemImage: "map") }
          Text("Профиль").tabItem { Label("Профиль", systemImage: "person") }
        }
      },
    ])
}
