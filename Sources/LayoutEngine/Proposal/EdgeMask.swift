/// Some of the four edges, leading and trailing for left and right.
public struct EdgeMask: OptionSet, Hashable, Sendable {
  /// The edges, a bit each.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = EdgeMask(rawValue: 1)
  /// The leading edge.
  public static let leading = EdgeMask(rawValue: 2)
  /// The bottom edge.
  public static let bottom = EdgeMask(rawValue: 4)
  /// The trailing edge.
  public static let trailing = EdgeMask(rawValue: 8)
  /// All four edges.
  public static let all: EdgeMask = [.top, .leading, .bottom, .trailing]
}
