/// A box that gets its children when its size is known: GeometryReader's layout.
public struct DeferredLayout: ProposalLayout {
  public var ideal: Size
  /// Makes the children of a box that has its frame and context.
  public var build: (LayoutNode) -> [LayoutNode]

  public var makesChildren: Bool { true }

  /// Creates a box whose children are built at placement; nothing offered makes it 10 by 10.
  public init(
    ideal: Size = Size(width: 10, height: 10), build: @escaping (LayoutNode) -> [LayoutNode]
  ) {
    (self.ideal, self.build) = (ideal, build)
  }

  public func size(_ proposal: Proposal, of node: LayoutNode) -> Size { proposal.filled(ideal) }

  public func place(_ node: LayoutNode, _ proposal: Proposal) {
    node.children = build(node)
    for child in node.children {
      child.place(in: node, at: .zero, proposal: Proposal(node.frame.size))
    }
  }
}

/// SwiftUI's ViewThatFits: the first child whose ideal size fits, or the last.
public struct FirstFitLayout: ProposalLayout {
  public var horizontal: Bool
  public var vertical: Bool

  /// Creates a choice that looks at one or both axes.
  public init(horizontal: Bool, vertical: Bool) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  private func choice(_ proposal: Proposal, _ node: LayoutNode) -> LayoutNode? {
    node.children.first { child in
      var offer = proposal
      if horizontal { offer.width = nil }
      if vertical { offer.height = nil }
      let ideal = child.size(offer)
      return (!horizontal || ideal.width <= (proposal.width ?? .infinity))
        && (!vertical || ideal.height <= (proposal.height ?? .infinity))
    } ?? node.children.last
  }

  public func size(_ proposal: Proposal, of node: LayoutNode) -> Size {
    choice(proposal, node)?.size(proposal) ?? .zero
  }

  public func place(_ node: LayoutNode, _ proposal: Proposal) {
    choice(proposal, node)?.place(in: node, at: .zero, proposal: proposal)
  }

  public func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, size: Size, proposal: Proposal
  ) -> Double? {
    choice(proposal, node)?.dimensions(proposal)[explicit: key]
  }
}
