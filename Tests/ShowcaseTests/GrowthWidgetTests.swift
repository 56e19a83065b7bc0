import CairoRender
import DisplayList
import Foundation
import SnapshotKit
import StageSupport
import SwiftUI
import TestSupport
import Testing
import ViewTree
import WidgetKit

@testable import Showcase

/// The growth map's widgets in each of their sizes.
@MainActor @Suite struct GrowthWidgetTests {
  private static let families: [(kind: String, family: WidgetFamily)] = [
    (GoalWidget.kind, .systemSmall), (GoalWidget.kind, .systemMedium),
    (GoalWidget.kind, .accessoryCircular), (GoalWidget.kind, .accessoryRectangular),
    (WeekWidget.kind, .systemMedium), (WeekWidget.kind, .systemLarge),
  ]

  /// A widget in the middle of an iPhone's screen.
  private func stage(
    _ kind: String, _ family: WidgetFamily, _ entry: GrowthEntry? = nil, locale: String = "ru",
    size: DynamicTypeSize = .large, on screen: CGSize = CGSize(width: 393, height: 852)
  ) throws -> Stage {
    Stage(
      WidgetPreview(GrowthWidgets(), kind: kind, family: family, entry: entry), size: screen,
      safeArea: EdgeInsets(), text: try TextEngine(fonts: FontBook()), assets: ImageStore()
    ) {
      $0.locale = Locale(identifier: locale)
      $0.dynamicTypeSize = size
    }
  }

  /// The words of a widget, with plain spaces.
  private func words(
    _ kind: String, _ family: WidgetFamily, _ entry: GrowthEntry? = nil, locale: String = "ru"
  ) throws -> [String] {
    try stage(kind, family, entry, locale: locale).texts().map { $0.replacing("\u{A0}", with: " ") }
  }

  @Test func aLockedPhoneHasOneClock() throws {
    let page = Stage(
      LockScreenPage { Text(verbatim: "A") }, size: CGSize(width: 393, height: 852),
      safeArea: EdgeInsets(), text: try TextEngine(fonts: FontBook()), assets: ImageStore()
    ) { _ in }
    #expect(try page.render().systemBars.hidesStatusBar)
    #expect(try page.texts().filter { $0 == "9:41" }.count == 1)
  }

  @Test func goalWidget() throws {
    let kind = GoalWidget.kind
    let percent = "56 %"
    #expect(
      try words(kind, .systemSmall) == [
        percent, "Говорить по-английски", "Написать письмо другу",
      ])
    #expect(
      try words(kind, .systemMedium) == [
        percent, "Говорить по-английски", "до 10 февраля", "Написать письмо другу",
      ])
    #expect(try words(kind, .accessoryCircular) == ["56"])
    #expect(try words(kind, .accessoryRectangular) == ["Говорить по-английски", percent])
  }

  @Test func weekWidget() throws {
    let kind = WeekWidget.kind
    let tasks = [
      "Послушать два выпуска подкаста", "Выучить 40 слов о путешествиях", "Написать письмо другу",
      "Разговор с носителем",
    ]
    let head = ["2 из 4", "·", "до 14 января"]
    #expect(try words(kind, .systemMedium) == ["Неделя 6"] + head + tasks)
    let large = try words(kind, .systemLarge)
    #expect(Array(large.prefix(5)) == ["Неделя 6", "Говорить по-английски"] + head)
    #expect(large.filter { tasks.contains($0) } == tasks)
    #expect(large.last == "45 мин · до 14 января")
  }

  @Test func widgetsAreInEnglishToo() throws {
    #expect(
      try words(GoalWidget.kind, .systemMedium, locale: "en") == [
        "56%", "Speak English", "by February 10", "Write to a friend",
      ])
    #expect(
      try words(WeekWidget.kind, .systemMedium, locale: "en").prefix(4) == [
        "Week 6", "2 of 4", "·", "by January 14",
      ])
    for (kind, family) in Self.families {
      for entry in [nil, GrowthEntry.empty, .fresh, .done] {
        let words = try words(kind, family, entry, locale: "en")
        #expect(!words.contains { $0.contains(/[А-Яа-я]/) }, "\(kind) \(family)")
      }
    }
  }

  /// Without goals or tasks a widget says what to do.
  @Test func emptyWidgets() throws {
    #expect(
      try words(GoalWidget.kind, .systemSmall, .empty) == ["Целей пока нет", "Запишите первую"])
    #expect(
      try words(GoalWidget.kind, .accessoryRectangular, .empty) == [
        "Целей пока нет", "Запишите первую",
      ])
    #expect(try words(GoalWidget.kind, .accessoryCircular, .empty) == [])
    #expect(try stage(GoalWidget.kind, .accessoryCircular, .empty).spoken() == "Добавить цель")
    for family in [WidgetFamily.systemMedium, .systemLarge] {
      let advice = "Запишите первую — карта навыков появится сама."
      #expect(try words(WeekWidget.kind, family, .empty) == ["Целей пока нет", advice])
      #expect(
        try words(WeekWidget.kind, family, .fresh) == [
          "Неделя 1", "В этом спринте ещё нет задач. Добавьте первую — одну, но выполнимую.",
        ])
    }
    #expect(try words(GoalWidget.kind, .systemSmall, .fresh).last == "Начало")
  }

  @Test func doneWidgets() throws {
    let goal = try words(GoalWidget.kind, .systemMedium, .done)
    #expect(goal.first == "100 %" && goal.last == "Все навыки освоены")
    let week = try words(WeekWidget.kind, .systemMedium, .done)
    #expect(week.prefix(2) == ["Неделя 6", "Спринт выполнен!"])
    let marks = try stage(WeekWidget.kind, .systemMedium, .done).render().items.flatMap(\.symbols)
    #expect(marks.count { $0.name == "checkmark.circle.fill" } == 4)
  }

  /// Once the week's tasks are done, the next step is a skill.
  @Test func theNextStep() throws {
    var goal = try #require(try DemoData.goals().first)
    #expect(GoalStep(of: goal)?.title == "Написать письмо другу")
    for index in goal.sprint.tasks.indices { goal.sprint.tasks[index].done = true }
    #expect(GoalStep(of: goal)?.title == "Времена")
    for index in goal.skills.indices { goal.skills[index].progress = 1 }
    goal.skills[5].locked = false
    #expect(GoalStep(of: goal) == nil)
  }

  /// Where not all tasks have room, those that are done give way.
  @Test func aLongWeekShowsWhatIsToBeDone() throws {
    var goal = try #require(try DemoData.goals().first)
    for number in 1...6 {
      goal.sprint.tasks.append(
        SprintTask(
          id: "more-\(number)", title: "Задача \(number)", done: false, minutes: 30,
          due: goal.sprint.end))
    }
    let medium = try words(WeekWidget.kind, .systemMedium, GrowthEntry(goal: goal))
    #expect(medium.contains("Написать письмо другу") && medium.last == "И ещё 5")
    #expect(!medium.contains("Выучить 40 слов о путешествиях"))
    let long = try words(WeekWidget.kind, .systemLarge, GrowthEntry(goal: goal))
    #expect(long.last == "И ещё 4")
    // The line that tells of the rest begins where the names of the tasks do.
    for family in [WidgetFamily.systemMedium, .systemLarge] {
      let list = try stage(WeekWidget.kind, family, GrowthEntry(goal: goal)).render()
      let starts = list.items.flatMap(\.words)
        .filter { $0.text == "Написать письмо другу" || $0.text.hasPrefix("И ещё") }
        .map(\.frame.minX)
      #expect(starts.count == 2 && abs(starts[0] - starts[1]) < 0.1, "\(starts)")
    }
  }

  /// Large words leave out what is done, in each size of the widget.
  @Test(arguments: [WidgetFamily.systemMedium, .systemLarge])
  func aWeekOfLargeWordsShowsWhatIsToBeDone(_ family: WidgetFamily) throws {
    let words = try stage(WeekWidget.kind, family, size: .accessibility5).texts()
      .map { $0.replacing("\u{A0}", with: " ") }
    #expect(words.contains("Написать письмо другу") && words.contains("Разговор с носителем"))
    #expect(!words.contains("Послушать два выпуска подкаста"))
    // Nothing is left besides, and the header tells of what is done.
    #expect(words.contains("2 из 4") && !words.contains { $0.hasPrefix("И ещё") })
  }

  @Test func overdueTasksAreTold() throws {
    let goal = try DemoData.goals().first { $0.id == "swift" }
    let words = try words(WeekWidget.kind, .systemLarge, GrowthEntry(goal: goal))
    #expect(words.contains("Просрочено: 8 января"))
    let marks = try stage(WeekWidget.kind, .systemMedium, GrowthEntry(goal: goal)).render()
      .items.flatMap(\.symbols).map(\.name)
    #expect(marks == ["checkmark.circle.fill", "exclamationmark.circle.fill", "circle"])
  }

  /// The words of all goals lie within the margins, on small and usual phones, in both languages,
  /// in the usual and the largest type.
  @Test(arguments: [CGSize(width: 375, height: 667), CGSize(width: 393, height: 852)])
  func wordsLieWithinTheMargins(_ screen: CGSize) throws {
    for (kind, family) in Self.families where !family.description.hasPrefix("accessory") {
      for (locale, size) in [
        ("ru", DynamicTypeSize.large), ("ru", .accessibility5), ("en", .large),
      ] {
        for goal in try DemoData.goals() {
          let list = try stage(
            kind, family, GrowthEntry(goal: goal), locale: locale, size: size, on: screen
          ).render()
          let widget = try #require(list.items.flatMap(\.clips).first).boundingRect
          let room = widget.insetBy(dx: 15.5, dy: 15.5)
          let outside = list.items.flatMap(\.words).filter { !room.contains($0.frame) }
          #expect(outside.map(\.text) == [], "\(goal.id) \(family) \(locale) \(size)")
        }
      }
    }
  }

  @Test func noTextIsCutShort() throws {
    let catalogue = try catalogue()
    let withVariants = ["goal", "week", "lock"].map { "growth-widgets-" + $0 }
    let all = withVariants + ["growth-widgets-empty", "growth-widgets-done"]
    let readings =
      try catalogue.readings(of: all, on: "iphone-se-3")
      + catalogue.readings(of: withVariants, on: "iphone-15", in: .typeSize(.accessibility5))
      + catalogue.readings(of: withVariants, on: "iphone-15", in: .locale("en"))
    #expect(readings.count == 11)
    let cut = readings.flatMap(\.faults).filter { $0.check == .truncated }
    #expect(cut.map(\.message) == [])
  }

  @Test func voiceOverHearsTheWidget() throws {
    func heard(_ kind: String, _ family: WidgetFamily) throws -> [String] {
      let stage = try stage(kind, family)
      return try stage.host.render(in: stage.surroundings, describesViews: true)
        .accessibilityElements.map {
          [$0.label, $0.value].compactMap { $0 }.joined(separator: ": ")
            .replacing("\u{A0}", with: " ")
        }
    }
    #expect(
      try heard(GoalWidget.kind, .systemSmall) == [
        "Освоено 56 %, Говорить по-английски, Дальше, Написать письмо другу"
      ])
    #expect(
      try heard(GoalWidget.kind, .accessoryCircular) == ["Говорить по-английски: Освоено 56 %"])
    let week = try heard(WeekWidget.kind, .systemMedium)
    #expect(week.first == "Неделя 6, Сделано 2 из 4, до 14 января")
    #expect(week.count == 5 && week.last == "Не сделано, Разговор с носителем")
  }

  /// The provider gives the same entry each time, with the samples' moment as its date.
  @Test func theProviderHasNoClock() throws {
    #expect(GrowthEntry(goal: nil).date == SampleMoment.date)
    let lists = try (0..<2).map { _ in try stage(GoalWidget.kind, .systemSmall).render().items }
    #expect(lists[0] == lists[1])
  }
}
