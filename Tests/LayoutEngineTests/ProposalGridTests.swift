import Testing

@testable import LayoutEngine

/// LazyVGrid and Grid.
@Suite struct ProposalGridTests {
  private func columns(_ room: Double?, _ tracks: LazyGridLayout.Track...) -> [Double] {
    LazyGridLayout(axis: .vertical, tracks: tracks, spacing: 0, alignment: .horizontalCenter)
      .columns(for: room).map(\.length)
  }

  @Test func flexibleColumnsShare() {
    let flexible = LazyGridLayout.Track(
      length: .flexible(minimum: 10, maximum: .infinity), spacing: 10)
    #expect(columns(110, flexible, flexible) == [50, 50])
    #expect(columns(nil, flexible, flexible) == [10, 10])
  }

  @Test func fixedColumnsComeFirst() {
    let fixed = LazyGridLayout.Track(length: .fixed(30), spacing: 0)
    let flexible = LazyGridLayout.Track(length: .flexible(minimum: 10, maximum: 40), spacing: 0)
    let open = LazyGridLayout.Track(length: .flexible(minimum: 10, maximum: .infinity), spacing: 0)
    #expect(columns(130, flexible, fixed, open) == [40, 30, 60])
  }

  /// The largest n with n*80 + (n-1)*10 <= 375 is 4.
  @Test func adaptiveColumnsAreAsManyAsFit() {
    let adaptive = LazyGridLayout.Track(
      length: .adaptive(minimum: 80, maximum: .infinity), spacing: 10)
    #expect(columns(375, adaptive) == Array(repeating: 86.25, count: 4))
    #expect(columns(20, adaptive) == [80])
  }

  @Test func rowsAreAsHighAsTheirHighest() {
    let track = LazyGridLayout.Track(
      length: .flexible(minimum: 10, maximum: .infinity), spacing: 0, alignment: .topLeading)
    let grid = box(
      LazyGridLayout(
        axis: .vertical, tracks: [track, track], spacing: 5, alignment: .horizontalCenter),
      fixed(10, 10), fixed(10, 30), fixed(10, 20))
    #expect(
      grid.frames(100, nil).map(\.origin)
        == [Point(x: 0, y: 0), Point(x: 50, y: 0), Point(x: 0, y: 35)])
    #expect(grid.frame.size == Size(width: 100, height: 55))
  }

  /// A cell that takes what it is offered fills its row; one of a size of its own stays as it is.
  @Test func cellsFillTheirRows() {
    let track = LazyGridLayout.Track(
      length: .flexible(minimum: 10, maximum: .infinity), spacing: 0)
    let greedy = box(
      FlexibleFrameLayout(width: .init(), height: .init(maximum: .infinity), alignment: .center),
      fixed(10, 10))
    let grid = box(
      LazyGridLayout(
        axis: .vertical, tracks: [track, track, track], spacing: 0, alignment: .horizontalCenter),
      greedy, fixed(10, 30), fixed(10, 20))
    #expect(grid.frames(90, nil).map(\.height) == [30, 30, 20])
    #expect(grid.frame.size == Size(width: 90, height: 30))
  }

  @Test func tableColumnsAreAsWideAsTheirWidest() {
    func tableRow(_ cells: LayoutNode...) -> LayoutNode {
      let row = LayoutNode(TableRowLayout(), children: cells)
      row.traits.isGridRow = true
      return row
    }
    let wide = fixed(90, 5)
    let table = box(
      TableLayout(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 4),
      tableRow(fixed(20, 10), fixed(30, 10)), wide, tableRow(fixed(40, 10), fixed(10, 20)))
    table.frames(nil, nil)
    #expect(table.frame.size == Size(width: 90, height: 43))
    #expect(table.children[0].children[1].frame.minX == 55)
    #expect(table.children[2].children[0].frame.minY == 23)
  }
}
