import Components
import SwiftUI

/// All animals as cards, with a search and a filter by category.
struct EncyclopediaScreen: View {
  @ObservedObject var model: EncyclopediaViewModel
  @State private var path: [Animal.ID]
  @Environment(\.dynamicTypeSize) private var typeSize

  /// Creates the screen with the pages of some animals opened.
  init(model: EncyclopediaViewModel, path: [Animal.ID] = []) {
    self.model = model
    _path = State(initialValue: path)
  }

  var body: some View {
    NavigationStack(path: $path) {
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(AppColors.background.ignoresSafeArea())
        .navigationTitle("Энциклопедия")
        .searchable(text: $model.query, placement: fieldPlacement)
        .navigationDestination(for: Animal.ID.self) { AnimalDetailScreen(id: $0, model: model) }
    }
  }

  /// Beneath the title the field grows with the type, beside it on a tablet it does not.
  private var fieldPlacement: SearchFieldPlacement {
    typeSize.isAccessibilitySize ? .navigationBarDrawer : .automatic
  }

  /// Beyond that a chip would be wider than a phone.
  private var filter: some View {
    CategoryFilter(selection: $model.category).dynamicTypeSize(...DynamicTypeSize.accessibility2)
  }

  @ViewBuilder private var content: some View {
    if model.animals.isEmpty {
      EmptyEncyclopedia(model: model)
    } else if model.shown.isEmpty {
      VStack(spacing: 0) {
        filter.padding(.bottom, AppSpacing.sm)
        CentredMessage { NoAnimalsFound(model: model) }
      }
    } else {
      ScrollView {
        VStack(spacing: AppSpacing.md) {
          filter
          AnimalGrid(animals: model.shown, toggle: model.toggleFavourite)
        }
        // None above: the field keeps its own distance, and chips leave room within their targets.
        .padding(.bottom, AppSpacing.sm)
      }
    }
  }
}

/// The encyclopedia without animals: they could not be read, or there are none.
private struct EmptyEncyclopedia: View {
  @ObservedObject var model: EncyclopediaViewModel

  var body: some View {
    ContentUnavailableView {
      Label("Пока нет животных", systemImage: "pawprint")
    } description: {
      if model.problem != nil {
        Text("Не удалось прочитать энциклопедию.")
      } else {
        Text("Данные появятся после обновления приложения.")
      }
    } actions: {
      // Reading again helps where reading failed, not where there is nothing to read.
      if model.problem != nil {
        AppButton("Загрузить снова", action: model.load).frame(maxWidth: 280)
      }
    }
  }
}

/// The note of a search that finds nothing.
private struct NoAnimalsFound: View {
  @ObservedObject var model: EncyclopediaViewModel

  var body: some View {
    ContentUnavailableView {
      Label("Ничего не найдено", systemImage: "magnifyingglass")
    } description: {
      Text(model.advice)
    } actions: {
      AppButton("Сбросить поиск", style: .outline, action: model.resetFilter)
        .frame(maxWidth: 280)
    }
  }
}
