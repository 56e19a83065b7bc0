import LayoutEngine

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
