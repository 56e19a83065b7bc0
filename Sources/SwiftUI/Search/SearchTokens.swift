@MainActor
extension SearchConfiguration {
  /// A search with tokens, and perhaps others to choose from.
  fileprivate static func tokens<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ tokens: Binding<C>, _ view: @escaping (C.Element) -> T, _ search: SearchConfiguration,
    suggested: Binding<C>? = nil
  ) -> SearchConfiguration where C.Element: Identifiable {
    var search = search
    search.tokens = tokens.wrappedValue.map { AnyView(view($0)) }
    search.addToken = { token in
      if let token = token as? C.Element { tokens.wrappedValue.append(token) }
    }
    if let suggested {
      search.suggestions = AnyView(
        ForEach(suggested.wrappedValue) { view($0).searchCompletion($0) })
    }
    return search
  }
}

extension View {
  /// Adds a search field with tokens before its text to the page.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        search: .tokens(
          tokens, token,
          SearchConfiguration(
            text: text, prompt: prompt, placement: placement))))
  }

  /// Adds a search field with tokens before its text to the page.
  ///
  /// - Parameters:
  ///   - text: A binding to the text of the field.
  ///   - tokens: A binding to the tokens.
  ///   - placement: The preferred place of the field.
  ///   - prompt: The key of the text that an empty field shows.
  ///   - token: A closure that returns the view of a token.
  /// - Returns: A view with a search field.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        search: .tokens(
          tokens, token,
          SearchConfiguration(
            text: text, prompt: Text(prompt), placement: placement))))
  }

  /// Adds a search field with tokens before its text to the page.
  @_disfavoredOverload
  public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        search: .tokens(
          tokens, token,
          SearchConfiguration(
            text: text, prompt: Text(verbatim: String(prompt)), placement: placement))))
  }

  /// Adds a search field with tokens before its text, which is active while a value is true.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        search: .tokens(
          tokens, token,
          SearchConfiguration(
            text: text, prompt: prompt, isPresented: isPresented, placement: placement))))
  }

  /// Adds a search field with tokens before its text, which is active while a value is true.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        search: .tokens(
          tokens, token,
          SearchConfiguration(
            text: text, prompt: Text(prompt), isPresented: isPresented, placement: placement))))
  }

  /// Adds a search field with tokens before its text, which is active while a value is true.
  @_disfavoredOverload
  public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        search: .tokens(
          tokens, token,
          SearchConfiguration(
            text: text, prompt: Text(verbatim: String(prompt)), isPresented: isPresented,
            placement: placement))))
  }

  /// Adds a search field with tokens before its text, and suggested ones.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        search: .tokens(
          tokens, token,
          SearchConfiguration(
            text: text, prompt: prompt, placement: placement),
          suggested: suggestedTokens)))
  }

  /// Adds a search field with tokens before its text, and suggested ones.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        search: .tokens(
          tokens, token,
          SearchConfiguration(
            text: text, prompt: Text(prompt), placement: placement),
          suggested: suggestedTokens)))
  }

  /// Adds a search field with tokens before its text, and suggested ones.
  @_disfavoredOverload
  public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        search: .tokens(
          tokens, token,
          SearchConfiguration(
            text: text, prompt: Text(verbatim: String(prompt)), placement: placement),
          suggested: suggestedTokens)))
  }

  /// Adds a search field with tokens before its text that their views may change.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        search: .tokens(
          editableTokens, { token(.constant($0)) },
          SearchConfiguration(text: text, prompt: prompt, placement: placement))))
  }

  /// Adds a search field with tokens that their views may change, which is active while a value is
  /// true.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        search: .tokens(
          editableTokens, { token(.constant($0)) },
          SearchConfiguration(
            text: text, prompt: prompt, isPresented: isPresented, placement: placement))))
  }
}
