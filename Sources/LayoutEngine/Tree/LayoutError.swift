/// An error in a change or a layout of a tree.
public enum LayoutError: Error, Hashable, Sendable {
  /// The node was removed, or is of another tree.
  case unknownNode(NodeID)
  /// The style is of another tree.
  case unknownStyle(StyleID)
  /// The node already has a parent, or stands twice in a list of children.
  case nodeHasParent(NodeID)
  /// The node would become its own descendant.
  case cycle(NodeID)
  /// A node with a measure closure cannot have children.
  case leafWithChildren(NodeID)
  /// The tree is deeper than ``LayoutTree/depthLimit``.
  case tooDeep(NodeID)
  /// The constraint or percentage basis is negative or NaN.
  case invalidConstraint(Constraint)
}

extension LayoutError: CustomStringConvertible {
  /// The fault and its remedy, for people.
  public var description: String {
    switch self {
    case .unknownNode(let node):
      "node \(node.index) is not in this tree; it was removed or belongs to another one"
    case .unknownStyle(let style):
      "style \(style.index) is not in this tree; add it with addStyle(_:) first"
    case .nodeHasParent(let node):
      "node \(node.index) already has a parent; take it from there with setChildren(of:_:) first"
    case .cycle(let node):
      "node \(node.index) would become its own descendant"
    case .leafWithChildren(let node):
      "node \(node.index) has a measure closure and so cannot have children"
    case .tooDeep(let node):
      "the tree under node \(node.index) is deeper than \(LayoutTree.depthLimit) levels; flatten it"
    case .invalidConstraint(let constraint):
      "the constraint \(constraint) is negative or not a number; give a length from 0"
    }
  }
}
