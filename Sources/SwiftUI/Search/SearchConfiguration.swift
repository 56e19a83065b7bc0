/// A search field that a page asks for.
struct SearchConfiguration {
  var text: Binding<String>
  var prompt: Text?
  var isPresented: Binding<Bool>?
  var placement = SearchFieldPlacement.automatic
  var scopes: AnyView?
  var suggestions: AnyView?
  /// The views before the text, each in a capsule.
  var tokens: [AnyView] = []
  /// Adds a token, if it is of the kind that the search has.
  var addToken: (@MainActor (Any) -> Void)?

  /// The interaction of a person with the field, once it stands in a page.
  var touches: SearchTouches?

  /// A Boolean value that indicates whether the person is searching: the field has moved into the
  /// bar, with a button that cancels.
  var isActive: Bool {
    isPresented?.wrappedValue
      ?? (touches?.isFocused ?? false || !text.wrappedValue.isEmpty || !tokens.isEmpty)
  }

  /// A Boolean value that indicates whether the person is about to type: the field was tapped, or
  /// the app has opened the search; not once it is submitted.
  var hasFocus: Bool {
    guard let touches else { return isPresented?.wrappedValue ?? false }
    return touches.isFocused || isPresented?.wrappedValue ?? false && !touches.isSubmitted
  }

  /// Begins to type.
  @MainActor func begin() {
    isPresented?.wrappedValue = true
    touches?.move(true)
  }

  /// Searches for what was typed; the keyboard goes.
  @MainActor func submit() {
    touches?.move(false)
    touches?.submit()
  }

  /// Gives the search up.
  @MainActor func cancel() {
    text.wrappedValue = ""
    isPresented?.wrappedValue = false
    touches?.move(nil)
  }
}

/// The interaction of a person with a search field, and the actions that continue it.
struct SearchTouches {
  let isFocused: Bool
  let isSubmitted: Bool
  /// Gives the field the focus, takes it by a submission, or by giving up.
  let move: @MainActor (Bool?) -> Void
  let submit: @MainActor () -> Void
}

/// The event that makes the scopes of a search appear.
///
///     NotesList()
///       .searchable(text: $query)
///       .searchScopes($unit, activation: .onSearchPresentation) {
///         ForEach(Unit.allCases) { Text($0.name).tag($0) }
///       }
public struct SearchScopeActivation: Sendable {
  /// The default event.
  public static let automatic = SearchScopeActivation()
  /// Scopes appear as text is entered.
  public static let onTextEntry = SearchScopeActivation()
  /// Scopes appear as the search is presented.
  public static let onSearchPresentation = SearchScopeActivation()
}

private enum ActiveSearch: EnvironmentKey {
  static var defaultValue: SearchConfiguration? { nil }
}

extension EnvironmentValues {
  var search: SearchConfiguration? {
    get { self[ActiveSearch.self] }
    set { self[ActiveSearch.self] = newValue }
  }

  /// A Boolean value that indicates whether the person is searching.
  ///
  ///     @Environment(\.isSearching) private var isSearching
  ///     if isSearching { Text("Searching all notes") }
  public var isSearching: Bool { search?.isActive ?? false }

  /// The action that ends a search.
  ///
  ///     @Environment(\.dismissSearch) private var dismissSearch
  ///     Button("Show all") { dismissSearch() }
  @MainActor public var dismissSearch: DismissSearchAction {
    let search = search
    return DismissSearchAction { search?.cancel() }
  }
}
