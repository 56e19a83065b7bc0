import Foundation

/// A question of the quiz: four answers, one of them right.
struct QuizQuestion: Codable, Sendable, Hashable, Identifiable {
  /// What a question asks for.
  enum Kind: String, Codable, Sendable, Hashable, CaseIterable {
    /// The animal's name, from its picture.
    case name
    case habitat
    case scientificName
  }

  let id: String
  let kind: Kind
  /// The id of the animal that is asked about, and whose picture is shown.
  let animal: String
  let text: String
  let answers: [String]
  /// The index of the right one among the answers.
  let correctIndex: Int

  /// Whether the answer at an index is the right one.
  func isCorrect(_ index: Int) -> Bool { index == correctIndex }

  /// The ten questions of a game, in their order.
  static func load() throws(ShowcaseDataError) -> [QuizQuestion] {
    try load(json: ShowcaseResource.data(of: file))
  }

  /// Reads questions from JSON and checks that each has one right answer among four.
  static func load(json: Data) throws(ShowcaseDataError) -> [QuizQuestion] {
    let questions = try ShowcaseResource.decode(File.self, from: json, named: file).questions
    for question in questions { try question.validate() }
    return questions
  }

  private func validate() throws(ShowcaseDataError) {
    guard Set(answers).count == 4, answers.count == 4 else {
      throw .inconsistent(
        file: Self.file, item: id, reason: "a question has four different answers")
    }
    guard answers.indices.contains(correctIndex) else {
      throw .inconsistent(
        file: Self.file, item: id, reason: "correctIndex \(correctIndex) must be 0 to 3")
    }
  }

  private static let file = "animals.json"

  private struct File: Decodable {
    let questions: [QuizQuestion]
  }
}
