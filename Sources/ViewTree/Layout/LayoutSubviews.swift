import LayoutEngine

/// A proxy of a view in a layout.
public struct LayoutSubview: Equatable {
  let node: LayoutNode
  let parent: LayoutNode

  /// Returns whether two values are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.node === rhs.node }

  /// The priority of the subview in the layout.
  public var priority: Double { node.traits.priority }

  /// The preferred spacing of the subview.
  public var spacing: ViewSpacing { ViewSpacing(isZero: node.traits.hasNoSpacing) }

  /// Returns the size of the view for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = node.size(proposal.proposal)
    return CGSize(width: size.width, height: size.height)
  }

  /// Returns the size and the guides of the view for a proposal.
  ///
  ///     let baselines = subviews.map { $0.dimensions(in: .unspecified)[.firstTextBaseline] }
  ///     let height = baselines.max() ?? 0
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(dimensions: node.dimensions(proposal.proposal))
  }

  /// Places the view: its anchor comes to a point of the layout's bounds.
  ///
  ///     var x = bounds.minX
  ///     for view in subviews {
  ///       view.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
  ///       x += view.sizeThatFits(.unspecified).width + 8
  ///     }
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = node.size(proposal.proposal)
    node.place(
      in: parent,
      at: Point(
        x: position.x - size.width * anchor.x - parent.frame.minX,
        y: position.y - size.height * anchor.y - parent.frame.minY),
      proposal: proposal.proposal)
  }

  /// Returns the value that the view set for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    node.traits.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }
}

/// The proxies of the views in a layout.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  let nodes: [LayoutNode]
  let parent: LayoutNode
  /// The direction of the layout.
  public var layoutDirection: LayoutDirection

  /// Returns whether two values are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.nodes.elementsEqual(rhs.nodes) { $0 === $1 }
  }

  /// The index of the first element.
  public var startIndex: Int { 0 }
  /// The index after the last element.
  public var endIndex: Int { nodes.count }

  /// Returns the subview at an index.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(node: nodes[index], parent: parent)
  }

  /// Returns the subviews in a range of indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(nodes: Array(nodes[bounds]), parent: parent, layoutDirection: layoutDirection)
  }
}
