import LayoutEngine

/// Views in a layout of an app's own, or in one of the system's that was chosen as a value.
package struct CustomLayoutView<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  package static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    var inner = context.named(L.self)
    inner.stackAxis = view.layout._stackOrientation.map {
      $0 == .horizontal ? .horizontal : .vertical
    }
    output.append(
      Element(
        inner,
        layout: view.layout._rule
          ?? CustomLayoutBridge(
            layout: view.layout, direction: context.environment.layoutDirection),
        children: inner.elements(of: view.content)))
  }
}

/// An app's layout as LayoutEngine's.
struct CustomLayoutBridge<L: Layout>: ProposalLayout {
  let layout: L
  let direction: LayoutDirection
  let movesLines = true
  private let box = CacheBox()

  init(layout: L, direction: LayoutDirection) {
    (self.layout, self.direction) = (layout, direction)
  }

  private final class CacheBox { var cache: L.Cache? }

  private func subviews(_ node: LayoutNode) -> LayoutSubviews {
    LayoutSubviews(nodes: node.children, parent: node, layoutDirection: direction)
  }

  private func withCache<Result>(
    _ node: LayoutNode, _ body: (LayoutSubviews, inout L.Cache) -> Result
  ) -> Result {
    let subviews = subviews(node)
    var cache = box.cache ?? layout.makeCache(subviews: subviews)
    defer { box.cache = cache }
    return body(subviews, &cache)
  }

  func size(_ proposal: Proposal, of node: LayoutNode) -> Size {
    let size = withCache(node) {
      layout.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: $0, cache: &$1)
    }
    return Size(width: size.width, height: size.height)
  }

  func place(_ node: LayoutNode, _ proposal: Proposal) {
    let bounds = CGRect(
      x: node.frame.minX, y: node.frame.minY, width: node.frame.width, height: node.frame.height)
    withCache(node) {
      layout.placeSubviews(
        in: bounds, proposal: ProposedViewSize(proposal), subviews: $0, cache: &$1)
    }
    // As in SwiftUI, a view that the layout forgets lies in the middle.
    for child in node.children where !child.isPlaced {
      let size = child.size(proposal)
      child.place(
        in: node,
        at: Point(
          x: (node.frame.width - size.width) / 2, y: (node.frame.height - size.height) / 2),
        proposal: proposal)
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, size: Size, proposal: Proposal
  ) -> Double? {
    let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    let value = withCache(node) { subviews, cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key), in: bounds, proposal: ProposedViewSize(proposal),
          subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key), in: bounds, proposal: ProposedViewSize(proposal),
          subviews: subviews, cache: &cache)
    }
    return value.map(Double.init)
  }
}
