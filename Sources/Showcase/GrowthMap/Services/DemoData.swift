/// The data of the demo mode.
enum DemoData {
  /// The day that counts as today: the Tuesday of the sprints' week, and the day of all samples.
  static let today = day("2024-01-09")

  static let profile = UserProfile(
    id: "demo", name: "Алина Соколова", role: "Дизайнер интерфейсов", since: day("2023-10-02"),
    streak: 12, week: [35, 15, 50, 45, 20, 60, 25])

  static func goals() throws(ShowcaseDataError) -> [Goal] { try Goal.load() }

  /// A new goal: three skills, and a sprint without tasks.
  ///
  /// - Parameters:
  ///   - wish: The person's words, which become the goal's title.
  ///   - id: An id that no other goal has.
  /// - Returns: The goal.
  static func goal(from wish: String, id: Goal.ID = "new") -> Goal {
    Goal(
      id: id, icon: "flag", due: today.advanced(by: 90), title: wish,
      reason: "Первые шаги уже готовы",
      skills: [
        Skill(
          id: "start", title: "Начало", icon: "flag", progress: 0, locked: false, requires: []),
        Skill(
          id: "practice", title: "Практика", icon: "flame", progress: 0, locked: true,
          requires: ["start"]),
        Skill(
          id: "result", title: "Результат", icon: "trophy", progress: 0, locked: true,
          requires: ["practice"]),
      ],
      sprint: Sprint(
        title: "Неделя 1", start: today, end: today.advanced(by: 6), tasks: []))
  }

  /// Six weeks, the last of them the sprints' own.
  static func report(on goals: [Goal]) -> GrowthReport {
    let minutes = [
      [60, 45, 30, 0], [75, 30, 40, 20], [45, 60, 55, 45], [90, 50, 25, 60],
      [70, 80, 60, 75], [25, 15, 45, 0],
    ]
    let weeks = minutes.indices.map { day("2023-12-04").advanced(by: 7 * $0) }
    let shares = zip(weeks, minutes).flatMap { week, row in
      zip(goals, row).map { GrowthReport.Share(week: week, goal: $0.title, minutes: $1) }
    }
    let reached = goals.isEmpty ? 0 : goals.reduce(0) { $0 + $1.progress } / Double(goals.count)
    let levels = weeks.enumerated().map { index, week in
      GrowthReport.Level(week: week, progress: reached * [0.42, 0.5, 0.61, 0.7, 0.88, 1][index])
    }
    return GrowthReport(
      shares: shares.filter { $0.minutes > 0 }, levels: levels,
      doneTasks: 23 + goals.reduce(0) { $0 + $1.sprint.tasks.count { $0.done } })
  }

  /// A day that is known to be one.
  private static func day(_ text: String) -> CalendarDay {
    guard let day = CalendarDay(text) else { preconditionFailure("“\(text)” is no day") }
    return day
  }
}
