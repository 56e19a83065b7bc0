/// A delegate that decides about drops.
///
///     struct ImageDrop: DropDelegate {
///       func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.image]) }
///       func performDrop(info: DropInfo) -> Bool { !info.itemProviders(for: [.image]).isEmpty }
///     }
public protocol DropDelegate {
  /// Returns whether the items over the view may be dropped.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes what is dropped.
  func performDrop(info: DropInfo) -> Bool
  /// Informs the delegate that something has come over the view.
  func dropEntered(info: DropInfo)
  /// Informs the delegate that something has moved over the view, and asks for a proposal.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Informs the delegate that something has left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Returns true: by default, everything may be dropped.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing by default.
  public func dropEntered(info: DropInfo) {}
  /// Returns nil: by default, the proposal stays as it was.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing by default.
  public func dropExited(info: DropInfo) {}
}
