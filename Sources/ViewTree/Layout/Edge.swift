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
