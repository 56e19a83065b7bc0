/// A step from one version of the tables to the next.
///
/// A step that was shipped is never changed.
struct Migration {
  let statements: [String]

  /// All steps, from an empty database on.
  static let all = [entities, facts, shares]

  /// Animals, games and progress.
  static let entities = Migration(statements: [
    """
    CREATE TABLE animalEntity (
      id TEXT PRIMARY KEY, name TEXT NOT NULL, scientificName TEXT NOT NULL,
      animalDescription TEXT NOT NULL, habitat TEXT NOT NULL, lifespan TEXT NOT NULL,
      fact TEXT NOT NULL, category TEXT NOT NULL, imageName TEXT,
      isFavorite INTEGER NOT NULL DEFAULT 0)
    """,
    """
    CREATE TABLE gameScoreEntity (
      id TEXT PRIMARY KEY, correctAnswers INTEGER NOT NULL, totalQuestions INTEGER NOT NULL,
      date REAL NOT NULL)
    """,
    """
    CREATE TABLE userProgressEntity (
      id TEXT PRIMARY KEY, gamesPlayed INTEGER NOT NULL, totalCorrectAnswers INTEGER NOT NULL,
      totalQuestions INTEGER NOT NULL)
    """,
  ])

  /// The columns that the encyclopedia's page and the quiz need beside that.
  static let facts = Migration(
    statements: ["mention", "region", "diet", "size", "status"].map { column in
      "ALTER TABLE animalEntity ADD COLUMN \(column) TEXT NOT NULL DEFAULT ''"
    } + ["ALTER TABLE animalEntity ADD COLUMN position INTEGER NOT NULL DEFAULT 0"])

  /// Games by category.
  static let shares = Migration(statements: [
    """
    CREATE TABLE categoryScoreEntity (
      game TEXT NOT NULL REFERENCES gameScoreEntity (id) ON DELETE CASCADE,
      category TEXT NOT NULL, correctAnswers INTEGER NOT NULL, totalQuestions INTEGER NOT NULL,
      PRIMARY KEY (game, category))
    """
  ])
}
