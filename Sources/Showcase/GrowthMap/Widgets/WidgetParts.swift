import Components
import SwiftUI

/// The ring of a goal's progress, around its symbol.
struct GoalRing: View {
  let goal: Goal
  /// In points.
  let side: CGFloat

  var body: some View {
    ZStack {
      ProgressRing(progress: goal.progress, width: side / 9, style: .tint)
      Image(systemName: goal.icon).font(.system(size: side * 0.4)).foregroundStyle(.tint)
        .accessibilityHidden(true)
    }
    .frame(width: side, height: side)
  }
}

/// The share of a goal that is learned, in whole per cent.
struct LearnedShare: View {
  let goal: Goal
  @Environment(\.locale) private var locale

  var body: some View {
    let share = goal.progress.percent(in: ContentLanguage(locale))
    Text(verbatim: share).monospacedDigit().lineLimit(1).minimumScaleFactor(0.7)
      .accessibilityLabel("Освоено \(share)")
  }
}

/// The step to take next, or that there is none.
struct NextStep: View {
  let goal: Goal

  var body: some View {
    let step = GoalStep(of: goal)
    HStack(alignment: .firstTextBaseline, spacing: AppSpacing.xs) {
      Image(systemName: step?.icon ?? "checkmark.seal.fill")
        .foregroundStyle(step == nil ? GrowthStyle.done : GrowthStyle.accent)
        .accessibilityLabel(step == nil ? "Готово" : "Дальше")
      if let step { Text(demo: step.title) } else { Text("Все навыки освоены") }
    }
    .foregroundStyle(GrowthStyle.secondary)
  }
}

/// The reason why a widget shows nothing, and what to do.
struct WidgetMessage: View {
  private let title: LocalizedStringKey
  private let advice: LocalizedStringKey
  private let icon: String

  init(_ title: LocalizedStringKey, _ advice: LocalizedStringKey, icon: String) {
    (self.title, self.advice, self.icon) = (title, advice, icon)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: AppSpacing.xs) {
      Image(systemName: icon).font(.title2).foregroundStyle(.tint).accessibilityHidden(true)
      Spacer(minLength: 0)
      Text(title).font(.headline)
      Text(advice).font(.subheadline).foregroundStyle(GrowthStyle.secondary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .accessibilityElement(children: .combine)
  }
}
