import LayoutEngine

/// A style of tab views, which tells how a tab is chosen.
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// The form of tab view that the style asks for.
  var _form: TabViewForm { get }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default style.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
  /// A tab bar alone.
  public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages side by side.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages that are swiped.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// Pages below each other.
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }

  /// Pages below each other.
  public static func verticalPage(
    transitionStyle: VerticalPageTabViewStyle.TransitionStyle
  ) -> VerticalPageTabViewStyle { VerticalPageTabViewStyle(transitionStyle: transitionStyle) }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A tab bar or a sidebar, by the width.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}
