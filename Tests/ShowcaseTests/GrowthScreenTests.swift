import CairoRender
import DisplayList
import SwiftUI
import Testing
import ViewTree

@testable import Showcase

/// The growth map played: what is shown, said and tapped.
@Suite("The growth map's screens") @MainActor
struct GrowthScreenTests {
  @Test("The onboarding leads to the goals, page by page or at once")
  func onboarding() throws {
    let stage = try GrowthStage(page: 0)
    #expect(try stage.words().contains("Цель становится картой"))
    try stage.tap("Дальше")
    try stage.tap("Дальше")
    #expect(try stage.words().contains("Рост видно"))
    try stage.tap("Начать")
    #expect(try stage.words().contains("Мои цели"))
    let skipped = try GrowthStage(page: 0)
    try skipped.tap("Пропустить")
    #expect(try skipped.words().contains("Говорить по-английски"))
  }

  @Test("A goal of the list leads to its map, and on to its tasks")
  func listToDetail() throws {
    let stage = try GrowthStage()
    try stage.tap("Говорить по-английски")
    #expect(try stage.words().contains("Карта навыков"))
    try stage.tap("Выступление")
    #expect(try stage.words().contains("Сначала освойте:"))
    try stage.tap("Открыть задачи")
    #expect(try stage.words().contains("Сделано 2\u{A0}из\u{A0}4"))
    try stage.tap("Написать письмо другу")
    #expect(try stage.words().contains("Сделано 3\u{A0}из\u{A0}4"))
  }

  @Test("A goal that is come back to shows what became of its tasks")
  func doneTasksAreSeenOnTheGoal() throws {
    let stage = try GrowthStage()
    func state() throws -> String? {
      try stage.described().accessibilityElements
        .first { $0.label == "Написать письмо другу" }?.value
    }
    try stage.tap("Говорить по-английски")
    #expect(try state() == "Не сделано")
    try stage.tap("Открыть задачи")
    try stage.tap("Написать письмо другу")
    try stage.back()
    #expect(try state() == "Сделано")
  }

  @Test("An error asks to try again, and the second try shows the goals")
  func retry() throws {
    let stage = try GrowthStage(.failing(.offline, times: 1))
    let words = try stage.words()
    #expect(words.contains("Нет соединения") && words.contains("Повторить"))
    #expect(!words.contains("Говорить по-английски"))
    try stage.tap("Повторить")
    #expect(try stage.words().contains("Говорить по-английски"))
  }

  @Test("A wish that is typed becomes a goal with a map and no tasks yet")
  func newGoal() throws {
    let stage = try GrowthStage(.empty)
    #expect(try stage.words().contains("Целей пока нет"))
    try stage.host.type("Научиться плавать", into: "Новая цель")
    try stage.tap("Добавить цель")
    try stage.tap("Научиться плавать")
    try stage.tap("Открыть задачи")
    #expect(try stage.words().contains { $0.hasPrefix("В этом спринте ещё нет задач") })
    try stage.host.type("Купить очки", into: "Новая задача")
    try stage.tap("Добавить задачу")
    #expect(try stage.words().contains("Сделано 0\u{A0}из\u{A0}1"))
  }

  @Test("The report and the profile are sheets, with charts that can be read")
  func sheets() throws {
    let stage = try GrowthStage()
    try stage.tap("Отчёт")
    #expect(try stage.words().contains("Минуты по неделям"))
    try stage.tap("Закрыть")
    #expect(try !stage.words().contains("Минуты по неделям"))
    try stage.tap("Профиль")
    #expect(try stage.words().contains("Алина Соколова"))
  }

  @Test("A first launch without goals begins with the onboarding, and the next one does not")
  func firstLaunch() throws {
    let memory = DeviceMemory()
    #expect(try GrowthStage(.empty, memory: memory).words().contains("Цель становится картой"))
    #expect(try GrowthStage(.usual, memory: memory).words().contains("Мои цели"))
    #expect(try GrowthStage(.empty).words().contains("Целей пока нет"))
  }

  @Test("Signing out leads to a page that lets sign in again")
  func signingOut() throws {
    let stage = try GrowthStage(sheet: .profile)
    try stage.tap("Выйти")
    #expect(try stage.words().contains("Вы не вошли"))
    try stage.tap("Готово")
    #expect(try !stage.words().contains("Говорить по-английски"))
    try stage.tap("Войти")
    #expect(try stage.words().contains("Говорить по-английски"))
  }

  @Test("A task that could not be saved stays done, here and on its goal")
  func unsaved() throws {
    let stage = try GrowthStage(.failingToSave(.offline), path: [.goal("english")])
    try stage.tap("Открыть задачи")
    try stage.tap("Написать письмо другу")
    #expect(try stage.words().contains("Нет соединения"))
    try stage.tap("Позже")
    try stage.back()
    let state = try stage.described().accessibilityElements
      .first { $0.label == "Написать письмо другу" }?.value
    #expect(state == "Сделано")
  }

  @Test("A wish that was not taken is tried again by the message's button")
  func wishAgain() throws {
    let stage = try GrowthStage(.refusing(.offline, times: 1))
    _ = try stage.words()
    try stage.host.type("Плавать", into: "Новая цель")
    try stage.tap("Добавить цель")
    #expect(try stage.words().contains("Нет соединения"))
    try stage.tap("Повторить")
    let words = try stage.words()
    // It is a goal now, and the field is empty.
    #expect(words.contains("Плавать") && words.contains("Чего вы хотите достичь?"))
    #expect(!words.contains("Нет соединения"))
  }

  @Test("Who could not sign out is told so on the profile, and tries again there")
  func signingOutAgain() throws {
    let stage = try GrowthStage(.refusing(.offline, times: 1), sheet: .profile)
    try stage.tap("Выйти")
    // One message alone: none lies beneath the sheet.
    #expect(try stage.words().filter { $0 == "Нет соединения" }.count == 1)
    #expect(try stage.words().contains("Алина Соколова"))
    try stage.tap("Повторить")
    #expect(try stage.words().contains("Вы не вошли"))
    #expect(try !stage.words().contains("Нет соединения"))
  }

  @Test("A report that failed is told of by an alert, and in its place once that is closed")
  func reportAgain() throws {
    let stage = try GrowthStage(.withoutReport(.server(503)), sheet: .report)
    #expect(try stage.words().filter { $0 == "Сервер не отвечает" }.count == 1)
    // The second try fails as the first one did.
    try stage.tap("Повторить")
    #expect(try stage.words().contains("Позже"))
    try stage.tap("Позже")
    let words = try stage.words()
    #expect(words.filter { $0 == "Сервер не отвечает" }.count == 1)
    #expect(words.contains("Повторить") && !words.contains("Позже"))
  }

  @Test("A number and its noun stay on one line")
  func numbersAndNouns() throws {
    #expect(try GrowthStage(sheet: .report).words().contains("Часы за\u{A0}6\u{A0}недель"))
    #expect(
      try GrowthStage(sheet: .report, locale: "en").words().contains("Hours in 6\u{A0}weeks"))
    let words = try GrowthStage(sheet: .profile).words()
    #expect(words.contains("Дни подряд") && words.contains("Минуты за\u{A0}неделю"))
  }

  @Test("A day of a past year is told with it, and Russian's preposition has its vowel")
  func memberSince() throws {
    let words = try GrowthStage(sheet: .profile).words()
      .map { $0.replacing(/\s/, with: " ") }
    #expect(words.contains("Растёт со 2 октября 2023 г."))
  }

  @Test("The report tells how much time each goal took")
  func sharesInWords() throws {
    #expect(try GrowthStage(sheet: .report).words().contains { $0.hasSuffix("\u{A0}мин") })
    let times = [45, 60, 365].map { "\(ShareRows.time($0))" }
    #expect(times[0].contains("мин") && !times[1].contains("мин") && times[2].contains("ч"))
  }

  @Test("A tablet that stands shows a wide map of skills whole, and the sprint below it")
  func wideMap() throws {
    let width = 820.0
    let stage = try GrowthStage(
      .wide, path: [.goal("cooking")], size: CGSize(width: width, height: 1180), isRegular: true)
    let words = try stage.host.render(in: stage.surroundings).items.flatMap(\.words)
    let names = Set(DemoData.wideGoal.skills.map(\.title))
    let skills = words.filter { names.contains($0.text) }.map(\.frame)
    let sprint = try #require(words.first { $0.text == "Текущий спринт" }).frame
    #expect(skills.count >= 5)
    #expect(skills.allSatisfy { $0.minX > 0 && $0.maxX < width })
    #expect(words.contains { names.contains($0.text) && $0.frame.maxY < sprint.minY })
  }

  @Test("The report is shared by a sheet, which closes")
  func sharing() throws {
    let stage = try GrowthStage(sheet: .report)
    try stage.tap("Поделиться")
    let words = try stage.words()
    #expect(words.contains("AirDrop") && words.contains("Скопировать"))
    try stage.tap("Скопировать")
    #expect(try !stage.words().contains("AirDrop"))
  }

  @Test("Goals that stand side by side on a tablet are equally high")
  func rows() throws {
    let stage = try GrowthStage(
      size: CGSize(width: 820, height: 1180), isRegular: true)
    let cards = try stage.described().accessibilityElements.filter {
      $0.hint == "Открывает карту навыков"
    }.map(\.frame)
    #expect(cards.count == 4)
    #expect(cards[0].height == cards[1].height && cards[2].height == cards[3].height)
    // The control: the second goal's title takes a line more, so the rows differ.
    #expect(cards[0].height > cards[2].height)
  }

  private static let places: [@MainActor @Sendable () throws -> GrowthStage] = [
    { try GrowthStage(page: 0) }, { try GrowthStage(page: 2) }, { try GrowthStage() },
    { try GrowthStage(.empty) },
    { try GrowthStage(path: [.goal("english")]) }, { try GrowthStage(path: [.tasks("english")]) },
    { try GrowthStage(sheet: .report) }, { try GrowthStage(sheet: .profile) },
    { try GrowthStage(.failing(.offline, times: 1)) },
  ]

  @Test("Every control has a label and a hint, and 44 points", arguments: 0..<9)
  func controlsAreLabelled(_ index: Int) throws {
    let list = try Self.places[index]().described()
    let controls = list.accessibilityElements.filter { $0.isControl && !$0.isSystems }
    #expect(!controls.isEmpty)
    for control in controls {
      #expect(control.label?.isEmpty == false, "A control at \(control.frame) says nothing.")
      let name = control.label ?? ""
      #expect(control.hint?.isEmpty == false, "“\(name)” has no hint.")
      // What is disabled hears no touch.
      if control.traits.contains("notEnabled") { continue }
      let reach = list.targets.first { control.frame.contains($0.frame.center) }?.reach
      let room = try #require(reach, "Nothing hears a touch of “\(name)”.")
      // A switch is as large as the system makes it, a week as wide as its part of the plot.
      #expect(
        min(room.width, room.height) >= 43.9 || control.traits.contains("switchButton")
          || control.isWeek,
        "“\(name)”: \(room.width) × \(room.height)")
    }
  }

  @Test("Each week of the report says what a tap shows, and shares are spoken in whole percents")
  func spokenCharts() throws {
    let spoken = try GrowthStage(sheet: .report).described().accessibilityElements
    #expect(spoken.filter { $0.isWeek && $0.isControl }.count == 6)
    let shares = spoken.compactMap(\.value).filter { $0.hasPrefix("Освоено") }
    #expect(shares.count >= 6)
    for share in shares { #expect(share.hasSuffix("%") && !share.contains(","), "\(share)") }
    // What is learned grows week by week: the weeks are read in their order.
    #expect(shares == shares.sorted())
  }

  @Test("Editing is spoken: its button, the handles of tasks, and progress in whole percents")
  func spokenEditing() throws {
    let stage = try GrowthStage(path: [.tasks("swift")])
    func spoken() throws -> [AccessibilityNode] { try stage.described().accessibilityElements }
    #expect(try spoken().contains { $0.value?.hasPrefix("33") == true })
    #expect(try !spoken().contains { $0.value?.contains("33,") == true })
    let edit = try #require(try spoken().first { $0.label == "Править" })
    #expect(edit.hint == "Позволяет менять порядок задач и удалять их")
    #expect(try !spoken().contains { $0.label?.hasPrefix("Переставить") == true })
    try stage.tap("Править")
    let done = try #require(try spoken().first { $0.label == "Готово" })
    #expect(done.hint == "Завершает правку задач")
    #expect(try spoken().contains { $0.label == "Переставить Экран списка целей" })
    #expect(try !spoken().contains { $0.label == "Меню" })
  }

  @Test("In English nothing is left in Russian", arguments: [0, 1, 2, 3, 4, 5])
  func english(_ index: Int) throws {
    let stages: [@MainActor () throws -> GrowthStage] = [
      { try GrowthStage(page: 1, locale: "en") }, { try GrowthStage(locale: "en") },
      { try GrowthStage(path: [.goal("english")], locale: "en") },
      { try GrowthStage(path: [.tasks("english")], locale: "en") },
      { try GrowthStage(sheet: .report, locale: "en") },
      { try GrowthStage(sheet: .profile, locale: "en") },
    ]
    let words = try stages[index]().words()
    let russian = words.filter { $0.unicodeScalars.contains { (0x400...0x4FF).contains($0.value) } }
    #expect(russian == [])
    #expect(words.count > 3)
  }
}

extension AccessibilityNode {
  /// Whether a person acts on the element.
  fileprivate var isControl: Bool {
    actions.contains("default") || traits.contains("button") || traits.contains("textEntry")
  }

  /// Whether the system speaks of the element: its back button.
  fileprivate var isSystems: Bool { traits.contains("backButton") }

  /// Whether the element is a week of a chart, which can be chosen.
  fileprivate var isWeek: Bool { hint == "Показывает сумму минут за неделю" }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
