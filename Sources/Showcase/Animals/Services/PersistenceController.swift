import Foundation
import SQLiteStorage

/// The app's database: a file in the app, memory in pictures and tests.
@MainActor
final class PersistenceController {
  private let file: SQLiteFile

  /// Opens a database in a file, which is created if it is not there, and brings its tables up to
  /// date.
  ///
  /// - Throws: ``PersistenceError`` if a newer version of the app has written it, or what SQLite
  ///   says went wrong.
  convenience init(file: URL) throws { try self.init(path: file.path) }

  /// Opens a database in memory, which ends with this object.
  static func inMemory() throws -> PersistenceController {
    try PersistenceController(path: ":memory:")
  }

  private init(path: String) throws {
    file = try SQLiteFile(path: path, .create)
    try file.rows("PRAGMA foreign_keys = ON")
    try migrate(through: Migration.all)
  }

  /// Runs a statement with values for its question marks.
  @discardableResult
  func rows(_ sql: String, _ values: [SQLiteFile.Value] = []) throws -> [[SQLiteFile.Value]] {
    try file.rows(sql, values)
  }

  /// Runs statements of which either all take effect or none.
  func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try rows("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try rows("COMMIT")
      return result
    } catch {
      // The reason matters more than that the way back fails too.
      _ = try? rows("ROLLBACK")
      throw error
    }
  }

  /// The migrations that the database has been through.
  func version() throws -> Int { try rows("PRAGMA user_version").first?.first?.int ?? 0 }

  private func migrate(through migrations: [Migration]) throws {
    let version = try version()
    guard version <= migrations.count else {
      throw PersistenceError.fromTheFuture(version: version, known: migrations.count)
    }
    for (index, migration) in migrations.enumerated().dropFirst(version) {
      try transaction {
        for statement in migration.statements { try rows(statement) }
        try rows("PRAGMA user_version = \(index + 1)")
      }
      Log.persistence.info("The database has version \(index + 1)")
    }
  }
}

/// An error in the use of a database.
enum PersistenceError: Error, Equatable, CustomStringConvertible {
  case fromTheFuture(version: Int, known: Int)

  var description: String {
    switch self {
    case .fromTheFuture(let version, let known):
      """
      The app's database has version \(version), and this app knows versions up to \(known): update the app, or delete \
      its data.
      """
    }
  }
}
