import SwiftUI

/// The tasks of a goal's sprint: done, added, put into another order.
@MainActor
final class SprintViewModel: ObservableObject {
  @Published private(set) var goal: Goal
  @Published var draft = ""
  /// The failure to save something.
  @Published var failure: GrowthServiceError?
  let services: GrowthServices
  private let changed: @MainActor (Goal) -> Void

  init(
    goal: Goal, services: GrowthServices, changed: @escaping @MainActor (Goal) -> Void = { _ in }
  ) { (self.goal, self.services, self.changed) = (goal, services, changed) }

  var tasks: [SprintTask] { goal.sprint.tasks }
  var isDone: Bool { !tasks.isEmpty && tasks.allSatisfy(\.done) }
  var canAdd: Bool { !draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty }

  func isOverdue(_ task: SprintTask) -> Bool { task.isOverdue(on: services.today) }

  /// Marks a task as done, or as not done after all.
  func toggle(_ id: SprintTask.ID) async {
    guard let index = tasks.firstIndex(where: { $0.id == id }) else { return }
    goal.sprint.tasks[index].done.toggle()
    if goal.sprint.tasks[index].done { services.analytics.track(.taskCompleted(id: id)) }
    await save()
  }

  /// Adds the task that was typed, due on the sprint's last day.
  func add() async {
    guard canAdd else { return }
    let title = draft.trimmingCharacters(in: .whitespacesAndNewlines)
    draft = ""
    goal.sprint.tasks.append(
      SprintTask(
        id: FreshID.make("\(goal.id)-task-", beside: tasks.map(\.id)), title: title, done: false,
        minutes: 30, due: goal.sprint.end))
    services.analytics.track(.taskAdded)
    await save()
  }

  func move(from source: IndexSet, to target: Int) async {
    goal.sprint.tasks.move(fromOffsets: source, toOffset: target)
    await save()
  }

  func delete(at offsets: IndexSet) async {
    goal.sprint.tasks.remove(atOffsets: offsets)
    await save()
  }

  /// Saves the goal; what could not be saved stays on the device, and may be saved again.
  func save() async {
    // The other pages show the change whether or not the server has taken it.
    changed(goal)
    switch await Loading.result(of: { try await services.keep(goal) }) {
    case .done: failure = nil
    case .failed(let error):
      services.analytics.track(.failed(error))
      failure = error
    case .waiting: break
    }
  }
}
