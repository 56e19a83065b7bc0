import LayoutEngine

/// A leaf that a closure measures.
struct ShapeLayout: ProposalLayout {
  let measure: (ProposedViewSize) -> CGSize

  func size(_ proposal: Proposal, of node: LayoutNode) -> Size {
    let size = measure(ProposedViewSize(proposal))
    return Size(width: size.width, height: size.height)
  }
}
