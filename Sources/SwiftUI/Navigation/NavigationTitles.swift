extension View {
  /// Sets the title of the page in its navigation bar.
  public func navigationTitle(_ title: Text) -> some View {
    transformEnvironment(\.pageTop) { $0?.hasTitle = true }.bar { $0.title = title }
  }

  /// Sets the title of the page in its navigation bar.
  ///
  ///     NavigationStack { List { rows }.navigationTitle("Contacts") }
  ///
  /// - Parameter titleKey: The key of the localised title.
  /// - Returns: A view with the title of its page.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the page in its navigation bar.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(verbatim: String(title)))
  }

  /// Sets the line beneath the title of the page.
  ///
  ///     NavigationStack {
  ///       List { rows }
  ///         .navigationTitle("Inbox")
  ///         .navigationSubtitle("3 unread")
  ///     }
  ///
  /// The row of a phone that lies, a plain title bar of a Mac and a watch have no room for it.
  ///
  /// - Parameter subtitleKey: The key of the localised subtitle.
  /// - Returns: A view with the subtitle of its page.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets the line beneath the title of the page.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(verbatim: String(subtitle)))
  }

  /// Sets the line beneath the title of the page.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    // One without words takes no line.
    let isEmpty = subtitle == Text(verbatim: "") || subtitle == Text("")
    return bar { if !isEmpty { $0.subtitle = subtitle } }
  }

  /// Sets a title that can be edited, by the menu that opens from it.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue)).toolbarTitleMenu { RenameButton() }
  }

  /// Sets the title of the page, as before iOS 14.
  ///
  ///     NavigationStack {
  ///       Text("Text").navigationBarTitle(Text("Items"))
  ///     }
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of the page, as before iOS 14.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the page, as before iOS 14.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the page and its display mode, as before iOS 14.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

  /// Sets the title of the page and its display mode, as before iOS 14.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationBarTitle(Text(titleKey), displayMode: displayMode) }

  /// Sets the title of the page and its display mode, as before iOS 14.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationBarTitle(Text(verbatim: String(title)), displayMode: displayMode) }

  /// Sets the display mode of the page's title.
  ///
  ///     Text("Body").navigationTitle("Details").navigationBarTitleDisplayMode(.inline)
  ///
  /// - Parameter displayMode: A value that indicates whether the title is large or inline.
  /// - Returns: A view with the display mode.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    transformEnvironment(\.pageTop) { $0?.displayMode = displayMode }
      .bar { $0.displayMode = displayMode }
  }

  /// Sets whether the navigation bar is hidden.
  ///
  ///     WelcomePage().navigationBarHidden(true)
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbar(hidden ? .hidden : .visible, for: .navigationBar)
  }

  /// Sets whether the button that leads back is hidden.
  ///
  ///     Text("Step 2 of 3")
  ///       .navigationBarBackButtonHidden(true)
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    bar { $0.hidesBackButton = hidesBackButton }
  }

  /// Adds views to both ends of the navigation bar, as before iOS 14.
  ///
  ///     NavigationStack {
  ///       Text("Text")
  ///         .navigationBarItems(leading: Button("Edit") {}, trailing: Button("Add") {})
  ///     }
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Adds views to the leading end of the navigation bar, as before iOS 14.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Adds views to the trailing end of the navigation bar, as before iOS 14.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
