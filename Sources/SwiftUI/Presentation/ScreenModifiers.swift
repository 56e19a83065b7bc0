extension View {
  /// The scheme of the whole screen; nil for the device's own.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }

  /// Whether the status bar is hidden.
  public func statusBarHidden(_ hidden: Bool = true) -> some View {
    preference(key: StatusBarHiddenKey.self, value: hidden)
  }

  /// Whether the status bar is hidden, as before iOS 16.
  public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  /// A reload when the content is pulled down; a still shows content at rest.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}

/// Reloads what a view shows.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// What reloads the content, where a view above offers it.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}
