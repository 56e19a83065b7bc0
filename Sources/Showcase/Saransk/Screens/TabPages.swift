import SwiftUI

/// A main part with the pages above it.
struct TabPages: View {
  let tab: SaranskTab
  @EnvironmentObject private var app: SaranskModel

  var body: some View {
    NavigationStack(path: path) {
      root.navigationDestination(for: SaranskRoute.self) { SaranskPage(route: $0) }
    }
  }

  private var path: Binding<[SaranskRoute]> {
    Binding {
      app.paths[tab] ?? []
    } set: {
      app.paths[tab] = $0
    }
  }

  @ViewBuilder private var root: some View {
    switch tab {
    case .map: MapScreen(model: app.map)
    case .catalogue: CatalogueScreen(model: app.catalogue)
    case .achievements: AchievementsScreen()
    case .profile: ProfileScreen()
    }
  }
}

/// A page above a main part.
struct SaranskPage: View {
  let route: SaranskRoute
  @EnvironmentObject private var app: SaranskModel

  var body: some View {
    switch route {
    case .sight(let id):
      if let sight = app.sight(id) { SightScreen(sight: sight, app: app) }
    case .reviews(let id):
      if let sight = app.sight(id) { ReviewsScreen(sight: sight, app: app) }
    case .favourites: FavouritesScreen()
    case .history: HistoryScreen()
    case .settings: SettingsScreen()
    }
  }
}
