/// Keeps a person's goals.
@MainActor
protocol SupabaseService: AnyObject {
  /// Signs the person in.
  ///
  /// - Throws: ``GrowthServiceError``.
  func authenticateUser() async throws -> UserProfile

  /// Ends the person's session.
  ///
  /// - Throws: ``GrowthServiceError``.
  func signOut() async throws

  /// Reads the person's goals.
  ///
  /// - Throws: ``GrowthServiceError``.
  func fetchGoals() async throws -> [Goal]

  /// Keeps a goal.
  ///
  /// - Throws: ``GrowthServiceError``.
  func save(_ goal: Goal) async throws
}
