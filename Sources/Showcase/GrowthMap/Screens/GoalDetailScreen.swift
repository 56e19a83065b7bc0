import Components
import SwiftUI

/// A goal with its tree of skills and the sprint under way.
struct GoalDetailScreen: View {
  @StateObject private var model: GoalDetailViewModel
  /// The goal as the list has it, which tasks change.
  private let goal: Goal
  private let openTasks: @MainActor () -> Void
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.locale) private var locale
  @ScaledMetric(relativeTo: .subheadline) private var iconWidth: CGFloat = 26

  private var language: ContentLanguage { ContentLanguage(locale) }

  init(goal: Goal, services: GrowthServices, openTasks: @escaping @MainActor () -> Void) {
    _model = StateObject(wrappedValue: GoalDetailViewModel(goal: goal, services: services))
    (self.goal, self.openTasks) = (goal, openTasks)
  }

  var body: some View {
    ScrollViewReader { page in
      content.onChange(of: model.selected?.id) { _, skill in
        // What a tap tells may stand below the fold.
        if skill != nil { withAnimation { page.scrollTo(Self.skill) } }
      }
    }
    .growthBackground()
    .onChange(of: goal) { _, goal in model.update(goal) }
    .navigationTitle(Text(demo: model.goal.title))
    .navigationBarTitleDisplayMode(.inline)
  }

  /// The identity of the card that tells of the selected skill.
  private static let skill = "skill"

  private var content: some View {
    ScrollView {
      VStack(spacing: AppSpacing.md) {
        header
        if horizontalSizeClass == .regular, !typeSize.isAccessibilitySize {
          wide
        } else {
          treeCard
          skillCard
          sprintCard
        }
      }
      .growthColumn(maxWidth: .infinity)
      .animation(.easeInOut(duration: 0.4), value: model.selected)
    }
  }

  /// The cards beside the tree where that has room for its widest row, else side by side below it.
  private var wide: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .top, spacing: AppSpacing.md) {
        treeCard
        VStack(spacing: AppSpacing.md) {
          skillCard
          sprintCard
        }
        .frame(width: 360)
      }
      VStack(spacing: AppSpacing.md) {
        treeCard
        HStack(alignment: .top, spacing: AppSpacing.md) {
          skillCard
          sprintCard
        }
      }
    }
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: AppSpacing.sm) {
      Text(demo: model.goal.reason).font(AppTypography.body).foregroundStyle(GrowthStyle.secondary)
      ProgressView(value: model.goal.progress) {
        Text("Освоено \(model.goal.progress.percent(in: language))")
          .font(AppTypography.subheadline.weight(.medium))
      }
      .tint(GrowthStyle.accent)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Освоено \(model.goal.progress.percent(in: language))")
    }
    .fixedSize(horizontal: false, vertical: true)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var treeCard: some View {
    CardView {
      VStack(alignment: .leading, spacing: AppSpacing.sm) {
        Text("Карта навыков").font(AppTypography.headline).accessibilityAddTraits(.isHeader)
        SkillTreeView(
          tree: model.tree, selected: model.selected?.id, select: { model.select($0) })
      }
    }
  }

  @ViewBuilder private var skillCard: some View {
    if let skill = model.selected {
      CardView {
        VStack(alignment: .leading, spacing: AppSpacing.xs) {
          Text(demo: skill.title).font(AppTypography.headline)
          switch skill.state {
          case .done: Text("Навык освоен. Так держать!")
          case .available:
            Text("Освоено на \(skill.progress.percent(in: language))")
          case .locked:
            Text("Сначала освойте:")
            ForEach(model.missing(for: skill)) { missing in
              Label {
                Text(demo: missing.title)
              } icon: {
                // Symbols differ in width; the names beside them begin on one line.
                Image(systemName: missing.icon).frame(width: iconWidth)
              }
            }
          }
        }
        .font(AppTypography.subheadline)
        .fixedSize(horizontal: false, vertical: true)
        .transition(.opacity.combined(with: .move(edge: .bottom)))
      }
      .id(Self.skill)
    }
  }

  private var sprintCard: some View {
    CardView {
      VStack(
        alignment: .leading, spacing: typeSize.isAccessibilitySize ? AppSpacing.lg : AppSpacing.sm
      ) {
        VStack(alignment: .leading, spacing: 2) {
          Text("Текущий спринт").font(AppTypography.headline).accessibilityAddTraits(.isHeader)
          DottedPair(
            Text(demo: model.goal.sprint.title),
            Text(
              verbatim: CalendarDay.words(
                from: model.goal.sprint.start, to: model.goal.sprint.end, in: locale)))
        }
        .font(AppTypography.subheadline)
        ForEach(model.goal.sprint.tasks) { task in
          SprintTaskLine(task: task, isOverdue: task.isOverdue(on: model.services.today))
        }
        PrimaryButton(
          "Открыть задачи", fill: GrowthStyle.fill, hint: "Показывает задачи спринта",
          action: openTasks
        )
        // No wider than on a phone.
        .frame(maxWidth: 360)
        .frame(maxWidth: .infinity)
        .padding(.top, AppSpacing.xs)
      }
      .fixedSize(horizontal: false, vertical: true)
    }
  }
}

/// A task of the sprint, to be read alone.
struct SprintTaskLine: View {
  let task: SprintTask
  let isOverdue: Bool
  @ScaledSpacing(relativeTo: .subheadline) private var gap = AppSpacing.sm

  var body: some View {
    // Beside the first of several lines; a label's icon stands at the middle of all.
    HStack(alignment: .firstTextBaseline, spacing: gap) {
      Image(
        systemName: task.done
          ? "checkmark.circle.fill" : isOverdue ? "exclamationmark.circle" : "circle"
      )
      .foregroundStyle(task.done ? GrowthStyle.done : isOverdue ? GrowthStyle.late : .secondary)
      Text(demo: task.title)
        .strikethrough(task.done, color: Color(.secondaryLabel))
        .foregroundStyle(
          task.done ? AnyShapeStyle(GrowthStyle.secondary) : AnyShapeStyle(.primary))
    }
    .font(AppTypography.subheadline)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(demo: task.title))
    .accessibilityValue(task.done ? "Сделано" : isOverdue ? "Просрочено" : "Не сделано")
  }
}
