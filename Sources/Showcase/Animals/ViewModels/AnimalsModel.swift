import SwiftUI

/// The running app: what its tabs share.
@MainActor
final class AnimalsModel: ObservableObject {
  let encyclopedia: EncyclopediaViewModel
  let statistics: StatisticsViewModel
  private let dependencies: AnimalsDependencies

  init(_ dependencies: AnimalsDependencies) {
    self.dependencies = dependencies
    encyclopedia = EncyclopediaViewModel(service: dependencies.animals)
    statistics = StatisticsViewModel(service: dependencies.scores, now: dependencies.now)
  }

  /// Makes a game about the encyclopedia's animals.
  ///
  /// - Throws: ``QuizError`` if they are too few for it.
  func game(count: Int) throws(QuizError) -> GameViewModel {
    let questions = try QuizGenerator(animals: encyclopedia.animals)
      .questions(count: count, seed: dependencies.seed())
    return GameViewModel(
      questions: questions, scores: dependencies.scores, now: dependencies.now)
  }
}
