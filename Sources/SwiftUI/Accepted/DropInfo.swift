/// The state of a drop.
public struct DropInfo {
  /// The location of the drop, in points.
  public var location: CGPoint

  /// Returns false, since nothing is dropped on a still.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }

  /// Returns nothing, since nothing is dropped on a still.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}
