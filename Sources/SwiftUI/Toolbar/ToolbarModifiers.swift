extension View {
  /// Items for the bars of the page.
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

  /// Views for the bar of the page, at the usual place.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return toolbar { ToolbarItemGroup { content } }
  }

  /// Items that a person may rearrange.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { toolbar(content: content) }

  /// Whether bars of the page show.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    appearance(of: bars) { $0.visibility = visibility }
  }

  /// Whether bars of the page show.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { appearance(of: bars) { $0.visibility = visibility } }

  /// What bars of the page are painted with.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { appearance(of: bars) { $0.background = AnyShapeStyle(style) } }

  /// Whether bars of the page have a background even where nothing lies beneath.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { appearance(of: bars) { $0.backgroundVisibility = visibility } }

  /// Whether bars of the page have a background even where nothing lies beneath.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { appearance(of: bars) { $0.backgroundVisibility = visibility } }

  /// The scheme of bars of the page; nil for the page's own.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { appearance(of: bars) { $0.colorScheme = colorScheme } }

  /// A menu that opens from the title.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let menu = ToolbarTitleMenu(content: content)
    return toolbar { menu }
  }

  /// The size of the title.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.displayMode)
  }

  /// Removes an item that the system adds.
  public func toolbar(removing defaultItem: ToolbarDefaultItemKind?) -> some View {
    environment(\.removesSidebarToggle, defaultItem == .sidebarToggle)
  }

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

/// What a page's bars are for.
public struct ToolbarRole: Hashable, Sendable {
  let name: String
  public static let automatic = ToolbarRole(name: "automatic")
  public static let browser = ToolbarRole(name: "browser")
  public static let editor = ToolbarRole(name: "editor")
  public static let navigationStack = ToolbarRole(name: "navigationStack")
}

/// How much a title stands out.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let displayMode: NavigationBarTitleDisplayMode
  public static let automatic = ToolbarTitleDisplayMode(displayMode: .automatic)
  public static let inline = ToolbarTitleDisplayMode(displayMode: .inline)
  public static let inlineLarge = ToolbarTitleDisplayMode(displayMode: .inline)
  public static let large = ToolbarTitleDisplayMode(displayMode: .large)
}

/// An item that the system adds by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  let name: String
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(name: "title")
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

  /// Whether the view stands in a bar, where labels are icons and buttons have no background.
  var isInToolbar: Bool {
    get { self[InToolbar.self] }
    set { self[InToolbar.self] = newValue }
  }
}
