/// An action that ends a search.
///
///     struct SearchHint: View {
///       @Environment(\.dismissSearch) private var dismissSearch
///
///       var body: some View { Button("Show all notes") { dismissSearch() } }
///     }
@MainActor @preconcurrency
public struct DismissSearchAction {
  let action: () -> Void

  /// Ends the search.
  public func callAsFunction() { action() }
}
