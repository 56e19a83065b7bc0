/// A bar of the screen.
///
///     PhotoView(photo).toolbarBackground(.hidden, for: .navigationBar, .tabBar)
public struct ToolbarPlacement: Hashable, Sendable {
  let name: String

  /// The standard bars of the page.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The navigation bar.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The tab bar.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}
