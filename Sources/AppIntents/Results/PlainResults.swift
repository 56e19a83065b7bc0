extension IntentResult {
  /// Returns a result of nothing but success.
  ///
  /// - Returns: A result.
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> { Self() }

  /// Returns a result of a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: A result.
  public static func result<Value: _IntentValue>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> { Self(value: value) }

  /// Returns a result of another action.
  ///
  /// - Parameter opensIntent: The action to go on with, which nothing performs.
  /// - Returns: A result.
  public static func result<Next: AppIntent>(opensIntent: Next) -> Self
  where Self == IntentResultContainer<Never, Next, Never, Never> { Self(opensIntent: opensIntent) }

  /// Returns a result of words.
  ///
  /// - Parameter dialog: The words that would be said.
  /// - Returns: A result.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { Self(words: dialog) }

  /// Returns a result of a value and another action.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - opensIntent: The action to go on with, which nothing performs.
  /// - Returns: A result.
  public static func result<Value: _IntentValue, Next: AppIntent>(value: Value, opensIntent: Next)
    -> Self where Self == IntentResultContainer<Value, Next, Never, Never>
  { Self(value: value, opensIntent: opensIntent) }

  /// Returns a result of a value and words.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - dialog: The words that would be said.
  /// - Returns: A result.
  public static func result<Value: _IntentValue>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    Self(value: value, words: dialog)
  }

  /// Returns a result of another action and words.
  ///
  /// - Parameters:
  ///   - opensIntent: The action to go on with, which nothing performs.
  ///   - dialog: The words that would be said.
  /// - Returns: A result.
  public static func result<Next: AppIntent>(opensIntent: Next, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Next, Never, IntentDialog> {
    Self(opensIntent: opensIntent, words: dialog)
  }

  /// Returns a result of a value, another action and words.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - opensIntent: The action to go on with, which nothing performs.
  ///   - dialog: The words that would be said.
  /// - Returns: A result.
  public static func result<Value: _IntentValue, Next: AppIntent>(
    value: Value, opensIntent: Next, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Next, Never, IntentDialog> {
    Self(value: value, opensIntent: opensIntent, words: dialog)
  }
}
