import LayoutEngine

extension View {
  /// Adds suggestions for a search, in place of the page's content while a person searches.
  ///
  ///     List(notes) { NoteView($0) }
  ///       .searchable(text: $query)
  ///       .searchSuggestions {
  ///         Text("Bread").searchCompletion("bread")
  ///         Text("Trains").searchCompletion("trains")
  ///       }
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let suggestions = AnyView(suggestions())
    return bar { $0.search?.suggestions = suggestions }
  }

  /// Sets the visibility of suggestions in some places; hidden in the content, they appear nowhere
  /// on iOS.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    bar { configuration in
      guard visibility == .hidden, placements.contains(.content) else { return }
      configuration.search?.suggestions = nil
    }
  }

  /// Sets the text that choosing the view completes a search to.
  ///
  ///     Label("Last week", systemImage: "calendar").searchCompletion("last week")
  public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletion { $0.text.wrappedValue = completion })
  }

  /// Sets the token that choosing the view adds to a search.
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(SearchCompletion { $0.addToken?(token) })
  }
}

/// A place for the suggestions of a search.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private let name: String

  /// The default place.
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  /// A menu beside the field.
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  /// The content of the page.
  public static let content = SearchSuggestionsPlacement(name: "content")

  /// A set of places.
  public struct Set: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A menu beside the field.
    public static let menu = Set(rawValue: 1)
    /// The content of the page.
    public static let content = Set(rawValue: 2)
  }
}

/// Changes the search when its content is tapped.
private struct SearchCompletion: ViewModifier {
  let complete: @MainActor (SearchConfiguration) -> Void
  @Environment(\.search) private var search

  func body(content: Content) -> some View {
    content.modifier(InteractionModifier(.tap { if let search { complete(search) } }))
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
