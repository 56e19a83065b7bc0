/// The layout of a node's children (CSS Display 3 §2).
///
///     let page = Style { $0.display = .grid }
public enum Display: UInt8, Hashable, Sendable {
  /// Flexbox.
  case flex
  /// Grid.
  case grid
  /// A leaf: its content is what its measure closure says.
  case block
  /// The node and its descendants take no part in layout.
  case none
  /// The node has no box of its own; its children belong to its parent.
  case contents
}

/// The positioning of a node (CSS Positioned Layout 3 §2).
///
///     let badge = Style {
///       $0.position = .absolute
///       $0.inset.top = 0
///       $0.inset.right = 0
///     }
public enum Position: UInt8, Hashable, Sendable {
  /// In the flow.
  case `static`
  /// In the flow, moved by the insets afterwards.
  case relative
  /// Out of the flow, by insets from the containing block.
  case absolute
}

/// The direction of the inline axis; a node without one has its parent's (CSS Writing Modes 4
/// §2.1).
public enum Direction: UInt8, Hashable, Sendable {
  /// Lines run from left to right.
  case leftToRight
  /// Lines run from right to left.
  case rightToLeft
}

/// The box that `width` and `height` measure (CSS Sizing 3 §3.3).
public enum BoxSizing: UInt8, Hashable, Sendable {
  /// The content alone.
  case contentBox
  /// The content with padding and border.
  case borderBox
}

/// The fate of content that overflows (CSS Overflow 3 §3.1); no value makes a scroll bar.
public enum Overflow: UInt8, Hashable, Sendable {
  /// Shows beyond the box.
  case visible
  /// Cut at the box, which does not become a scroll container.
  case clip
  /// Cut at the box, which is a scroll container.
  case hidden
  /// Scrolls.
  case scroll
  /// Scrolls where it overflows.
  case auto
}
