/// Two alignment lines, one in each axis.
public struct AlignmentPair: Hashable, Sendable {
  /// The horizontal line.
  public var horizontal: AlignmentKey
  /// The vertical line.
  public var vertical: AlignmentKey

  /// Creates a pair.
  public init(_ horizontal: AlignmentKey, _ vertical: AlignmentKey) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// The centre.
  public static let center = AlignmentPair(.horizontalCenter, .verticalCenter)
  /// The top leading corner.
  public static let topLeading = AlignmentPair(.leading, .top)

  /// Returns the corner of a child in a box of a size, with their lines upon each other.
  func position(of child: LayoutDimensions, in size: Size) -> Point {
    let box = LayoutDimensions(size: size, node: nil, proposal: .unspecified)
    return Point(
      x: (horizontal.defaultValue(box) - child[horizontal]).orZero,
      y: (vertical.defaultValue(box) - child[vertical]).orZero)
  }
}

/// SwiftUI's ZStack: children on top of each other.
///
/// Each child is measured with all that the stack is offered; the stack is as large as those of the
/// highest priority together, and offers each child that size as it places it. So a shape behind a
/// card's text fills the card where a scroll view offers no height, and text before a picture that
/// reaches beyond the screen is as wide as the picture.
///
///     let stack = LayoutNode(OverlapLayout(alignment: .center), children: [photo, label])
public struct OverlapLayout: ProposalLayout {
  /// The alignment of the children.
  public var alignment: AlignmentPair

  /// Creates a stack towards the viewer.
  public init(alignment: AlignmentPair) { self.alignment = alignment }

  /// Returns the size around the aligned children of the highest priority.
  public func size(_ proposal: Proposal, of node: LayoutNode) -> Size {
    extents(leaders(of: node), proposal).size
  }

  /// Returns the size with the proposals that those children answer alike.
  public func answer(_ proposal: Proposal, of node: LayoutNode) -> LayoutAnswer {
    let range = leaders(of: node).reduce(ProposalRange.all) {
      $0.intersection($1.answer(proposal).range)
    }
    return LayoutAnswer(size(proposal, of: node), range: range)
  }

  /// Places the children upon each other, each offered the stack's size.
  public func place(_ node: LayoutNode, _ proposal: Proposal) {
    let offer = Proposal(node.size(proposal))
    let before = extents(leaders(of: node), offer).before
    for child in node.children {
      child.place(in: node, at: position(child, offer, before), proposal: offer)
    }
  }

  /// Returns the place of a line as the children's lines merge into it.
  public func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, size: Size, proposal: Proposal
  ) -> Double? {
    let offer = Proposal(size)
    let before = extents(leaders(of: node), offer).before
    return key.merge(
      node.children.compactMap { child in
        child.dimensions(offer)[explicit: key].map {
          $0 + position(child, offer, before)[key.axis]
        }
      })
  }

  /// Returns the children that decide on the stack's size: those of the highest priority.
  private func leaders(of node: LayoutNode) -> [LayoutNode] {
    guard let first = node.children.first?.traits.priority,
      node.children.contains(where: { $0.traits.priority != first })
    else { return node.children }
    let highest = node.children.reduce(-Double.infinity) { max($0, $1.traits.priority.orZero) }
    return node.children.filter { $0.traits.priority.orZero == highest }
  }

  private func position(_ child: LayoutNode, _ offer: Proposal, _ before: Point) -> Point {
    let box = child.dimensions(offer)
    return Point(
      x: (before.x - box[alignment.horizontal]).orZero,
      y: (before.y - box[alignment.vertical]).orZero)
  }

  private func extents(
    _ children: [LayoutNode], _ proposal: Proposal
  ) -> (before: Point, size: Size) {
    guard !children.isEmpty else { return (.zero, .zero) }
    var before = Point(x: -Double.infinity, y: -Double.infinity)
    var after = before
    for child in children {
      let box = child.dimensions(proposal)
      let line = Point(x: box[alignment.horizontal], y: box[alignment.vertical])
      before = Point(x: max(before.x, line.x), y: max(before.y, line.y))
      after = Point(
        x: max(after.x, (box.width - line.x).orZero), y: max(after.y, (box.height - line.y).orZero))
    }
    return (before, Size(width: before.x + after.x, height: before.y + after.y))
  }
}

/// SwiftUI's overlay and background: the second child is offered the first one's size.
///
///     let badged = LayoutNode(SecondaryLayout(alignment: .center), children: [photo, label])
public struct SecondaryLayout: ProposalLayout {
  /// The alignment of the second child to the first.
  public var alignment: AlignmentPair
  /// Edges, where the first child touches the safe area, that the second one reaches beyond.
  public var ignoredEdges: EdgeMask

  /// Creates a layer before or behind a child.
  public init(alignment: AlignmentPair, ignoring edges: EdgeMask = []) {
    (self.alignment, ignoredEdges) = (alignment, edges)
  }

  /// Returns the first child's size.
  public func size(_ proposal: Proposal, of node: LayoutNode) -> Size {
    node.children.first?.size(proposal) ?? .zero
  }

  /// Returns the first child's answer.
  public func answer(_ proposal: Proposal, of node: LayoutNode) -> LayoutAnswer {
    node.children.first?.answer(proposal) ?? LayoutAnswer(.zero, range: .all)
  }

  /// Places the first child, and the second within its frame.
  public func place(_ node: LayoutNode, _ proposal: Proposal) {
    guard let primary = node.children.first else { return }
    primary.place(in: node, at: .zero, proposal: proposal)
    for secondary in node.children.dropFirst() {
      let offer = Proposal(primary.frame.size)
      let inner = AlignmentAnchor(alignment, primary.dimensions(proposal))
      let position = inner.position(of: secondary.dimensions(offer))
      SafeAreaLayout.place(
        secondary, in: node, at: position, proposal: offer, beyond: ignoredEdges, regions: .all)
    }
  }

  /// Returns the place of a line of the first child.
  public func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, size: Size, proposal: Proposal
  ) -> Double? {
    node.children.first?.dimensions(proposal)[explicit: key]
  }
}

/// The crossing of a box's two alignment lines.
private struct AlignmentAnchor {
  let alignment: AlignmentPair
  let point: Point

  init(_ alignment: AlignmentPair, _ box: LayoutDimensions) {
    self.alignment = alignment
    point = Point(x: box[alignment.horizontal], y: box[alignment.vertical])
  }

  func position(of child: LayoutDimensions) -> Point {
    Point(
      x: (point.x - child[alignment.horizontal]).orZero,
      y: (point.y - child[alignment.vertical]).orZero)
  }
}
