/// Scores of a device without room: none is kept, and none is read.
struct FailingScores: ScoreService {
  func save(_ score: GameScore) throws { throw SampleFailure.diskFull }

  func progress() throws -> UserProgress { throw SampleFailure.diskFull }

  func latest(_ count: Int) throws -> [GameScore] { throw SampleFailure.diskFull }

  func bestRate() throws -> Double? { throw SampleFailure.diskFull }

  func shares() throws -> [AnimalCategory: GameScore.Share] { throw SampleFailure.diskFull }

  func deleteAll() throws { throw SampleFailure.diskFull }
}
