import LayoutEngine

/// Pages with a bar, as before iOS 16: one column, or two where width is regular and content has two.
public struct NavigationView<Content: View>: PrimitiveView {
  let content: Content

  /// Creates a view whose first child is the root page, and whose second is the detail beside it.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    let inner = context.named(Self.self).entering(.type(Self.self))
    let model = inner.identity.slot(0) { NavigationModel(context.session) }
    output.append(inner.stack(of: view.content, model))
  }
}

/// How a navigation view arranges its pages.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// One column.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// One column, or more where there is room.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// Columns beside each other.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// Columns beside each other.
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// How navigation views below arrange their pages.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
