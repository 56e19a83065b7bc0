import StageSupport
import SwiftUI
import Testing

@testable import Showcase

/// The notebook, read as a person does.
@MainActor @Suite struct TastyFlowTests {
  /// A phone that is too small for all rows, in Russian as the catalogue is.
  private func stage(
    _ app: TastyNotesApp = TastyNotesApp(), locale: String = "ru_RU"
  ) throws -> Stage {
    try Stage.app(app, size: CGSize(width: 375, height: 480)) {
      $0.locale = Locale(identifier: locale)
    }
  }

  @Test func aRecipeIsReadToItsLastStepAndBackToItsRow() throws {
    let stage = try stage()
    try stage.scroll(to: 120)
    let row = try stage.frame("Сырники с ягодами")
    try stage.tap("Сырники с ягодами, 30 мин, 3 порции")
    #expect(try stage.shows("Ингредиенты") && stage.shows("400 г творога"))
    try stage.scroll(to: 10_000)
    for step in 1...3 {
      #expect(try stage.spoken().contains("Шаг \(step)\u{A0}из\u{A0}4"))
      try stage.tap("Следующий шаг")
    }
    try stage.tap("Готово")
    #expect(try stage.spoken().contains("Блюдо готово"))
    try stage.tap("Вкусные записки")
    #expect(try stage.frame("Сырники с ягодами") == row)
  }

  @Test func cookingStartsAgain() throws {
    let model = CookingModel(recipe: try #require(try Recipe.load().first))
    for _ in model.recipe.steps { model.next() }
    #expect(model.isDone && model.progress == 1 && model.isLast)
    model.restart()
    #expect(!model.isDone && model.step == 0 && model.progress == 0)
  }

  @Test func aTimerStartsStopsAndIsReset() throws {
    let stage = try stage()
    try stage.tap("Сырники с ягодами, 30 мин, 3 порции")
    try stage.scroll(to: 10_000)
    try stage.tap("Запустить таймер")
    #expect(try stage.spoken().contains("Остановить таймер"))
    try stage.tap("Остановить таймер")
    try stage.tap("Сбросить таймер")
    #expect(try stage.spoken().contains("Запустить таймер"))
    #expect(try !stage.spoken().contains("Сбросить таймер"))
  }

  @Test func aRecipeThatIsNotThereSaysSo() throws {
    let stage = try stage(TastyNotesApp(path: ["gazpacho"]))
    #expect(try stage.shows("Такого рецепта нет"))
  }

  @Test func theNotebookSpeaksEnglish() throws {
    let stage = try stage(locale: "en_US")
    #expect(try stage.shows("Tasty notes") && stage.shows("6 servings") && stage.shows("90 min"))
  }

  @Test func pluralsAreRussian() throws {
    let texts = try stage().texts()
    #expect(texts.contains("4 порции") && texts.contains("6 порций"))
  }
}
