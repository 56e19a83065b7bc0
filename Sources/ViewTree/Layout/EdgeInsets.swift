import LayoutEngine

/// The insets of four edges, in points.
///
///     Text("Inset")
///       .padding(EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 8))
public struct EdgeInsets: Equatable, Sendable {
  /// The inset of the top edge, in points.
  public var top: CGFloat
  /// The inset of the leading edge, in points.
  public var leading: CGFloat
  /// The inset of the bottom edge, in points.
  public var bottom: CGFloat
  /// The inset of the trailing edge, in points.
  public var trailing: CGFloat

  /// Creates insets.
  ///
  /// - Parameters:
  ///   - top: The inset of the top edge, in points.
  ///   - leading: The inset of the leading edge, in points.
  ///   - bottom: The inset of the bottom edge, in points.
  ///   - trailing: The inset of the trailing edge, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Creates insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates equal insets of some edges, in points.
  public init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The insets with left for leading.
  public var logical: Edges { Edges(top: top, right: trailing, bottom: bottom, left: leading) }

  /// Returns the insets with left and right by a direction.
  public func edges(_ direction: LayoutDirection) -> Edges {
    direction == .leftToRight
      ? logical : Edges(top: top, right: leading, bottom: bottom, left: trailing)
  }

  /// Creates insets from physical edges, by a direction.
  public init(_ edges: Edges, _ direction: LayoutDirection) {
    let isLeft = direction == .leftToRight
    self.init(
      top: edges.top, leading: isLeft ? edges.left : edges.right, bottom: edges.bottom,
      trailing: isLeft ? edges.right : edges.left)
  }
}
