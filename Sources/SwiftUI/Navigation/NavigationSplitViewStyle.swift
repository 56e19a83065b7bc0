/// A style of split views, which tells how columns share the space.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// A split view whose detail keeps its size; columns lie over it where space is short.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// A split view whose detail makes space for the columns.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// The standard style of a split view.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A style whose detail keeps its width.
  public static var prominentDetail: Self { Self() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// A style whose detail makes room for columns.
  public static var balanced: Self { Self() }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default style.
  public static var automatic: Self { Self() }
}

extension View {
  /// Sets the style of the split views in the view.
  ///
  /// Columns stand beside a detail that makes room for them (`balanced`), or lie over one that
  /// keeps its width, which they dim (`prominentDetail`). By default they do the former, but in
  /// upright windows that are narrower than 1,024 points.
  ///
  ///     NavigationSplitView {
  ///       List(notes) { Text($0.title) }
  ///     } detail: {
  ///       Text("Choose a note")
  ///     }
  ///     .navigationSplitViewStyle(.balanced)
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    let overlays: Bool? =
      switch style {
      case is BalancedNavigationSplitViewStyle: false
      case is ProminentDetailNavigationSplitViewStyle: true
      default: nil
      }
    return environment(\.splitStyleOverlays, overlays)
  }
}

private enum SplitOverlayKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether a split view's style lays columns over the detail; nil
  /// where the window decides.
  fileprivate var splitStyleOverlays: Bool? {
    get { self[SplitOverlayKey.self] }
    set { self[SplitOverlayKey.self] = newValue }
  }

  /// A Boolean value that indicates whether columns lie over the detail.
  ///
  /// Upright windows narrower than the largest iPad have no room for two by themselves; a window of
  /// a Mac makes it.
  var splitColumnsOverlay: Bool {
    let isNarrow = windowSize.width < min(windowSize.height, 1024)
    return titleBar == nil && (splitStyleOverlays ?? isNarrow)
  }
}
