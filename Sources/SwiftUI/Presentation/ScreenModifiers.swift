extension View {
  /// Sets the colour scheme of the whole screen; nil for the device's own.
  ///
  ///     ContentView().preferredColorScheme(.dark)
  ///
  /// - Parameter colorScheme: Light or dark, or nil for the device's own.
  /// - Returns: A view that prefers the scheme.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }

  /// Sets whether the status bar is hidden.
  ///
  ///     Image("lake").statusBarHidden()
  public func statusBarHidden(_ hidden: Bool = true) -> some View {
    preference(key: StatusBarHiddenKey.self, value: hidden)
  }

  /// Sets whether the status bar is hidden, as before iOS 16.
  ///
  ///     PhotoView(photo).statusBar(hidden: true)
  public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
}
