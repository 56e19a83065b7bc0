/// Some of the four edges, leading and trailing for left and right.
public struct EdgeMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let top = EdgeMask(rawValue: 1)
  public static let leading = EdgeMask(rawValue: 2)
  public static let bottom = EdgeMask(rawValue: 4)
  public static let trailing = EdgeMask(rawValue: 8)
  public static let all: EdgeMask = [.top, .leading, .bottom, .trailing]
}
