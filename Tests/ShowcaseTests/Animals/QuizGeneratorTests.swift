import Testing

@testable import Showcase

/// Games are made from the encyclopedia's data, the same for a seed each time.
@Suite struct QuizGeneratorTests {
  private let generator: QuizGenerator
  /// The answers that could be called right, by question: the animal's own, and the habitats of its
  /// region.
  private let rightAnswers: [String: Set<String>]

  init() throws {
    let animals = try Animal.load()
    generator = QuizGenerator(animals: animals)
    var answers: [String: Set<String>] = [:]
    for animal in animals {
      for kind in QuizQuestion.Kind.allCases {
        let right = animals.filter {
          $0.id == animal.id || kind == .habitat && $0.region == animal.region
        }
        answers["\(animal.id)-\(kind.rawValue)"] = Set(right.map(kind.answer))
      }
    }
    rightAnswers = answers
  }

  /// What is wrong with a game; empty if nothing is.
  private func faults(of questions: [QuizQuestion]) -> [String] {
    var faults: [String] = []
    if Set(questions.map(\.id)).count != questions.count { faults.append("a question comes twice") }
    for question in questions {
      let marked = question.kind.answer(of: question.animal)
      if question.answers.count != 4 { faults.append("\(question.id): not four answers") }
      if Set(question.answers).count != question.answers.count {
        faults.append("\(question.id): an answer comes twice")
      }
      if question.answers.indices.filter(question.isCorrect) != [question.correctIndex]
        || question.answers[question.correctIndex] != marked
      {
        faults.append("\(question.id): the marked answer is not right")
      }
      let right = rightAnswers[question.id] ?? []
      if question.answers.filter(right.contains).count != 1 {
        faults.append("\(question.id): not exactly one right answer")
      }
    }
    return faults
  }

  @Test func everyQuestionOfTenThousandSeedsHasOneRightAnswer() throws {
    var places = [0, 0, 0, 0]
    var asked: Set<String> = []
    for seed in 0..<10_000 as Range<UInt64> {
      let questions = try generator.questions(count: 10, seed: seed)
      let faults = faults(of: questions)
      let again = try generator.questions(count: 10, seed: seed)
      guard faults.isEmpty, again == questions, Set(questions.map(\.animal.id)).count == 10 else {
        Issue.record("seed \(seed): \(faults)")
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
