import Foundation

/// An operation and the node that asked for it.
public struct DrawItem: Hashable, Sendable {
  /// The operation.
  public var operation: DrawOperation
  /// An index into the draw list's nodes; not a part of its digest.
  public var node: Int32

  /// Creates an item.
  public init(_ operation: DrawOperation, node: Int32 = -1) {
    (self.operation, self.node) = (operation, node)
  }

  /// Returns a Boolean value that indicates whether two items draw alike, whichever views made
  /// them.
  public static func == (lhs: DrawItem, rhs: DrawItem) -> Bool { lhs.operation == rhs.operation }

  /// Feeds the operation to a hasher; the node takes no part.
  public func hash(into hasher: inout Hasher) { hasher.combine(operation) }
}
