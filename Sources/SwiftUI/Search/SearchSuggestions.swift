import LayoutEngine

extension View {
  /// Suggestions for a search, in place of the page's content while a person searches.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let suggestions = AnyView(suggestions())
    return bar { $0.search?.suggestions = suggestions }
  }

  /// What choosing the view completes a search to.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletion(completion: completion))
  }
}

/// Puts a text into the search field when its content is tapped.
private struct SearchCompletion: ViewModifier {
  let completion: String
  @Environment(\.search) private var search

  func body(content: Content) -> some View {
    content.modifier(InteractionModifier(.tap { search?.text.wrappedValue = completion }))
  }
}

@MainActor
extension LoweringContext {
  /// A page's content, and the suggestions over it while a person searches and there are any.
  func searched(_ content: Element, _ search: SearchConfiguration?) -> Element {
    guard let search, search.isActive, let suggestions = search.suggestions else { return content }
    var inner = entering(.id(AnyHashable("search suggestions")))
    inner.environment.search = search
    guard !inner.entering(.content).elements(of: suggestions).isEmpty else { return content }
    let list = inner.element(of: List { suggestions }.listStyle(.plain))
    content.ignoresTouches = true
    return Element(
      self, layout: OverlapLayout(alignment: .center), children: [content, list])
  }
}
