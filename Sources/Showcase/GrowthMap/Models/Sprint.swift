/// A week's tasks towards a goal.
struct Sprint: Codable, Sendable, Hashable {
  let title: String
  let start: CalendarDay
  let end: CalendarDay
  var tasks: [SprintTask]

  /// The share of the tasks that are done, 0 to 1; nothing of no tasks is done.
  var progress: Double {
    tasks.isEmpty ? 0 : Double(tasks.count { $0.done }) / Double(tasks.count)
  }
}
