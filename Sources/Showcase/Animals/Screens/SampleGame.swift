import SwiftUI

/// A game of the sample player, some answers on.
struct SampleGame: View {
  @Environment(\.locale) private var locale
  private let answers: [Bool]
  private let last: Bool?
  private let dependencies: @MainActor (ContentLanguage) throws -> AnimalsDependencies

  /// Creates a game.
  ///
  /// - Parameters:
  ///   - answers: True for each right answer so far; the game has gone on after each.
  ///   - last: True for a right answer to the question that shows; nil before it is answered.
  ///   - dependencies: The services and the seed of the game.
  init(
    answers: [Bool], last: Bool? = nil,
    dependencies: @escaping @MainActor (ContentLanguage) throws -> AnimalsDependencies = {
      try .sample($0)
    }
  ) { (self.answers, self.last, self.dependencies) = (answers, last, dependencies) }

  var body: some View {
    let language = ContentLanguage(locale)
    SampleGameContent(
      opening: SampleGameOpening(answers: answers, last: last) { try dependencies(language) }
    )
    .id(language)
    .appResources(AnimalsResources.shared)
  }
}

@MainActor
private final class SampleGameOpening: ObservableObject {
  let game: Result<GameViewModel, any Error>

  init(answers: [Bool], last: Bool?, _ dependencies: () throws -> AnimalsDependencies) {
    game = Result {
      let game = try AnimalsModel(try dependencies()).game(count: 10)
      game.play(answers)
      if let last { game.answer(last) }
      return game
    }
  }
}

private struct SampleGameContent: View {
  @StateObject private var opening: SampleGameOpening

  init(opening: @autoclosure @escaping () -> SampleGameOpening) {
    _opening = StateObject(wrappedValue: opening())
  }

  var body: some View {
    switch opening.game {
    case .success(let game): GameScreen(model: game, playAgain: {}, close: {})
    case .failure(let error): Text(verbatim: String(describing: error))
    }
  }
}
