import LayoutEngine

/// A container that stacks pages, as before iOS 16: one column, or two where width is regular and
/// content has two.
///
///     NavigationView {
///       List(items, id: \.self) { Text($0) }
///         .navigationBarTitle(Text("Items"))
///     }
public struct NavigationView<Content: View>: PrimitiveView {
  let content: Content

  /// Creates a view whose first child is the root page, and whose second is the detail beside it.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Appends the elements of the view.
  public static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    var inner = context.named(Self.self).entering(.type(Self.self))
    let model = inner.identity.slot(0) { NavigationModel(context.session) }
    inner.stackAxis = nil
    inner.environment.navigation = model
    // Its pages are lowered before it is known in how many columns they stand, each beneath a bar.
    inner.environment.pageTop = PageTop()
    let pages = inner.entering(.content).elements(of: view.content)
    let isWide = inner.environment.horizontalSizeClass == .regular
    guard pages.count > 1, isWide, !inner.environment.stacksNavigationViews else {
      output.append(inner.stack(of: LoweredViews(elements: Array(pages.prefix(1))), model))
      return
    }
    let columns = NavigationSplitView {
      LoweredViews(elements: [pages[0]])
    } detail: {
      LoweredViews(elements: [pages[1]])
    }
    output.append(inner.element(of: columns))
  }
}

private enum StacksKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether navigation views below have one column whatever the
  /// width.
  fileprivate var stacksNavigationViews: Bool {
    get { self[StacksKey.self] }
    set { self[StacksKey.self] = newValue }
  }
}

/// A style of navigation views, which arranges their pages.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// A navigation view of one column.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// A navigation view of one column, or of more where there is space.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// A navigation view of columns side by side.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// A navigation view of columns side by side.
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One column, whatever the width.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns side by side where width is regular.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets the style of the navigation views in the view.
  ///
  ///     NavigationView {
  ///       List(notes) { Text($0.title) }.navigationTitle("Notes")
  ///     }
  ///     .navigationViewStyle(.stack)
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.stacksNavigationViews, style is StackNavigationViewStyle)
  }
}
