extension View {
  /// Adds items to the bars of the page.
  ///
  ///     Text("Body").toolbar {
  ///       ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
  ///     }
  ///
  /// - Parameter content: The items.
  /// - Returns: A view with items for its bars.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return modifier(
      BarModifier { configuration, context in
        var items: [ToolbarEntry] = []
        Content._collect(content, context, &items)
        configuration.titleMenu =
          configuration.titleMenu ?? items.first { $0.placement == .titleMenu }
        configuration.items += items.filter { $0.placement != .titleMenu }
      })
  }

  /// Adds views to the bar of the page, at the default place.
  ///
  ///     List { rows }.toolbar { EditButton() }
  ///
  /// - Parameter content: The views.
  /// - Returns: A view with items for its bar.
  @_disfavoredOverload
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return toolbar { ToolbarItemGroup { content } }
  }

  /// Adds items that a person may rearrange to the bars of the page.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { toolbar(content: content) }

  /// Sets the visibility of bars of the page.
  ///
  ///     DetailView().toolbar(.hidden, for: .tabBar)
  ///
  /// - Parameters:
  ///   - visibility: The visibility.
  ///   - bars: The bars.
  /// - Returns: A view whose page has the visibility.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    appearance(of: bars) { $0.visibility = visibility }
  }

  /// Sets the visibility of bars of the page.
  ///
  ///     Text("Reader").toolbarVisibility(.hidden, for: .navigationBar)
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { appearance(of: bars) { $0.visibility = visibility } }

  /// Sets the style that bars of the page are painted with.
  ///
  ///     List { rows }.toolbarBackground(.indigo, for: .navigationBar)
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - bars: The bars.
  /// - Returns: A view whose page has the background.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { appearance(of: bars) { $0.background = AnyShapeStyle(style) } }

  /// Sets the visibility of the background of bars, even where nothing scrolls beneath.
  ///
  ///     ScrollView { content }.toolbarBackground(.visible, for: .navigationBar)
  ///
  /// - Parameters:
  ///   - visibility: The visibility.
  ///   - bars: The bars.
  /// - Returns: A view whose page has the visibility.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { appearance(of: bars) { $0.backgroundVisibility = visibility } }

  /// Sets the visibility of the background of bars, even where nothing scrolls beneath.
  ///
  ///     Text("Reader").toolbarBackgroundVisibility(.visible, for: .tabBar)
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { appearance(of: bars) { $0.backgroundVisibility = visibility } }

  /// Sets the colour scheme of bars of the page.
  ///
  ///     Text("Reader").toolbarColorScheme(.dark, for: .navigationBar)
  ///
  /// - Parameters:
  ///   - colorScheme: Light or dark, or nil for the page's own.
  ///   - bars: The bars.
  /// - Returns: A view whose page has the scheme.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { appearance(of: bars) { $0.colorScheme = colorScheme } }

  /// Adds a menu that opens from the title.
  ///
  ///     Text("Reader")
  ///       .navigationTitle("Text")
  ///       .toolbarTitleMenu { Button("Rename") {} }
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let menu = ToolbarTitleMenu(content: content)
    return toolbar { menu }
  }

  /// Sets the display mode of the page's title.
  ///
  ///     Text("Reader").navigationTitle("Text").toolbarTitleDisplayMode(.inline)
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.displayMode)
  }

  /// Removes an item that the system adds.
  public func toolbar(removing defaultItem: ToolbarDefaultItemKind?) -> some View {
    environment(\.removesSidebarToggle, defaultItem == .sidebarToggle)
  }

  /// Sets the purpose of the page's bar.
  ///
  /// An editor's way back is a chevron alone; on an iPad the titles of an editor and of a browser
  /// stand beside it rather than in the middle.
  ///
  ///     EditorView().navigationTitle("Draft").toolbarRole(.editor)
  ///
  /// - Parameter role: The purpose of the bar.
  /// - Returns: A view whose page's bar has the role.
  public func toolbarRole(_ role: ToolbarRole) -> some View { bar { $0.role = role } }

  private func appearance(
    of bars: [ToolbarPlacement], _ change: @escaping @MainActor (inout BarAppearance) -> Void
  ) -> some View {
    bar { configuration in
      for placement in bars.isEmpty ? [.automatic] : bars {
        change(&configuration.bars[placement, default: BarAppearance()])
      }
    }
  }
}

/// A value that tells the purpose of a page's bars.
public struct ToolbarRole: Hashable, Sendable {
  let name: String
  /// The default role.
  public static let automatic = ToolbarRole(name: "automatic")
  /// The role of bars for browsing.
  public static let browser = ToolbarRole(name: "browser")
  /// The role of bars for editing.
  public static let editor = ToolbarRole(name: "editor")
  /// The role of bars of a navigation stack.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
}

/// A mode that tells how prominent a title is.
///
///     NotesList().navigationTitle("Notes").toolbarTitleDisplayMode(.inlineLarge)
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let displayMode: NavigationBarTitleDisplayMode
  /// The default mode.
  public static let automatic = ToolbarTitleDisplayMode(displayMode: .automatic)
  /// A title in the row of the bar.
  public static let inline = ToolbarTitleDisplayMode(displayMode: .inline)
  /// A title in the row of the bar, which is large where the platform has that.
  public static let inlineLarge = ToolbarTitleDisplayMode(displayMode: .inline)
  /// A large title.
  public static let large = ToolbarTitleDisplayMode(displayMode: .large)
}

/// An item that the system adds to a bar.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  let name: String
  /// The button that shows and hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The field of a search.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

private enum RemovesSidebarToggle: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum InToolbar: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var removesSidebarToggle: Bool {
    get { self[RemovesSidebarToggle.self] }
    set { self[RemovesSidebarToggle.self] = newValue }
  }

  /// A Boolean value that indicates whether the view stands in a bar, where labels are icons and
  /// buttons have no background.
  var isInToolbar: Bool {
    get { self[InToolbar.self] }
    set { self[InToolbar.self] = newValue }
  }
}
