/// A task of a sprint.
struct SprintTask: Codable, Sendable, Hashable, Identifiable {
  let id: String
  let title: String
  var done: Bool
  /// The time that the task takes, in minutes.
  let minutes: Int
  let due: CalendarDay

  /// Returns a Boolean value that indicates whether the task's day is over and it is not done.
  func isOverdue(on today: CalendarDay) -> Bool { !done && due < today }
}
