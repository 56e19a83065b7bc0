import Foundation
import SQLiteStorage

/// The storage of the quiz's games.
@MainActor
protocol ScoreService {
  /// Keeps a game, and adds it to the progress.
  func save(_ score: GameScore) throws

  /// Returns what all games came to.
  func progress() throws -> UserProgress

  /// Returns the latest games, the last one first.
  func latest(_ count: Int) throws -> [GameScore]

  /// Returns the highest share of right answers of a game, from 0 to 1; nil before the first game.
  func bestRate() throws -> Double?

  /// Returns what all games came to by category; categories that were never asked about are left
  /// out.
  func shares() throws -> [AnimalCategory: GameScore.Share]

  /// Forgets all games.
  func deleteAll() throws
}

/// The games in the app's database.
struct GameService: ScoreService {
  private let persistence: PersistenceController

  /// Creates a service.
  init(_ persistence: PersistenceController) { self.persistence = persistence }

  func save(_ score: GameScore) throws {
    let (correct, total) = (Int64(score.correctAnswers), Int64(score.totalQuestions))
    try persistence.transaction {
      try persistence.rows(
        "INSERT INTO gameScoreEntity (id, correctAnswers, totalQuestions, date) VALUES (?, ?, ?, ?)",
        [
          .text(score.id.uuidString), .integer(correct), .integer(total),
          .real(score.date.timeIntervalSince1970),
        ])
      for (category, share) in score.categories { try save(share, of: category, in: score) }
      try persistence.rows(
        """
        INSERT INTO userProgressEntity (id, gamesPlayed, totalCorrectAnswers, totalQuestions)
        VALUES ('all', 1, ?, ?) ON CONFLICT (id) DO UPDATE SET gamesPlayed = gamesPlayed + 1,
          totalCorrectAnswers = totalCorrectAnswers + excluded.totalCorrectAnswers,
          totalQuestions = totalQuestions + excluded.totalQuestions
        """, [.integer(correct), .integer(total)])
    }
  }

  func progress() throws -> UserProgress {
    let row = try persistence.rows(
      "SELECT gamesPlayed, totalCorrectAnswers, totalQuestions FROM userProgressEntity"
    ).first?.map { $0.int ?? 0 }
    guard let row else { return UserProgress() }
    return UserProgress(gamesPlayed: row[0], totalCorrectAnswers: row[1], totalQuestions: row[2])
  }

  func latest(_ count: Int) throws -> [GameScore] {
    try persistence.rows(
      """
      SELECT id, correctAnswers, totalQuestions, date FROM gameScoreEntity
      ORDER BY date DESC, rowid DESC LIMIT ?
      """, [.integer(Int64(count))]
    ).map { row in
      GameScore(
        id: UUID(uuidString: row[0].string ?? "") ?? UUID(), correctAnswers: row[1].int ?? 0,
        totalQuestions: row[2].int ?? 0, date: row[3].date,
        categories: try shares("WHERE game = ?", [row[0]]))
    }
  }

  func bestRate() throws -> Double? {
    let row = try persistence.rows(
      "SELECT MAX(correctAnswers * 1.0 / totalQuestions) FROM gameScoreEntity")
    guard case .real(let rate)? = row.first?.first else { return nil }
    return rate
  }

  func shares() throws -> [AnimalCategory: GameScore.Share] { try shares("", []) }

  func deleteAll() throws {
    try persistence.transaction {
      try persistence.rows("DELETE FROM gameScoreEntity")
      try persistence.rows("DELETE FROM userProgressEntity")
    }
  }

  private func save(
    _ share: GameScore.Share, of category: AnimalCategory, in score: GameScore
  ) throws {
    try persistence.rows(
      """
      INSERT INTO categoryScoreEntity (game, category, correctAnswers, totalQuestions)
      VALUES (?, ?, ?, ?)
      """,
      [
        .text(score.id.uuidString), .text(category.rawValue), .integer(Int64(share.correct)),
        .integer(Int64(share.total)),
      ])
  }

  private func shares(
    _ condition: String, _ values: [SQLiteFile.Value]
  ) throws -> [AnimalCategory: GameScore.Share] {
    let rows = try persistence.rows(
      """
      SELECT category, SUM(correctAnswers), SUM(totalQuestions) FROM categoryScoreEntity
      \(condition) GROUP BY category
      """, values)
    var shares: [AnimalCategory: GameScore.Share] = [:]
    for row in rows {
      guard let category = AnimalCategory(rawValue: row[0].string ?? "") else { continue }
      shares[category] = GameScore.Share(correct: row[1].int ?? 0, total: row[2].int ?? 0)
    }
    return shares
  }
}

extension SQLiteFile.Value {
  /// The time of a number of seconds since 1970.
  fileprivate var date: Date {
    switch self {
    case .real(let seconds): Date(timeIntervalSince1970: seconds)
    case .integer(let seconds): Date(timeIntervalSince1970: Double(seconds))
    default: .distantPast
    }
  }
}
