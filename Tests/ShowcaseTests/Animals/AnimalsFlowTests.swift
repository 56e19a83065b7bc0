import StageSupport
import SwiftUI
import Testing

@testable import Showcase

/// The animals' app, played as a person does.
@MainActor @Suite struct AnimalsFlowTests {
  private func stage(
    _ tab: AnimalsTab = .encyclopedia, locale: String = "ru_RU"
  ) throws -> Stage {
    try stage(AnimalsApp(tab: tab) { try .sample($0) }, locale: locale)
  }

  /// An app in the catalogue's language, or in another one.
  private func stage(_ app: AnimalsApp, locale: String = "ru_RU") throws -> Stage {
    try Stage.app(app) { $0.locale = Locale(identifier: locale) }
  }

  /// The questions of the sample player's game.
  private func questions(count: Int) throws -> [QuizQuestion] {
    try AnimalsModel(.sample()).game(count: count).questions
  }

  /// Plays a game of five questions to its end, each answer right or not.
  private func play(_ stage: Stage, _ answers: [Bool]) throws {
    try stage.tap("5")
    try stage.tap("Начать игру")
    for (question, isRight) in zip(try questions(count: 5), answers) {
      let index = (question.correctIndex + (isRight ? 0 : 1)) % 4
      try stage.tap(question.answers[index])
      #expect(try stage.shows(isRight ? "Верно! +1 балл" : "Верный ответ отмечен"))
      try stage.tap(question.id == (try questions(count: 5)).last?.id ? "К итогам" : "Далее")
    }
  }

  @Test func aGameIsWon() throws {
    let stage = try stage(.quiz)
    try play(stage, [true, true, true, true, true])
    #expect(try stage.shows("Превосходно!") && stage.shows("100\u{A0}%"))
    #expect(try stage.shows("Лучшая серия: 5") && stage.shows("Ни одной ошибки."))
    try stage.tap("Готово")
    try stage.tap("Статистика")
    #expect(try stage.shows("Средний результат") && stage.shows("Результаты по играм"))
    try stage.scroll(to: 10_000)
    #expect(try stage.shows("5 из 5"))
  }

  /// One column from the first question to the result: beside it, mistakes would leave most of a
  /// tablet's page empty.
  @Test func mistakesStandBelowTheResultInTheQuestionsColumn() throws {
    func places(isRegular: Bool) throws -> (button: CGRect, heading: CGRect) {
      let stage = try Stage.app(
        AnimalsApp(tab: .quiz) { try .sample($0) },
        size: isRegular ? CGSize(width: 820, height: 1180) : CGSize(width: 393, height: 852),
        isRegular: isRegular
      ) { $0.locale = Locale(identifier: "ru_RU") }
      try play(stage, [false, false, true, false, false])
      return (try stage.frame("Играть снова"), try stage.frame("Работа над ошибками"))
    }
    let pad = try places(isRegular: true)
    #expect(pad.heading.minY > pad.button.maxY && abs(pad.button.midX - 410) < 30)
    #expect(abs(pad.heading.minX - (820 - 720) / 2) < 1)
    let phone = try places(isRegular: false)
    #expect(phone.heading.minY > phone.button.maxY)
  }

  @Test func theChosenChipIsSeenWhole() throws {
    let stage = try Stage.app(
      AnimalsApp(tab: .encyclopedia) { try .sample($0) }, size: CGSize(width: 375, height: 667)
    ) { $0.locale = Locale(identifier: "ru_RU") }
    #expect(try stage.frame("Птицы").maxX + 14 > 375)
    try stage.tap("Птицы")
    #expect(try stage.frame("Птицы").maxX + 14 <= 375)
  }

  @Test func aGameIsLost() throws {
    let stage = try stage(.quiz)
    try play(stage, [false, false, true, false, false])
    #expect(try stage.shows("Попробуйте ещё раз") && stage.shows("20\u{A0}%"))
    #expect(try stage.shows("Работа над ошибками"))
    try stage.tap("Играть снова")
    #expect(try stage.shows("Вопрос 1\u{A0}из\u{A0}5"))
  }

  @Test func leavingAGameAsksFirst() throws {
    let stage = try stage(.quiz)
    try stage.tap("Начать игру")
    try stage.tap("Выйти")
    #expect(try stage.shows("Выйти из игры?"))
    try stage.tap("Продолжить игру")
    #expect(try !stage.shows("Выйти из игры?") && stage.shows("Вопрос 1\u{A0}из\u{A0}10"))
    // The game covers the tabs until it is left: the alert's own button, over the bar's.
    try stage.tap("Выйти")
    try stage.tap("Выйти")
    try stage.tap("Статистика")
    #expect(try stage.shows("Игр ещё не было"))
  }

  @Test func aFavouriteIsAddedAndFound() throws {
    let stage = try stage(.favourites)
    #expect(try stage.shows("Пока пусто"))
    try stage.tap("Открыть энциклопедию")
    try stage.type("тигр", into: "Поиск")
    try stage.tap("Амурский тигр")
    try stage.tap("В избранное")
    try stage.tap("Избранное")
    #expect(try stage.shows("Амурский тигр") && !stage.shows("Пока пусто"))
    try stage.tap("Убрать из избранного: Амурский тигр")
    #expect(try stage.shows("Пока пусто"))
  }

  @Test func aSearchThatFindsNothingIsReset() throws {
    let stage = try stage()
    try stage.type("мамонт", into: "Поиск")
    #expect(try stage.shows("Ничего не найдено"))
    try stage.tap("Сбросить поиск")
    #expect(try stage.shows("Африканский слон"))
  }

  @Test func relatedAnimalsLeadOn() throws {
    let stage = try stage()
    try stage.tap("Африканский слон")
    #expect(try stage.shows("Loxodonta africana") && stage.shows("Интересный факт"))
    try stage.scroll(to: 10_000)
    try stage.tap("Синий кит")
    #expect(try stage.shows("Balaenoptera musculus"))
  }

  @Test func anOpenedAnimalIsStillThereBehindAnotherTab() throws {
    let stage = try stage()
    try stage.tap("Африканский слон")
    try stage.tap("Викторина")
    #expect(try !stage.shows("Loxodonta africana"))
    try stage.tap("Энциклопедия")
    #expect(try stage.shows("Loxodonta africana"))
  }

  @Test func statisticsAreResetAfterAQuestion() throws {
    let stage = try stage(
      AnimalsApp(tab: .statistics) { try .sample($0, games: SampleGames.all) })
    #expect(try stage.shows("12"))
    try stage.scroll(to: 10_000)
    #expect(try stage.shows("Последние игры"))
    try stage.tap("Ещё")
    try stage.tap("Сбросить")
    try stage.tap("Удалить")
    #expect(try stage.shows("Игр ещё не было"))
  }

  @Test func theAppSpeaksEnglish() throws {
    let stage = try stage(locale: "en_GB")
    #expect(try stage.shows("Encyclopedia") && stage.shows("African elephant"))
    try stage.tap("Quiz")
    try stage.tap("Start a game")
    #expect(try stage.shows("Question 1 of 10"))
    let cyrillic = try stage.texts().filter { text in
      text.unicodeScalars.contains { $0.value >= 0x400 && $0.value < 0x500 }
    }
    #expect(cyrillic == [])
  }

  @Test func aDatabaseThatDoesNotOpenSaysSo() throws {
    let stage = try stage(AnimalsApp { _ in throw SampleFailure.diskFull })
    #expect(try stage.shows("Энциклопедия не открылась"))
  }

  @Test func assistiveTechnologyHearsCards() throws {
    let spoken = try stage().spoken()
    #expect(spoken.contains("Африканский слон") && spoken.contains("В избранное: Африканский слон"))
    #expect(!spoken.contains("heart") && !spoken.contains("animal-"))
  }

  /// Whose answer is whose is heard, not only seen by its mark.
  @Test func assistiveTechnologyHearsMistakes() throws {
    let stage = try stage(.quiz)
    try play(stage, [false, true, true, true, true])
    let question = try #require(try questions(count: 5).first)
    let given = question.answers[(question.correctIndex + 1) % 4]
    let right = question.answers[question.correctIndex]
    let words = try stage.elements().compactMap(\.label)
    #expect(words.contains { $0.hasSuffix("Ваш ответ: \(given), Верный ответ: \(right)") })
  }

  /// Shares are told with their unit, those of the chart's bars too.
  @Test func assistiveTechnologyHearsShares() throws {
    let app = AnimalsApp(tab: .statistics) { try .sample($0, games: SampleGames.all) }
    let elements = try stage(app).elements()
    let games = elements.filter { $0.label?.hasPrefix("Игра ") == true }
    #expect(games.count == 10 && games.allSatisfy { $0.value?.hasSuffix("%") == true })
    let average = elements.filter { $0.label == "Средний результат" }
    #expect(average.map(\.value) == ["72\u{A0}%"])
  }
}
