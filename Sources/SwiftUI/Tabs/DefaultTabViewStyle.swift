import LayoutEngine

/// A tab view with a bar at the bottom.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
  /// The form of tab view that the style asks for.
  public var _form: TabViewForm { .bar }
}
