import SwiftUI

/// A game of the quiz: its questions, the answer that was chosen, what it has come to so far.
@MainActor
final class GameViewModel: ObservableObject {
  /// A question that was answered wrong, with the answer that was given.
  struct Mistake: Hashable, Identifiable {
    let question: QuizQuestion
    let chosen: Int

    var id: String { question.id }
    var given: String { question.answers[chosen] }
    var right: String { question.answers[question.correctIndex] }
  }

  let questions: [QuizQuestion]
  @Published private(set) var index = 0
  @Published private(set) var score = 0
  /// The right answers since the last wrong one.
  @Published private(set) var streak = 0
  @Published private(set) var bestStreak = 0
  @Published private(set) var chosen: Int?
  @Published private(set) var mistakes: [Mistake] = []
  /// The score of the game; nil until its last question is answered.
  @Published private(set) var result: GameScore?
  /// The failure to keep the game.
  @Published private(set) var problem: String?
  private var shares: [AnimalCategory: GameScore.Share] = [:]
  private let scores: any ScoreService
  private let now: @Sendable () -> Date

  /// Creates a game of at least one question.
  init(
    questions: [QuizQuestion], scores: any ScoreService, now: @escaping @Sendable () -> Date
  ) { (self.questions, self.scores, self.now) = (questions, scores, now) }

  var question: QuizQuestion { questions[index] }

  /// A Boolean value that indicates whether the chosen answer is right; nil before there is one.
  var isRight: Bool? { chosen.map(question.isCorrect) }

  /// Answers the question, once.
  func choose(_ answer: Int) {
    guard chosen == nil, question.answers.indices.contains(answer) else { return }
    chosen = answer
    let isRight = question.isCorrect(answer)
    streak = isRight ? streak + 1 : 0
    bestStreak = max(bestStreak, streak)
    if isRight {
      score += 1
    } else {
      mistakes.append(Mistake(question: question, chosen: answer))
    }
    shares[question.animal.category, default: .init()].total += 1
    shares[question.animal.category, default: .init()].correct += isRight ? 1 : 0
  }

  /// Goes on to the next question, or to the result after the last; only after an answer.
  func next() {
    guard chosen != nil, result == nil else { return }
    if index + 1 < questions.count {
      (index, chosen) = (index + 1, nil)
    } else {
      finish()
    }
  }

  private func finish() {
    let result = GameScore(
      id: UUID(), correctAnswers: score, totalQuestions: questions.count, date: now(),
      categories: shares)
    self.result = result
    do {
      try scores.save(result)
      Log.game.info("A game ended with \(result.correctAnswers) of \(result.totalQuestions)")
    } catch {
      problem = String(describing: error)
      Log.game.error("A game could not be kept: \(error)")
    }
  }
}

extension GameViewModel {
  /// Answers questions right or wrong, going on after each.
  func play(_ answers: [Bool]) {
    for isRight in answers {
      answer(isRight)
      next()
    }
  }

  /// Answers the question right, or with the answer after the right one.
  func answer(_ isRight: Bool) {
    choose((question.correctIndex + (isRight ? 0 : 1)) % question.answers.count)
  }
}
