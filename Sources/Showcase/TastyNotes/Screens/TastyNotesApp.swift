import Components
import SwiftUI

/// The notebook's app in a person's language.
struct TastyNotesApp: View {
  @Environment(\.locale) private var locale
  private let path: [Recipe.ID]
  private let source: @MainActor (ContentLanguage) -> any RecipeSource

  /// Creates the app with the pages of some recipes opened.
  init(
    path: [Recipe.ID] = [],
    source: @escaping @MainActor (ContentLanguage) -> any RecipeSource = {
      BundledRecipes(language: $0)
    }
  ) { (self.path, self.source) = (path, source) }

  var body: some View {
    let language = ContentLanguage(locale)
    RecipeListScreen(model: RecipeListModel(source: source(language)), path: path)
      .id(language)
      .appResources(TastyNotesResources.shared)
  }
}

/// The app's strings.
@MainActor
enum TastyNotesResources {
  static let shared = AppResources(
    ShowcaseResource.folder.appendingPathComponent("TastyNotes"), developmentLanguage: "ru")
}
