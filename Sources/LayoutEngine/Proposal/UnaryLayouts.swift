/// SwiftUI's padding: the offer shrinks by the insets, the size grows by them.
///
///     let padded = LayoutNode(PaddingLayout(Edges(top: 8, bottom: 8)), children: [label])
public struct PaddingLayout: UnaryLayout {
  /// The insets in points; left stands for leading, right for trailing.
  public var insets: Edges

  /// Creates padding; negative insets let the child reach out.
  public init(_ insets: Edges) { self.insets = insets }

  /// Offers the child the room within the insets.
  public func childProposal(_ proposal: Proposal) -> Proposal { proposal.inset(by: insets) }

  /// Returns the child's size and the insets.
  public func size(_ proposal: Proposal, child: Size) -> Size {
    Size(width: child.width + insets.horizontal, height: child.height + insets.vertical)
  }

  /// Returns the child's range, wider by the insets.
  public func range(_ proposal: Proposal, child: LayoutAnswer) -> ProposalRange {
    func outer(_ range: LengthRange, _ insets: Double, _ length: Double?) -> LengthRange {
      guard length != nil else { return .only(nil) }
      return range.preimage(offset: insets).including(length)
    }
    return ProposalRange(
      width: outer(child.range.width, insets.horizontal, proposal.width),
      height: outer(child.range.height, insets.vertical, proposal.height))
  }

  /// Returns the corner within the insets.
  public func childPosition(_ size: Size, child: LayoutDimensions) -> Point {
    Point(x: insets.left, y: insets.top)
  }
}

/// SwiftUI's `fixedSize`: the child gets its ideal length whatever is offered.
///
///     let ideal = LayoutNode(
///       FixedSizeLayout(horizontal: true, vertical: false), children: [label])
public struct FixedSizeLayout: UnaryLayout {
  /// A Boolean value that indicates whether the width is the child's ideal one.
  public var horizontal: Bool
  /// A Boolean value that indicates whether the height is the child's ideal one.
  public var vertical: Bool

  /// Creates a box that is fixed in one or both axes.
  public init(horizontal: Bool, vertical: Bool) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// Offers nothing along the fixed axes.
  public func childProposal(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  /// Returns every length for a fixed axis, and the child's range for the other.
  public func range(_ proposal: Proposal, child: LayoutAnswer) -> ProposalRange {
    ProposalRange(
      width: horizontal ? .all : child.range.width, height: vertical ? .all : child.range.height)
  }
}

/// SwiftUI's `aspectRatio`: the child is offered the largest or smallest size of a ratio.
///
///     let square = LayoutNode(AspectRatioLayout(ratio: 1, fills: false), children: [photo])
public struct AspectRatioLayout: ProposalLayout {
  /// Width over height; nil takes the child's ideal ratio.
  public var ratio: Double?
  /// A Boolean value that indicates whether the size covers the offer rather than fits into it.
  public var fills: Bool

  /// Creates a box of a ratio.
  public init(ratio: Double?, fills: Bool) { (self.ratio, self.fills) = (ratio, fills) }

  /// Returns the size of the child, offered lengths in the ratio.
  public func size(_ proposal: Proposal, of node: LayoutNode) -> Size {
    guard let child = node.children.first else { return .zero }
    return child.size(offer(proposal, child))
  }

  /// Places the child with lengths in the ratio.
  public func place(_ node: LayoutNode, _ proposal: Proposal) {
    guard let child = node.children.first else { return }
    child.place(in: node, at: .zero, proposal: offer(proposal, child))
  }

  /// Returns the place of the child's line.
  public func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, size: Size, proposal: Proposal
  ) -> Double? {
    guard let child = node.children.first else { return nil }
    return child.dimensions(offer(proposal, child))[explicit: key]
  }

  private func offer(_ proposal: Proposal, _ child: LayoutNode) -> Proposal {
    let ideal = child.size(.unspecified)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 0)
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return self.ratio == nil ? proposal : Proposal(fit(ideal, ratio, fills: true))
    case (let width?, nil): return Proposal(width: width, height: width / ratio)
    case (nil, let height?): return Proposal(width: height * ratio, height: height)
    case (let width?, let height?):
      return Proposal(fit(Size(width: width, height: height), ratio, fills: fills))
    }
  }

  private func fit(_ size: Size, _ ratio: Double, fills: Bool) -> Size {
    let isWide = size.width.isInfinite && size.height.isInfinite || size.width > size.height * ratio
    return isWide == fills
      ? Size(width: size.width, height: size.width / ratio)
      : Size(width: size.height * ratio, height: size.height)
  }
}

/// SwiftUI's `offset`: the child is moved, the box is not.
///
///     let moved = LayoutNode(OffsetLayout(x: 0, y: -4), children: [label])
public struct OffsetLayout: TransparentLayout {
  /// The horizontal distance, in points.
  public var x: Double
  /// The vertical distance, in points.
  public var y: Double

  /// Creates an offset in points.
  public init(x: Double, y: Double) { (self.x, self.y) = (x.orZero, y.orZero) }

  /// Returns the corner moved by the distances.
  public func childPosition(_ size: Size, child: LayoutDimensions) -> Point { Point(x: x, y: y) }

  /// Returns the place of the child's line, as if nothing were moved.
  public func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, size: Size, proposal: Proposal
  ) -> Double? {
    node.children.first?.dimensions(proposal)[explicit: key]
  }
}

/// SwiftUI's `position`: the child's centre is at a point of a box that takes all it is offered.
///
///     let pinned = LayoutNode(PositionLayout(x: 40, y: 40), children: [label])
public struct PositionLayout: UnaryLayout {
  /// The horizontal place of the centre, in points.
  public var x: Double
  /// The vertical place of the centre, in points.
  public var y: Double

  /// Creates a position in points from the top leading corner.
  public init(x: Double, y: Double) { (self.x, self.y) = (x.orZero, y.orZero) }

  /// Returns the offered size, or the child's where nothing finite is offered.
  public func size(_ proposal: Proposal, child: Size) -> Size {
    Size(
      width: proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? child.width,
      height: proposal.height.flatMap { $0.isFinite ? $0 : nil } ?? child.height)
  }

  /// Returns the corner that puts the child's centre in its place.
  public func childPosition(_ size: Size, child: LayoutDimensions) -> Point {
    Point(x: x - child.width / 2, y: y - child.height / 2)
  }
}

/// SwiftUI's `alignmentGuide`: a line of the child, moved.
///
///     let raised = LayoutNode(GuideLayout(.verticalCenter) { $0.height }, children: [label])
public struct GuideLayout: TransparentLayout {
  /// The line that is set.
  public var key: AlignmentKey
  /// The place of the line, in points from the leading or top edge, by the box's dimensions.
  public var value: (LayoutDimensions) -> Double

  /// A Boolean value that is true: the rule sets a line.
  public var movesLines: Bool { true }

  /// Creates a guide.
  public init(_ key: AlignmentKey, _ value: @escaping (LayoutDimensions) -> Double) {
    (self.key, self.value) = (key, value)
  }

  /// Returns the guide's value for its own line, and the child's place for others.
  public func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, size: Size, proposal: Proposal
  ) -> Double? {
    guard let dimensions = node.children.first?.dimensions(proposal) else { return nil }
    return key == self.key ? value(dimensions) : dimensions[explicit: key]
  }
}
