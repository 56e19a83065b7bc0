import Components
import SnapshotKit
import SwiftUI

/// The screens of the growth map: the main ones on all devices, their states and the widgets on
/// three.
func growthScreens() -> [Screen] {
  mainScreens() + stateScreens() + [olderLook] + growthWidgetScreens()
}

/// The variants of the main screens, beside the usual settings.
private let variants: [Variant] = [
  .typeSize(.xSmall), .typeSize(.accessibility5), .highContrast, .reduceTransparency, .rightToLeft,
  .locale("en"), .pseudoLocale,
]

/// A small phone, a usual one and a usual tablet.
private let curated = DeviceSelection.devices(
  ["iphone-se-3", "iphone-15", "ipad-10"], orientations: [.portrait], nativeScaleOnly: true)

/// A tablet upright, whose screen is narrowest to share.
private let tabletInParts = DeviceSelection.devices(
  ["ipad-10"], orientations: [.portrait], nativeScaleOnly: true, schemes: [.light])

private let english = GoalsListScreen.Place.goal("english")
private let tasks = [english, .tasks("english")]

/// A goal in the first version of the components: plain cards and buttons.
private let olderLook = Screen(
  "growth-goal-v1", title: "Карта роста: цель, прежние компоненты", on: tabletInParts
) { GrowthMapScreen(services: .demo(), path: [english]).componentVersion(.v1) }

private func mainScreens() -> [Screen] {
  func screen(
    _ name: String, _ title: String, page: Int? = nil, path: [GoalsListScreen.Place] = [],
    sheet: GoalsListScreen.Sheet? = nil
  ) -> Screen {
    Screen("growth-" + name, title: "Карта роста: " + title, variants: variants) {
      GrowthMapScreen(services: .demo(), page: page, path: path, sheet: sheet)
    }.windows(.splitView + [.slideOver], on: tabletInParts).inAllTypeSizes
  }
  return [
    screen("onboarding", "вступление", page: 0),
    // All windows, both ways.
    screen("goals", "цели").windows(),
    screen("goal", "цель", path: [english]).windows(),
    screen("tasks", "задачи спринта", path: tasks),
    // A sheet stands otherwise on a tablet of another system.
    screen("report", "отчёт", sheet: .report)
      .variants([.system(16), .system(18)], on: tabletInParts),
    screen("profile", "профиль", sheet: .profile),
  ]
}

private func stateScreens() -> [Screen] {
  func state(
    _ name: String, _ title: String, _ mode: DemoMode = .usual, page: Int? = nil,
    path: [GoalsListScreen.Place] = [], sheet: GoalsListScreen.Sheet? = nil,
    _ prepare: @escaping @MainActor @Sendable (ScreenActor) throws -> Void = { _ in }
  ) -> Screen {
    Screen(
      "growth-" + name, title: "Карта роста: " + title, on: curated, prepare: prepare
    ) { GrowthMapScreen(services: .demo(mode), page: page, path: path, sheet: sheet) }
  }
  return [
    state("onboarding-2", "вступление, страница 2", page: 0) { try $0.tap("Дальше") },
    state("onboarding-3", "вступление, страница 3", page: 2),
    state("onboarding-skipped", "вступление пропущено", page: 0) { try $0.tap("Пропустить") },
    state("goals-empty", "целей нет", .empty),
    state("goals-one", "одна цель", .single),
    state("goals-loading", "цели загружаются", .waiting),
    state("goals-error", "ошибка", .failing(.offline, times: 1)),
    state("goals-retried", "ошибка, затем повтор", .failing(.server(503), times: 1)) {
      try $0.tap("Повторить")
    },
    state("goals-failed", "цели не загружены", .failing(.offline, times: 1)) {
      try $0.tap("Позже")
    },
    state("goals-new", "новая цель", .empty) {
      try $0.type("Научиться плавать", into: "Новая цель")
      try $0.tap("Добавить цель")
    },
    state("goals-unsaved", "цель не добавлена", .refusing(.offline, times: 1)) {
      try $0.scroll(to: ElementQuery("Новая цель"))
      try $0.type("Научиться плавать", into: "Новая цель")
      try $0.reach("Добавить цель")
    },
    state("goal-locked", "закрытый навык", path: [english]) { try $0.tap("Выступление") },
    state("goal-available", "доступный навык", path: [english]) { try $0.tap("Времена") },
    state("goal-wide", "карта навыков шире экрана", .wide, path: [.goal("cooking")]),
    state("goal-wide-end", "карта навыков, её конец", .wide, path: [.goal("cooking")]) {
      try $0.reach("Выпечка")
    },
    state("tasks-empty", "задач нет", .fresh, path: [.tasks("new")]),
    state("tasks-overdue", "просроченная задача", path: [.tasks("swift")]),
    state("tasks-added", "задача добавлена", path: tasks) {
      try $0.type("Выучить песню", into: "Новая задача")
      try $0.reach("Добавить задачу")
    },
    state("tasks-done", "спринт выполнен", path: tasks) {
      try $0.tap("Написать письмо другу")
      try $0.tap("Разговор с носителем")
    },
    state("tasks-reorder", "порядок задач", path: [.tasks("swift")]) { try $0.tap("Править") },
    state("tasks-unsaved", "задача не сохранена", .failingToSave(.offline), path: tasks) {
      try $0.tap("Написать письмо другу")
    },
    state("report-loading", "отчёт составляется", .withoutReport(nil), sheet: .report),
    state("report-failed", "отчёт не составлен", .withoutReport(.server(503)), sheet: .report),
    state("report-later", "отчёт не составлен, ждёт", .withoutReport(.server(503)), sheet: .report)
    {
      try $0.tap("Позже")
    },
    state("report-share", "отчёт отправляют", sheet: .report) { try $0.tap("Поделиться") },
    state("report-week", "неделя отчёта", sheet: .report) {
      try $0.tap("18 декабря 2023\u{202F}г.")
    },
    state("report-levels", "отчёт, освоенные навыки", sheet: .report) {
      try $0.scroll(to: ElementQuery("Освоено навыков"))
    },
    state("profile-signed-out", "без входа", .failing(.unauthorized, times: 2), sheet: .profile),
    state("profile-failed", "выход не удался", .refusing(.offline, times: 1), sheet: .profile) {
      try $0.reach("Выйти")
    },
    state("signed-out", "после выхода", sheet: .profile) {
      try $0.reach("Выйти")
      try $0.tap("Готово")
    },
  ]
}
