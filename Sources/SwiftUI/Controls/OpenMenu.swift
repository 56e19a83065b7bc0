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
          context,
          layout: OpenMenuLayout(
            source: source, isDesktop: isDesktop, chosen: isDesktop ? ChosenRow(panel) : nil),
          role: context.arrivingRole([.none, .grow(outOf: source)]), children: [veil, panel])
      }
      // A Mac's menus are there at once.
      layer.animations = isDesktop ? nil : .menu
      return layer
    }
    return content.modifier(WindowLayerModifier(layer: isOpen ? make : nil))
  }
}

/// The chosen row in a menu of nothing but a picker's options.
private struct ChosenRow {
  let index: Int
  /// The words of the row; nil where rows have none, or several texts.
  let title: String?

  /// Nil for any other menu.
  @MainActor init?(_ panel: Element) {
    let choices = panel.preference(MenuChoicesKey.self) ?? []
    guard !choices.contains(nil), let index = choices.firstIndex(of: true) else { return nil }
    let words = panel.words
    (self.index, title) = (index, words.count == choices.count ? words[index] : nil)
  }
}

/// The backdrop of an open menu, which closes it when it is tapped.
private struct MenuBackdrop: View {
  let close: () -> Void

  var body: some View {
    Color.clear.ignoresSafeArea().modifier(InteractionModifier(.tap { close() }))
  }
}

/// The list below its control, or above it where there is no room below; on a Mac a picker's list
/// lies over its control, the chosen row where the value stands.
private struct OpenMenuLayout: ProposalLayout {
  let source: Element
  let isDesktop: Bool
  /// The row that lies over the control; nil for a list beside it.
  let chosen: ChosenRow?
  private static let gap = 8.0
  private static let desktopGap = 2.0
  private static let margin = MenuAnchor.margin

  func size(_ proposal: Proposal, of node: LayoutNode) -> Size { proposal.filled() }

  func place(_ node: LayoutNode, _ proposal: Proposal) {
    guard node.children.count == 2 else { return }
    let (safe, panel) = (node.context.safe, node.children[1])
    node.children[0].place(in: node, at: .zero, proposal: proposal)
    let list = panel.size(.unspecified)
    let top = chosen.map { over(safe, list, row: $0.index) } ?? beside(safe, list)
    let anchor = MenuAnchor(source: source.frame, room: safe)
    let x =
      isDesktop ? anchor.desktopX(list.width, over: chosen.map(value)) : anchor.x(list.width)
    // Positions count from the leading edge; where the list stands does not depend on it.
    let leading = node.traits.isRightToLeft ? node.frame.maxX - x - list.width : x - node.frame.minX
    panel.place(
      in: node, at: Point(x: leading, y: top - node.frame.minY), proposal: .unspecified)
  }

  /// The left edge of the control's value, which reads as the chosen row does.
  private func value(_ chosen: ChosenRow) -> Double {
    guard let title = chosen.title, let rect = source.rect(of: title) else {
      return source.frame.minX
    }
    return rect.minX
  }

  private func beside(_ safe: Rect, _ list: Size) -> Double {
    let gap = isDesktop ? Self.desktopGap : Self.gap
    let below = source.frame.maxY + gap
    let fits = below + list.height <= safe.maxY - Self.margin
    return fits ? below : max(safe.minY, source.frame.minY - gap - list.height)
  }

  /// The top of a list whose row has the middle of the control, within the window.
  private func over(_ safe: Rect, _ list: Size, row: Int) -> Double {
    let middle = DesktopMenuGround.padding + DesktopMenuRow.height * (Double(row) + 0.5)
    let top = source.frame.minY + source.frame.height / 2 - middle
    return max(safe.minY, min(top, safe.maxY - Self.margin - list.height))
  }
}
