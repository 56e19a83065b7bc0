import Foundation
import SQLiteStorage
import Testing

@testable import Showcase

/// Animals, favourites and games in the app's database.
@MainActor @Suite struct PersistenceTests {
  private func game(_ correct: Int, day: Int, _ shares: [AnimalCategory: GameScore.Share] = [:])
    -> GameScore
  {
    GameScore(
      id: UUID(), correctAnswers: correct, totalQuestions: 10,
      date: Date(timeIntervalSince1970: Double(day) * 86_400), categories: shares)
  }

  private func withFile(_ body: (URL) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("animals-\(UUID().uuidString).sqlite")
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file)
  }

  @Test func favouritesSurviveARestart() throws {
    try withFile { file in
      let animals = try Animal.load()
      let service = try AnimalDataService(PersistenceController(file: file), seed: animals)
      #expect(try service.animals() == animals)
      try service.setFavourite(true, of: "tiger")
      // In another language, as after a change of the system's.
      let again = try AnimalDataService(
        PersistenceController(file: file), seed: Animal.load(in: .english))
      #expect(try again.animals().filter(\.isFavourite).map(\.name) == ["Siberian tiger"])
      try again.setFavourite(false, of: "tiger")
      #expect(try again.animals().filter(\.isFavourite) == [])
    }
  }

  @Test func anUnknownAnimalIsAnError() throws {
    let service = try AnimalDataService(.inMemory(), seed: [])
    #expect(throws: AnimalServiceError.unknownAnimal("yeti")) {
      try service.setFavourite(true, of: "yeti")
    }
  }

  @Test func gamesAddUp() throws {
    let service = GameService(try .inMemory())
    #expect(try service.progress() == UserProgress() && service.bestRate() == nil)
    try service.save(game(8, day: 1, [.bird: .init(correct: 3, total: 4)]))
    try service.save(game(5, day: 2, [.bird: .init(correct: 1, total: 4)]))
    #expect(
      try service.progress()
        == UserProgress(gamesPlayed: 2, totalCorrectAnswers: 13, totalQuestions: 20))
    #expect(try service.bestRate() == 0.8)
    #expect(try service.shares() == [.bird: .init(correct: 4, total: 8)])
    try service.deleteAll()
    #expect(try service.progress() == UserProgress() && service.shares().isEmpty)
    #expect(try service.latest(10).isEmpty)
  }

  @Test func theLatestTenGamesComeFirst() throws {
    let service = GameService(try .inMemory())
    for day in [3, 1, 12, 5, 2, 4, 11, 6, 10, 7, 9, 8] {
      try service.save(game(day % 10, day: day))
    }
    let days = try service.latest(10).map { Int($0.date.timeIntervalSince1970 / 86_400) }
    #expect(days == [12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
  }

  @Test func aGameIsKeptWholeOrNotAtAll() throws {
    let service = GameService(try .inMemory())
    let twice = game(8, day: 1)
    try service.save(twice)
    #expect(throws: SQLiteFile.Failure.self) { try service.save(twice) }
    #expect(try service.progress().gamesPlayed == 1)
    try service.save(game(9, day: 2))
    #expect(try service.progress().gamesPlayed == 2)
  }

  @Test func oldTablesAreBroughtUpToDate() throws {
    try withFile { file in
      let old = try SQLiteFile(path: file.path, .create)
      for statement in Migration.entities.statements { try old.rows(statement) }
      try old.rows("PRAGMA user_version = 1")
      try old.rows(
        """
        INSERT INTO animalEntity VALUES
        ('tiger', 'T', 'P t', 'd', 'h', 'l', 'f', 'mammal', NULL, 1)
        """)
      try old.rows("INSERT INTO userProgressEntity VALUES ('all', 3, 20, 30)")
      let persistence = try PersistenceController(file: file)
      #expect(try persistence.version() == Migration.all.count)
      let service = try AnimalDataService(persistence, seed: Animal.load())
      #expect(try service.animals().filter(\.isFavourite).map(\.id) == ["tiger"])
      #expect(try GameService(persistence).progress().gamesPlayed == 3)
    }
  }

  @Test func aNewerAppsDatabaseIsAnError() throws {
    try withFile { file in
      try SQLiteFile(path: file.path, .create).rows("PRAGMA user_version = 99")
      #expect(throws: PersistenceError.fromTheFuture(version: 99, known: Migration.all.count)) {
        try PersistenceController(file: file)
      }
    }
  }

  @Test func whatIsNoDatabaseIsAnError() throws {
    try withFile { file in
      try Data(repeating: 7, count: 4096).write(to: file)
      #expect(throws: SQLiteFile.Failure.self) { try PersistenceController(file: file) }
    }
  }

  @Test func aRunningAppKeepsItsDatabaseInAFile() throws {
    try withFile { file in
      let app = try AnimalsDependencies.live(file: file, language: .english)
      try app.animals.setFavourite(true, of: "cobra")
      let again = try AnimalsDependencies.live(file: file, language: .english)
      #expect(try again.animals.animals().filter(\.isFavourite).map(\.id) == ["cobra"])
      #expect(again.seed() != again.seed())
    }
  }
}
