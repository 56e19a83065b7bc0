extension IntentParameter {
  /// Throws: nobody is there to be asked for a value.
  ///
  /// - Parameter dialog: The words with which a person would be asked.
  /// - Returns: Nothing.
  /// - Throws: ``AppIntentError/Unanswered``.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.UnwrappedType {
    throw needsValueError(dialog)
  }

  /// Throws: nobody is there to choose.
  ///
  /// - Parameters:
  ///   - items: The values to choose from.
  ///   - dialog: The words with which a person would be asked.
  /// - Returns: Nothing.
  /// - Throws: ``AppIntentError/Unanswered``.
  public func requestDisambiguation(
    among items: [Value.UnwrappedType], dialog: IntentDialog? = nil
  ) async throws -> Value.UnwrappedType { throw needsDisambiguationError(among: items) }

  /// Throws: nobody is there to confirm a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - dialog: The words with which a person would be asked.
  /// - Returns: Nothing.
  /// - Throws: ``AppIntentError/Unanswered``.
  public func requestConfirmation(
    for value: Value.UnwrappedType, dialog: IntentDialog? = nil
  ) async throws -> Bool { throw unanswered("for the confirmation of a value") }

  /// Returns the error by which an action asks for a value.
  ///
  /// - Parameter dialog: The words with which a person would be asked.
  /// - Returns: An error.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError.Unanswered {
    unanswered("for a value")
  }

  /// Returns the error by which an action asks to choose.
  ///
  /// - Parameters:
  ///   - items: The values to choose from.
  ///   - dialog: The words with which a person would be asked.
  /// - Returns: An error.
  public func needsDisambiguationError(
    among items: [Value.UnwrappedType], dialog: IntentDialog? = nil
  ) -> AppIntentError.Unanswered { unanswered("which of \(items.count) values is meant") }

  private func unanswered(_ request: String) -> AppIntentError.Unanswered {
    AppIntentError.Unanswered(request: request, of: "The parameter \(name)")
  }
}
