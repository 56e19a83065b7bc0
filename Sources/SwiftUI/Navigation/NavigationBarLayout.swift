import LayoutEngine

/// Items at both ends and a title between them, in the middle of the bar where there is room.
struct NavigationBarArrangement<Leading: View, Title: View, Trailing: View>: PrimitiveView {
  let leading: Leading
  let title: Title
  let trailing: Trailing

  static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    let inner = context.named(Self.self)
    output.append(
      Element(
        inner, layout: NavigationBarLayout(),
        children: [
          inner.entering(.index(0)).element(of: view.leading),
          inner.entering(.index(1)).element(of: view.title),
          inner.entering(.index(2)).element(of: view.trailing),
        ]))
  }
}

/// The ends take their ideal widths, but neither leaves the other less than its least; the title
/// takes what is left, and nothing where that is too little to read.
struct NavigationBarLayout: ProposalLayout {
  /// Points between the title and the items.
  private static let gap = 8.0
  /// A title narrower than this is left out, in points.
  private static let leastTitle = 32.0
  /// The width of the words of a way back to which a title may give way, in points (measured on
  /// iOS 17).
  private static let longestWords = 180.0

  func size(_ proposal: Proposal, of node: LayoutNode) -> Size {
    proposal.filled(Size(width: 320, height: 44))
  }

  func place(_ node: LayoutNode, _ proposal: Proposal) {
    guard node.children.count == 3 else { return }
    let (leading, title, trailing) = (node.children[0], node.children[1], node.children[2])
    let bar = node.frame.size
    let widths = widths(bar.width, leading, title, trailing)
    put(leading, in: node, x: 0, width: widths.leading)
    let end = size(trailing, width: widths.trailing, bar.height).width
    put(trailing, in: node, x: bar.width - end, width: widths.trailing)
    let begin = size(leading, width: widths.leading, bar.height).width
    placeTitle(title, in: node, from: begin, to: bar.width - end)
  }

  private func widths(
    _ bar: Double, _ leading: LayoutNode, _ title: LayoutNode, _ trailing: LayoutNode
  ) -> (leading: Double, trailing: Double) {
    let ideal = trailing.size(.unspecified).width
    let least = leading.size(Proposal(width: 0, height: nil)).width
    let end = min(ideal, max(bar / 2, bar - least - Self.gap))
    let wanted = title.size(.unspecified).width
    let gaps = Self.gap * (end > 0 ? 2 : 1)
    let room = bar - end - (wanted > 0 ? wanted + gaps : Self.gap)
    // Longer words are said where they leave the title in the middle; else “Back” stands for them.
    let beside = (bar - wanted) / 2 - Self.gap
    let begin = max(least, min(room, max(beside, least + Self.longestWords)))
    return (min(begin, bar - end), end)
  }

  private func placeTitle(_ title: LayoutNode, in node: LayoutNode, from: Double, to: Double) {
    let low = from > 0 ? from + Self.gap : 0
    let high = to < node.frame.width ? to - Self.gap : node.frame.width
    let room = high - low
    let ideal = title.size(.unspecified).width
    guard room >= min(ideal, Self.leastTitle) else { return }
    let width = size(title, width: room, node.frame.height).width
    let x = min(max(low, (node.frame.width - width) / 2), max(low, high - width))
    put(title, in: node, x: x, width: room)
  }

  private func size(_ child: LayoutNode, width: Double, _ height: Double) -> Size {
    child.size(Proposal(width: width, height: height))
  }

  private func put(_ child: LayoutNode, in node: LayoutNode, x: Double, width: Double) {
    let offer = Proposal(width: width, height: node.frame.height)
    let size = child.size(offer)
    child.place(
      in: node, at: Point(x: x, y: (node.frame.height - size.height) / 2), proposal: offer)
  }
}
