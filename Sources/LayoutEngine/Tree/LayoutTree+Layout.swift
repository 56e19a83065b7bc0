extension LayoutTree {
  /// Lays out a tree, so that frames can be read.
  ///
  /// The root is no item: its flex and alignment properties mean nothing, its margins and insets
  /// move it. Under `.atMost` it is as wide as its content, within the room there is, and as high
  /// as its content; under `.exactly` it has that size, whatever its style says.
  ///
  ///     var tree = LayoutTree()
  ///     let page = try tree.addNode(Style { $0.flexDirection = .column })
  ///     try tree.layout(page, width: .exactly(320), height: .atMost(568))
  ///
  /// - Parameters:
  ///   - root: The node to lay out, with all below it.
  ///   - width: The room for the width, in points.
  ///   - height: The room for the height, in points.
  ///   - percentageBasis: The lengths that percentages of the root refer to, in points; nil for the
  ///     finite length of the constraint.
  /// - Throws: ``LayoutError`` if the node is unknown, a constraint is negative or NaN, or the tree
  ///   is deeper than ``depthLimit``.
  public mutating func layout(
    _ root: NodeID, width: Constraint = .maxContent, height: Constraint = .maxContent,
    percentageBasis: (width: Double?, height: Double?) = (nil, nil)
  ) throws(LayoutError) {
    let room = try room(width, height, percentageBasis)
    try check(root)
    try withPass { (pass) throws(LayoutError) in
      try pass.refresh(root.index)
      pass.layoutRoot(root.index, room)
    }
  }

  /// Measures a node as ``layout(_:width:height:percentageBasis:)`` would lay it out; frames stay
  /// as they are.
  ///
  ///     var tree = LayoutTree()
  ///     let card = try tree.addNode(Style { $0.padding = BoxEdges(16) })
  ///     let size = try tree.measure(card, width: .atMost(320)).size
  ///
  /// - Parameters:
  ///   - root: The node to measure.
  ///   - width: The room for the width, in points.
  ///   - height: The room for the height, in points.
  ///   - percentageBasis: The lengths that percentages of the root refer to, in points; nil for the
  ///     finite length of the constraint.
  /// - Returns: The size and the baselines, in points.
  /// - Throws: ``LayoutError`` if the node is unknown, a constraint is negative or NaN, or the tree
  ///   is deeper than ``depthLimit``.
  public mutating func measure(
    _ root: NodeID, width: Constraint = .maxContent, height: Constraint = .maxContent,
    percentageBasis: (width: Double?, height: Double?) = (nil, nil)
  ) throws(LayoutError) -> Measurement {
    let room = try room(width, height, percentageBasis)
    try check(root)
    return try withPass { (pass) throws(LayoutError) in
      try pass.refresh(root.index)
      return pass.measureRoot(root.index, room)
    }
  }

  private func room(
    _ width: Constraint, _ height: Constraint, _ basis: (width: Double?, height: Double?)
  ) throws(LayoutError) -> RootSpace {
    for constraint in [width, height] { try check(constraint) }
    for length in [basis.width, basis.height].compactMap({ $0 }) { try check(.atMost(length)) }
    return RootSpace(
      width: width, height: height,
      percentWidth: Constraint.atMost(basis.width ?? width.percentageBasis).percentageBasis,
      percentHeight: Constraint.atMost(basis.height ?? height.percentageBasis).percentageBasis)
  }

  private func check(_ constraint: Constraint) throws(LayoutError) {
    switch constraint {
    case .exactly(let length):
      guard length >= 0, length.isFinite else { throw .invalidConstraint(constraint) }
    case .atMost(let length):
      guard length >= 0 else { throw .invalidConstraint(constraint) }
    case .minContent, .maxContent: break
    }
  }
}

/// The constraints that a root is laid out under.
struct RootSpace {
  var width: Constraint
  var height: Constraint
  /// The lengths that percentages refer to, or indefinite.
  var percentWidth: Double
  var percentHeight: Double
}
