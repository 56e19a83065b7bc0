import SwiftUI

/// A game of the quiz: its questions, the answer that was chosen, the points so far.
@MainActor
final class QuizModel: ObservableObject {
  let questions: [QuizQuestion]
  let animals: [Animal]
  @Published private(set) var index: Int
  @Published private(set) var score: Int
  @Published private(set) var chosen: Int?

  init(questions: [QuizQuestion], animals: [Animal], index: Int = 0, score: Int = 0) {
    (self.questions, self.animals, self.index, self.score) = (questions, animals, index, score)
  }

  var question: QuizQuestion { questions[index] }

  var animal: Animal? { animals.first { $0.id == question.animal } }

  /// Whether the chosen answer is right; nil before there is one.
  var isRight: Bool? { chosen.map(question.isCorrect) }

  func choose(_ answer: Int) {
    guard chosen == nil else { return }
    chosen = answer
    if question.isCorrect(answer) { score += 1 }
  }

  func next() {
    guard chosen != nil, index + 1 < questions.count else { return }
    (index, chosen) = (index + 1, nil)
  }
}
