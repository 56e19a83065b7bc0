import Components
import SwiftUI

/// The tasks of a sprint: each can be done, moved and removed, and others added.
struct SprintTasksScreen: View {
  @StateObject private var model: SprintViewModel
  @Environment(\.locale) private var locale

  init(model: @autoclosure @escaping () -> SprintViewModel) {
    _model = StateObject(wrappedValue: model())
  }

  var body: some View {
    List {
      Section { summary }
      if !model.tasks.isEmpty {
        Section {
          rows
        } header: {
          Text("Задачи").foregroundStyle(GrowthStyle.secondary)
        }
      }
      Section {
        field
      } header: {
        Text("Новая задача").foregroundStyle(GrowthStyle.secondary)
      }
    }
    .scrollContentBackground(.hidden)
    // As wide as the other pages' column with its margins.
    .readableWidth(760)
    .frame(maxWidth: .infinity)
    .growthBackground()
    .navigationTitle(Text(demo: model.goal.sprint.title))
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        TasksEditButton().disabled(model.tasks.isEmpty)
      }
    }
    .tint(GrowthStyle.accent)
    .growthAlert($model.failure, hint: "Сохраняет задачи ещё раз") { await model.save() }
  }

  private var summary: some View {
    VStack(alignment: .leading, spacing: AppSpacing.sm) {
      Text(demo: model.goal.title).font(AppTypography.headline)
      Text(
        verbatim: CalendarDay.words(
          from: model.goal.sprint.start, to: model.goal.sprint.end, in: locale)
      )
      .font(AppTypography.subheadline).foregroundStyle(GrowthStyle.secondary)
      if model.tasks.isEmpty {
        Text("В этом спринте ещё нет задач. Добавьте первую — одну, но выполнимую.")
          .font(AppTypography.subheadline)
      } else if model.isDone {
        // A label would get the column of a row's icon.
        HStack(spacing: AppSpacing.sm) {
          Image(systemName: "checkmark.seal.fill").accessibilityHidden(true)
          Text("Спринт выполнен!")
        }
        .font(AppTypography.subheadline.weight(.medium))
        .foregroundStyle(GrowthStyle.done)
      } else {
        ProgressView(value: model.goal.sprint.progress) {
          Text("Сделано \(model.tasks.count { $0.done }) из \(model.tasks.count)")
            .font(AppTypography.subheadline)
            .padding(.bottom, AppSpacing.xs)
        }
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    .padding(.vertical, AppSpacing.xs)
  }

  private var rows: some View {
    ForEach(model.tasks) { task in
      SprintTaskRow(task: task, isOverdue: model.isOverdue(task)) {
        perform { await model.toggle(task.id) }
      }
    }
    .onMove { source, target in perform { await model.move(from: source, to: target) } }
    .onDelete { offsets in perform { await model.delete(at: offsets) } }
  }

  private var field: some View {
    HStack(spacing: AppSpacing.sm) {
      GrowthField(
        "Что сделать?", text: $model.draft, label: "Новая задача",
        hint: "Введите, что нужно сделать")
      Button {
        perform { await model.add() }
      } label: {
        Image(systemName: "plus.circle.fill").font(.title2).touchTarget(alignment: .trailing)
      }
      .buttonStyle(.borderless)
      .disabled(!model.canAdd)
      .accessibilityLabel("Добавить задачу")
      .accessibilityHint("Добавляет задачу в спринт")
    }
    .frame(minHeight: TouchTarget.side)
  }
}

/// The button that begins and ends the editing of tasks, and says which.
private struct TasksEditButton: View {
  @Environment(\.editMode) private var editMode

  var body: some View {
    EditButton()
      .accessibilityHint(
        editMode?.wrappedValue.isEditing == true
          ? "Завершает правку задач" : "Позволяет менять порядок задач и удалять их")
  }
}

/// A task with its box to tick.
struct SprintTaskRow: View {
  let task: SprintTask
  let isOverdue: Bool
  let toggle: @MainActor () -> Void
  @ScaledSpacing(relativeTo: .body) private var gap = AppSpacing.md
  @ScaledSpacing(relativeTo: .footnote) private var detailGap = AppSpacing.xs
  @Environment(\.stacksRows) private var stacksRows
  @Environment(\.locale) private var locale

  var body: some View {
    Button(action: toggle) {
      let layout =
        stacksRows
        ? AnyLayout(VStackLayout(alignment: .leading, spacing: AppSpacing.sm))
        // In the middle, as the signs are that a list adds while it is edited.
        : AnyLayout(HStackLayout(spacing: gap))
      layout {
        Image(systemName: task.done ? "checkmark.circle.fill" : "circle")
          .font(.title3)
          .foregroundStyle(task.done ? GrowthStyle.done : Color(.tertiaryLabel))
          .flushLeading(.title3, when: stacksRows)
        VStack(alignment: .leading, spacing: 2) {
          Text(demo: task.title)
            .strikethrough(task.done, color: Color(.secondaryLabel))
            .foregroundStyle(
              task.done ? AnyShapeStyle(GrowthStyle.secondary) : AnyShapeStyle(.primary))
          HStack(alignment: .firstTextBaseline, spacing: detailGap) {
            if isOverdue { Image(systemName: "exclamationmark.circle.fill") }
            detail
          }
          .font(AppTypography.footnote)
          .foregroundStyle(
            isOverdue ? AnyShapeStyle(GrowthStyle.late) : AnyShapeStyle(GrowthStyle.secondary))
        }
        .fixedSize(horizontal: false, vertical: true)
      }
      .frame(maxWidth: .infinity, minHeight: TouchTarget.side, alignment: .leading)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(demo: task.title))
    .accessibilityValue(task.done ? "Сделано" : isOverdue ? "Просрочено" : "Не сделано")
    .accessibilityHint(task.done ? "Возвращает задачу в работу" : "Отмечает задачу сделанной")
    .accessibilityAddTraits(.isButton)
  }

  @ViewBuilder private var detail: some View {
    let due = task.due.words(in: locale)
    if isOverdue {
      Text("Просрочено: \(due)")
    } else {
      DottedPair(Text("\(task.minutes) мин"), Text("до \(due)"))
    }
  }
}
