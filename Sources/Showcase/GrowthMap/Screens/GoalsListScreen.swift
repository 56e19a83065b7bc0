import Components
import SwiftUI

/// The goals with their progress; the way to all other screens.
struct GoalsListScreen: View {
  /// The sheet over the list.
  enum Sheet: String, Identifiable {
    case report, profile
    var id: String { rawValue }
  }

  @ObservedObject var model: GoalsListViewModel
  @State private var path: [Place]
  @State private var sheet: Sheet?

  /// A page beyond the list.
  enum Place: Hashable {
    case goal(Goal.ID)
    case tasks(Goal.ID)
  }

  init(model: GoalsListViewModel, path: [Place] = [], sheet: Sheet? = nil) {
    self.model = model
    (_path, _sheet) = (State(initialValue: path), State(initialValue: sheet))
  }

  var body: some View {
    NavigationStack(path: $path) {
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .growthBackground()
        .navigationTitle("Мои цели")
        .toolbar { toolbar }
        .navigationDestination(for: Place.self) { destination($0) }
    }
    .sheet(item: $sheet) { sheet in
      switch sheet {
      case .report:
        if let goals = model.goals.value {
          GrowthReportScreen(
            model: GrowthReportViewModel(goals: goals, services: model.services))
        }
      case .profile: GrowthProfileScreen(model: model)
      }
    }
    // A sheet that can fail tells of it itself, over the list.
    .goalsAlert(model, isActive: sheet != .profile)
    .tint(GrowthStyle.accent)
    .task { if model.goals.isWaiting { await model.load() } }
  }

  @ToolbarContentBuilder private var toolbar: some ToolbarContent {
    ToolbarItem(placement: .topBarLeading) {
      Button {
        sheet = .profile
      } label: {
        Image(systemName: "person.crop.circle")
      }
      .accessibilityLabel("Профиль")
      .accessibilityHint("Показывает ваши данные и настройки")
    }
    ToolbarItem(placement: .topBarTrailing) {
      Button {
        sheet = .report
      } label: {
        Image(systemName: "chart.bar.xaxis")
      }
      .accessibilityLabel("Отчёт")
      .accessibilityHint("Показывает рост за последние недели")
      .disabled(model.goals.value?.isEmpty ?? true)
    }
  }

  @ViewBuilder private func destination(_ place: Place) -> some View {
    switch place {
    case .goal(let id):
      if let goal = model.goal(id) {
        GoalDetailScreen(goal: goal, services: model.services) { path.append(.tasks(id)) }
      }
    case .tasks(let id):
      if let goal = model.goal(id) {
        SprintTasksScreen(
          model: SprintViewModel(goal: goal, services: model.services, changed: model.update))
      }
    }
  }

  @ViewBuilder private var content: some View {
    switch model.goals {
    case .waiting: GoalsPlaceholder()
    // An alert says it already.
    case .failed where model.failure != nil: Color.clear
    case .failed(let error):
      GrowthState {
        GrowthMessage(error, icon: error.asksToSignIn ? "person.crop.circle" : "wifi.slash") {
          perform { await model.signIn() }
        }
      }
    case .done(let goals) where goals.isEmpty: GoalsEmptyView(model: model)
    case .done(let goals): list(goals)
    }
  }

  private func list(_ goals: [Goal]) -> some View {
    ScrollView {
      VStack(spacing: AppSpacing.md) {
        if model.overdue > 0 { OverdueNote(count: model.overdue) }
        GoalGrid(goals: goals) { goal, beside in
          NavigationLink(value: Place.goal(goal.id)) {
            GoalCard(goal: goal, today: model.services.today, beside: beside)
          }
          .buttonStyle(.plain)
          .accessibilityHint("Открывает карту навыков")
        }
        GoalWishField(model: model)
      }
      .growthColumn(maxWidth: .infinity)
    }
  }
}
