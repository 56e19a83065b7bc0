/// Makes the questions of a game from the encyclopedia's data.
///
/// A seed gives the same questions each time. No question comes twice in a game, and no animal
/// before all have been asked about; the three kinds of question follow each other in turns.
struct QuizGenerator: Sendable {
  /// The number of answers to a question.
  static let answerCount = 4

  let animals: [Animal]

  /// The most questions that the animals are enough for.
  var limit: Int { animals.count * QuizQuestion.Kind.allCases.count }

  /// Makes the questions of a game.
  ///
  /// - Parameters:
  ///   - count: The number of questions, from 1 to ``limit``.
  ///   - seed: The seed that the choice follows from.
  /// - Returns: The questions, in their order.
  /// - Throws: ``QuizError`` if the animals are too few for the questions or for their answers.
  func questions(count: Int = 10, seed: UInt64) throws(QuizError) -> [QuizQuestion] {
    guard (1...max(1, limit)).contains(count), !animals.isEmpty else {
      throw .tooManyQuestions(count, limit: limit)
    }
    var random = SeededRandom(seed: seed)
    var questions: [QuizQuestion] = []
    for (animal, kind) in subjects(&random).prefix(count) {
      questions.append(try question(kind, about: animal, &random))
    }
    return questions
  }

  /// Each animal with each kind of question, an animal at a time.
  private func subjects(_ random: inout SeededRandom) -> [(Animal, QuizQuestion.Kind)] {
    let kinds = QuizQuestion.Kind.allCases.shuffled(using: &random)
    let order = animals.shuffled(using: &random)
    return kinds.indices.flatMap { round in
      order.enumerated().map { index, animal in (animal, kinds[(index + round) % kinds.count]) }
    }
  }

  private func question(
    _ kind: QuizQuestion.Kind, about animal: Animal, _ random: inout SeededRandom
  ) throws(QuizError) -> QuizQuestion {
    let wrong = wrongAnswers(kind, about: animal).shuffled(using: &random)
    guard wrong.count >= Self.answerCount - 1 else {
      throw .tooFewAnswers(animal: animal.id, kind: kind)
    }
    let right = kind.answer(of: animal)
    let answers = (wrong.prefix(Self.answerCount - 1) + [right]).shuffled(using: &random)
    return QuizQuestion(
      kind: kind, animal: animal, answers: answers,
      correctIndex: answers.firstIndex(of: right) ?? 0)
  }

  /// Returns the answers of others, each once, in the animals' order, without those that could be
  /// called right too.
  private func wrongAnswers(_ kind: QuizQuestion.Kind, about animal: Animal) -> [String] {
    let others = animals.filter { other in
      other.id != animal.id && (kind != .habitat || other.region != animal.region)
    }
    var known: Set = [kind.answer(of: animal)]
    return others.map(kind.answer).filter { known.insert($0).inserted }
  }
}

/// An error in the making of a game.
enum QuizError: Error, Equatable, CustomStringConvertible {
  case tooManyQuestions(Int, limit: Int)
  case tooFewAnswers(animal: String, kind: QuizQuestion.Kind)

  var description: String {
    switch self {
    case .tooManyQuestions(let count, let limit):
      "A game of \(count) questions cannot be made: ask for 1 to \(limit)."
    case .tooFewAnswers(let animal, let kind):
      """
      Too few animals differ from \(animal) in their \(kind.rawValue) for four answers: add animals to animals.json.
      """
    }
  }
}
