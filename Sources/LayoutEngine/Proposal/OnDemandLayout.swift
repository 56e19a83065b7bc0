/// Children that are made only as far as they can be seen, in a lazy stack or grid that scrolls.
///
/// Children are made a line at a time until the content is longer than what shows. The rest counts
/// with the mean length of those that were made, so that the whole is about as long as it would be.
public struct OnDemandLayout: ProposalLayout {
  /// Makes children in their order.
  public final class Supply {
    private var pending: ArraySlice<() -> [LayoutNode]>

    /// Creates a supply of items, each of which becomes one child or several.
    public init(_ items: [() -> [LayoutNode]]) { pending = items[...] }

    var count: Int { pending.count }

    func next() -> [LayoutNode] { pending.popFirst()?() ?? [] }
  }

  private let base: any ProposalLayout
  private let axis: LayoutAxis
  private let limit: Double
  private let supply: Supply

  /// Creates a layout of children made on demand.
  ///
  /// - Parameters:
  ///   - base: The layout of the children.
  ///   - axis: The axis that scrolls.
  ///   - limit: The length that shows, in points from the beginning of the content.
  ///   - supply: The maker of the children.
  public init(_ base: any ProposalLayout, axis: LayoutAxis, limit: Double, supply: Supply) {
    (self.base, self.axis, self.limit, self.supply) = (base, axis, limit, supply)
  }

  /// Any of the children that are still to be made may.
  public var movesLines: Bool { true }

  /// A Boolean value that is true: children are made as room for them is found.
  public var makesChildren: Bool { true }

  /// Returns the base's size, estimated for children that are not made.
  public func size(_ proposal: Proposal, of node: LayoutNode) -> Size {
    var size = fill(node, proposal)
    if supply.count > 0, !node.children.isEmpty {
      size[axis] += size[axis] / Double(node.children.count) * Double(supply.count)
    }
    return size
  }

  /// Makes the children that show, and places them.
  public func place(_ node: LayoutNode, _ proposal: Proposal) {
    _ = fill(node, proposal)
    base.place(node, proposal)
  }

  /// Returns the place of a line as the base has it.
  public func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, size: Size, proposal: Proposal
  ) -> Double? {
    base.explicitGuide(key, of: node, size: size, proposal: proposal)
  }

  /// Makes children until they are longer than what shows; gives the size of those there are.
  private func fill(_ node: LayoutNode, _ proposal: Proposal) -> Size {
    var size = base.size(proposal, of: node)
    while supply.count > 0, size[axis] <= limit {
      for _ in 0..<lineLength(proposal) { node.children += supply.next() }
      size = base.size(proposal, of: node)
    }
    return size
  }

  private func lineLength(_ proposal: Proposal) -> Int {
    guard let grid = base as? LazyGridLayout else { return 1 }
    return max(1, grid.columns(for: proposal[axis.cross]).count)
  }
}
