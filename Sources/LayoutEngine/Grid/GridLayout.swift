/// The layout of one grid container: the algorithm of CSS Grid 1 §11, a function a step.
///
/// It works in flow-relative coordinates of the content box, and turns them into physical ones when
/// frames are written.
struct GridLayout {
  let pass: LayoutPass
  let node: Int32
  let style: UnsafePointer<Style>
  let box: Box
  let isRightToLeft: Bool
  /// The content box; indefinite where it is sought.
  var contentWidth: Double
  var contentHeight: Double
  /// The content box's smallest size, which `auto` tracks fill where the size is open (§11.8).
  var minWidth = 0.0
  var minHeight: Double
  /// The limits that the style gives the content box, for automatic repetition.
  var widthLimits = (minimum: 0.0, maximum: Double.infinity)
  private let heightLimits: (minimum: Double, maximum: Double)
  var columnGap = 0.0
  var rowGap = 0.0
  var items = UnsafeMutableBufferPointer<GridItem>(start: nil, count: 0)
  var columns = UnsafeMutableBufferPointer<GridTrack>(start: nil, count: 0)
  var rows = UnsafeMutableBufferPointer<GridTrack>(start: nil, count: 0)
  /// The implicit tracks before the explicit ones.
  var columnsBefore = 0
  var rowsBefore = 0
  var columnLines = GridLines()
  var rowLines = GridLines()
  private(set) var rowTemplate = GridTemplate()
  /// A Boolean value that indicates whether the rows have sizes that columns may refer to; below,
  /// whether the columns have places.
  var rowsAreSized = false
  var columnsArePlaced = false

  /// Takes the border box's width apart from the space: it is indefinite where it is sought.
  init(_ pass: LayoutPass, _ node: Int32, width: Double, _ space: Space) {
    self.pass = pass
    self.node = node
    style = pass.style(node)
    box = pass.edges(of: node, percentWidth: space.percentWidth)
    isRightToLeft = pass.isRightToLeft(node)
    contentWidth = width.isNaN ? .indefinite : max(0, width - box.horizontal)
    let isOwn = space.ownHeight.isDefinite && space.heightIsDefinite
    let height = isOwn ? space.ownHeight : space.height
    contentHeight = height.isNaN ? .indefinite : max(0, height - box.vertical)
    minHeight = max(0, space.minHeight - box.vertical)
    heightLimits = (minHeight, max(0, space.maxHeight - box.vertical))
    columnGap = style.pointee.columnGap.resolvedOrZero(against: contentWidth)
    rowGap = style.pointee.rowGap.resolvedOrZero(against: contentHeight)
  }

  @inline(__always)
  func tracks(_ axis: GridAxis) -> UnsafeMutableBufferPointer<GridTrack> {
    axis == .columns ? columns : rows
  }

  @inline(__always)
  func gap(_ axis: GridAxis) -> Double { axis == .columns ? columnGap : rowGap }

  func available(_ axis: GridAxis) -> Double { axis == .columns ? contentWidth : contentHeight }

  /// §8: places the items and lays out the tracks, still without sizes.
  mutating func placeItems() {
    let nodes = pass.inFlowItems(of: node)
    let grid = style.pointee.grid.values
    let columnTemplate = GridTemplate(
      grid.templateColumns,
      GridRoom(
        available: contentWidth, minimum: widthLimits.minimum, maximum: widthLimits.maximum,
        gap: columnGap))
    let rowTemplate = GridTemplate(
      grid.templateRows,
      GridRoom(
        available: contentHeight, minimum: heightLimits.minimum,
        maximum: heightLimits.maximum, gap: rowGap))
    columnLines = GridLines(columnTemplate, grid.templateAreas, .columns)
    rowLines = GridLines(rowTemplate, grid.templateAreas, .rows)
    items = pass.scratch.allocate(nodes.count, of: GridItem())
    placeItems(nodes, grid)
    self.rowTemplate = rowTemplate
    columns = makeTracks(columnTemplate, grid.autoColumns, .columns)
    collapseEmptyTracks(columnTemplate.autoFit, .columns)
    resolveRows()
  }

  /// The rows' sizing functions, with percentages of what is known of the height by now.
  mutating func resolveRows() {
    rows = makeTracks(rowTemplate, style.pointee.grid.values.autoRows, .rows)
    collapseEmptyTracks(rowTemplate.autoFit, .rows)
  }

  /// Returns the number of tracks in the implicit grid, which ends with its last item where none is
  /// explicit.
  private func trackCount(_ axis: GridAxis) -> Int {
    let (explicit, before) =
      axis == .columns ? (columnLines.last, columnsBefore) : (rowLines.last, rowsBefore)
    return items.reduce(explicit == 0 ? 0 : explicit + before) { max($0, $1.span(axis).end) }
  }

  private mutating func placeItems(
    _ nodes: UnsafeMutableBufferPointer<Int32>, _ grid: GridStyle.Values
  ) {
    let isColumnFlow = grid.autoFlow.isColumn
    let ranges = nodes.map { node -> (major: GridRange, minor: GridRange) in
      let lines = pass.style(node).pointee.grid.values
      let column = GridRange(lines.columnStart, lines.columnEnd, columnLines)
      let row = GridRange(lines.rowStart, lines.rowEnd, rowLines)
      return isColumnFlow ? (column, row) : (row, column)
    }
    let placement = GridPlacement(
      ranges, majorTracks: isColumnFlow ? columnLines.last : rowLines.last,
      minorTracks: isColumnFlow ? rowLines.last : columnLines.last,
      isDense: grid.autoFlow.isDense)
    columnsBefore = isColumnFlow ? placement.majorBefore : placement.minorBefore
    rowsBefore = isColumnFlow ? placement.minorBefore : placement.majorBefore
    for (index, place) in placement.placed.enumerated() {
      items[index].node = nodes[index]
      items[index].columns = isColumnFlow ? place.major : place.minor
      items[index].rows = isColumnFlow ? place.minor : place.major
      align(&items[index])
    }
  }

  /// §7.6: explicit tracks, and implicit ones on both sides in the pattern of `grid-auto-*`.
  private func makeTracks(_ template: GridTemplate, _ auto: [TrackSize], _ axis: GridAxis)
    -> UnsafeMutableBufferPointer<GridTrack>
  {
    let before = axis == .columns ? columnsBefore : rowsBefore
    let count = trackCount(axis)
    let basis = available(axis)
    let tracks = pass.scratch.allocate(count, of: GridTrack())
    for index in tracks.indices {
      let explicit = index - before
      if explicit >= 0, explicit < template.sizes.count {
        tracks[index] = GridTrack(template.sizes[explicit], basis: basis)
      } else {
        // The pattern goes on after the explicit grid, and ends right before it.
        let offset = explicit < 0 ? explicit : explicit - template.sizes.count
        let turn = ((offset % auto.count) + auto.count) % auto.count
        tracks[index] = GridTrack(auto[turn], basis: basis)
      }
    }
    return tracks
  }

  /// §7.2.3.2: tracks of `repeat(auto-fit)` that no item is in collapse.
  private func collapseEmptyTracks(_ explicit: Range<Int>, _ axis: GridAxis) {
    guard !explicit.isEmpty else { return }
    let before = axis == .columns ? columnsBefore : rowsBefore
    let tracks = tracks(axis)
    for index in explicit { tracks[index + before].isCollapsed = true }
    for item in items {
      let span = item.span(axis)
      for index in span.start..<span.end { tracks[index].isCollapsed = false }
    }
    for index in explicit { tracks[index + before].resetSizes() }
  }

  /// `justify-self` and `align-self`: what `normal` comes to, and start and end in the grid's terms
  /// (CSS Box Alignment 3 §6).
  func align(_ item: inout GridItem) {
    let itemStyle = pass.style(item.node)
    var justify = itemStyle.pointee.justifySelf
    if justify.keyword == .auto { justify = style.pointee.justifyItems }
    var align = itemStyle.pointee.alignSelf
    if align.keyword == .auto { align = style.pointee.alignItems }
    let opposite = pass.isRightToLeft(item.node) != isRightToLeft
    item.justify = justify.keyword.inGrid(
      normal: .stretch, selfIsOpposite: opposite, leftIsStart: !isRightToLeft)
    item.justifyIsNormal = justify.keyword == .normal || justify.keyword == .auto
    item.alignIsNormal = align.keyword == .normal || align.keyword == .auto
    item.align = align.keyword.inGrid(
      normal: itemStyle.hasRatio ? .start : .stretch, selfIsOpposite: false,
      leftIsStart: true)
    item.justifyOverflow = justify.overflow
    item.alignOverflow = align.overflow
  }
}

extension ItemAlignment.Keyword {
  /// Returns the keyword as one of stretch, start, center, end, baseline and lastBaseline.
  fileprivate func inGrid(
    normal: ItemAlignment.Keyword, selfIsOpposite: Bool, leftIsStart: Bool
  ) -> ItemAlignment.Keyword {
    switch self {
    case .auto, .normal: normal
    case .flexStart: .start
    case .flexEnd: .end
    case .selfStart: selfIsOpposite ? .end : .start
    case .selfEnd: selfIsOpposite ? .start : .end
    case .left: leftIsStart ? .start : .end
    case .right: leftIsStart ? .end : .start
    default: self
    }
  }
}
