import SwiftUI

/// The notebook: its recipes, or how far they have come.
@MainActor
final class RecipeListModel: ObservableObject {
  enum Phase: Equatable {
    case idle
    case loading
    case loaded([Recipe])
    case failed(String)
  }

  @Published private(set) var phase = Phase.idle
  private let source: any RecipeSource

  /// Creates a notebook; nothing is read before ``load()``.
  init(source: any RecipeSource) { self.source = source }

  var recipes: [Recipe] {
    if case .loaded(let recipes) = phase { recipes } else { [] }
  }

  func recipe(_ id: Recipe.ID) -> Recipe? { recipes.first { $0.id == id } }

  /// Reads the recipes, unless that is under way or done; after a failure it tries again.
  func load() async {
    switch phase {
    case .loading, .loaded: return
    case .idle, .failed: await read()
    }
  }

  /// Reads the recipes anew; those that are there stay until the new ones have come, and stay if
  /// none come.
  func refresh() async {
    guard case .loaded = phase else { return await load() }
    if let recipes = try? await source.recipes() { phase = .loaded(recipes) }
  }

  private func read() async {
    phase = .loading
    do {
      phase = .loaded(try await source.recipes())
    } catch is CancellationError {
      phase = .idle
    } catch {
      phase = .failed(String(describing: error))
    }
  }
}
