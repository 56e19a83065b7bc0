/// A rule for measuring and placing a box and its children.
public protocol ProposalLayout {
  /// The size that a box takes when it is offered a proposal, in points.
  func size(_ proposal: Proposal, of node: LayoutNode) -> Size

  /// The size, and the proposals under which it and all sizes within are the same; a rule that does
  /// not say answers for the one proposal.
  func answer(_ proposal: Proposal, of node: LayoutNode) -> LayoutAnswer

  /// Places the children of a box that has its frame.
  func place(_ node: LayoutNode, _ proposal: Proposal)

  /// An alignment line that the box or a child of it sets, from its leading or top edge.
  func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, size: Size, proposal: Proposal
  ) -> Double?

  /// Whether the rule itself sets lines other than a text's baselines.
  var movesLines: Bool { get }

  /// Whether the rule makes the box's children when it is measured or placed.
  var makesChildren: Bool { get }
}

extension ProposalLayout {
  public var movesLines: Bool { false }
  public var makesChildren: Bool { false }

  public func answer(_ proposal: Proposal, of node: LayoutNode) -> LayoutAnswer {
    LayoutAnswer(size(proposal, of: node), range: .only(proposal))
  }

  public func place(_ node: LayoutNode, _ proposal: Proposal) {
    for child in node.children { child.place(in: node, at: .zero, proposal: proposal) }
  }

  public func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, size: Size, proposal: Proposal
  ) -> Double? {
    nil
  }
}

/// A rule for a box around one other.
public protocol UnaryLayout: ProposalLayout {
  /// What the child is offered.
  func childProposal(_ proposal: Proposal) -> Proposal

  /// The box's size around the child's.
  func size(_ proposal: Proposal, child: Size) -> Size

  /// The proposals that get the same answer, from the child's answer to its own.
  func range(_ proposal: Proposal, child: LayoutAnswer) -> ProposalRange

  /// Where the child lies, from the top leading corner.
  func childPosition(_ size: Size, child: LayoutDimensions) -> Point
}

extension UnaryLayout {
  public func childProposal(_ proposal: Proposal) -> Proposal { proposal }
  public func size(_ proposal: Proposal, child: Size) -> Size { child }
  public func childPosition(_ size: Size, child: LayoutDimensions) -> Point { .zero }
  public func range(_ proposal: Proposal, child: LayoutAnswer) -> ProposalRange { .only(proposal) }

  public func answer(_ proposal: Proposal, of node: LayoutNode) -> LayoutAnswer {
    guard let child = node.children.first?.answer(childProposal(proposal)) else {
      return LayoutAnswer(size(proposal, child: .zero), range: .only(proposal))
    }
    return LayoutAnswer(
      size(proposal, child: child.size), range: range(proposal, child: child))
  }

  public func size(_ proposal: Proposal, of node: LayoutNode) -> Size {
    guard let child = node.children.first else { return size(proposal, child: .zero) }
    return size(proposal, child: child.size(childProposal(proposal)))
  }

  public func place(_ node: LayoutNode, _ proposal: Proposal) {
    guard let child = node.children.first else { return }
    let offer = childProposal(proposal)
    let position = childPosition(node.frame.size, child: child.dimensions(offer))
    child.place(in: node, at: position, proposal: offer)
  }

  public func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, size: Size, proposal: Proposal
  ) -> Double? {
    guard let child = node.children.first else { return nil }
    let dimensions = child.dimensions(childProposal(proposal))
    guard let value = dimensions[explicit: key] else { return nil }
    let position = childPosition(size, child: dimensions)
    return value + (key.axis == .horizontal ? position.x : position.y)
  }
}

/// A rule for a box that offers its child what it is offered, and is as large as the child.
public protocol TransparentLayout: UnaryLayout {}

extension TransparentLayout {
  public func range(_ proposal: Proposal, child: LayoutAnswer) -> ProposalRange { child.range }
}
