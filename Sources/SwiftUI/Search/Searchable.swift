/// Gives a page a search field, and the views below word of the search.
package struct SearchableModifier: ViewModifier {
  private let configuration: SearchConfiguration
  @FocusState private var isFocused: Bool
  @State private var isSubmitted = false
  @Environment(\.submitActions) private var submitActions

  init(search: SearchConfiguration) { configuration = search }

  /// The search with what a person does to it.
  private var search: SearchConfiguration {
    var search = configuration
    let actions = submitActions
    search.touches = SearchTouches(isFocused: isFocused, isSubmitted: isSubmitted) { focus in
      isFocused = focus ?? false
      isSubmitted = focus == false
    } submit: {
      actions.run(.search)
    }
    return search
  }

  package func body(content: Content) -> some View {
    let search = search
    return content.environment(\.search, search)
      .transformEnvironment(\.pageTop) { $0?.hasSearch = true }
      .bar { $0.search = search }
  }
}

extension View {
  /// Adds a search field to the bar of the page.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchableModifier(
        search: SearchConfiguration(text: text, prompt: prompt, placement: placement)))
  }

  /// Adds a search field to the bar of the page.
  ///
  ///     NavigationStack {
  ///       List(results) { Text($0.name) }.searchable(text: $query, prompt: "Recipes")
  ///     }
  ///
  /// - Parameters:
  ///   - text: A binding to the text of the field.
  ///   - placement: The preferred place of the field.
  ///   - prompt: The key of the text that an empty field shows.
  /// - Returns: A view with a search field.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  /// Adds a search field to the bar of the page.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(verbatim: String(prompt)))
  }

  /// Adds a search field to the bar of the page, which is active while a value is true.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchableModifier(
        search: SearchConfiguration(
          text: text, prompt: prompt, isPresented: isPresented, placement: placement)))
  }

  /// Adds a search field to the bar of the page, which is active while a value is true.
  ///
  /// - Parameters:
  ///   - text: A binding to the text of the field.
  ///   - isPresented: A binding to whether the search is active.
  ///   - placement: The preferred place of the field.
  ///   - prompt: The key of the text that an empty field shows.
  /// - Returns: A view with a search field.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field with suggestions, which appear while a person types.
  public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Adds a search field with a localised prompt and suggestions, which appear while a person
  /// types.
  ///
  /// - Parameters:
  ///   - text: A binding to the text of the field.
  ///   - placement: The preferred place of the field.
  ///   - prompt: The key of the text that an empty field shows.
  ///   - suggestions: The suggestions.
  /// - Returns: A view with a search field.
  public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(
      text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }

  /// Adds a search field with a prompt to the bar of the page, which is active while a value is
  /// true.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement,
      prompt: Text(verbatim: String(prompt)))
  }

  /// Adds scopes beneath the search field, which appear while a person searches.
  ///
  ///     List(results) { Text($0.name) }
  ///       .searchable(text: $query)
  ///       .searchScopes($scope) { Text("All").tag(Scope.all); Text("Mine").tag(Scope.mine) }
  ///
  /// - Parameters:
  ///   - scope: A binding to the selected scope.
  ///   - scopes: The scopes, each with a tag.
  /// - Returns: A view whose search has scopes.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    let choices = AnyView(SearchScopes(scope: scope, choices: scopes()))
    return bar { $0.search?.scopes = choices }
  }

  /// Adds scopes beneath the search field, which appear while a person searches.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { searchScopes(scope, scopes: scopes) }
}
