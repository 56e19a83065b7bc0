import Foundation

/// The dependencies of the app's view models: services, the clock, and the seed of games.
@MainActor
struct AnimalsDependencies {
  let animals: any AnimalService
  let scores: any ScoreService
  /// The time at which a game ends.
  let now: @Sendable () -> Date
  /// The seed that a game's questions follow from.
  let seed: @Sendable () -> UInt64

  /// Creates the dependencies of a running app, with its database in a file.
  static func live(file: URL, language: ContentLanguage) throws -> AnimalsDependencies {
    let persistence = try PersistenceController(file: file)
    return AnimalsDependencies(
      animals: try AnimalDataService(persistence, seed: Animal.load(in: language)),
      scores: GameService(persistence), now: { Date() },
      seed: { UInt64.random(in: 0...UInt64.max) })
  }

  /// Creates the dependencies of pictures and tests: a database in memory, one day, one game.
  static func sample(
    _ language: ContentLanguage = .russian, favourites: [Animal.ID] = [], games: [GameScore] = [],
    seed: UInt64 = 24
  ) throws -> AnimalsDependencies {
    try sample(
      animals: Animal.load(in: language), favourites: favourites, games: games, seed: seed)
  }

  private static func sample(
    animals: [Animal], favourites: [Animal.ID] = [], games: [GameScore] = [], seed: UInt64 = 24
  ) throws -> AnimalsDependencies {
    let persistence = try PersistenceController.inMemory()
    let animals = try AnimalDataService(persistence, seed: animals)
    let scores = GameService(persistence)
    for id in favourites { try animals.setFavourite(true, of: id) }
    for game in games { try scores.save(game) }
    return AnimalsDependencies(
      animals: animals, scores: scores, now: { SampleMoment.date }, seed: { seed })
  }

  /// Creates the dependencies of an encyclopedia without animals.
  static func empty() throws -> AnimalsDependencies { try sample(animals: []) }

  /// Creates the dependencies of an app that can keep no games.
  static func withoutScores(_ language: ContentLanguage) throws -> AnimalsDependencies {
    let sample = try sample(language)
    return AnimalsDependencies(
      animals: sample.animals, scores: FailingScores(), now: sample.now, seed: sample.seed)
  }

  /// Creates the dependencies of an encyclopedia whose animals have no pictures.
  static func withoutPictures() throws -> AnimalsDependencies {
    let owl = Animal(
      id: "owl", category: .bird, picture: nil, name: "Белая сова", mention: "белая сова",
      scientificName: "Bubo scandiacus", habitat: "Тундра", region: "tundra", diet: "Лемминги",
      size: "Размах крыльев до 1,7 м", lifespan: "9–15 лет", status: .vulnerable,
      description: "Крупная сова Севера. Охотится и днём: летом в тундре не бывает темно.",
      fact: "Взрослые самцы почти целиком белые, самки с тёмными пестринами.")
    return try sample(animals: [owl])
  }
}

/// A failure that a sample shows.
enum SampleFailure: Error, CustomStringConvertible {
  case diskFull

  var description: String { "SQLite error 13: database or disk is full" }
}
