/// The main axis of a flex container (CSS Flexbox §5.1).
public enum FlexDirection: UInt8, Hashable, Sendable {
  case row
  case rowReverse
  case column
  case columnReverse
}

/// Whether a flex container breaks its items into lines (CSS Flexbox §5.2).
public enum FlexWrap: UInt8, Hashable, Sendable {
  case noWrap
  case wrap
  case wrapReverse
}
