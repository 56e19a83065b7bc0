/// A placement of the tabs of an adaptable tab view.
///
///     TabView { Tab("Home", systemImage: "house") { HomeView() } }
///       .tabViewStyle(.sidebarAdaptable)
///       .defaultAdaptableTabBarPlacement(.sidebar)
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  /// The standard placement, a bar at the top.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// A bar at the top.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// A sidebar, which shows all tabs in their sections.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

private enum TabBarPlacementKey: EnvironmentKey {
  static var defaultValue: AdaptableTabBarPlacement { .automatic }
}

extension EnvironmentValues {
  /// The placement of an adaptable tab view's tabs until a person chooses another.
  var tabBarPlacement: AdaptableTabBarPlacement {
    get { self[TabBarPlacementKey.self] }
    set { self[TabBarPlacementKey.self] = newValue }
  }
}

extension View {
  /// Sets the first placement of the tabs of adaptable tab views in the view.
  ///
  /// It holds on an iPad since iPadOS 18, until a person calls the sidebar or sends it away; other
  /// tab views ignore it.
  ///
  /// - Parameter defaultPlacement: The placement.
  /// - Returns: A view whose adaptable tab views begin with the placement.
  public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { environment(\.tabBarPlacement, defaultPlacement) }
}
