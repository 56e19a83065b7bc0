/// A rule for measuring and placing a box and its children.
///
///     struct HalfLayout: ProposalLayout {
///       func size(_ proposal: Proposal, of node: LayoutNode) -> Size {
///         let whole = proposal.filled(Size(width: 10, height: 10))
///         return Size(width: whole.width / 2, height: whole.height)
///       }
///     }
public protocol ProposalLayout {
  /// Returns the size that a box takes when it is offered a proposal, in points.
  func size(_ proposal: Proposal, of node: LayoutNode) -> Size

  /// Returns the size, and the proposals under which it and all sizes within are the same; a rule
  /// that does not say answers for the one proposal.
  func answer(_ proposal: Proposal, of node: LayoutNode) -> LayoutAnswer

  /// Places the children of a box that has its frame.
  func place(_ node: LayoutNode, _ proposal: Proposal)

  /// Returns an alignment line that the box or a child of it sets, from its leading or top edge.
  func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, size: Size, proposal: Proposal
  ) -> Double?

  /// A Boolean value that indicates whether the rule sets lines other than a text's baselines.
  var movesLines: Bool { get }

  /// A Boolean value that indicates whether the rule makes the box's children when it is measured
  /// or placed.
  var makesChildren: Bool { get }
}

extension ProposalLayout {
  /// A Boolean value that is false: most rules set no lines.
  public var movesLines: Bool { false }
  /// A Boolean value that is false: most boxes are given their children.
  public var makesChildren: Bool { false }

  /// Returns the size as an answer to the one proposal.
  public func answer(_ proposal: Proposal, of node: LayoutNode) -> LayoutAnswer {
    LayoutAnswer(size(proposal, of: node), range: .only(proposal))
  }

  /// Places all children in the top leading corner with the box's own proposal.
  public func place(_ node: LayoutNode, _ proposal: Proposal) {
    for child in node.children { child.place(in: node, at: .zero, proposal: proposal) }
  }

  /// Returns nil: most rules set no lines.
  public func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, size: Size, proposal: Proposal
  ) -> Double? {
    nil
  }
}

/// A rule for a box around one other.
public protocol UnaryLayout: ProposalLayout {
  /// Returns the proposal to the child.
  func childProposal(_ proposal: Proposal) -> Proposal

  /// Returns the box's size around the child's.
  func size(_ proposal: Proposal, child: Size) -> Size

  /// Returns the proposals that get the same answer, from the child's answer to its own.
  func range(_ proposal: Proposal, child: LayoutAnswer) -> ProposalRange

  /// Returns the child's corner, in points from the top leading one.
  func childPosition(_ size: Size, child: LayoutDimensions) -> Point
}

extension UnaryLayout {
  /// Passes the proposal on.
  public func childProposal(_ proposal: Proposal) -> Proposal { proposal }
  /// Returns the child's size.
  public func size(_ proposal: Proposal, child: Size) -> Size { child }
  /// Returns the top leading corner.
  public func childPosition(_ size: Size, child: LayoutDimensions) -> Point { .zero }
  /// Returns the one proposal.
  public func range(_ proposal: Proposal, child: LayoutAnswer) -> ProposalRange { .only(proposal) }

  /// Returns the size around the child's answer, with the proposals that it holds for.
  public func answer(_ proposal: Proposal, of node: LayoutNode) -> LayoutAnswer {
    guard let child = node.children.first?.answer(childProposal(proposal)) else {
      return LayoutAnswer(size(proposal, child: .zero), range: .only(proposal))
    }
    return LayoutAnswer(
      size(proposal, child: child.size), range: range(proposal, child: child))
  }

  /// Returns the size around the child's.
  public func size(_ proposal: Proposal, of node: LayoutNode) -> Size {
    guard let child = node.children.first else { return size(proposal, child: .zero) }
    return size(proposal, child: child.size(childProposal(proposal)))
  }

  /// Places the child.
  public func place(_ node: LayoutNode, _ proposal: Proposal) {
    guard let child = node.children.first else { return }
    let offer = childProposal(proposal)
    let position = childPosition(node.frame.size, child: child.dimensions(offer))
    child.place(in: node, at: position, proposal: offer)
  }

  /// Returns the place of the child's line, moved with the child.
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
  /// Returns the child's range.
  public func range(_ proposal: Proposal, child: LayoutAnswer) -> ProposalRange { child.range }
}
