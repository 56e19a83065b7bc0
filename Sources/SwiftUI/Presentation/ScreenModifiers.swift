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
}
