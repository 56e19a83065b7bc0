@testable import LayoutEngine

/// A box of a size, whatever it is offered.
func fixed(_ width: Double, _ height: Double) -> LayoutNode {
  LayoutNode(LeafLayout { _ in LeafSize(Size(width: width, height: height)) })
}

/// A box that takes what it is offered between limits.
func flexible(
  _ minimum: Double = 0, _ maximum: Double = .infinity, height: Double = 10
) -> LayoutNode {
  LayoutNode(
    LeafLayout { proposal in
      let width = min(max(proposal.width ?? 10, minimum), maximum)
      return LeafSize(Size(width: width, height: height))
    })
}

/// A text of square letters, 10 points each, that breaks anywhere.
func letters(_ count: Int) -> LayoutNode {
  LayoutNode(
    LeafLayout { proposal in
      let room = proposal.width ?? .infinity
      let perLine = max(1, min(Double(count), (room / 10).rounded(.down)))
      let lines = (Double(count) / perLine).rounded(.up)
      return LeafSize(
        Size(width: perLine * 10, height: lines * 10), firstBaseline: 8,
        lastBaseline: lines * 10 - 2)
    })
}

func spacer(_ axis: LayoutAxis = .horizontal, minimum: Double? = nil) -> LayoutNode {
  let node = LayoutNode(SpacerLayout(axis: axis, minimum: minimum))
  node.traits.isSpacer = true
  node.traits.hasNoSpacing = true
  return node
}

func box(_ layout: any ProposalLayout, _ children: LayoutNode...) -> LayoutNode {
  LayoutNode(layout, children: children)
}

func row(
  _ spacing: Double? = 0, _ alignment: AlignmentKey = .verticalCenter, _ children: LayoutNode...
) -> LayoutNode {
  LayoutNode(
    StackLayout(axis: .horizontal, alignment: alignment, spacing: spacing), children: children)
}

func column(
  _ spacing: Double? = 0, _ alignment: AlignmentKey = .horizontalCenter,
  _ children: LayoutNode...
) -> LayoutNode {
  LayoutNode(
    StackLayout(axis: .vertical, alignment: alignment, spacing: spacing), children: children)
}

extension LayoutNode {
  /// Lays the tree out in a window and gives the frames of the root's children.
  @discardableResult
  func frames(
    _ width: Double?, _ height: Double?, context: PlacementContext = PlacementContext()
  ) -> [Rect] {
    placeAsRoot(
      at: .zero, proposal: Proposal(width: width, height: height), context: context)
    return children.map(\.frame)
  }
}
