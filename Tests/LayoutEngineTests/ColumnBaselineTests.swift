import LayoutEngine
import Testing

/// `justify-items: baseline`, whose baseline in a column is the items' left edge (CSS Box Alignment
/// 3 §9).
@Suite struct ColumnBaselineTests {
  /// The left edges of two boxes, 10 points wide with a margin of 15 and 20 wide, in a column.
  private func edges(
    _ alignment: ItemAlignment, _ direction: Direction, marginLeft: Dimension = .points(15),
    column: TemplateTrack = .points(100)
  ) throws -> [Double] {
    var tree = LayoutTree()
    let first = try tree.addNode(
      Style {
        $0.width = .points(10)
        $0.margin.left = marginLeft
      })
    let second = try tree.addNode(Style { $0.width = .points(20) })
    let root = try tree.addNode(
      Style {
        $0.display = .grid
        $0.direction = direction
        $0.justifyItems = alignment
        $0.gridTemplateColumns = [column]
      }, children: [first, second])
    try tree.layout(root)
    return try [first, second].map { try tree.frame(of: $0).minX }
  }

  @Test func alignsLeftEdges() throws {
    #expect(try edges(.baseline, .leftToRight) == [15, 15])
    #expect(try edges(.lastBaseline, .leftToRight) == [80, 80])
    #expect(try edges(.baseline, .rightToLeft) == [80, 80])
    #expect(try edges(.lastBaseline, .rightToLeft) == [15, 15])
    #expect(try edges(.start, .leftToRight) == [15, 0])
  }

  /// 20 points beside the shared edge, after 15 before it.
  @Test func makesRoomInIntrinsicTracks() throws {
    #expect(try edges(.baseline, .rightToLeft, column: .auto) == [15, 15])
    #expect(try edges(.lastBaseline, .leftToRight, column: .maxContent) == [15, 15])
  }

  @Test func autoMarginsTakeNoPart() throws {
    #expect(try edges(.baseline, .leftToRight, marginLeft: .auto) == [90, 0])
  }
}
