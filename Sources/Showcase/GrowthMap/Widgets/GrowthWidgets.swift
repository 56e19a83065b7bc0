import SwiftUI
import WidgetKit

/// The widgets of the growth map.
struct GrowthWidgets: WidgetBundle {
  var body: some Widget {
    GoalWidget()
    WeekWidget()
  }
}

/// The goal with its progress and the next step, on a Home Screen and on a Lock Screen.
struct GoalWidget: Widget {
  static let kind = "goal"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: Self.kind, provider: GrowthProvider()) { entry in
      GoalWidgetView(entry: entry).growthWidget()
    }
    .configurationDisplayName("Цель")
    .description("Показывает путь к цели и следующий шаг.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular])
  }
}

/// The tasks of the sprint, and its last day.
struct WeekWidget: Widget {
  static let kind = "week"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: Self.kind, provider: GrowthProvider()) { entry in
      WeekWidgetView(entry: entry).growthWidget()
    }
    .configurationDisplayName("Неделя")
    .description("Показывает задачи спринта и его срок.")
    .supportedFamilies([.systemMedium, .systemLarge])
  }
}

extension View {
  /// Sets what all widgets of the app share: colours, background and strings.
  fileprivate func growthWidget() -> some View {
    tint(GrowthStyle.accent)
      // A widget has no room to grow further, and does not scroll.
      .dynamicTypeSize(...DynamicTypeSize.xxLarge)
      .containerBackground(for: .widget) { GrowthWidgetBackground() }
      .appResources(GrowthStrings.resources)
  }
}

/// The background of the widgets: the app's lights upon a raised surface.
private struct GrowthWidgetBackground: View {
  var body: some View {
    ZStack {
      Color(.secondarySystemGroupedBackground)
      LinearGradient(
        colors: [GrowthStyle.dawn.opacity(0.3), GrowthStyle.dusk.opacity(0.2)],
        startPoint: .topLeading, endPoint: .bottomTrailing)
    }
  }
}
