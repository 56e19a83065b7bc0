import LayoutEngine

extension View {
  /// Adds a menu that opens when the view is pressed long.
  ///
  ///     PhotoCell(photo).contextMenu {
  ///       Button("Copy", systemImage: "doc.on.doc") { copy(photo) }
  ///     }
  ///
  /// - Parameter menuItems: The actions.
  /// - Returns: A view with a context menu.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View { modifier(ContextMenuModifier(items: menuItems(), preview: nil as EmptyView?)) }

  /// Adds a menu, with a preview, that opens when the view is pressed long.
  ///
  /// - Parameters:
  ///   - menuItems: The actions.
  ///   - preview: The view that is shown beside the open menu.
  /// - Returns: A view with a context menu.
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View { modifier(ContextMenuModifier(items: menuItems(), preview: preview())) }
}

/// The actions of a context menu, as before iOS 14.
///
///     PhotoView(photo).contextMenu(ContextMenu {
///       Button("Share", action: save)
///       Button("Delete", role: .destructive, action: delete)
///     })
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Creates a menu of actions.
  @MainActor
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Adds a menu, if there is one, that opens when the view is pressed long.
  @ViewBuilder
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    if let contextMenu { self.contextMenu { contextMenu.items } } else { self }
  }
}

package struct ContextMenuModifier<Items: View, Preview: View>: ViewModifier {
  let items: Items
  let preview: Preview?
  @State private var isOpen = false

  package func body(content: Content) -> some View {
    let close = { isOpen = false }
    let make: @MainActor (LoweringContext, Element) -> WindowLayer? = { context, source in
      context.contextMenu(items, preview, over: source, close: close)
    }
    return
      content
      .modifier(SystemActionsModifier(buttons: items))
      .modifier(InteractionModifier(.longPress { isOpen = true }))
      .modifier(WindowLayerModifier(layer: isOpen ? make : nil))
      // It is lifted out of its place, which would else shine through the veil.
      .shown { !isOpen }
  }
}

@MainActor
extension LoweringContext {
  /// The pressed view before a blurred screen, and a menu beside it.
  fileprivate func contextMenu<Items: View, Preview: View>(
    _ items: Items, _ preview: Preview?, over source: Element, close: @escaping () -> Void
  ) -> WindowLayer {
    let veil = entering(.index(2)).element(of: MenuVeil(close: close))
    let shown =
      preview.map { entering(.index(3)).element(of: $0.menuPreview) }
      ?? Element(self, layout: EchoLayout(source: source), role: echo(of: source))
    let menu = entering(.index(4)).element(of: MenuPanel(items: items, close: close))
    var layer = WindowLayer {
      Element(
        self, layout: ContextMenuLayout(source: source, echoes: preview == nil),
        role: arrivingRole([
          .fade, preview == nil ? .lift(from: source) : .grow(outOf: source),
          .grow(outOf: shown),
        ]),
        children: [veil, shown, menu])
    }
    layer.animations = .menu
    return layer
  }

  private func echo(of source: Element) -> EchoRole {
    EchoRole(
      source: source, platter: Color(.systemBackground).resolveColor(in: environment))
  }
}

extension View {
  fileprivate var menuPreview: some View {
    background(Color(.systemBackground))
      .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
      .shadow(color: .black.opacity(0.2), radius: 20, y: 8)
  }
}

/// The blur and the shade behind an open menu.
private struct MenuVeil: View {
  let close: () -> Void

  var body: some View {
    Rectangle().fill(Material.ultraThin)
      .overlay(Color.black.opacity(0.12))
      .ignoresSafeArea()
      .modifier(InteractionModifier(.tap { close() }))
  }
}

/// As large as an element that stands elsewhere.
private struct EchoLayout: ProposalLayout {
  let source: Element
  func size(_ proposal: Proposal, of node: LayoutNode) -> Size { source.frame.size }
}

/// Draws an element that stands elsewhere once more, where it stands, on an opaque platter: most
/// views have no background of their own.
private struct EchoRole: ElementRole {
  let source: Element
  let platter: RGBAColor
  /// UIKit's previews, in points (iOS 16).
  private static let radius = 12.0

  func draw(_ element: Element, into builder: inout DisplayListBuilder) {
    let move = CGAffineTransform(
      translationX: element.rect.minX - source.rect.minX,
      y: element.rect.minY - source.rect.minY)
    let clip = RoundedRectangle(cornerRadius: Self.radius, style: .continuous)
      .path(in: source.rect)
    builder.group(Layer(transform: move, clip: clip.quantized, items: []), for: element) {
      $0.add(.fill(Path(source.rect.quantized), .color(platter), FillStyle()), for: element)
      $0.draw(source)
    }
  }
}

/// The preview where its view stands, the menu below it, both moved up if they would not fit.
private struct ContextMenuLayout: ProposalLayout {
  let source: Element
  let echoes: Bool
  private static let gap = 16.0
  private static let margin = 16.0

  func size(_ proposal: Proposal, of node: LayoutNode) -> Size { proposal.filled() }

  func place(_ node: LayoutNode, _ proposal: Proposal) {
    guard node.children.count == 3 else { return }
    let (veil, shown, menu) = (node.children[0], node.children[1], node.children[2])
    let safe = node.context.safe
    veil.place(
      in: node, at: .zero, proposal: proposal, context: PlacementContext(node.frame))
    let offer = Proposal(width: safe.width - 2 * Self.margin, height: nil)
    let preview = shown.size(offer)
    let list = menu.size(.unspecified)
    var top = source.frame.minY + (echoes ? 0 : (source.frame.height - preview.height) / 2)
    top = min(top, safe.maxY - Self.margin - list.height - Self.gap - preview.height)
    top = max(top, safe.minY)
    let x = echoes ? source.frame.minX : safe.minX + (safe.width - preview.width) / 2
    put(shown, in: node, x: x, y: top, preview, offer)
    put(
      menu, in: node,
      x: MenuAnchor(
        source: Rect(x: x, y: top, width: preview.width, height: preview.height), room: safe
      ).x(list.width),
      y: min(top + preview.height + Self.gap, safe.maxY - Self.margin - list.height), list,
      .unspecified)
  }

  private func put(
    _ child: LayoutNode, in node: LayoutNode, x: Double, y: Double, _ size: Size,
    _ offer: Proposal
  ) {
    let left = node.traits.isRightToLeft ? node.frame.width - x - size.width : x
    child.place(in: node, at: Point(x: left, y: y), proposal: offer)
  }
}
