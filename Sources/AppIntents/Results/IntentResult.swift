/// The result of an action.
///
///     func perform() async throws -> some IntentResult & ProvidesDialog {
///       .result(dialog: "High water is at noon.")
///     }
public protocol IntentResult: Sendable {
  /// The type of the value.
  associatedtype Value

  /// The value; nil where there is none.
  var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult where Value: _IntentValue {}

/// A result with words.
public protocol ProvidesDialog: IntentResult {
  /// The words that would be said; nil where there are none.
  var dialog: IntentDialog? { get }
}

/// A result with a view, which nothing shows.
public protocol ShowsSnippetView: IntentResult {}

/// A result with an action whose view would be shown; nothing shows it.
public protocol ShowsSnippetIntent: IntentResult {}

/// A result that goes on with another action.
public protocol OpensIntent: IntentResult {
  /// The type of the other action.
  associatedtype Next

  /// The other action, which nothing performs; nil where there is none.
  var opensIntent: Next? { get }
}

/// A result of the system's own: what it has is told by its types.
///
/// Whoever makes it hands its value over, so that nobody else has it.
public struct IntentResultContainer<Value, OpensAppIntent, Snippet, Dialog>: IntentResult,
  @unchecked Sendable
{
  /// The value; nil where there is none.
  public let value: Value?
  /// The action to go on with; nil where there is none.
  public let opensIntent: OpensAppIntent?
  let words: Dialog?

  init(value: Value? = nil, opensIntent: OpensAppIntent? = nil, words: Dialog? = nil) {
    (self.value, self.opensIntent, self.words) = (value, opensIntent, words)
  }
}

extension IntentResultContainer: ReturnsValue where Value: _IntentValue {}

extension IntentResultContainer: OpensIntent where OpensAppIntent: AppIntent {}

extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}

extension IntentResultContainer: ShowsSnippetIntent where Snippet == _SnippetIntentContainer {}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {
  /// The words that would be said.
  public var dialog: IntentDialog? { words }
}

/// The mark of a result with a view.
public enum _SnippetViewContainer: Sendable {}

/// The mark of a result with an action whose view would be shown.
public enum _SnippetIntentContainer: Sendable {}
