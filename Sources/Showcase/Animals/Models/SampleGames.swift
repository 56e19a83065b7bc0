import Foundation

/// Games that a sample player has played.
enum SampleGames {
  /// Twelve games in twelve days, the results a little better from day to day.
  static let all: [GameScore] = [4, 6, 5, 7, 6, 8, 7, 9, 8, 7, 9, 10].enumerated().map {
    game(number: $0, correct: $1)
  }

  private static func game(number: Int, correct: Int) -> GameScore {
    // What is wrong is spread over the categories from the last one on, two questions each at the
    // most.
    let totals = [3, 3, 2, 2]
    var missing = 10 - correct
    var shares: [AnimalCategory: GameScore.Share] = [:]
    for (category, total) in zip(AnimalCategory.allCases, totals).reversed() {
      let wrong = min(missing, total - 1 + number % 2)
      missing -= wrong
      shares[category] = GameScore.Share(correct: total - wrong, total: total)
    }
    return GameScore(
      id: identifier(number), correctAnswers: correct, totalQuestions: 10,
      date: SampleMoment.date.addingTimeInterval(
        Double(number - 12) * 86_400 + Double(number) * 1_700),
      categories: shares)
  }

  private static func identifier(_ number: Int) -> UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, UInt8(number + 1)))
  }
}
