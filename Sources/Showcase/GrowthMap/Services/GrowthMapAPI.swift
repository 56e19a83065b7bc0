/// Works out what takes a server's time.
@MainActor
protocol GrowthMapAPI: AnyObject {
  /// Makes a goal of a wish: its skills, and a first sprint.
  ///
  /// - Throws: ``GrowthServiceError``.
  func makeGoal(from wish: String) async throws -> Goal

  /// Sums up the last weeks.
  ///
  /// - Throws: ``GrowthServiceError``.
  func report(on goals: [Goal]) async throws -> GrowthReport
}
