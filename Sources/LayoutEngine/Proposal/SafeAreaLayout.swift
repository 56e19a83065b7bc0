/// SwiftUI's `ignoresSafeArea`: a box that touches the edge of the safe area reaches beyond it.
public struct SafeAreaLayout: UnaryLayout {
  /// The causes of a narrower safe area.
  public struct Regions: OptionSet, Hashable, Sendable {
    /// The causes, a bit each.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Bars and hardware.
    public static let container = Regions(rawValue: 1)
    /// The keyboard.
    public static let keyboard = Regions(rawValue: 2)
    /// Bars, hardware and the keyboard.
    public static let all: Regions = [.container, .keyboard]
  }

  /// The edges at which the safe area is ignored.
  public var edges: EdgeMask
  /// The causes that are ignored.
  public var regions: Regions

  /// Creates a box that ignores the safe area at edges.
  public init(edges: EdgeMask, regions: Regions) { (self.edges, self.regions) = (edges, regions) }

  /// Places the child, reaching beyond the safe area at the edges that it touches.
  public func place(_ node: LayoutNode, _ proposal: Proposal) {
    guard let child = node.children.first else { return }
    Self.place(child, in: node, at: .zero, proposal: proposal, beyond: edges, regions: regions)
  }

  /// A point in UIKit's rounding: half a pixel at 1x and a little.
  private static let tolerance = 0.501

  /// Places a box, larger where it touches an edge of the safe area that it ignores.
  static func place(
    _ child: LayoutNode, in node: LayoutNode, at position: Point, proposal: Proposal,
    beyond edges: EdgeMask, regions: Regions
  ) {
    guard !edges.isEmpty else {
      return child.place(in: node, at: position, proposal: proposal)
    }
    let context = node.context
    let frame = child.frame(in: node, at: position, proposal: proposal)
    let reach = extended(
      frame, edges: edges, regions: regions, context: context,
      isRightToLeft: node.traits.isRightToLeft)
    guard reach != frame else {
      return child.place(in: node, at: position, proposal: proposal)
    }
    let x =
      node.traits.isRightToLeft
      ? node.frame.maxX - reach.maxX : reach.minX - node.frame.minX
    var inner = context
    if regions.contains(.container) { inner.container = context.container.union(reach, edges) }
    if regions.contains(.keyboard) { inner.keyboard = context.keyboard.union(reach, edges) }
    child.place(
      in: node, at: Point(x: x, y: reach.minY - node.frame.minY), proposal: Proposal(reach.size),
      context: inner)
  }

  /// Returns a frame moved out to the window at those edges where it touches the safe area.
  package static func extended(
    _ frame: Rect, edges: EdgeMask, regions: Regions, context: PlacementContext,
    isRightToLeft: Bool = false
  ) -> Rect {
    let safe = context.safe
    var target = context.outer
    if !regions.contains(.keyboard) { target = target.intersection(context.keyboard) }
    if !regions.contains(.container) { target = target.intersection(context.container) }
    let left: EdgeMask = isRightToLeft ? .trailing : .leading
    let right: EdgeMask = isRightToLeft ? .leading : .trailing
    func reaches(_ edge: EdgeMask, _ distance: Double) -> Bool {
      edges.contains(edge) && distance <= tolerance
    }
    let minX = reaches(left, frame.minX - safe.minX) ? min(frame.minX, target.minX) : frame.minX
    let minY = reaches(.top, frame.minY - safe.minY) ? min(frame.minY, target.minY) : frame.minY
    let maxX = reaches(right, safe.maxX - frame.maxX) ? max(frame.maxX, target.maxX) : frame.maxX
    let maxY = reaches(.bottom, safe.maxY - frame.maxY) ? max(frame.maxY, target.maxY) : frame.maxY
    return Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}

extension Rect {
  /// Returns the rectangle grown to another's edges, at those named.
  fileprivate func union(_ other: Rect, _ edges: EdgeMask) -> Rect {
    let left = edges.contains(.leading) ? min(minX, other.minX) : minX
    let top = edges.contains(.top) ? min(minY, other.minY) : minY
    let right = edges.contains(.trailing) ? max(maxX, other.maxX) : maxX
    let bottom = edges.contains(.bottom) ? max(maxY, other.maxY) : maxY
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// SwiftUI's `safeAreaInset`: a bar at an edge, by which the content's safe area shrinks.
///
/// The first child is the content, the second the bar. Content that scrolls or ignores the safe
/// area runs beneath the bar.
public struct SafeAreaInsetLayout: ProposalLayout {
  /// The edge at which the bar stands.
  public var edge: EdgeMask
  /// The line by which the bar is aligned along its edge.
  public var alignment: AlignmentKey
  /// The distance between content and bar, in points.
  public var spacing: Double

  /// Creates a bar at one edge.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the bar stands.
  ///   - alignment: The line by which the bar is aligned along its edge.
  ///   - spacing: The distance between content and bar, in points.
  public init(edge: EdgeMask, alignment: AlignmentKey, spacing: Double) {
    (self.edge, self.alignment, self.spacing) = (edge, alignment, spacing)
  }

  private var axis: LayoutAxis { [.top, .bottom].contains(edge) ? .vertical : .horizontal }

  private func barProposal(_ proposal: Proposal) -> Proposal {
    var offer = proposal
    offer[axis] = nil
    return offer
  }

  /// Returns the length that the bar takes from the content, in points.
  private func inset(_ bar: LayoutNode, _ proposal: Proposal) -> Double {
    bar.size(barProposal(proposal))[axis] + spacing
  }

  private func contentProposal(_ proposal: Proposal, _ inset: Double) -> Proposal {
    var offer = proposal
    offer[axis] = offer[axis].map { max(0, $0 - inset) }
    return offer
  }

  /// Returns the content's size with the bar's beside it.
  public func size(_ proposal: Proposal, of node: LayoutNode) -> Size {
    guard node.children.count == 2 else { return node.children.first?.size(proposal) ?? .zero }
    let inset = inset(node.children[1], proposal)
    var size = node.children[0].size(contentProposal(proposal, inset))
    size[axis] += inset
    return size
  }

  /// Places the bar at its edge, and the content with a narrower safe area.
  public func place(_ node: LayoutNode, _ proposal: Proposal) {
    guard node.children.count == 2 else {
      node.children.first?.place(in: node, at: .zero, proposal: proposal)
      return
    }
    let (content, bar) = (node.children[0], node.children[1])
    let inset = inset(bar, proposal)
    let isFirst = edge == .top || edge == .leading
    var position = Point.zero
    position[axis] = isFirst ? inset : 0
    content.place(
      in: node, at: position, proposal: contentProposal(proposal, inset),
      context: node.context.covering(edges(inset, node), of: node.frame))
    placeBar(bar, in: node, Proposal(node.frame.size), isFirst: isFirst)
  }

  private func placeBar(
    _ bar: LayoutNode, in node: LayoutNode, _ proposal: Proposal, isFirst: Bool
  ) {
    let offer = barProposal(proposal)
    let box = bar.dimensions(offer)
    let whole = LayoutDimensions(size: node.frame.size, node: nil, proposal: .unspecified)
    var position = Point.zero
    position[axis] = isFirst ? 0 : node.frame.size[axis] - box.size[axis]
    position[axis.cross] = (alignment.defaultValue(whole) - box[alignment]).orZero
    bar.place(in: node, at: position, proposal: offer)
  }

  private func edges(_ inset: Double, _ node: LayoutNode) -> Edges {
    let isRight = (edge == .trailing) != node.traits.isRightToLeft
    switch edge {
    case .top: return Edges(top: inset)
    case .bottom: return Edges(bottom: inset)
    default: return isRight ? Edges(right: inset) : Edges(left: inset)
    }
  }
}

/// SwiftUI's `safeAreaPadding`: the content's safe area shrinks by lengths.
public struct SafeAreaPaddingLayout: UnaryLayout {
  /// The insets, in points.
  public var insets: Edges

  /// Creates padding that scrolling content runs beneath.
  public init(_ insets: Edges) { self.insets = insets }

  /// Offers the child the room within the insets.
  public func childProposal(_ proposal: Proposal) -> Proposal { proposal.inset(by: insets) }

  /// Returns the child's size and the insets.
  public func size(_ proposal: Proposal, child: Size) -> Size {
    Size(width: child.width + insets.horizontal, height: child.height + insets.vertical)
  }

  /// Places the child within the insets, with a safe area narrower by them.
  public func place(_ node: LayoutNode, _ proposal: Proposal) {
    node.children.first?.place(
      in: node, at: Point(x: insets.left, y: insets.top), proposal: childProposal(proposal),
      context: node.context.covering(insets, of: node.frame))
  }
}
