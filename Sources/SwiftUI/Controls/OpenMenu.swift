import LayoutEngine

/// Shows a menu's list by its control while it is open.
package struct OpenMenuModifier<Items: View>: ViewModifier {
  let items: Items
  @Binding var isOpen: Bool

  package func body(content: Content) -> some View {
    let close = { isOpen = false }
    let make: @MainActor (LoweringContext, Element) -> WindowLayer? = { context, source in
      let veil = context.entering(.index(2)).element(of: MenuBackdrop(close: close))
      let panel = context.entering(.index(3)).element(
        of: MenuPanel(items: items, close: close))
      let isDesktop = context.environment.isInDesktopWindow
      var layer = WindowLayer {
        Element(
          context, layout: OpenMenuLayout(source: source, isDesktop: isDesktop),
          role: context.arrivingRole([.none, .grow(outOf: source)]), children: [veil, panel])
      }
      // A Mac's menus are there at once.
      layer.animations = isDesktop ? nil : .menu
      return layer
    }
    return content.modifier(WindowLayerModifier(layer: isOpen ? make : nil))
  }
}

/// The backdrop of an open menu, which closes it when it is tapped.
private struct MenuBackdrop: View {
  let close: () -> Void

  var body: some View {
    Color.clear.ignoresSafeArea().modifier(InteractionModifier(.tap { close() }))
  }
}

/// The list below its control, or above it where there is no room below.
private struct OpenMenuLayout: ProposalLayout {
  let source: Element
  let isDesktop: Bool
  private static let gap = 8.0
  private static let desktopGap = 2.0
  private static let margin = MenuAnchor.margin

  func size(_ proposal: Proposal, of node: LayoutNode) -> Size { proposal.filled() }

  func place(_ node: LayoutNode, _ proposal: Proposal) {
    guard node.children.count == 2 else { return }
    let (safe, panel) = (node.context.safe, node.children[1])
    node.children[0].place(in: node, at: .zero, proposal: proposal)
    let list = panel.size(.unspecified)
    let gap = isDesktop ? Self.desktopGap : Self.gap
    let below = source.frame.maxY + gap
    let fits = below + list.height <= safe.maxY - Self.margin
    let top = fits ? below : max(safe.minY, source.frame.minY - gap - list.height)
    let anchor = MenuAnchor(source: source.frame, room: safe)
    let x = isDesktop ? anchor.desktopX(list.width) : anchor.x(list.width)
    // Positions count from the leading edge; where the list stands does not depend on it.
    let leading = node.traits.isRightToLeft ? node.frame.maxX - x - list.width : x - node.frame.minX
    panel.place(
      in: node, at: Point(x: leading, y: top - node.frame.minY), proposal: .unspecified)
  }
}
