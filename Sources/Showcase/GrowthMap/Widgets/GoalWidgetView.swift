import Components
import SwiftUI
import WidgetKit

/// The content of the goal's widget in each of its sizes.
struct GoalWidgetView: View {
  let entry: GrowthEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    switch (entry.goal, family) {
    case (let goal?, .accessoryCircular): GoalGauge(goal: goal)
    case (let goal?, .accessoryRectangular): GoalLine(goal: goal)
    case (let goal?, .systemMedium): MediumGoal(goal: goal)
    case (let goal?, _): SmallGoal(goal: goal)
    case (nil, _): NoGoals()
    }
  }
}

/// The ring and the per cent above the title and the next step.
private struct SmallGoal: View {
  let goal: Goal

  var body: some View {
    VStack(alignment: .leading, spacing: AppSpacing.xs) {
      HStack {
        GoalRing(goal: goal, side: 40)
        Spacer(minLength: AppSpacing.xs)
        LearnedShare(goal: goal).font(.title2.weight(.bold))
      }
      Spacer(minLength: 0)
      // The step gives way to a long title.
      ViewThatFits(in: .vertical) {
        words(.subheadline, step: .caption)
        words(.footnote, step: .caption)
        words(.footnote, step: .caption2)
        words(.caption, step: .caption2)
        title(.subheadline)
        title(.caption).lineLimit(4)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .accessibilityElement(children: .combine)
  }

  private func title(_ style: Font.TextStyle) -> some View {
    Text(demo: goal.title).font(.system(style, weight: .semibold))
  }

  private func words(_ style: Font.TextStyle, step: Font.TextStyle) -> some View {
    VStack(alignment: .leading, spacing: AppSpacing.xs) {
      title(style)
      NextStep(goal: goal).font(.system(step))
    }
    .fixedSize(horizontal: false, vertical: true)
  }
}

/// The ring with the per cent beside the title, the last day and the next step.
private struct MediumGoal: View {
  let goal: Goal
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(spacing: AppSpacing.md) {
      ZStack {
        ProgressRing(progress: goal.progress, width: 9, style: .tint)
        VStack(spacing: 0) {
          Image(systemName: goal.icon).font(.subheadline).foregroundStyle(.tint)
            .accessibilityHidden(true)
          LearnedShare(goal: goal).font(.headline)
        }
        // The ring is as large as the widget lets it be.
        .dynamicTypeSize(...DynamicTypeSize.large)
      }
      .frame(maxWidth: 96, maxHeight: 96)
      .aspectRatio(1, contentMode: .fit)
      ViewThatFits(in: .vertical) {
        words(.headline, detail: .subheadline)
        words(.subheadline, detail: .footnote)
        words(.subheadline, detail: .footnote, hasDay: false)
        words(.footnote, detail: .caption, hasDay: false)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .frame(maxHeight: .infinity)
    .accessibilityElement(children: .combine)
  }

  private func words(
    _ style: Font.TextStyle, detail: Font.TextStyle, hasDay: Bool = true
  ) -> some View {
    VStack(alignment: .leading, spacing: AppSpacing.sm) {
      VStack(alignment: .leading, spacing: 2) {
        Text(demo: goal.title).font(.system(style, weight: .semibold))
        if hasDay {
          Text("до \(goal.due.words(in: locale))")
            .font(.footnote).foregroundStyle(GrowthStyle.secondary)
        }
      }
      NextStep(goal: goal).font(.system(detail))
    }
    .fixedSize(horizontal: false, vertical: true)
  }
}

/// The progress of a goal as a gauge of a Lock Screen.
private struct GoalGauge: View {
  let goal: Goal
  @Environment(\.locale) private var locale

  var body: some View {
    Gauge(value: goal.progress) {
      Image(systemName: goal.icon)
    } currentValueLabel: {
      Text(verbatim: "\(Int((goal.progress * 100).rounded()))")
    }
    .gaugeStyle(.accessoryCircular)
    .tint(.primary)
    // The circle does not grow either.
    .dynamicTypeSize(...DynamicTypeSize.large)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { AccessoryWidgetBackground() }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(demo: goal.title))
    .accessibilityValue("Освоено \(goal.progress.percent(in: ContentLanguage(locale)))")
  }
}

/// The title of a goal above its progress, on a Lock Screen.
private struct GoalLine: View {
  let goal: Goal

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      ViewThatFits(in: .vertical) {
        title(.headline)
        title(.subheadline)
        title(.footnote)
        title(.caption2).lineLimit(3)
      }
      .widgetAccentable()
      HStack(spacing: AppSpacing.sm) {
        Gauge(value: goal.progress) {}
          .gaugeStyle(.accessoryLinearCapacity)
          .accessibilityHidden(true)
        LearnedShare(goal: goal).font(.caption.weight(.medium))
      }
      .tint(.primary)
      .layoutPriority(1)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .accessibilityElement(children: .combine)
  }

  private func title(_ style: Font.TextStyle) -> some View {
    Text(demo: goal.title).font(.system(style, weight: .semibold))
  }
}

/// The message of a goal's widget where there are no goals yet.
private struct NoGoals: View {
  @Environment(\.widgetFamily) private var family

  var body: some View {
    switch family {
    case .accessoryCircular:
      ZStack {
        AccessoryWidgetBackground()
        Image(systemName: "plus").font(.title2.weight(.medium))
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Добавить цель")
    case .accessoryRectangular:
      VStack(alignment: .leading, spacing: 2) {
        Text("Целей пока нет").font(.headline)
        Text("Запишите первую").font(.subheadline)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .accessibilityElement(children: .combine)
    case .systemSmall: WidgetMessage("Целей пока нет", "Запишите первую", icon: "flag")
    default:
      WidgetMessage(
        "Целей пока нет", "Запишите первую — карта навыков появится сама.", icon: "flag")
    }
  }
}
