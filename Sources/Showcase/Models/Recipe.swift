import Foundation

/// A recipe of the notebook.
struct Recipe: Codable, Sendable, Hashable, Identifiable {
  /// A step of a recipe, a page of its own on the screen.
  struct Step: Codable, Sendable, Hashable {
    let title: String
    let text: String
    /// How long the step takes, in minutes; nil where it does not matter.
    let minutes: Int?
  }

  let id: String
  /// The name of the picture under `Pictures`, without its extension.
  let picture: String
  let title: String
  /// How long the whole takes, in minutes.
  let minutes: Int
  let servings: Int
  let summary: String
  let ingredients: [String]
  let steps: [Step]

  /// The six recipes of the notebook.
  static func load() throws(ShowcaseDataError) -> [Recipe] {
    try ShowcaseResource.decode(File.self, from: "recipes.json").recipes
  }

  private struct File: Decodable {
    let recipes: [Recipe]
  }
}
