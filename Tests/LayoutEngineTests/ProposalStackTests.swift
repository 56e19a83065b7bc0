import Testing

@testable import LayoutEngine

/// SwiftUI's stacks, with the published edge cases.
@Suite struct ProposalStackTests {
  /// objc.io, "Thinking in SwiftUI": CSS would give 50 and 100.
  @Test func childrenOverflowRatherThanShrink() {
    let first = box(
      FlexibleFrameLayout(width: .init(maximum: 100), height: .init()), flexible())
    let second = box(
      FlexibleFrameLayout(width: .init(minimum: 100), height: .init()), flexible())
    let frames = row(0, .verticalCenter, first, second).frames(150, 50)
    #expect(frames.map(\.width) == [75, 100])
  }

  @Test func leastFlexibleIsOfferedFirst() {
    let frames = row(0, .verticalCenter, flexible(), fixed(30, 10), flexible(0, 20))
      .frames(120, 50)
    #expect(frames.map(\.width) == [70, 30, 20])
    #expect(frames.map(\.minX) == [0, 70, 100])
  }

  @Test func equalSharesForEqualFlexibility() {
    #expect(
      row(10, .verticalCenter, flexible(), flexible(), flexible()).frames(110, 50).map(\.width)
        == [30, 30, 30])
  }

  @Test func priorityGroupsReserveTheMinimumOfLowerOnes() {
    let important = flexible()
    important.traits.priority = 1
    let frames = row(0, .verticalCenter, flexible(40), important).frames(100, 50)
    #expect(frames.map(\.width) == [40, 60])
  }

  @Test func aPriorityThatIsNoNumberIsTheUsualOne() {
    let odd = flexible()
    odd.traits.priority = .nan
    let frames = row(0, .verticalCenter, flexible(), odd).frames(100, 50)
    #expect(frames.map(\.width) == [50, 50])
  }

  @Test func spacersTakeWhatIsLeft() {
    let frames = row(nil, .verticalCenter, fixed(20, 10), spacer(), fixed(30, 10)).frames(100, 50)
    #expect(frames.map(\.width) == [20, 50, 30])
    #expect(frames.map(\.minX) == [0, 20, 70])
  }

  @Test func spacersKeepTheirMinimum() {
    let frames = row(nil, .verticalCenter, fixed(60, 10), spacer(), fixed(60, 10)).frames(100, 50)
    #expect(frames.map(\.width) == [60, 8, 60])
  }

  @Test func spacersComeAfterTexts() {
    let frames = row(nil, .verticalCenter, letters(8), spacer()).frames(100, 50)
    #expect(frames.map(\.width) == [80, 20])
  }

  @Test func usualSpacingIsEight() {
    #expect(row(nil, .verticalCenter, fixed(10, 10), fixed(10, 10)).frames(100, 50)[1].minX == 18)
  }

  @Test func idealProposalAsksForIdealSizes() {
    let stack = row(4, .verticalCenter, flexible(), letters(5))
    #expect(stack.size(.unspecified) == Size(width: 64, height: 10))
  }

  @Test func crossAlignment() {
    func tops(_ key: AlignmentKey) -> [Double] {
      row(0, key, fixed(10, 30), fixed(10, 10)).frames(100, 100).map(\.minY)
    }
    #expect(tops(.top) == [0, 0])
    #expect(tops(.verticalCenter) == [0, 10])
    #expect(tops(.bottom) == [0, 20])
  }

  @Test func baselinesMeet() {
    let frames = row(0, .firstTextBaseline, letters(2), fixed(10, 30)).frames(100, 100)
    #expect(frames.map(\.minY) == [22, 0])
  }

  @Test func lastBaselineOfSeveralLines() {
    let frames = row(0, .lastTextBaseline, letters(10), letters(1)).frames(60, 100)
    #expect(frames[0].maxY == frames[1].maxY)
  }

  @Test func alignmentGuidesMoveChildren() {
    let guided = box(GuideLayout(.leading) { _ in -15 }, fixed(10, 10))
    let stack = column(0, .leading, fixed(20, 10), guided)
    #expect(stack.frames(100, 100).map(\.minX) == [0, 15])
    #expect(stack.frame.width == 25)
  }

  @Test func explicitGuidesPassThroughStacks() {
    let inner = column(0, .leading, box(GuideLayout(.leading) { _ in 4 }, fixed(10, 10)))
    #expect(inner.dimensions(.unspecified)[explicit: .leading] == 4)
  }

  @Test func childrenFillAnIdealCrossLength() {
    let tall = box(
      FlexibleFrameLayout(width: .init(), height: .init(maximum: .infinity)), fixed(10, 10))
    let equal = box(
      FixedSizeLayout(horizontal: false, vertical: true),
      row(0, .verticalCenter, fixed(10, 40), tall))
    equal.frames(100, 100)
    #expect(equal.children[0].children[1].frame.height == 40)
  }

  @Test func rightToLeftMirrorsPlaces() {
    let stack = row(10, .verticalCenter, fixed(20, 10), fixed(30, 10))
    stack.traits.isRightToLeft = true
    #expect(stack.frames(nil, nil).map(\.minX) == [40, 0])
  }

  @Test func emptyStackIsNothing() {
    #expect(row().size(Proposal(width: 100, height: 100)) == .zero)
  }

  @Test func infiniteOffersGiveNoUndefinedNumbers() {
    let stack = row(nil, .verticalCenter, flexible(), spacer(), flexible())
    let size = stack.size(.infinity)
    #expect(!size.width.isNaN && !size.height.isNaN)
  }

  /// Uncached, three probes a level would be 3^200 measures.
  @Test(arguments: [20, 40, 100, 200])
  func measuresGrowLinearlyWithDepth(depth: Int) {
    var nodes: [LayoutNode] = []
    var inner = letters(4)
    for level in 0..<depth {
      let leaf = fixed(5, 5)
      inner =
        level.isMultiple(of: 2)
        ? row(1, .verticalCenter, leaf, inner) : column(1, .leading, leaf, inner)
      nodes += [leaf, inner]
    }
    inner.frames(4000, 4000)
    let measures = nodes.reduce(0) { $0 + $1.measureCount }
    #expect(measures < nodes.count * 16, "\(measures) measures of \(nodes.count) nodes")
  }
}
