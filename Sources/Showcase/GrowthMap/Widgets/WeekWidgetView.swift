import Components
import SwiftUI
import WidgetKit

/// The content of the week's widget in each of its sizes.
struct WeekWidgetView: View {
  let entry: GrowthEntry

  var body: some View {
    if let goal = entry.goal {
      if goal.sprint.tasks.isEmpty {
        WidgetMessage(
          LocalizedStringKey(goal.sprint.title),
          "В этом спринте ещё нет задач. Добавьте первую — одну, но выполнимую.", icon: "checklist")
      } else {
        WeekOfTasks(goal: goal, today: entry.today)
      }
    } else {
      WidgetMessage(
        "Целей пока нет", "Запишите первую — карта навыков появится сама.", icon: "flag")
    }
  }
}

/// The sprint's name and state above as many of its tasks as there is room for.
private struct WeekOfTasks: View {
  let goal: Goal
  let today: CalendarDay
  @Environment(\.widgetFamily) private var family
  @Environment(\.locale) private var locale

  private var sprint: Sprint { goal.sprint }
  private var isLarge: Bool { family == .systemLarge }
  private var done: Int { sprint.tasks.count { $0.done } }

  /// The tasks that show where not all have room: those that are to be done, or, after the last of
  /// them, all.
  private var left: [SprintTask] {
    let left = sprint.tasks.filter { !$0.done }
    return left.isEmpty ? sprint.tasks : left
  }

  var body: some View {
    VStack(alignment: .leading, spacing: isLarge ? 12 : 6) {
      if isLarge { largeHeader } else { header }
      ViewThatFits(in: .vertical) {
        if isLarge { rows(sprint.tasks, font: .body, spacing: AppSpacing.md) }
        rows(sprint.tasks)
        if isLarge { rows(left, font: .body, spacing: AppSpacing.md) }
        rows(left)
        rows(left.prefix(6))
        rows(left.prefix(5))
        rows(left.prefix(4))
        rows(left.prefix(3))
        rows(left.prefix(2))
        rows(left.prefix(1))
      }
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private var header: some View {
    HStack(alignment: .firstTextBaseline, spacing: AppSpacing.sm) {
      Text(demo: sprint.title).font(.headline)
      Spacer(minLength: 0)
      state.font(.footnote)
    }
    .lineLimit(1)
    .accessibilityElement(children: .combine)
  }

  /// The number of tasks that are done and the last day, or that all are.
  private var state: some View {
    HStack(alignment: .firstTextBaseline, spacing: AppSpacing.xs) {
      if done == sprint.tasks.count {
        Image(systemName: "checkmark.seal.fill").accessibilityHidden(true)
        Text("Спринт выполнен!")
      } else {
        Text("\(done) из \(sprint.tasks.count)")
          .accessibilityLabel("Сделано \(done) из \(sprint.tasks.count)")
        Text(verbatim: "·").accessibilityHidden(true)
        Text("до \(sprint.end.words(in: locale))")
      }
    }
    .foregroundStyle(
      done == sprint.tasks.count
        ? AnyShapeStyle(GrowthStyle.done) : AnyShapeStyle(GrowthStyle.secondary))
  }

  private var largeHeader: some View {
    VStack(alignment: .leading, spacing: AppSpacing.sm) {
      HStack(alignment: .top, spacing: AppSpacing.sm) {
        VStack(alignment: .leading, spacing: 2) {
          Text(demo: sprint.title).font(.headline)
          Text(demo: goal.title).font(.subheadline).foregroundStyle(GrowthStyle.secondary)
        }
        Spacer(minLength: 0)
        Image(systemName: goal.icon).font(.title2).foregroundStyle(.tint)
          .accessibilityHidden(true)
      }
      ProgressView(value: sprint.progress).accessibilityHidden(true)
      state.font(.footnote)
    }
    .fixedSize(horizontal: false, vertical: true)
    .accessibilityElement(children: .combine)
  }

  /// Tasks in the person's order, and a line that tells of those that are left besides: the header
  /// tells of those that are done.
  private func rows(
    _ shown: some RandomAccessCollection<SprintTask>, font: Font = .subheadline,
    spacing: CGFloat? = nil
  ) -> some View {
    VStack(alignment: .leading, spacing: spacing ?? (isLarge ? AppSpacing.sm : AppSpacing.xs)) {
      ForEach(shown) { task in
        WeekTask(task: task, isOverdue: task.isOverdue(on: today), showsDay: isLarge).font(font)
      }
      let more = left.count - shown.count
      if more > 0 {
        HStack(alignment: .firstTextBaseline, spacing: AppSpacing.sm) {
          // Its words begin where those of the tasks do.
          Image(systemName: "circle").font(font).hidden()
          Text("И ещё \(more)")
            .font(.footnote).foregroundStyle(GrowthStyle.secondary)
        }
      }
    }
    .fixedSize(horizontal: false, vertical: true)
  }
}

/// A task with its check mark.
private struct WeekTask: View {
  let task: SprintTask
  let isOverdue: Bool
  let showsDay: Bool
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: AppSpacing.sm) {
      Image(systemName: mark.symbol).foregroundStyle(mark.color).accessibilityLabel(mark.label)
      VStack(alignment: .leading, spacing: 2) {
        Text(demo: task.title)
          .foregroundStyle(
            task.done ? AnyShapeStyle(GrowthStyle.secondary) : AnyShapeStyle(.primary))
        if showsDay {
          Text(detail).font(.footnote)
            .foregroundStyle(
              isOverdue ? AnyShapeStyle(GrowthStyle.late) : AnyShapeStyle(GrowthStyle.secondary))
        }
      }
    }
    .accessibilityElement(children: .combine)
  }

  /// The state of the task, by shape as well as by colour.
  private var mark: (symbol: String, color: Color, label: LocalizedStringKey) {
    if task.done { return ("checkmark.circle.fill", GrowthStyle.done, "Сделано") }
    if isOverdue { return ("exclamationmark.circle.fill", GrowthStyle.late, "Просрочено") }
    return ("circle", Color(.secondaryLabel), "Не сделано")
  }

  private var detail: LocalizedStringKey {
    isOverdue
      ? "Просрочено: \(task.due.words(in: locale))"
      : "\(task.minutes) мин · до \(task.due.words(in: locale))"
  }
}
