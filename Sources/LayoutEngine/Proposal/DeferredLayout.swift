/// A box that gets its children when its size is known: GeometryReader's layout.
///
///     let reader = LayoutNode(DeferredLayout { node in node.frame.width > 400 ? [row] : [label] })
public struct DeferredLayout: ProposalLayout {
  /// The size that the box takes where nothing is offered, in points.
  public var ideal: Size
  /// Makes the children of a box that has its frame and context.
  public var build: (LayoutNode) -> [LayoutNode]

  /// A Boolean value that is true: the children are made at placement.
  public var makesChildren: Bool { true }

  /// Creates a box whose children are built at placement; nothing offered makes it 10 by 10.
  public init(
    ideal: Size = Size(width: 10, height: 10), build: @escaping (LayoutNode) -> [LayoutNode]
  ) {
    (self.ideal, self.build) = (ideal, build)
  }

  /// Returns the offered size, with the ideal one where nothing is offered.
  public func size(_ proposal: Proposal, of node: LayoutNode) -> Size { proposal.filled(ideal) }

  /// Makes the children and places them.
  public func place(_ node: LayoutNode, _ proposal: Proposal) {
    node.children = build(node)
    for child in node.children {
      child.place(in: node, at: .zero, proposal: Proposal(node.frame.size))
    }
  }
}

/// SwiftUI's ViewThatFits: the first child whose ideal size fits, or the last.
///
///     let fitting = LayoutNode(
///       FirstFitLayout(horizontal: true, vertical: false), children: [row, label])
public struct FirstFitLayout: ProposalLayout {
  /// A Boolean value that indicates whether the width decides.
  public var horizontal: Bool
  /// A Boolean value that indicates whether the height decides.
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

  /// Returns the size of the first child that fits.
  public func size(_ proposal: Proposal, of node: LayoutNode) -> Size {
    choice(proposal, node)?.size(proposal) ?? .zero
  }

  /// Places the first child that fits.
  public func place(_ node: LayoutNode, _ proposal: Proposal) {
    choice(proposal, node)?.place(in: node, at: .zero, proposal: proposal)
  }

  /// Returns the place of a line of the first child that fits.
  public func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, size: Size, proposal: Proposal
  ) -> Double? {
    choice(proposal, node)?.dimensions(proposal)[explicit: key]
  }
}
