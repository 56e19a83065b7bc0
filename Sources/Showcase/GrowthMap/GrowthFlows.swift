import SnapshotKit
import SwiftUI

/// The flows of people through the growth map.
func growthFlows() -> [Screen] {
  [firstGoal, goalToTasks, order, report, retry, unsaved, alert, account, transitions]
}

private func flow(
  _ name: String, _ title: String, _ mode: DemoMode = .usual, page: Int? = nil,
  memory: DeviceMemory = DeviceMemory(hasLaunched: true), path: [GoalsListScreen.Place] = [],
  @StepBuilder steps: () -> [Step]
) -> Screen {
  Screen.flow("flow-growth-\(name)", title: "Карта роста: \(title)") {
    GrowthMapScreen(services: .demo(mode, memory: memory), page: page, path: path)
  } steps: {
    steps()
  }
}

private let firstGoal = flow("first-goal", "первая цель", .empty, memory: DeviceMemory()) {
  Step("welcome")
  Step("skills") { try $0.tap("Дальше") }
  Step("growth") { try $0.tap("Дальше") }
  Step("empty") { try $0.tap("Начать") }
  Step("typed") { try $0.type("Научиться плавать", into: "Новая цель") }
  Step("added") { try $0.tap("Добавить цель") }
}

private let goalToTasks = flow("tasks", "от цели к задаче") {
  Step("goals")
  Step("goal") { try $0.tap("Говорить по-английски") }
  Step("locked") { try $0.reach("Выступление") }
  Step("tasks") { try $0.reach("Открыть задачи") }
  Step("done") { try $0.reach("Написать письмо другу") }
  Step("goal-again") { try $0.back() }
  Step("back") { try $0.back() }
}

/// The first task of a sprint, which is dragged beneath the next one.
private let order = flow("order", "порядок задач", path: [.tasks("swift")]) {
  Step("editing") { try $0.tap("Править") }
  Step("moved") {
    try $0.drag(.text("Экран списка целей"), by: CGSize(width: 0, height: 90))
  }
  Step("done") { try $0.tap("Готово") }
}

private let report = flow("report", "отчёт и профиль") {
  Step("report") { try $0.tap("Отчёт") }
  Step("closed") { try $0.tap("Закрыть") }
  Step("profile") { try $0.tap("Профиль") }
}

private let retry = flow("retry", "ошибка и повтор", .failing(.offline, times: 1)) {
  Step("error")
  Step("retried") { try $0.tap("Повторить") }
}

/// A task that the server does not take: it stays done, here and on the pages before.
private let unsaved = flow(
  "unsaved", "отметка без сети", .failingToSave(.offline), path: [.goal("english")]
) {
  Step("tasks") { try $0.reach("Открыть задачи") }
  Step("failed") { try $0.reach("Написать письмо другу") }
  Step("later") { try $0.tap("Позже") }
  Step("goal") { try $0.back() }
}

private let account = flow("account", "выход и вход") {
  Step("profile") { try $0.tap("Профиль") }
  Step("signed-out") { try $0.reach("Выйти") }
  Step("goals") { try $0.tap("Готово") }
  Step("signed-in") { try $0.tap("Войти") }
}

/// An alert that comes, and goes, at three times each.
private let alert = flow(
  "alert", "окно ошибки", .failingToSave(.offline), path: [.tasks("english")]
) {
  moving("alert") { try $0.reach("Написать письмо другу") }
  Step("alert-rests") { try $0.settle() }
  moving("later") { try $0.tap("Позже") }
  Step("tasks") { try $0.settle() }
}

/// The changes that take time, each at three times: from page to page of the onboarding, to the
/// goals, to a goal, a skill that is looked at, to the tasks and back, the sheet of the report that
/// comes and goes, the profile, and the end of the session.
private let transitions = flow("transitions", "переходы", page: 0) {
  moving("page") { try $0.tap("Дальше") }
  moving("goals") {
    try $0.settle()
    try $0.tap("Назад")
    try $0.settle()
    try $0.tap("Пропустить")
  }
  Step("goals-rest") { try $0.settle() }
  moving("goal") { try $0.tap("Говорить по-английски") }
  moving("skill") {
    try $0.settle()
    try $0.reach("Выступление")
  }
  Step("skill-rests") { try $0.settle() }
  moving("tasks") { try $0.reach("Открыть задачи") }
  moving("goal-again") {
    try $0.settle()
    try $0.back()
  }
  moving("report") {
    try $0.settle()
    try $0.back()
    try $0.settle()
    try $0.tap("Отчёт")
  }
  moving("closed") {
    try $0.settle()
    try $0.tap("Закрыть")
  }
  moving("profile") {
    try $0.settle()
    try $0.tap("Профиль")
  }
  Step("profile-rests") { try $0.settle() }
  moving("signed-out") { try $0.reach("Выйти") }
  Step("signed-out-rests") { try $0.settle() }
}

/// An action, and the screen a tenth, two tenths and three tenths of a second behind it.
private func moving(_ name: String, _ action: @escaping Step.Action) -> [Step] {
  timed(name, times: 3, apart: 0.1, action)
}
