/// The parts that an app adds to the sidebar of a tab view.
struct TabSidebarParts {
  var header: AnyView?
  var footer: AnyView?
  var bottomBar: AnyView?
}

private enum TabSidebarPartsKey: EnvironmentKey {
  static var defaultValue: TabSidebarParts { TabSidebarParts() }
}

extension EnvironmentValues {
  var tabSidebarParts: TabSidebarParts {
    get { self[TabSidebarPartsKey.self] }
    set { self[TabSidebarPartsKey.self] = newValue }
  }
}

extension View {
  /// Adds a header above the tabs in the sidebar of a tab view.
  ///
  ///     TabView { Tab("Home", systemImage: "house") { HomeView() } }
  ///       .tabViewStyle(.sidebarAdaptable)
  ///       .tabViewSidebarHeader { Text("Library").font(.headline) }
  public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let header = AnyView(content())
    return transformEnvironment(\.tabSidebarParts) { $0.header = header }
  }

  /// Adds a footer below the tabs in the sidebar of a tab view.
  ///
  ///     TabView { Tab("Home", systemImage: "house") { HomeView() } }
  ///       .tabViewStyle(.sidebarAdaptable)
  ///       .tabViewSidebarFooter { Text("12 of 40 GB") }
  public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let footer = AnyView(content())
    return transformEnvironment(\.tabSidebarParts) { $0.footer = footer }
  }

  /// Adds a bar at the bottom of the sidebar of a tab view.
  ///
  ///     TabView { Tab("Home", systemImage: "house") { HomeView() } }
  ///       .tabViewStyle(.sidebarAdaptable)
  ///       .tabViewSidebarBottomBar { Button("Account", systemImage: "person", action: save) }
  public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let bar = AnyView(content())
    return transformEnvironment(\.tabSidebarParts) { $0.bottomBar = bar }
  }
}
