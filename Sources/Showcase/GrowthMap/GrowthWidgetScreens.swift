import SnapshotKit
import SwiftUI
import WidgetKit

/// The widgets of the growth map: on pages of a Home Screen and on a Lock Screen.
func growthWidgetScreens() -> [Screen] {
  [
    screen("goal", "цель") {
      HomeScreenWidget(kind: GoalWidget.kind, family: .systemSmall)
      HomeScreenWidget(kind: GoalWidget.kind, family: .systemMedium)
    }.variants(variants, on: phone),
    screen("week", "неделя") {
      HomeScreenWidget(kind: WeekWidget.kind, family: .systemLarge)
      HomeScreenWidget(kind: WeekWidget.kind, family: .systemMedium)
    }.variants(variants, on: phone),
    screen("empty", "целей нет") {
      HomeScreenWidget(kind: GoalWidget.kind, family: .systemSmall, entry: .empty)
      HomeScreenWidget(kind: GoalWidget.kind, family: .systemMedium, entry: .empty)
      HomeScreenWidget(kind: WeekWidget.kind, family: .systemMedium, entry: .fresh)
    },
    screen("done", "всё сделано") {
      HomeScreenWidget(kind: GoalWidget.kind, family: .systemSmall, entry: .done)
      HomeScreenWidget(kind: WeekWidget.kind, family: .systemLarge, entry: .done)
    },
    Screen("growth-widgets-lock", title: "Карта роста: виджеты, экран блокировки", on: phones) {
      LockScreenPage {
        WidgetPreview(GoalWidget(), family: .accessoryRectangular)
        WidgetPreview(GoalWidget(), family: .accessoryCircular)
        WidgetPreview(GoalWidget(), family: .accessoryCircular, entry: GrowthEntry.empty)
      }
    }.variants(variants, on: phone),
  ]
}

private let variants: [Variant] = [.typeSize(.accessibility5), .rightToLeft, .locale("en")]

/// A small phone, a usual one and a usual tablet.
private let devices = DeviceSelection.devices(
  ["iphone-se-3", "iphone-15", "ipad-10"], orientations: [.portrait], nativeScaleOnly: true)

/// Phones, whose Lock Screen is dark in both appearances.
private let phones = DeviceSelection.devices(
  ["iphone-se-3", "iphone-15"], orientations: [.portrait], nativeScaleOnly: true, schemes: [.light])

private let phone = DeviceSelection.devices(
  ["iphone-15"], orientations: [.portrait], nativeScaleOnly: true, schemes: [.light])

private func screen<Content: View>(
  _ name: String, _ title: String, @ViewBuilder _ content: @escaping @MainActor () -> Content
) -> Screen {
  Screen("growth-widgets-" + name, title: "Карта роста: виджеты, " + title, on: devices) {
    HomeScreenPage(content: content)
  }
}

extension GrowthEntry {
  /// No goal yet.
  static let empty = GrowthEntry(goal: nil)
  /// A goal that was made just now, with a sprint without tasks.
  static let fresh = GrowthEntry(goal: DemoData.goal(from: "Научиться плавать"))

  /// The first goal with all skills learned and all tasks done.
  static var done: GrowthEntry {
    var goal = try? DemoData.goals().first
    for index in goal?.skills.indices ?? 0..<0 {
      goal?.skills[index].progress = 1
      goal?.skills[index].locked = false
    }
    for index in goal?.sprint.tasks.indices ?? 0..<0 { goal?.sprint.tasks[index].done = true }
    return GrowthEntry(goal: goal)
  }
}
