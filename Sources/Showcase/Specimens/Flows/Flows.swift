import SnapshotKit
import SwiftUI

/// The flows of people through the apps' screens.
///
/// - Returns: Flows, in the order of the gallery.
func flowScreens() -> [Screen] {
  [
    quizFlow.app(AppTitle.animals), settingsFlow.app(AppTitle.system),
    designSettingsFlow.app(AppTitle.design),
  ] + [pickersFlow, formFlow, searchFlow, sheetFlow, risingFlow].app(AppTitle.system)
}

/// A question answered right, and the next one wrong.
private let quizFlow = Screen.flow("flow-quiz", title: "Викторина: два ответа") {
  SampleGame(answers: [])
} steps: {
  Step("asked")
  Step("right") { try $0.tap(.label(sampleAnswer(to: 0, isRight: true))) }
  Step("next") { try $0.tap("Далее") }
  Step("wrong") { try $0.tap(.label(sampleAnswer(to: 1, isRight: false))) }
}

/// An answer to a question of the sample player's game.
@MainActor private func sampleAnswer(to index: Int, isRight: Bool) throws -> String {
  let question = try AnimalsModel(.sample(.russian)).game(count: 10).questions[index]
  let shift = isRight ? 0 : 1
  return question.answers[(question.correctIndex + shift) % question.answers.count]
}

/// The system's own settings: a switch, a picker of each kind, a page and back.
private let settingsFlow = Screen.flow("flow-settings", title: "Настройки: по шагам") {
  GeneralSettingsScreen()
} steps: {
  Step("switched") { try $0.toggle("Экономить трафик", to: true) }
  Step("menu") { try $0.tap("Оформление") }
  Step("chosen") { try $0.select("Тёмное") }
  Step("segment") { try $0.select("Мили") }
  Step("page") { try $0.reach("Лицензии") }
  Step("back") { try $0.back() }
}

/// A choice in each presentation of a picker: a menu, segments, a wheel, rows, and a page of its
/// own.
private let pickersFlow = Screen.flow("flow-pickers", title: "Настройки: пять видов выбора") {
  TripSettingsScreen()
} steps: {
  Step("menu") { try $0.tap("Карта") }
  Step("menu-chosen") { try $0.select("Спутник") }
  Step("segment-chosen") { try $0.select("Мили") }
  Step("wheel-turned") { try $0.adjust("Скорость", .increment) }
  Step("row-chosen") { try $0.reach("Велосипед") }
  Step("page") { try $0.reach("Голос") }
  Step("page-chosen") { try $0.tap("Мария") }
}

/// The design system's settings: options, and a row that asks before it deletes.
private let designSettingsFlow = Screen.flow(
  "flow-design-settings", title: "Дизайн-система: по шагам"
) {
  DesignSettingsScreen().dsTheme(.iOS)
} steps: {
  Step("options") { try $0.tap("Оформление") }
  Step("chosen") { try $0.select("Тёмное") }
  Step("asked") {
    try $0.scroll(to: "Очистить историю")
    try $0.tap("Очистить историю")
  }
  Step("cleared") { try $0.tap(.role(.isButton, "Очистить историю").at(0)) }
  Step("said") { try $0.tap("Отправить отчёт") }
}

/// Fields that pass the focus on, and the keyboard beneath them.
private let formFlow = Screen.flow("flow-form", title: "Форма: цепочка полей") {
  RegistrationForm()
} steps: {
  Step("focused") { try $0.tap("Имя") }
  Step("typed") { try $0.type("Анна", into: .identifier("name")) }
  Step("passed-on") { try $0.submit() }
  Step("invalid") {
    try $0.type("anna@", into: .identifier("email"))
    try $0.submit()
  }
  Step("done") {
    try $0.type("example.org", into: .identifier("email"))
    try $0.submit()
  }
}

/// A list that is searched.
private let searchFlow = Screen.flow("flow-search", title: "Поиск: по шагам") {
  RiverSearch()
} steps: {
  Step("all")
  Step("typed") { try $0.type("Мок", into: "Поиск") }
  Step("none") { try $0.type("ко", into: .text("Мок")) }
  Step("cleared") { try $0.clear(.text("Мокко")) }
}

/// A sheet that is dragged between its heights, and away.
private let sheetFlow = Screen.flow("flow-sheet", title: "Лист: по высотам") {
  RouteSheet()
} steps: {
  Step("medium") { try $0.tap("Маршрут") }
  Step("large") { try $0.dragSheet(by: -300) }
  Step("medium-again") { try $0.dragSheet(by: 300) }
  Step("gone") { try $0.dismiss() }
}

/// A sheet on its way up, at five times.
private let risingFlow = Screen.flow("flow-sheet-rising", title: "Лист: пять мгновений") {
  RouteSheet()
} steps: {
  timed("rising", times: 5, apart: 0.06) { try $0.tap("Маршрут") }
  Step("open") { try $0.settle() }
}
