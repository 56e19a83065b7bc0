/// A node's record in the arena: its place in the tree and its frame.
///
/// Measurements of it are stored apart, so that going through a tree touches little memory.
struct Node {
  static let none: Int32 = -1

  var style: Int32
  var measure = Node.none
  var parent = Node.none
  var firstChild = Node.none
  var lastChild = Node.none
  var nextSibling = Node.none
  var childCount: Int32 = 0
  var generation: UInt32 = 0
  /// The levels below the node, as of the last layout.
  var levelsBelow: Int32 = 0
  var flags: NodeFlags = .dirty

  /// The frame in points; its origin is relative to the nearest ancestor that has a box.
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0

  /// Returns whether the record, which is at the node's place, is that of the node and not of one
  /// that has been there before or after it.
  func isNode(_ node: NodeID) -> Bool {
    generation == node.generation && !flags.contains(.removed)
  }
}

struct NodeFlags: OptionSet {
  let rawValue: UInt16

  /// The node or a descendant has changed since the last layout.
  static let dirty = NodeFlags(rawValue: 1)
  static let rightToLeft = NodeFlags(rawValue: 1 << 1)
  /// A child is `display: contents`, so that items have to be looked for below it.
  static let hasContentsChild = NodeFlags(rawValue: 1 << 2)
  /// The intrinsic width can depend on the height.
  static let widthDependsOnHeight = NodeFlags(rawValue: 1 << 3)
  /// A descendant is placed in a containing block outside of the subtree.
  static let hasEscapingDescendant = NodeFlags(rawValue: 1 << 4)
  /// Padding is in percent, so that sizes depend on the containing block's width.
  static let hasPercentPadding = NodeFlags(rawValue: 1 << 5)
  static let removed = NodeFlags(rawValue: 1 << 6)
  /// Nothing of the subtree has a frame: `display: none`, or a descendant of such a node.
  static let hidden = NodeFlags(rawValue: 1 << 7)
  /// A child is absolutely positioned.
  static let hasAbsoluteChild = NodeFlags(rawValue: 1 << 10)
  /// A child is not at its initial `order`.
  static let hasOrderedChild = NodeFlags(rawValue: 1 << 8)
  /// The last layout was of the node as it is, under `cache.layoutSpace`.
  static let laidOut = NodeFlags(rawValue: 1 << 9)
}
