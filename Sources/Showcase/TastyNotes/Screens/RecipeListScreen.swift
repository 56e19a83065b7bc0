import Components
import SwiftUI

/// All recipes of the notebook, a row each.
struct RecipeListScreen: View {
  @StateObject private var model: RecipeListModel
  @State private var path: [Recipe.ID]
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @ScaledMetric(relativeTo: .subheadline) private var textWidth: CGFloat = 250

  /// Creates the screen with the pages of some recipes opened; the model is taken once.
  init(model: @autoclosure @escaping () -> RecipeListModel, path: [Recipe.ID] = []) {
    _model = StateObject(wrappedValue: model())
    _path = State(initialValue: path)
  }

  var body: some View {
    NavigationStack(path: $path) {
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(AppColors.background.ignoresSafeArea())
        .navigationTitle("Вкусные записки")
        .navigationDestination(for: Recipe.ID.self, destination: page)
    }
    .tint(AppColors.primary)
    .task { await model.load() }
  }

  @ViewBuilder private var content: some View {
    switch model.phase {
    case .idle, .loading: RecipesLoading()
    case .failed: failed
    case .loaded(let recipes) where recipes.isEmpty: empty
    case .loaded(let recipes) where horizontalSizeClass == .regular:
      ScrollView {
        RecipeGrid {
          ForEach(recipes) { recipe in
            NavigationLink(value: recipe.id) { RecipeCard(recipe: recipe) }.buttonStyle(.plain)
          }
        }
      }
      .refreshable { await model.refresh() }
    case .loaded(let recipes):
      List(recipes) { recipe in
        NavigationLink(value: recipe.id) { RecipeRow(recipe: recipe) }
      }
      .refreshable { await model.refresh() }
    }
  }

  @ViewBuilder private func page(_ id: Recipe.ID) -> some View {
    if let recipe = model.recipe(id) {
      RecipeScreen(recipe: recipe)
    } else {
      ContentUnavailableView(
        "Такого рецепта нет", systemImage: "questionmark.circle",
        description: Text("Вернитесь к списку и выберите другой."))
    }
  }

  private var failed: some View {
    ContentUnavailableView {
      Label("Рецепты не загрузились", systemImage: "wifi.slash")
    } description: {
      Text("Проверьте подключение и попробуйте ещё раз.")
        // Two lines of like length rather than one and a word.
        .frame(maxWidth: textWidth)
    } actions: {
      AppButton("Повторить", icon: "arrow.clockwise") { Task { await model.load() } }
        .frame(maxWidth: 280)
    }
  }

  private var empty: some View {
    ContentUnavailableView {
      Label("Записок пока нет", systemImage: "book.closed")
    } description: {
      Text("Новые рецепты появятся здесь.")
    } actions: {
      AppButton("Обновить", style: .outline) { Task { await model.refresh() } }
        .frame(maxWidth: 280)
    }
  }
}

/// Recipes to come, as bars, and a word that they are on their way.
private struct RecipesLoading: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  var body: some View {
    if horizontalSizeClass == .regular {
      ScrollView {
        VStack(spacing: 0) {
          waiting.foregroundStyle(AppColors.textSecondary)
            .frame(maxWidth: .infinity, alignment: .leading)
            .scenePadding(.horizontal)
            .padding(.top, AppSpacing.sm)
          RecipeGrid {
            ForEach(0..<4, id: \.self) { _ in RecipeCard(recipe: .placeholder) }
          }
          .redacted(reason: .placeholder)
          .accessibilityHidden(true)
        }
      }
    } else {
      List {
        Section {
          ForEach(0..<4, id: \.self) { _ in RecipeRow(recipe: .placeholder) }
            .redacted(reason: .placeholder)
            .accessibilityHidden(true)
        } footer: {
          // Below, so that rows come where their places are.
          waiting
        }
      }
    }
  }

  private var waiting: some View {
    HStack(spacing: AppSpacing.sm) {
      ProgressView()
      Text("Загружаем рецепты…")
    }
  }
}

extension Recipe {
  /// A recipe whose words are as long as those of others.
  fileprivate static let placeholder = Recipe(
    id: "placeholder", picture: "", title: "Сырники с ягодами", minutes: 30, servings: 3,
    summary: "                                    ", ingredients: [], steps: [])
}
