/// The container whose background a view sets.
///
///     NotesList().containerBackground(.blue.gradient, for: .navigation)
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  let name: String

  /// The page of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// All columns of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// The page of a tab.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

extension View {
  /// Paints the background of the container around the view with a style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - container: The kind of the container.
  /// - Returns: A view with a background of its container.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// Places a view behind the content of the container around the view.
  ///
  /// A page of a navigation stack is filled to the edges of the window; elsewhere the background
  /// lies behind the view itself and reaches as far as its place does.
  ///
  ///     List { rows }.containerBackground(for: .navigation) { Color.mint }
  ///
  /// - Parameters:
  ///   - container: The kind of the container.
  ///   - alignment: The position of the background in the container.
  ///   - content: The background.
  /// - Returns: A view with a background of its container.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      ContainerBackground(
        isPage: container == .navigation, alignment: alignment, background: content()))
  }
}

private struct ContainerBackground<Background: View>: ViewModifier {
  let isPage: Bool
  let alignment: Alignment
  let background: Background
  @Environment(\.navigation) private var navigation

  func body(content: Content) -> some View {
    let filled = background.ignoresSafeArea()
    if isPage, navigation != nil {
      let page = AnyView(filled)
      content.bar { $0.background = $0.background ?? page }
    } else {
      content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        .background(alignment: alignment) { filled }
    }
  }
}

@MainActor
extension LoweringContext {
  /// A page before the background that its content asks for.
  func page(_ page: Element, on background: AnyView?) -> Element {
    guard let background else { return page }
    let inner = entering(.id(AnyHashable("page background")))
    return inner.element(of: LoweredViews(elements: [page]).background { background })
  }
}
