/// An action that may go on in its app.
public protocol ForegroundContinuableIntent: SystemIntent {}

extension ForegroundContinuableIntent {
  /// Throws: nobody opens the app.
  ///
  /// - Parameters:
  ///   - dialog: The words with which a person would be asked.
  ///   - continuation: A closure to call in the app, which is not called.
  /// - Throws: ``AppIntentError/Unanswered``.
  public func requestToContinueInForeground(
    _ dialog: IntentDialog? = nil, continuation: (@Sendable @MainActor () async -> Void)? = nil
  ) async throws {
    throw AppIntentError.Unanswered(request: "to go on in its app", of: Self.persistentIdentifier)
  }

  /// Returns the error by which an action asks to go on in its app.
  ///
  /// - Parameters:
  ///   - dialog: The words with which a person would be asked.
  ///   - continuation: A closure to call in the app, which is not called.
  /// - Returns: An error.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@Sendable @MainActor () async -> Void)? = nil
  ) -> AppIntentError.Unanswered {
    AppIntentError.Unanswered(request: "to go on in its app", of: Self.persistentIdentifier)
  }
}

extension AppIntent {
  /// Throws: nobody opens the app.
  ///
  /// - Parameters:
  ///   - dialog: The words with which a person would be asked.
  ///   - alwaysConfirm: A Boolean value that indicates whether a person is asked in any case.
  /// - Throws: ``AppIntentError/Unanswered``.
  public func continueInForeground(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) async throws {
    throw AppIntentError.Unanswered(request: "to go on in its app", of: Self.persistentIdentifier)
  }
}
