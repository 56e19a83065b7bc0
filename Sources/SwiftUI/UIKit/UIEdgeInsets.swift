/// The insets of four edges, in points, by left and right.
///
///     let insets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
public struct UIEdgeInsets: Hashable, Sendable {
  /// The inset of the top edge, in points.
  public var top: CGFloat
  /// The inset of the left edge, in points.
  public var left: CGFloat
  /// The inset of the bottom edge, in points.
  public var bottom: CGFloat
  /// The inset of the right edge, in points.
  public var right: CGFloat
  /// Insets of zero.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets in points.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// The insets of four edges, in points, by reading direction.
///
///     configuration.contentInsets = NSDirectionalEdgeInsets(
///       top: 8, leading: 16, bottom: 8, trailing: 16)
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The inset of the top edge, in points.
  public var top: CGFloat
  /// The inset of the leading edge, in points.
  public var leading: CGFloat
  /// The inset of the bottom edge, in points.
  public var bottom: CGFloat
  /// The inset of the trailing edge, in points.
  public var trailing: CGFloat
  /// Insets of zero.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets in points.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) { (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing) }
}

/// A set of edges, by reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The leading edge.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The trailing edge.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

extension CGRect {
  /// Returns the rectangle without insets, in points; negative ones make it larger.
  ///
  ///     let inner = view.bounds.inset(by: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
