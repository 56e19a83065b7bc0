/// Results with an action whose view is shown.
extension IntentResult {
  /// Returns a result of another action's view.
  ///
  /// - Parameter snippetIntent: The action whose view would be shown; nothing performs it.
  /// - Returns: A result.
  public static func result<Snippet: SnippetIntent>(snippetIntent: Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> { Self() }

  /// Returns a result of a value and another action's view.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - snippetIntent: The action whose view would be shown; nothing performs it.
  /// - Returns: A result.
  public static func result<Value: _IntentValue, Snippet: SnippetIntent>(
    value: Value, snippetIntent: Snippet
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, Never> {
    Self(value: value)
  }

  /// Returns a result of another action and another action's view.
  ///
  /// - Parameters:
  ///   - opensIntent: The action to go on with, which nothing performs.
  ///   - snippetIntent: The action whose view would be shown; nothing performs it.
  /// - Returns: A result.
  public static func result<Next: AppIntent, Snippet: SnippetIntent>(
    opensIntent: Next, snippetIntent: Snippet
  ) -> Self where Self == IntentResultContainer<Never, Next, _SnippetIntentContainer, Never> {
    Self(opensIntent: opensIntent)
  }

  /// Returns a result of words and another action's view.
  ///
  /// - Parameters:
  ///   - dialog: The words that would be said.
  ///   - snippetIntent: The action whose view would be shown; nothing performs it.
  /// - Returns: A result.
  public static func result<Snippet: SnippetIntent>(dialog: IntentDialog, snippetIntent: Snippet)
    -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
    Self(words: dialog)
  }

  /// Returns a result of a value, another action and another action's view.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - opensIntent: The action to go on with, which nothing performs.
  ///   - snippetIntent: The action whose view would be shown; nothing performs it.
  /// - Returns: A result.
  public static func result<Value: _IntentValue, Next: AppIntent, Snippet: SnippetIntent>(
    value: Value, opensIntent: Next, snippetIntent: Snippet
  ) -> Self where Self == IntentResultContainer<Value, Next, _SnippetIntentContainer, Never> {
    Self(value: value, opensIntent: opensIntent)
  }

  /// Returns a result of a value, words and another action's view.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - dialog: The words that would be said.
  ///   - snippetIntent: The action whose view would be shown; nothing performs it.
  /// - Returns: A result.
  public static func result<Value: _IntentValue, Snippet: SnippetIntent>(
    value: Value, dialog: IntentDialog, snippetIntent: Snippet
  ) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, IntentDialog> {
    Self(value: value, words: dialog)
  }

  /// Returns a result of another action, words and another action's view.
  ///
  /// - Parameters:
  ///   - opensIntent: The action to go on with, which nothing performs.
  ///   - dialog: The words that would be said.
  ///   - snippetIntent: The action whose view would be shown; nothing performs it.
  /// - Returns: A result.
  public static func result<Next: AppIntent, Snippet: SnippetIntent>(
    opensIntent: Next, dialog: IntentDialog, snippetIntent: Snippet
  ) -> Self
  where Self == IntentResultContainer<Never, Next, _SnippetIntentContainer, IntentDialog> {
    Self(opensIntent: opensIntent, words: dialog)
  }

  /// Returns a result of a value, another action, words and another action's view.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - opensIntent: The action to go on with, which nothing performs.
  ///   - dialog: The words that would be said.
  ///   - snippetIntent: The action whose view would be shown; nothing performs it.
  /// - Returns: A result.
  public static func result<Value: _IntentValue, Next: AppIntent, Snippet: SnippetIntent>(
    value: Value, opensIntent: Next, dialog: IntentDialog, snippetIntent: Snippet
  ) -> Self
  where Self == IntentResultContainer<Value, Next, _SnippetIntentContainer, IntentDialog> {
    Self(value: value, opensIntent: opensIntent, words: dialog)
  }
}
