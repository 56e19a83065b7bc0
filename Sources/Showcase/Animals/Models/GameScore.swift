import Foundation

/// The score of one game of the quiz.
struct GameScore: Sendable, Hashable, Identifiable {
  /// The right answers about a category, and all questions about it.
  struct Share: Sendable, Hashable {
    var correct = 0
    var total = 0

    /// From 0 to 1; nothing asked counts as 0.
    var rate: Double { total > 0 ? Double(correct) / Double(total) : 0 }
  }

  let id: UUID
  let correctAnswers: Int
  let totalQuestions: Int
  let date: Date
  let categories: [AnimalCategory: Share]

  /// The right answers among all, from 0 to 1.
  var rate: Double { Share(correct: correctAnswers, total: totalQuestions).rate }

  /// A Boolean value that indicates whether the game stands out from the others, as green does in
  /// their chart and in their list.
  var isGood: Bool { rate >= Self.good }

  /// The least share of right answers of a good game.
  static let good = 0.7
}

/// The score of all games.
struct UserProgress: Sendable, Hashable {
  var gamesPlayed = 0
  var totalCorrectAnswers = 0
  var totalQuestions = 0

  /// The right answers among all of all games, from 0 to 1.
  var averageRate: Double {
    GameScore.Share(correct: totalCorrectAnswers, total: totalQuestions).rate
  }
}

/// A word for a result.
enum Grade: Sendable, Hashable {
  case excellent, good, fair, weak

  /// Creates the grade of a share of right answers, from 0 to 1: excellent from 90 %, good from 70
  /// %, fair from 50 %.
  init(rate: Double) {
    self =
      switch rate {
      case 0.9...: .excellent
      case 0.7...: .good
      case 0.5...: .fair
      default: .weak
      }
  }
}
