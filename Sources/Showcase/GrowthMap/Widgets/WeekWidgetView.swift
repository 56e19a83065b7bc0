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
          "В этом спринте ещё нет задач. Добавьте первую — одну, но выполнимую.", icon: "checklist")
      } else {
        WeekOfTasks(goal: goal, today: entry.today)
      }
    } else {
      WidgetMessage(
        "Целей пока нет", "Запишите первую — карта навыков появится сама.", icon: "flag")
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

  var body: some View {
    VStack(alignment: .leading, spacing: isLarge ? 12 : 6) {
      if isLarge { largeHeader } else { header }
      ViewThatFits(in: .vertical) {
        if isLarge { rows(sprint.tasks.count, font: .body, spacing: AppSpacing.md) }
        rows(sprint.tasks.count)
        rows(6)
        rows(5)
        rows(4)
        rows(3)
        rows(2)
        rows(1)
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

  /// So many tasks, and a line that tells of the rest.
  private func rows(_ count: Int, font: Font = .subheadline, spacing: CGFloat? = nil) -> some View {
    let shown = tasks(upTo: count)
    return VStack(
      alignment: .leading, spacing: spacing ?? (isLarge ? AppSpacing.sm : AppSpacing.xs)
    ) {
      ForEach(shown) { task in
        WeekTask(task: task, isOverdue: task.isOverdue(on: today), showsDay: isLarge).font(font)
      }
      if shown.count < sprint.tasks.count {
        Text("И ещё \(sprint.tasks.count - shown.count)")
          .font(.footnote).foregroundStyle(GrowthStyle.secondary)
      }
    }
    .fixedSize(horizontal: false, vertical: true)
  }

  /// Returns so many tasks in the person's order: where not all are shown, what is done gives way
  /// to what is to be done.
  private func tasks(upTo count: Int) -> [SprintTask] {
    guard count < sprint.tasks.count else { return sprint.tasks }
    let order = sprint.tasks.filter { !$0.done } + sprint.tasks.filter(\.done)
    let shown = Set(order.prefix(count).map(\.id))
    return sprint.tasks.filter { shown.contains($0.id) }
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
