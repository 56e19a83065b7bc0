import Components
import SwiftUI

/// A goal with its progress, as a card of the list.
struct GoalCard: View {
  let goal: Goal
  let today: CalendarDay
  /// The other goals of its row, above whose sprints the dividers stand at one height.
  var beside: [Goal] = []
  /// The number of lines that a card has for tasks.
  private static let lines = 4
  /// The side of the ring beside usual words, in points.
  private static let ringSide: CGFloat = 56
  @ScaledMetric(relativeTo: .headline) private var ringSide = Self.ringSide
  @ScaledSpacing(relativeTo: .subheadline) private var taskGap = AppSpacing.sm
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.locale) private var locale
  @Environment(\.stacksRows) private var stacksRows

  var body: some View {
    CardView {
      VStack(alignment: .leading, spacing: AppSpacing.md) {
        ZStack(alignment: .top) {
          ForEach(beside) { summary(of: $0).hidden() }
          summary(of: goal)
        }
        // A tablet has room for what is to be done next.
        if horizontalSizeClass == .regular, !goal.sprint.tasks.isEmpty {
          Divider()
          sprint
        }
      }
      // Cards of a row are equally high.
      .frame(maxHeight: horizontalSizeClass == .regular ? .infinity : nil, alignment: .top)
    }
    .contentShape(Rectangle())
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(demo: goal.title))
    .accessibilityValue("Освоено \(goal.progress.percent(in: ContentLanguage(locale)))")
  }

  @ViewBuilder private func summary(of goal: Goal) -> some View {
    let layout =
      stacksRows
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: AppSpacing.md))
      : AnyLayout(HStackLayout(spacing: AppSpacing.md))
    HStack(spacing: AppSpacing.md) {
      layout {
        ring(of: goal)
        words(of: goal)
      }
      Image(systemName: "chevron.forward")
        .font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
        .accessibilityHidden(true)
    }
  }

  private func words(of goal: Goal) -> some View {
    let overdue = goal.sprint.tasks.count { $0.isOverdue(on: today) }
    return VStack(alignment: .leading, spacing: AppSpacing.xs) {
      Text(demo: goal.title).font(AppTypography.headline)
      Text(demo: goal.reason).font(AppTypography.subheadline).foregroundStyle(
        GrowthStyle.secondary)
      Label {
        Text("до \(goal.due.words(in: locale))")
      } icon: {
        Image(systemName: "calendar")
      }
      .font(AppTypography.footnote)
      .foregroundStyle(GrowthStyle.secondary)
      // A tablet's cards show the tasks themselves.
      if horizontalSizeClass != .regular, overdue > 0 {
        Label("Просрочено задач: \(overdue)", systemImage: "exclamationmark.circle.fill")
          .font(AppTypography.footnote)
          .foregroundStyle(GrowthStyle.late)
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    .frame(maxWidth: .infinity, alignment: .leading)
    // On a phone larger words would not fit one by one beside the chevron.
    .dynamicTypeSize(...(horizontalSizeClass == .regular ? .accessibility5 : .accessibility3))
  }

  private var sprint: some View {
    VStack(alignment: .leading, spacing: AppSpacing.sm) {
      HStack(spacing: AppSpacing.sm) {
        Text(demo: goal.sprint.title).font(AppTypography.subheadline.weight(.medium))
        Spacer(minLength: 0)
        Text("Сделано \(goal.sprint.tasks.count { $0.done }) из \(goal.sprint.tasks.count)")
          .font(AppTypography.footnote).foregroundStyle(GrowthStyle.secondary)
      }
      let tasks = shownTasks
      ForEach(tasks) { task in
        SprintTaskLine(task: task, isOverdue: task.isOverdue(on: today))
      }
      if tasks.count < goal.sprint.tasks.count {
        HStack(alignment: .firstTextBaseline, spacing: taskGap) {
          // Its words begin where those of the tasks do.
          Image(systemName: "circle").font(AppTypography.subheadline).hidden()
          Text("И ещё \(goal.sprint.tasks.count - tasks.count)")
            .font(AppTypography.footnote).foregroundStyle(GrowthStyle.secondary)
        }
      }
    }
  }

  /// As many tasks as a card has lines for, the last of which tells of the rest if there is more
  /// than one: a single task takes the line that would tell of it.
  private var shownTasks: [SprintTask] {
    let tasks = goal.sprint.tasks
    return tasks.count <= Self.lines ? tasks : Array(tasks.prefix(Self.lines - 1))
  }

  private func ring(of goal: Goal) -> some View {
    let side = min(max(Self.ringSide, ringSide), 96)
    return ZStack {
      ProgressRing(
        progress: goal.progress, width: side * 5 / Self.ringSide, style: .tint)
      Image(systemName: goal.icon).font(.system(size: side * 22 / Self.ringSide))
        .foregroundStyle(.tint)
    }
    .frame(width: side, height: side)
  }
}

/// A ring that fills clockwise from the top.
struct ProgressRing<Style: ShapeStyle>: View {
  let progress: Double
  /// In points.
  let width: CGFloat
  let style: Style

  var body: some View {
    ZStack {
      Circle().inset(by: width / 2).stroke(Color(.systemFill), lineWidth: width)
      Circle().inset(by: width / 2)
        .trim(from: 0, to: progress.isFinite ? min(1, max(0, progress)) : 0)
        .stroke(style, style: StrokeStyle(lineWidth: width, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .animation(.easeInOut(duration: 0.6), value: progress)
    }
    .accessibilityHidden(true)
  }
}

/// The number of overdue tasks.
struct OverdueNote: View {
  let count: Int
  @ScaledSpacing(relativeTo: .subheadline) private var gap = AppSpacing.sm
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  var body: some View {
    // Words that need a second line keep their sign beside the first.
    HStack(alignment: .firstTextBaseline, spacing: gap) {
      Image(systemName: "exclamationmark.circle.fill").accessibilityHidden(true)
      Text("Просрочено задач: \(count)").fixedSize(horizontal: false, vertical: true)
    }
    .font(AppTypography.subheadline.weight(.medium))
    .foregroundStyle(GrowthStyle.late)
    .frame(maxWidth: .infinity, alignment: .leading)
    // No larger than the names of the goals beneath it.
    .dynamicTypeSize(...(horizontalSizeClass == .regular ? .accessibility5 : .accessibility3))
  }
}

/// A field for a new goal's wish, with its button.
struct GoalWishField: View {
  @ObservedObject var model: GoalsListViewModel
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    // A button as wide as a tablet would be out of all proportion.
    let isWide = horizontalSizeClass == .regular && !typeSize.isAccessibilitySize
    let layout =
      isWide
      ? AnyLayout(HStackLayout(spacing: AppSpacing.md))
      : AnyLayout(VStackLayout(spacing: AppSpacing.md))
    CardView {
      VStack(alignment: .leading, spacing: 12) {
        // The field says it too.
        Text("Новая цель").font(AppTypography.headline).accessibilityHidden(true)
        layout {
          GrowthField(
            "Чего вы хотите достичь?", text: $model.wish, label: "Новая цель",
            hint: "Введите, чего хотите достичь"
          )
          .padding(.horizontal, 12)
          .padding(.vertical, 3)
          // On glass a line of grey words alone would not look like a field.
          .background(
            AppColors.surface,
            in: RoundedRectangle(cornerRadius: AppCornerRadius.large, style: .continuous))
          PrimaryButton(
            "Добавить цель", icon: "plus", fill: GrowthStyle.fill, isBusy: model.isAdding,
            hint: "Составляет карту навыков для новой цели"
          ) { perform { await model.addGoal() } }
          .disabled(model.wish.isEmpty)
          .frame(maxWidth: isWide ? 240 : .infinity)
        }
      }
    }
  }
}

/// The list without goals: what they are for, and the field for the first.
struct GoalsEmptyView: View {
  @ObservedObject var model: GoalsListViewModel

  var body: some View {
    GrowthState(maxWidth: 560) {
      VStack(spacing: AppSpacing.md) {
        StateMessage(
          "Целей пока нет", text: "Запишите первую — карта навыков появится сама.",
          icon: "leaf")
        GoalWishField(model: model)
      }
    }
  }
}

/// Cards of goals in as many columns as the width has room for.
struct GoalGrid<Card: View>: View {
  let goals: [Goal]
  /// Makes the card of a goal, beside others of its row.
  @ViewBuilder let card: (_ goal: Goal, _ beside: [Goal]) -> Card
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  var body: some View {
    ResponsiveGrid(data: goals, columns: columns, fillsRows: true) { card($0, others(beside: $0)) }
  }

  private var columns: Int {
    horizontalSizeClass == .regular && !typeSize.isAccessibilitySize ? 2 : 1
  }

  private func others(beside goal: Goal) -> [Goal] {
    guard let index = goals.firstIndex(where: { $0.id == goal.id }) else { return [] }
    return goals.dropFirst(index - index % columns).prefix(columns).filter { $0.id != goal.id }
  }
}

/// The list while it is read: cards without words, in the places of those that come.
struct GoalsPlaceholder: View {
  var body: some View {
    ScrollView {
      VStack(spacing: AppSpacing.md) {
        HStack(spacing: AppSpacing.sm) {
          ProgressView()
          Text("Загружаем цели…").font(AppTypography.subheadline)
        }
        .foregroundStyle(GrowthStyle.secondary)
        .frame(maxWidth: .infinity, alignment: .leading)
        GoalGrid(goals: Goal.placeholders) {
          GoalCard(goal: $0, today: DemoData.today, beside: $1)
        }
        .redacted(reason: .placeholder)
      }
      .growthColumn(maxWidth: .infinity)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Загружаем цели…")
  }
}

extension Goal {
  /// Goals whose words are as long as those of others.
  fileprivate static let placeholders = (1...4).map { number in
    Goal(
      id: "placeholder-\(number)", icon: "circle", due: DemoData.today,
      title: "Говорить по-английски", reason: "Рассказать о себе и своей работе без словаря",
      skills: [],
      sprint: Sprint(
        title: "Неделя 1", start: DemoData.today, end: DemoData.today,
        tasks: (1...3).map {
          SprintTask(
            id: "\($0)", title: "Написать письмо другу", done: false, minutes: 0,
            due: DemoData.today)
        }))
  }
}
