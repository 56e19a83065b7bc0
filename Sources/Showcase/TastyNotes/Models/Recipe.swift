import Foundation

/// A recipe of the notebook, in one language.
struct Recipe: Codable, Sendable, Hashable, Identifiable {
  /// A step of a recipe, a page of its own on the screen.
  struct Step: Codable, Sendable, Hashable {
    let title: String
    let text: String
    /// The time that the step waits for something, in minutes; nil where hands set the pace.
    let minutes: Int?
  }

  let id: String
  /// The name of the picture under `Pictures`, without its extension.
  let picture: String
  let title: String
  /// The time that the whole takes, in minutes.
  let minutes: Int
  let servings: Int
  let summary: String
  let ingredients: [String]
  let steps: [Step]
}

extension Recipe {
  /// Reads the recipes that come with the app.
  static func load(in language: ContentLanguage = .russian) throws(ShowcaseDataError) -> [Recipe] {
    try load(json: ShowcaseResource.data(of: file), in: language)
  }

  /// Reads recipes from JSON in all languages.
  static func load(json: Data, in language: ContentLanguage) throws(ShowcaseDataError) -> [Recipe] {
    var recipes: [Recipe] = []
    for entry in try ShowcaseResource.decode(File.self, from: json, named: file).recipes {
      recipes.append(try entry.recipe(in: language))
    }
    return recipes
  }

  private static let file = "recipes.json"

  private struct File: Decodable {
    let recipes: [Entry]
  }

  private struct Entry: Decodable {
    let id: String
    let picture: String
    let minutes: Int
    let servings: Int
    let stepMinutes: [Int?]
    let ru: Texts
    let en: Texts

    func recipe(in language: ContentLanguage) throws(ShowcaseDataError) -> Recipe {
      let texts = language == .russian ? ru : en
      guard texts.steps.count == stepMinutes.count else {
        throw .inconsistent(
          file: Recipe.file, item: "\(id)/\(language.rawValue)",
          reason: "\(texts.steps.count) steps have \(stepMinutes.count) stepMinutes")
      }
      return Recipe(
        id: id, picture: picture, title: texts.title, minutes: minutes, servings: servings,
        summary: texts.summary, ingredients: texts.ingredients,
        steps: zip(texts.steps, stepMinutes).map { step, minutes in
          Step(title: step.title, text: step.text, minutes: minutes)
        })
    }
  }

  private struct Texts: Decodable {
    struct Words: Decodable {
      let title: String
      let text: String
    }

    let title: String
    let summary: String
    let ingredients: [String]
    let steps: [Words]
  }
}
