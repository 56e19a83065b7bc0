/// SwiftUI's ScrollView: its content is offered nothing along the axes that scroll.
///
/// The box takes what it is offered; the content begins at the edge of the safe area and runs
/// beneath bars when it is scrolled.
///
///     let page = LayoutNode(ScrollLayout(horizontal: false, vertical: true), children: [row])
public struct ScrollLayout: ProposalLayout {
  /// A Boolean value that indicates whether the content scrolls horizontally.
  public var horizontal: Bool
  /// A Boolean value that indicates whether the content scrolls vertically.
  public var vertical: Bool
  /// The part of the content that shows.
  private let position: Position
  /// A Boolean value that indicates whether the box is as high as its content, for a picture of the
  /// whole; its width stays as offered.
  public var growsToContent: Bool

  /// The part of the content that the box was asked to show, and once it is placed, shows.
  private final class Position {
    var offset: Point
    var anchor: Point?

    init(_ offset: Point, _ anchor: Point?) { (self.offset, self.anchor) = (offset, anchor) }
  }

  /// Creates a scrolling box.
  ///
  /// - Parameters:
  ///   - horizontal: True where the content is as wide as it wants to be.
  ///   - vertical: True where the content is as high as it wants to be.
  ///   - offset: The scroll offset, in points.
  ///   - anchor: The part of the content that shows instead, from 0 for the beginning to 1 for the
  ///     end.
  ///   - growsToContent: True for a box as high as its content.
  public init(
    horizontal: Bool, vertical: Bool, offset: Point = .zero, anchor: Point? = nil,
    growsToContent: Bool = false
  ) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
    (position, self.growsToContent) = (Position(offset, anchor), growsToContent)
  }

  /// The scroll offset in points, once the box is placed within the content's bounds.
  public var offset: Point { position.offset }

  private func contentProposal(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  /// Returns the offered size along the scrolling axes, and the content's across.
  public func size(_ proposal: Proposal, of node: LayoutNode) -> Size {
    let content = node.children.first?.size(contentProposal(proposal)) ?? .zero
    func length(_ offer: Double?, _ content: Double, scrolls: Bool) -> Double {
      scrolls ? offer ?? content : content
    }
    let height = length(proposal.height, content.height, scrolls: vertical)
    return Size(
      width: length(proposal.width, content.width, scrolls: horizontal),
      height: vertical && growsToContent ? max(content.height, height) : height)
  }

  /// Places the content, moved by the offset.
  public func place(_ node: LayoutNode, _ proposal: Proposal) {
    guard let content = node.children.first else { return }
    let offer = contentProposal(proposal)
    let size = content.size(offer)
    let x = horizontal ? 0 : (node.frame.width - size.width) / 2
    let offset = offset(size, node.frame.size)
    (position.offset, position.anchor) = (offset, nil)
    content.place(
      in: node, at: Point(x: x - offset.x, y: -offset.y), proposal: offer,
      context: PlacementContext(node.frame))
  }

  /// Returns the offset, no further than there is content.
  private func offset(_ content: Size, _ frame: Size) -> Point {
    let most = Point(
      x: max(0, content.width - frame.width), y: max(0, content.height - frame.height))
    if let anchor = position.anchor { return Point(x: most.x * anchor.x, y: most.y * anchor.y) }
    return Point(
      x: horizontal ? min(max(0, offset.x), most.x) : 0,
      y: vertical ? min(max(0, offset.y), most.y) : 0)
  }

  /// Returns the height that boxes in a placed tree have taken beyond what they were offered, to
  /// show their whole content, in points.
  public static func growth(in node: LayoutNode) -> Double {
    guard node.isPlaced else { return 0 }
    var growth = node.children.reduce(0) { max($0, Self.growth(in: $1)) }
    if let layout = node.layout(as: ScrollLayout.self), layout.vertical, layout.growsToContent,
      let offer = node.proposal.height, offer.isFinite
    {
      growth = max(growth, node.frame.height - offer)
    }
    return growth
  }

  /// Returns the rectangle in which a placed box's content shows: its frame, and beneath the bars
  /// that it touches.
  public static func visibleFrame(of node: LayoutNode) -> Rect {
    SafeAreaLayout.extended(node.frame, edges: .all, regions: .all, context: node.context)
  }
}
