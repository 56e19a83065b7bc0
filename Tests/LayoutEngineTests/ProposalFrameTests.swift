import Testing

@testable import LayoutEngine

/// Frames, paddings, ratios, offsets, overlays: boxes around one child.
@Suite struct ProposalFrameTests {
  @Test func fixedFramesIgnoreTheirOffer() {
    let frame = box(FixedFrameLayout(width: 50, height: 20), fixed(80, 10))
    #expect(frame.frames(10, 10)[0] == Rect(x: -15, y: 5, width: 80, height: 10))
    #expect(frame.frame.size == Size(width: 50, height: 20))
  }

  @Test func fixedFramesAlign() {
    let corner = AlignmentPair(.trailing, .bottom)
    let frame = box(FixedFrameLayout(width: 50, height: 20, alignment: corner), fixed(10, 10))
    #expect(frame.frames(0, 0)[0].origin == Point(x: 40, y: 10))
  }

  @Test func undefinedLengthsAreIgnored() {
    let frame = box(FixedFrameLayout(width: .infinity, height: .nan), fixed(10, 10))
    #expect(frame.size(.zero) == Size(width: 10, height: 10))
  }

  typealias Case = (FlexibleFrameLayout.Limits, Double?, Double, Double)

  /// Limits, offer, the child's own width, the frame's width.
  @Test(
    arguments: [
      (.init(minimum: 50), 30, 20, 50), (.init(minimum: 50), 100, 20, 50),
      (.init(minimum: 50), 100, 70, 70), (.init(maximum: 50), 100, 20, 50),
      (.init(maximum: 50), 30, 20, 30), (.init(maximum: 50), 10, 20, 20),
      (.init(maximum: .infinity), 100, 20, 100), (.init(maximum: .infinity), nil, 20, 20),
      (.init(minimum: 30, maximum: 60), 100, 20, 60), (.init(minimum: 30, maximum: 60), 10, 20, 30),
      (.init(ideal: 40), nil, 20, 20), (.init(ideal: 40), 100, 20, 20),
      (.init(minimum: 50, maximum: 20), 100, 20, 50),
    ] as [Case])
  func flexibleFrames(
    _ limits: FlexibleFrameLayout.Limits, _ offer: Double?, _ own: Double, _ result: Double
  ) {
    let frame = box(FlexibleFrameLayout(width: limits, height: .init()), fixed(own, 10))
    #expect(frame.size(Proposal(width: offer, height: nil)).width == result)
  }

  @Test func paddingShrinksTheOffer() {
    let padded = box(PaddingLayout(Edges(top: 1, right: 2, bottom: 3, left: 4)), flexible())
    #expect(padded.frames(100, 50)[0] == Rect(x: 4, y: 1, width: 94, height: 10))
    #expect(padded.frame.size == Size(width: 100, height: 14))
  }

  @Test func fixedSizeOffersTheIdeal() {
    let text = box(FixedSizeLayout(horizontal: true, vertical: false), letters(10))
    #expect(text.size(Proposal(width: 30, height: 30)) == Size(width: 100, height: 10))
  }

  @Test(arguments: [(false, 100.0, 50.0), (true, 400.0, 200.0)])
  func ratios(fills: Bool, width: Double, height: Double) {
    let ratio = box(AspectRatioLayout(ratio: 2, fills: fills), LayoutNode(FillLayout()))
    #expect(ratio.size(Proposal(width: 100, height: 200)) == Size(width: width, height: height))
  }

  @Test func ownRatioOfAPicture() {
    let picture = LayoutNode(FillLayout(ideal: Size(width: 40, height: 20)))
    let ratio = box(AspectRatioLayout(ratio: nil, fills: false), picture)
    #expect(ratio.size(Proposal(width: 100, height: 100)) == Size(width: 100, height: 50))
    #expect(ratio.size(.unspecified) == Size(width: 40, height: 20))
  }

  @Test func offsetsMoveTheChildAlone() {
    let moved = box(OffsetLayout(x: 5, y: -5), fixed(10, 10))
    #expect(moved.frames(100, 100)[0].origin == Point(x: 5, y: -5))
    #expect(moved.frame.size == Size(width: 10, height: 10))
  }

  @Test func positionsTakeTheirOffer() {
    let placed = box(PositionLayout(x: 30, y: 40), fixed(10, 20))
    #expect(placed.frames(100, 100)[0].origin == Point(x: 25, y: 30))
    #expect(placed.frame.size == Size(width: 100, height: 100))
  }

  @Test func secondariesAreOfferedThePrimary() {
    let layers = box(
      SecondaryLayout(alignment: AlignmentPair(.trailing, .top)), fixed(50, 30), fixed(10, 10),
      LayoutNode(FillLayout()))
    let frames = layers.frames(100, 100)
    #expect(frames[1].origin == Point(x: 40, y: 0))
    #expect(frames[2].size == Size(width: 50, height: 30))
  }

  @Test func overlapIsTheUnion() {
    let layers = box(OverlapLayout(alignment: .center), fixed(50, 10), fixed(10, 40))
    #expect(layers.frames(100, 100).map(\.origin) == [Point(x: 0, y: 15), Point(x: 20, y: 0)])
    #expect(layers.frame.size == Size(width: 50, height: 40))
  }

  /// A shape behind a card's text, in a scroll view: no height is offered, and it fills the card.
  @Test func overlapOffersItsSizeAsItPlaces() {
    let card = box(OverlapLayout(alignment: .center), LayoutNode(FillLayout()), fixed(60, 40))
    card.placeAsRoot(
      at: .zero, proposal: Proposal(width: 100, height: nil), context: PlacementContext())
    #expect(card.frame.size == Size(width: 100, height: 40))
    #expect(card.children[0].frame == Rect(x: 0, y: 0, width: 100, height: 40))
    #expect(card.children[1].frame.origin == Point(x: 20, y: 0))
  }

  /// A picture wider than the screen takes what stands before it along.
  @Test func overlapIsOfferedToTheRestAsWideAsThePicture() {
    let page = box(OverlapLayout(alignment: .center), fixed(300, 50), LayoutNode(FillLayout()))
    page.frames(100, 100)
    #expect(page.children[1].frame == Rect(x: 0, y: 0, width: 300, height: 100))
  }

  @Test func overlapIsAsLargeAsItsHighestPriority() {
    let behind = LayoutNode(FillLayout())
    behind.traits.priority = -1
    let badge = box(OverlapLayout(alignment: .center), behind, fixed(60, 40))
    badge.frames(100, 100)
    #expect(badge.frame.size == Size(width: 60, height: 40))
    #expect(behind.frame.size == Size(width: 60, height: 40))
  }

  @Test func firstFitIsTheFirstThatFits() {
    let choice = box(
      FirstFitLayout(horizontal: true, vertical: true), letters(20), letters(8), letters(3))
    #expect(choice.size(Proposal(width: 100, height: 20)).width == 80)
    choice.frames(100, 20)
    #expect(choice.children.map(\.isPlaced) == [false, true, false])
    #expect(choice.size(Proposal(width: 10, height: 10)).width == 10)
  }

  @Test func deferredChildrenKnowTheirRoom() {
    let reader = LayoutNode(DeferredLayout { [fixed($0.frame.width / 2, 5)] })
    #expect(reader.frames(80, 40)[0] == Rect(x: 0, y: 0, width: 40, height: 5))
    #expect(reader.size(.unspecified) == Size(width: 10, height: 10))
  }
}
