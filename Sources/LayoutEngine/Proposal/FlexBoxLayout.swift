/// A container of CSS among SwiftUI's boxes: its children are its flex or grid items.
///
///     var style = Style()
///     style.flexWrap = .wrap
///     style.columnGap = 8
///     let tags = LayoutNode(FlexBoxLayout(style), children: labels)
///
/// The children are measured leaves of a ``LayoutTree`` of their own. As a block in CSS, the
/// container is as wide as it is offered and as high as its content; where its height is to be
/// definite, the offer decides it too.
public struct FlexBoxLayout: ProposalLayout {
  /// The CSS style of the container.
  public var style: Style
  /// A Boolean value that indicates whether the offered height is the container's, as `height:
  /// 100%` makes it in CSS.
  public var fillsHeight: Bool

  /// Creates a container; its style's direction is left to right, since placement mirrors.
  public init(_ style: Style, fillsHeight: Bool = false) {
    (self.style, self.fillsHeight) = (style, fillsHeight)
  }

  /// Returns the size that flexbox or grid comes to.
  public func size(_ proposal: Proposal, of node: LayoutNode) -> Size {
    solve(node, proposal)?.size ?? .zero
  }

  /// Places the items as flexbox or grid does.
  public func place(_ node: LayoutNode, _ proposal: Proposal) {
    guard let solution = solve(node, proposal) else { return }
    for (child, frame) in zip(node.children, solution.frames) {
      child.place(in: node, at: frame.origin, proposal: Proposal(frame.size))
    }
  }

  /// Returns the place of a line that an item sets.
  public func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, size: Size, proposal: Proposal
  ) -> Double? {
    guard let solution = solve(node, proposal) else { return nil }
    return key.merge(
      zip(node.children, solution.frames).compactMap { child, frame in
        child.dimensions(Proposal(frame.size))[explicit: key].map { $0 + frame.origin[key.axis] }
      })
  }

  private struct Solution {
    var size: Size
    var frames: [Rect]
  }

  /// Returns the container's size and its items' frames; nil where an item's style is not valid.
  private func solve(_ node: LayoutNode, _ proposal: Proposal) -> Solution? {
    var tree = LayoutTree()
    let items = node.children.map { child in
      tree.addLeaf(child.traits.flexStyle ?? Style()) { width, height in
        Self.measure(child, width, height)
      }
    }
    do {
      let root = try tree.addNode(style, children: items)
      try tree.layout(
        root, width: Self.constraint(proposal.width, fills: true),
        height: Self.constraint(proposal.height, fills: fillsHeight))
      return Solution(
        size: try tree.frame(of: root).size, frames: try items.map { try tree.frame(of: $0) })
    } catch {
      return nil
    }
  }

  private static func constraint(_ length: Double?, fills: Bool) -> Constraint {
    guard let length, length.isFinite, fills else { return .maxContent }
    return .exactly(max(0, length))
  }

  /// Asks a child by proposal.
  ///
  /// The narrowest is a hair rather than nothing, since a text that is offered nothing answers with
  /// nothing, and CSS asks for its longest word.
  private static func measure(
    _ child: LayoutNode, _ width: Constraint, _ height: Constraint
  ) -> Measurement {
    func length(_ constraint: Constraint) -> Double? {
      switch constraint {
      case .exactly(let length): length
      case .atMost(let length): length.isFinite ? length : nil
      case .minContent: 1.0 / 1024
      case .maxContent: nil
      }
    }
    let box = child.dimensions(Proposal(width: length(width), height: length(height)))
    return Measurement(
      size: box.size, firstBaseline: box[explicit: .firstTextBaseline],
      lastBaseline: box[explicit: .lastTextBaseline])
  }
}
