/// The container whose background a view sets.
///
///     NotesList().containerBackground(.blue.gradient, for: .navigation)
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  package let name: String

  /// Creates the placement of a container of another module's.
  package init(name: String) { self.name = name }

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
  /// A page of a navigation stack is filled to the edges of the window, a widget to its own;
  /// elsewhere the background lies behind the view itself and reaches as far as its place does.
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
        container: container, alignment: alignment, background: content()))
  }
}

private struct ContainerBackground<Background: View>: ViewModifier {
  let container: ContainerBackgroundPlacement
  let alignment: Alignment
  let background: Background
  @Environment(\.navigation) private var navigation
  @Environment(\.ownedContainerBackgrounds) private var owned

  func body(content: Content) -> some View {
    let filled = background.ignoresSafeArea()
    if owned.contains(container) {
      content.modifier(
        OwnedContainerBackground(
          container: container, alignment: alignment, background: background))
    } else if container == .navigation, navigation != nil {
      let page = AnyView(filled)
      content.bar { $0.background = $0.background ?? page }
    } else {
      content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        .background(alignment: alignment) { filled }
    }
  }
}

/// Passes a background, with the environment of its view, to the container that draws it.
private struct OwnedContainerBackground<Background: View>: ViewModifier {
  let container: ContainerBackgroundPlacement
  let alignment: Alignment
  let background: Background
  @Environment(\.self) private var environment

  func body(content: Content) -> some View {
    let placed = AnyView(
      Color.clear.overlay(alignment: alignment) { background }.environment(\.self, environment))
    content.preference(
      key: ContainerBackgroundsKey.self, value: ContainerBackgrounds(views: [container: placed]))
  }
}

/// The backgrounds that views ask of a container which draws them itself, the first of a placement.
package struct ContainerBackgrounds: Equatable {
  package var views: [ContainerBackgroundPlacement: AnyView] = [:]

  /// Returns a Boolean value that indicates whether both are of the same placements.
  package static func == (a: Self, b: Self) -> Bool { a.views.keys == b.views.keys }
}

package struct ContainerBackgroundsKey: PreferenceKey {
  package static var defaultValue: ContainerBackgrounds { ContainerBackgrounds() }

  package static func reduce(
    value: inout ContainerBackgrounds, nextValue: () -> ContainerBackgrounds
  ) { value.views.merge(nextValue().views) { first, _ in first } }
}

private struct OwnedContainerBackgroundsKey: EnvironmentKey {
  static var defaultValue: Set<ContainerBackgroundPlacement> { [] }
}

extension EnvironmentValues {
  /// The placements whose backgrounds a container around the view draws itself.
  package var ownedContainerBackgrounds: Set<ContainerBackgroundPlacement> {
    get { self[OwnedContainerBackgroundsKey.self] }
    set { self[OwnedContainerBackgroundsKey.self] = newValue }
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
