/// The main axis of a flex container (CSS Flexbox §5.1).
public enum FlexDirection: UInt8, Hashable, Sendable {
  /// Along lines of text.
  case row
  /// Against lines of text.
  case rowReverse
  /// From top to bottom.
  case column
  /// From bottom to top.
  case columnReverse
}

/// The breaking of a flex container's items into lines (CSS Flexbox §5.2).
public enum FlexWrap: UInt8, Hashable, Sendable {
  /// One line.
  case noWrap
  /// As many lines as items need, from cross-start to cross-end.
  case wrap
  /// As many lines as items need, from cross-end to cross-start.
  case wrapReverse
}
