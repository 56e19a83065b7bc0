import Components
import SwiftUI

/// The animals that a person has marked.
struct AnimalFavouritesScreen: View {
  @ObservedObject var model: EncyclopediaViewModel
  /// Leads to the encyclopedia.
  let openEncyclopedia: @MainActor () -> Void

  var body: some View {
    NavigationStack {
      Group {
        if model.favourites.isEmpty {
          empty
        } else {
          ScrollView {
            AnimalGrid(animals: model.favourites, toggle: model.toggleFavourite)
              .padding(.vertical, AppSpacing.sm)
          }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(AppColors.background.ignoresSafeArea())
      .navigationTitle("Избранное")
      .navigationDestination(for: Animal.ID.self) { AnimalDetailScreen(id: $0, model: model) }
    }
  }

  private var empty: some View {
    ContentUnavailableView {
      Label("Пока пусто", systemImage: "heart")
    } description: {
      Text("Отметьте животное сердечком, и оно появится здесь.")
    } actions: {
      AppButton("Открыть энциклопедию", action: openEncyclopedia).frame(maxWidth: 280)
    }
  }
}
