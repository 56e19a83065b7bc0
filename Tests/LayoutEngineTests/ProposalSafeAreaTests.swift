import Testing

@testable import LayoutEngine

/// Safe areas of each kind of device: bars, notch, sides in landscape, keyboard.
@Suite struct ProposalSafeAreaTests {
  let window = Rect(x: 0, y: 0, width: 400, height: 800)

  /// Lays a box out in the safe area, as a window does.
  private func place(_ node: LayoutNode, _ insets: Edges, keyboard: Double = 0) {
    let context = PlacementContext(window: window, insets: insets, keyboardHeight: keyboard)
    let root = box(SafeRoot(), node)
    root.placeAsRoot(at: .zero, proposal: Proposal(window.size), context: context)
  }

  private struct SafeRoot: ProposalLayout {
    func size(_ proposal: Proposal, of node: LayoutNode) -> Size { proposal.filled() }
    func place(_ node: LayoutNode, _ proposal: Proposal) {
      let safe = node.context.safe
      node.children[0].place(in: node, at: safe.origin, proposal: Proposal(safe.size))
    }
  }

  static let devices: [Edges] = [
    .zero, Edges(top: 20), Edges(top: 59, bottom: 34), Edges(right: 59, bottom: 21, left: 59),
    Edges(top: 24, bottom: 20),
  ]

  @Test(arguments: devices) func contentStaysSafe(insets: Edges) {
    let content = LayoutNode(FillLayout())
    place(content, insets)
    #expect(content.frame == window.inset(by: insets))
  }

  @Test(arguments: devices) func ignoringReachesTheWindow(insets: Edges) {
    let content = LayoutNode(FillLayout())
    place(box(SafeAreaLayout(edges: .all, regions: .all), content), insets)
    #expect(content.frame == window)
  }

  @Test func ignoringSomeEdges() {
    let content = LayoutNode(FillLayout())
    place(
      box(SafeAreaLayout(edges: .bottom, regions: .all), content), Edges(top: 59, bottom: 34))
    #expect(content.frame == Rect(x: 0, y: 59, width: 400, height: 741))
  }

  @Test func ignoringNeedsTouch() {
    let content = fixed(100, 100)
    let padded = box(
      PaddingLayout(Edges(top: 10)), box(SafeAreaLayout(edges: .all, regions: .all), content))
    place(padded, Edges(top: 59))
    #expect(content.frame.minY == 69)
  }

  @Test func backgroundsReachBeneathBars() {
    let fill = LayoutNode(FillLayout())
    let layers = box(
      SecondaryLayout(alignment: .center, ignoring: .all), LayoutNode(FillLayout()), fill)
    place(layers, Edges(top: 59, bottom: 34))
    #expect(fill.frame == window)
    #expect(layers.frame.height == 707)
  }

  @Test func barsShrinkTheSafeArea() {
    let content = LayoutNode(FillLayout())
    let bar = fixed(400, 50)
    let inset = box(
      SafeAreaInsetLayout(edge: .bottom, alignment: .horizontalCenter, spacing: 0), content, bar)
    place(inset, Edges(top: 59, bottom: 34))
    #expect(content.frame == Rect(x: 0, y: 59, width: 400, height: 657))
    #expect(bar.frame.minY == 716)
    #expect(content.context.container.maxY == 716)
  }

  @Test func ignoringReachesBeneathBars() {
    let content = LayoutNode(FillLayout())
    let inset = box(
      SafeAreaInsetLayout(edge: .top, alignment: .horizontalCenter, spacing: 0),
      box(SafeAreaLayout(edges: .all, regions: .all), content), fixed(400, 50))
    place(inset, Edges(top: 59))
    #expect(content.frame == window)
  }

  @Test func keyboardNarrowsTheSafeArea() {
    let content = LayoutNode(FillLayout())
    place(content, Edges(top: 59, bottom: 34), keyboard: 300)
    #expect(content.frame.maxY == 500)
    let free = LayoutNode(FillLayout())
    place(
      box(SafeAreaLayout(edges: .bottom, regions: .keyboard), free), Edges(top: 59, bottom: 34),
      keyboard: 300)
    #expect(free.frame.maxY == 766)
  }

  @Test func scrolledContentShowsBeneathBars() {
    let scroll = box(ScrollLayout(horizontal: false, vertical: true), fixed(400, 2000))
    place(scroll, Edges(top: 59, bottom: 34))
    #expect(scroll.frame.height == 707)
    #expect(ScrollLayout.visibleFrame(of: scroll) == window)
    #expect(scroll.children[0].frame == Rect(x: 0, y: 59, width: 400, height: 2000))
  }

  @Test func scrollingMovesContent() {
    let scroll = box(
      ScrollLayout(horizontal: false, vertical: true, offset: Point(x: 0, y: 120)),
      fixed(400, 2000))
    place(scroll, Edges(top: 59))
    #expect(scroll.children[0].frame.minY == -61)
  }
}
