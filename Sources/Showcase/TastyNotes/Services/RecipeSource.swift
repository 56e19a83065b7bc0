import Foundation

/// The source of the notebook's recipes.
///
/// It is of the main actor, so that recipes that are at hand are there before the first picture.
@MainActor
protocol RecipeSource: Sendable {
  /// Returns the recipes, in the notebook's order.
  ///
  /// - Throws: ``RecipeSourceError``, or what reading them throws.
  func recipes() async throws -> [Recipe]
}

/// An error in fetching recipes.
enum RecipeSourceError: Error, Equatable, CustomStringConvertible {
  case offline
  case status(Int)
  case malformed(String)

  var description: String {
    switch self {
    case .offline: "The server of recipes cannot be reached; check the connection."
    case .status(let code): "The server of recipes answered with status \(code)."
    case .malformed(let detail): "The server's recipes cannot be read: \(detail)"
    }
  }
}

/// The recipes that come with the app.
struct BundledRecipes: RecipeSource {
  let language: ContentLanguage

  func recipes() async throws -> [Recipe] { try Recipe.load(in: language) }
}

/// A source that cannot be reached at first, and answers afterwards.
@MainActor
final class RecoveringRecipes: RecipeSource {
  private let recovered: BundledRecipes
  private var failures: Int

  /// Creates a source that fails so many times.
  init(language: ContentLanguage, failures: Int = 1) {
    (recovered, self.failures) = (BundledRecipes(language: language), failures)
  }

  func recipes() async throws -> [Recipe] {
    guard failures == 0 else {
      failures -= 1
      throw RecipeSourceError.offline
    }
    return try await recovered.recipes()
  }
}

/// A source with an answer of its own, for pictures.
struct FixedRecipes: RecipeSource {
  let answer: @MainActor () async throws -> [Recipe]

  func recipes() async throws -> [Recipe] { try await answer() }
}
