/// A proposal of what to do with dropped items.
public struct DropProposal: Sendable {
  /// The operation that is proposed.
  public let operation: DropOperation

  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}
