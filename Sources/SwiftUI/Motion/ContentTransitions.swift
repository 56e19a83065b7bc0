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
