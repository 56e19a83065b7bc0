/// How a node lays out its children (CSS Display 3 §2).
public enum Display: UInt8, Hashable, Sendable {
  case flex
  case grid
  /// A leaf: its content is what its measure closure says.
  case block
  /// The node and its descendants take no part in layout.
  case none
  /// The node has no box of its own; its children belong to its parent.
  case contents
}

/// How a node is placed (CSS Positioned Layout 3 §2).
public enum Position: UInt8, Hashable, Sendable {
  case `static`
  case relative
  case absolute
}

/// The direction of the inline axis; a node without one has its parent's (CSS Writing Modes 4 §2.1).
public enum Direction: UInt8, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

/// Which box `width` and `height` are of (CSS Sizing 3 §3.3).
public enum BoxSizing: UInt8, Hashable, Sendable {
  case contentBox
  case borderBox
}

/// What becomes of content that overflows (CSS Overflow 3 §3.1); no value makes a scroll bar.
public enum Overflow: UInt8, Hashable, Sendable {
  case visible
  case clip
  case hidden
  case scroll
  case auto
}
