/// Results with a view that is given.
extension IntentResult {
  /// Returns a result of a view.
  ///
  /// - Parameter view: The view, which nothing shows.
  /// - Returns: A result.
  public static func result<Content: View>(view: Content = EmptyView()) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> { Self() }

  /// Returns a result of a value and a view.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - view: The view, which nothing shows.
  /// - Returns: A result.
  public static func result<Value: _IntentValue, Content: View>(
    value: Value, view: Content = EmptyView()
  ) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    Self(value: value)
  }

  /// Returns a result of another action and a view.
  ///
  /// - Parameters:
  ///   - opensIntent: The action to go on with, which nothing performs.
  ///   - view: The view, which nothing shows.
  /// - Returns: A result.
  public static func result<Next: AppIntent, Content: View>(
    opensIntent: Next, view: Content = EmptyView()
  )
    -> Self where Self == IntentResultContainer<Never, Next, _SnippetViewContainer, Never>
  { Self(opensIntent: opensIntent) }

  /// Returns a result of words and a view.
  ///
  /// - Parameters:
  ///   - dialog: The words that would be said.
  ///   - view: The view, which nothing shows.
  /// - Returns: A result.
  public static func result<Content: View>(dialog: IntentDialog, view: Content = EmptyView())
    -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    Self(words: dialog)
  }

  /// Returns a result of a value, another action and a view.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - opensIntent: The action to go on with, which nothing performs.
  ///   - view: The view, which nothing shows.
  /// - Returns: A result.
  public static func result<Value: _IntentValue, Next: AppIntent, Content: View>(
    value: Value, opensIntent: Next, view: Content = EmptyView()
  ) -> Self where Self == IntentResultContainer<Value, Next, _SnippetViewContainer, Never> {
    Self(value: value, opensIntent: opensIntent)
  }

  /// Returns a result of a value, words and a view.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - dialog: The words that would be said.
  ///   - view: The view, which nothing shows.
  /// - Returns: A result.
  public static func result<Value: _IntentValue, Content: View>(
    value: Value, dialog: IntentDialog, view: Content = EmptyView()
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    Self(value: value, words: dialog)
  }

  /// Returns a result of another action, words and a view.
  ///
  /// - Parameters:
  ///   - opensIntent: The action to go on with, which nothing performs.
  ///   - dialog: The words that would be said.
  ///   - view: The view, which nothing shows.
  /// - Returns: A result.
  public static func result<Next: AppIntent, Content: View>(
    opensIntent: Next, dialog: IntentDialog, view: Content = EmptyView()
  ) -> Self where Self == IntentResultContainer<Never, Next, _SnippetViewContainer, IntentDialog> {
    Self(opensIntent: opensIntent, words: dialog)
  }

  /// Returns a result of a value, another action, words and a view.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - opensIntent: The action to go on with, which nothing performs.
  ///   - dialog: The words that would be said.
  ///   - view: The view, which nothing shows.
  /// - Returns: A result.
  public static func result<Value: _IntentValue, Next: AppIntent, Content: View>(
    value: Value, opensIntent: Next, dialog: IntentDialog, view: Content = EmptyView()
  ) -> Self where Self == IntentResultContainer<Value, Next, _SnippetViewContainer, IntentDialog> {
    Self(value: value, opensIntent: opensIntent, words: dialog)
  }
}
