import Components
import SwiftUI

/// The tabs of the encyclopedia's app.
enum AnimalsTab: Hashable, Sendable {
  case encyclopedia, quiz, statistics, favourites
}

/// The app: encyclopedia, quiz, statistics and favourites.
struct MainTabView: View {
  @StateObject private var model: AnimalsModel
  @State private var tab: AnimalsTab
  private let path: [Animal.ID]

  /// Creates the app.
  ///
  /// - Parameters:
  ///   - model: The model that the tabs share; it is taken once.
  ///   - tab: The tab that shows first.
  ///   - path: The animals whose pages the encyclopedia opens with, the last one on top.
  init(
    model: @autoclosure @escaping () -> AnimalsModel, tab: AnimalsTab = .encyclopedia,
    path: [Animal.ID] = []
  ) {
    _model = StateObject(wrappedValue: model())
    _tab = State(initialValue: tab)
    self.path = path
  }

  var body: some View {
    TabView(selection: $tab) {
      EncyclopediaScreen(model: model.encyclopedia, path: path)
        .tabItem { Label("Энциклопедия", systemImage: "book.fill") }
        .tag(AnimalsTab.encyclopedia)
      QuizStartScreen(model: model, statistics: model.statistics)
        .tabItem { Label("Викторина", systemImage: "questionmark.circle.fill") }
        .tag(AnimalsTab.quiz)
      StatisticsScreen(model: model.statistics) { tab = .quiz }
        .tabItem { Label("Статистика", systemImage: "chart.bar.fill") }
        .tag(AnimalsTab.statistics)
      AnimalFavouritesScreen(model: model.encyclopedia) { tab = .encyclopedia }
        .tabItem { Label("Избранное", systemImage: "heart.fill") }
        .tag(AnimalsTab.favourites)
    }
    .tint(AppColors.primary)
  }
}
