/// A task of a sprint.
struct SprintTask: Codable, Sendable, Hashable, Identifiable {
  let id: String
  let title: String
  var done: Bool
  /// How long it takes, in minutes.
  let minutes: Int
  let due: CalendarDay

  /// Whether its day is over and it is not done.
  func isOverdue(on today: CalendarDay) -> Bool { !done && due < today }
}
