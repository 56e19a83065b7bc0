import LayoutEngine

/// One side of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// An edge of a rectangle; leading and trailing follow the direction of the language.
  case top, leading, bottom, trailing

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The top edge.
    public static let top = Set(.top)
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// The leading and trailing edges.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and bottom edges.
    public static let vertical: Set = [.top, .bottom]
    /// All edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]

    /// The same edges as LayoutEngine's.
    public var mask: EdgeMask { EdgeMask(rawValue: UInt8(bitPattern: rawValue)) }
  }
}

/// A horizontal side of a rectangle.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// A horizontal edge, which follows the direction of the language.
  case leading, trailing

  /// A set of horizontal edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The leading edge.
    public static let leading = Set(rawValue: 1)
    /// The trailing edge.
    public static let trailing = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

/// A vertical side of a rectangle.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// A vertical edge.
  case top, bottom

  /// A set of vertical edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = Set(rawValue: 1)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

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

/// A dimension of the layout.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// One of the two dimensions of the layout.
  case horizontal, vertical

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)
  }
}
