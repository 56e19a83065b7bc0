/// A bar button's place and a title's size are given by these, as iOS names them.
public enum NavigationBarItem {
  public typealias TitleDisplayMode = NavigationBarTitleDisplayMode
}

extension View {
  /// The title of the page in its navigation bar.
  public func navigationTitle(_ title: Text) -> some View {
    transformEnvironment(\.pageTop) { $0?.hasTitle = true }.bar { $0.title = title }
  }

  /// The title of the page in its navigation bar.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// The title of the page in its navigation bar.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(verbatim: String(title)))
  }

  /// A title that a person may change, by the menu that its sign opens.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue)).toolbarTitleMenu { RenameButton() }
  }

  /// The title of the page, as before iOS 14.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// The title of the page, as before iOS 14.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// The title of the page, as before iOS 14.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// The title of the page and its size, as before iOS 14.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

  /// The title of the page and its size, as before iOS 14.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationBarTitle(Text(titleKey), displayMode: displayMode) }

  /// The title of the page and its size, as before iOS 14.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationBarTitle(Text(verbatim: String(title)), displayMode: displayMode) }

  /// The size of the title.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    transformEnvironment(\.pageTop) { $0?.displayMode = displayMode }
      .bar { $0.displayMode = displayMode }
  }

  /// Whether the navigation bar is hidden.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbar(hidden ? .hidden : .visible, for: .navigationBar)
  }

  /// Whether the way back has no button.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    bar { $0.hidesBackButton = hidesBackButton }
  }

  /// Buttons at both ends of the navigation bar, as before iOS 14.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Buttons at the leading end of the navigation bar, as before iOS 14.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Buttons at the trailing end of the navigation bar, as before iOS 14.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
