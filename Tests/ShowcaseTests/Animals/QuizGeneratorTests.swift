import Testing

@testable import Showcase

/// Games are made from the encyclopedia's data, the same for a seed each time.
@Suite struct QuizGeneratorTests {
  private let generator: QuizGenerator

  init() throws { generator = QuizGenerator(animals: try Animal.load()) }

  /// What is wrong with a game; empty if nothing is.
  private func faults(of questions: [QuizQuestion]) -> [String] {
    var faults: [String] = []
    if Set(questions.map(\.id)).count != questions.count { faults.append("a question comes twice") }
    for question in questions {
      let right = question.kind.answer(of: question.animal)
      if question.answers.count != 4 { faults.append("\(question.id): not four answers") }
      if Set(question.answers).count != question.answers.count {
        faults.append("\(question.id): an answer comes twice")
      }
      if question.answers.indices.filter(question.isCorrect) != [question.correctIndex]
        || question.answers[question.correctIndex] != right
      {
        faults.append("\(question.id): the marked answer is not right")
      }
      if question.answers.filter({ isRight($0, question) }).count != 1 {
        faults.append("\(question.id): not exactly one right answer")
      }
    }
    return faults
  }

  /// Whether an answer could be called right: it is the animal's own, or the habitat of its region.
  private func isRight(_ answer: String, _ question: QuizQuestion) -> Bool {
    generator.animals.contains { animal in
      question.kind.answer(of: animal) == answer
        && (animal.id == question.animal.id
          || question.kind == .habitat && animal.region == question.animal.region)
    }
  }

  @Test func everyQuestionOfTenThousandSeedsHasOneRightAnswer() throws {
    var places = [0, 0, 0, 0]
    var asked: Set<String> = []
    for seed in 0..<10_000 as Range<UInt64> {
      let questions = try generator.questions(count: 10, seed: seed)
      // Each in full for the first, then what can go wrong by the choice alone.
      if seed < 200 { #expect(faults(of: questions) == []) }
      guard Set(questions.map(\.animal.id)).count == 10,
        questions.allSatisfy({ $0.kind.answer(of: $0.animal) == $0.answers[$0.correctIndex] })
      else {
        Issue.record("seed \(seed)")
        continue
      }
      for question in questions { places[question.correctIndex] += 1 }
      asked.formUnion(questions.map(\.id))
    }
    #expect(asked.count == generator.limit)
    // A quarter each, but for a twentieth.
    #expect(places.allSatisfy { (23_750...26_250).contains($0) }, "\(places)")
  }

  @Test func theCheckFindsFaults() throws {
    let question = try generator.questions(count: 1, seed: 1)[0]
    let wrong = QuizQuestion(
      kind: question.kind, animal: question.animal, answers: question.answers,
      correctIndex: (question.correctIndex + 1) % 4)
    #expect(!faults(of: [wrong]).isEmpty)
    #expect(faults(of: [question, question]) == ["a question comes twice"])
  }

  @Test func aSeedGivesTheSameGameEachTime() throws {
    let first = try generator.questions(count: 10, seed: 42)
    #expect(try generator.questions(count: 10, seed: 42) == first)
    #expect(try generator.questions(count: 10, seed: 43) != first)
  }

  @Test(arguments: [1, 5, 10, 15, 36]) func aGameHasAsManyQuestionsAsAsked(_ count: Int) throws {
    let questions = try generator.questions(count: count, seed: 7)
    #expect(questions.count == count)
    #expect(faults(of: questions) == [])
    if count >= 3 { #expect(Set(questions.map(\.kind)).count == 3) }
  }

  @Test(arguments: [0, -1, 37, Int.max]) func otherCountsAreErrors(_ count: Int) {
    #expect(throws: QuizError.tooManyQuestions(count, limit: 36)) {
      try generator.questions(count: count, seed: 1)
    }
  }

  @Test func tooFewAnimalsAreAnError() throws {
    let three = QuizGenerator(animals: Array(generator.animals.prefix(3)))
    let error = #expect(throws: QuizError.self) { try three.questions(count: 1, seed: 1) }
    #expect(error?.description.contains("Too few animals") == true)
    #expect(throws: QuizError.self) { try QuizGenerator(animals: []).questions(count: 1, seed: 1) }
  }
}
