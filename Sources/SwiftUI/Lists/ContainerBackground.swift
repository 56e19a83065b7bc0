extension View {
  /// What lies behind a page in its container: the window's background takes the style.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// What lies behind a page in its container, from edge to edge.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    background(alignment: alignment) { content().ignoresSafeArea() }
  }
}

/// The containers whose background may be replaced.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  public static let window = ContainerBackgroundPlacement(name: "window")
}
