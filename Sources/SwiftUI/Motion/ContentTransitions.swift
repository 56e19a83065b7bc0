/// A transition of content that changes in its place.
///
///     Text(count, format: .number).contentTransition(.numericText(value: Double(count)))
public struct ContentTransition: Equatable, Sendable {
  private enum Kind { case identity, opacity, interpolate, numericText, symbolEffect }

  private let kind: Kind
  let change: ContentChange

  private init(_ kind: Kind, _ change: ContentChange = .none) {
    (self.kind, self.change) = (kind, change)
  }

  /// No transition.
  public static let identity = ContentTransition(.identity)
  /// A fade.
  public static let opacity = ContentTransition(.opacity, .fade)
  /// A change from one content into the other: the same words grow, shrink and change their colour,
  /// others fade.
  public static let interpolate = ContentTransition(.interpolate, .morph)
  /// A roll of digits.
  public static let numericText = numericText()
  /// The replacement effect of symbols.
  public static let symbolEffect = ContentTransition(.symbolEffect, .symbol(.downUp))

  /// Returns the transition of a symbol's effect: the way of its replacement.
  public static func symbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    let replacement = (effect as? AnySymbolEffect)?.replacement ?? .downUp
    return ContentTransition(.symbolEffect, .symbol(replacement))
  }
  /// Returns a transition of rolling digits.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(.numericText, .roll(countsDown: countsDown))
  }
  /// Returns a transition of digits that roll by a value.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(.numericText, .rollBy(value))
  }
}

extension View {
  /// Sets the transition of texts and symbols in the view that change in their places in an
  /// animated change.
  ///
  ///     Text(score, format: .number).contentTransition(.numericText())
  ///
  /// A still shows the content at its end.
  ///
  /// - Parameter transition: The transition.
  /// - Returns: A view whose texts and symbols change by the transition.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentChange, transition.change)
  }
}

/// A transition from one page to another.
public protocol NavigationTransition: Sendable {}

/// The standard transition of pages.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates the transition.
  public init() {}
}

/// A transition that zooms out of a view.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default transition.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Returns a transition that zooms out of a view.
  ///
  ///     PhotoView(photo).navigationTransition(.zoom(sourceID: photo.id, in: space))
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}
