import LayoutEngine

/// A coordinate space in which a position is given.
public enum CoordinateSpace: Hashable {
  /// The coordinates of the window.
  case global
  /// The coordinates of the view itself.
  case local
  /// The coordinates of a view that has given them a name.
  case named(AnyHashable)
}
