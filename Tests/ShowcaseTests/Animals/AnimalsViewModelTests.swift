import Foundation
import Testing

@testable import Showcase

/// Services that keep in memory what they are told, or fail.
@MainActor
private final class FakeServices: AnimalService, ScoreService {
  struct Broken: Error {}

  var stock: [Animal]
  var games: [GameScore] = []
  var fails = false

  init(_ stock: [Animal] = []) { self.stock = stock }

  private func check() throws { if fails { throw Broken() } }

  func animals() throws -> [Animal] {
    try check()
    return stock
  }

  func setFavourite(_ isFavourite: Bool, of id: Animal.ID) throws {
    try check()
    for index in stock.indices where stock[index].id == id {
      stock[index].isFavourite = isFavourite
    }
  }

  func save(_ score: GameScore) throws {
    try check()
    games.append(score)
  }

  func progress() throws -> UserProgress {
    try check()
    return UserProgress(
      gamesPlayed: games.count, totalCorrectAnswers: games.map(\.correctAnswers).reduce(0, +),
      totalQuestions: games.map(\.totalQuestions).reduce(0, +))
  }

  func latest(_ count: Int) throws -> [GameScore] { Array(games.reversed().prefix(count)) }
  func bestRate() throws -> Double? { games.map(\.rate).max() }
  func shares() throws -> [AnimalCategory: GameScore.Share] { games.last?.categories ?? [:] }
  func deleteAll() throws { games = [] }
}

/// The view models over services that are stood in for.
@MainActor @Suite struct AnimalsViewModelTests {
  private let services: FakeServices

  init() throws { services = FakeServices(try Animal.load()) }

  private func game(count: Int = 10) throws -> GameViewModel {
    GameViewModel(
      questions: try QuizGenerator(animals: services.stock).questions(count: count, seed: 3),
      scores: services, now: { SampleMoment.date })
  }

  @Test func searchAndFilterNarrowTogether() {
    let model = EncyclopediaViewModel(service: services)
    #expect(model.shown.count == 12 && !model.isFiltered)
    model.category = .fish
    #expect(model.shown.map(\.id) == ["shark", "clownfish"])
    model.query = "акула"
    #expect(model.shown.map(\.id) == ["shark"])
    model.category = .bird
    #expect(model.shown.isEmpty && model.isFiltered)
    model.resetFilter()
    #expect(model.shown.count == 12)
  }

  @Test func favouritesReachTheService() {
    let model = EncyclopediaViewModel(service: services)
    model.toggleFavourite("whale")
    #expect(model.favourites.map(\.id) == ["whale"])
    #expect(services.stock.filter(\.isFavourite).map(\.id) == ["whale"])
    model.toggleFavourite("whale")
    model.toggleFavourite("yeti")
    #expect(model.favourites.isEmpty && model.problem == nil)
  }

  @Test func aFavouriteThatIsNotKeptIsNotShown() {
    let model = EncyclopediaViewModel(service: services)
    services.fails = true
    model.toggleFavourite("whale")
    #expect(model.favourites.isEmpty && model.problem != nil)
    services.fails = false
    model.load()
    #expect(model.problem == nil && model.animals.count == 12)
  }

  @Test func relatedAnimalsAreOfTheSameClass() throws {
    let model = EncyclopediaViewModel(service: services)
    let tiger = try #require(model.animal("tiger"))
    #expect(model.related(to: tiger).map(\.id) == ["elephant", "whale", "red-panda"])
  }

  @Test func answersCountOnce() throws {
    let game = try game()
    game.next()
    #expect(game.index == 0)
    game.answer(true)
    game.answer(false)
    #expect(game.score == 1 && game.isRight == true && game.mistakes.isEmpty)
    game.choose(99)
    game.next()
    #expect(game.index == 1 && game.chosen == nil)
    game.choose(99)
    #expect(game.chosen == nil)
  }

  @Test func streaksEndWithAMistake() throws {
    let game = try game()
    game.play([true, true, true, false, true])
    #expect(game.streak == 1 && game.bestStreak == 3 && game.score == 4)
    #expect(game.mistakes.count == 1)
    #expect(game.mistakes.first?.given != game.mistakes.first?.right)
  }

  @Test func aGameEndsAndIsKept() throws {
    let game = try game()
    game.play(Array(repeating: true, count: 9) + [false])
    let result = try #require(game.result)
    #expect(result.rate == 0.9 && result.date == SampleMoment.date)
    #expect(services.games == [result])
    let shares = result.categories.values
    #expect(shares.map(\.total).reduce(0, +) == 10 && shares.map(\.correct).reduce(0, +) == 9)
    game.next()
    #expect(services.games.count == 1)
  }

  @Test func aGameThatIsNotKeptSaysSo() throws {
    let game = try game(count: 1)
    services.fails = true
    game.play([true])
    #expect(game.result?.rate == 1 && game.problem != nil)
  }

  @Test func statisticsFollowTheGames() throws {
    let model = StatisticsViewModel(service: services, now: { SampleMoment.date })
    #expect(model.isEmpty)
    try game().play(Array(repeating: true, count: 10))
    model.load()
    #expect(!model.isEmpty && model.bestRate == 1 && model.latest.count == 1)
    model.deleteAll()
    #expect(model.isEmpty)
    services.fails = true
    model.load()
    #expect(model.problem != nil)
  }
}
