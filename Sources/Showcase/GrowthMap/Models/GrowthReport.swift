/// The work of the last weeks.
struct GrowthReport: Codable, Sendable, Hashable {
  /// The minutes that one goal took in one week.
  struct Share: Codable, Sendable, Hashable, Identifiable {
    let week: CalendarDay
    let goal: String
    let minutes: Int
    var id: String { "\(week.date.timeIntervalSince1970) \(goal)" }
  }

  /// The share of all skills that was learned by the end of a week, 0 to 1.
  struct Level: Codable, Sendable, Hashable, Identifiable {
    let week: CalendarDay
    let progress: Double
    var id: CalendarDay { week }
  }

  let shares: [Share]
  let levels: [Level]
  let doneTasks: Int

  var minutes: Int { shares.reduce(0) { $0 + $1.minutes } }

  /// The minutes of each goal, in the order of their appearance.
  var byGoal: [(goal: String, minutes: Int)] {
    var order: [String] = []
    var sums: [String: Int] = [:]
    for share in shares {
      if sums[share.goal] == nil { order.append(share.goal) }
      sums[share.goal, default: 0] += share.minutes
    }
    return order.map { ($0, sums[$0] ?? 0) }
  }
}
