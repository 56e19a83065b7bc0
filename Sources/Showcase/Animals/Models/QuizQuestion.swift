/// A question of the quiz: four answers, one of them right.
struct QuizQuestion: Sendable, Hashable, Identifiable {
  /// The subject of a question.
  enum Kind: String, Codable, Sendable, Hashable, CaseIterable {
    /// The animal's name, from its picture.
    case name
    case habitat
    case scientificName

    /// The answer that is right of an animal.
    func answer(of animal: Animal) -> String {
      switch self {
      case .name: animal.name
      case .habitat: animal.habitat
      case .scientificName: animal.scientificName
      }
    }
  }

  let kind: Kind
  /// The animal that is asked about, and whose picture is shown.
  let animal: Animal
  let answers: [String]
  /// The index of the right one among the answers.
  let correctIndex: Int

  var id: String { "\(animal.id)-\(kind.rawValue)" }

  /// Returns a Boolean value that indicates whether the answer at an index is the right one.
  func isCorrect(_ index: Int) -> Bool { index == correctIndex }
}
