import Testing

@testable import LayoutEngine

/// CSS's flexbox among SwiftUI's boxes.
@Suite struct ProposalFlexTests {
  private func item(_ node: LayoutNode, _ change: (inout Style) -> Void) -> LayoutNode {
    var style = Style()
    change(&style)
    node.traits.flexStyle = style
    return node
  }

  @Test func growSharesFreeSpace() {
    let row = box(
      FlexBoxLayout(Style()), item(fixed(20, 10)) { $0.flexGrow = 1 },
      item(flexible(40, 40)) { $0.flexGrow = 3 })
    #expect(row.frames(100, nil)[1].minX == 30)
  }

  /// Where SwiftUI's stack would overflow, CSS shrinks: 100 of 150 points are kept.
  @Test func shrinkKeepsToTheWidth() {
    let row = box(
      FlexBoxLayout(Style()), item(flexible(0, 100)) { $0.flexBasis = .points(100) },
      item(flexible(100, 100)) { $0.flexShrink = 0 })
    #expect(row.frames(150, nil).map(\.width) == [50, 100])
  }

  @Test func linesWrap() {
    let row = box(
      FlexBoxLayout(Style { $0.flexWrap = .wrap }), fixed(60, 10), fixed(60, 10), fixed(30, 10))
    let frames = row.frames(100, nil)
    #expect(frames.map(\.origin) == [Point(x: 0, y: 0), Point(x: 0, y: 10), Point(x: 60, y: 10)])
    #expect(row.frame.size == Size(width: 100, height: 20))
  }

  @Test func spaceBetween() {
    let row = box(
      FlexBoxLayout(Style { $0.justifyContent = .spaceBetween }), fixed(10, 10), fixed(10, 10))
    #expect(row.frames(100, nil).map(\.minX) == [0, 90])
  }

  @Test func textsKeepTheirLongestWord() {
    let word = LayoutNode(
      LeafLayout { proposal in
        LeafSize(Size(width: max(50, min(80, proposal.width ?? 80)), height: 10))
      })
    #expect(box(FlexBoxLayout(Style()), word, fixed(40, 10)).frames(60, nil)[0].width == 50)
  }

  @Test func rightToLeftMirrors() {
    let row = box(FlexBoxLayout(Style()), fixed(10, 10), fixed(20, 10))
    row.traits.isRightToLeft = true
    #expect(row.frames(100, nil).map(\.minX) == [90, 70])
  }

  @Test func definiteHeightStretchesAColumn() {
    let style = Style { $0.flexDirection = .column }
    let column = box(
      FlexBoxLayout(style, fillsHeight: true),
      item(LayoutNode(FillLayout())) { $0.flexGrow = 1 }, fixed(10, 20))
    #expect(column.frames(50, 100)[0].height == 80)
  }
}
