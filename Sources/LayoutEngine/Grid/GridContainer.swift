extension LayoutPass {
  /// Returns a grid container's min-content or max-content width, border box (CSS Grid 1 §5.2): the
  /// sum of its columns, sized under that constraint.
  func gridIntrinsicWidth(_ node: Int32, _ kind: IntrinsicKind, _ hint: HeightHint)
    throws(Suspension) -> Double
  {
    let position = scratch.position
    defer { scratch.release(to: position) }
    let own = box(of: node, percentWidth: .indefinite, percentHeight: .indefinite)
    let space = Space(
      width: .indefinite, height: hint.height, minHeight: own.minHeight, maxHeight: hint.maxHeight)
    var layout = GridLayout(self, node, width: .indefinite, space)
    layout.widthLimits = (
      max(0, own.minWidth - own.horizontal), max(0, own.maxWidth - own.horizontal)
    )
    // Of a border box, percentage padding would take its part, which is not known here.
    let isOpen =
      style(node).pointee.boxSizing == .borderBox
      && record(node).pointee.flags.contains(.hasPercentPadding)
    if !isOpen { layout.minWidth = layout.widthLimits.minimum }
    try layout.sizeGrid(kind == .minContent ? .minContent : .maxContent)
    let width = layout.totalSize(.columns) + layout.box.horizontal
    // Where rows give widths, narrow columns can make for wide items.
    guard kind == .maxContent, layout.columnsDependOnRows else { return width }
    return max(width, try intrinsicWidth(node, .minContent, hint))
  }

  /// Returns a grid container's height, or its baselines if its height is settled.
  func gridExtent(_ node: Int32, _ space: Space) throws(Suspension) -> Extent {
    let position = scratch.position
    defer { scratch.release(to: position) }
    var layout = GridLayout(self, node, width: space.width, space)
    guard space.height.isDefinite else {
      try layout.sizeGrid(.layout)
      return Extent(height: layout.totalSize(.rows) + layout.box.vertical)
    }
    try layout.sizeAtHeight(space)
    try layout.placeInAreas()
    return try layout.baselines(height: space.height)
  }

  /// Places a grid container's items, all of whose sizes are thereby final.
  func placeGridItems(_ node: Int32, _ space: Space) throws(Suspension) {
    let position = scratch.position
    defer { scratch.release(to: position) }
    var layout = GridLayout(self, node, width: space.width, space)
    try layout.sizeAtHeight(space)
    try layout.placeInAreas()
    try layout.writeFrames(space)
  }

  /// Returns the area that an absolutely positioned box's lines name (CSS Grid 1 §9): lines that
  /// are `auto`, or that the grid does not have, are the padding edges.
  func gridAreaOfAbsolute(_ child: Int32, in grid: Int32, _ padding: Rect) throws(Suspension)
    -> Rect
  {
    let lines = style(child).pointee.grid.values
    let isAuto = [lines.columnStart, lines.columnEnd, lines.rowStart, lines.rowEnd].allSatisfy {
      $0 == .auto
    }
    guard !isAuto else { return padding }
    let position = scratch.position
    defer { scratch.release(to: position) }
    let space = cache(grid).pointee.layoutSpace
    var layout = GridLayout(self, grid, width: space.width, space)
    try layout.sizeAtHeight(space)
    return layout.absoluteArea(lines, width: space.width, padding)
  }
}

extension GridLayout {
  /// Sizes the grid where its height is settled.
  ///
  /// A height that the content gave is open for rows at first, as in browsers. The rows are sized
  /// again, against it, if they have percentages or flexible tracks; and so are the columns, and
  /// then the rows, if the columns depend on the rows (§11.1 steps 3 and 4).
  mutating func sizeAtHeight(_ space: Space) throws(Suspension) {
    let settled = max(0, space.height - box.vertical)
    if !space.heightIsDefinite {
      contentHeight = .indefinite
      minHeight = settled
      rowGap = style.pointee.rowGap.resolvedOrZero(against: .indefinite)
    }
    try sizeGrid(.layout)
    let needsRoom = contentHeight != settled && rowsDependOnRoom
    let dependsOnRows = columnsDependOnRows
    if dependsOnRows || needsRoom {
      if needsRoom {
        contentHeight = settled
        rowGap = style.pointee.rowGap.resolvedOrZero(against: settled)
      }
      if dependsOnRows { try sizeColumnsAgain(.layout) }
      resolveRows()
      try sizeTracks(.rows, .layout)
    }
    contentHeight = settled
    placeTracks(.rows, .layout)
  }

  private var rowsDependOnRoom: Bool {
    let hasImplicitRows = rows.count > rowTemplate.sizes.count
    return style.pointee.rowGap.isPercent || rowTemplate.sizes.contains(where: \.dependsOnRoom)
      || hasImplicitRows && style.pointee.grid.values.autoRows.contains(where: \.dependsOnRoom)
  }

  /// Writes the items' frames and hands them on to have their own children placed.
  func writeFrames(_ space: Space) throws(Suspension) {
    for item in items {
      let start = isRightToLeft ? box.right : box.left
      let inline = start + item.inline
      pass.place(
        item.node, x: isRightToLeft ? space.width - inline - item.width : inline,
        y: box.top + item.block,
        finalSpace(item),
        containingWidth: item.areaWidth, containingHeight: item.areaHeight)
    }
    try pass.forEachAbsolute(below: node) { (child) throws(Suspension) in
      try pass.placeAbsolute(child, in: node, staticPosition(child, space))
    }
  }

  /// Returns the place of an absolutely positioned child as if it were the only item of the content
  /// box (§9), or, as in browsers, of the grid's own containing block.
  private func staticPosition(_ child: Int32, _ space: Space) -> StaticPosition {
    var item = GridItem()
    item.node = child
    align(&item)
    let isContaining = node == pass.root || style.pointee.position != .static
    let content = Rect(
      x: box.left, y: box.top, width: contentWidth, height: max(0, space.height - box.vertical))
    return StaticPosition(
      area: isContaining
        ? absoluteArea(
          pass.style(child).pointee.grid.values, width: space.width, pass.paddingBox(node))
        : content,
      inline: StaticPosition.Edge(item.justify), block: StaticPosition.Edge(item.align),
      isRightToLeft: isRightToLeft,
      inlineIsSafe: pass.style(child).pointee.justifySelf.overflow == .safe,
      blockIsSafe: pass.style(child).pointee.alignSelf.overflow == .safe)
  }

  /// Returns the area between an absolutely positioned box's lines, physical, from the border box's
  /// corner.
  func absoluteArea(_ lines: GridStyle.Values, width: Double, _ padding: Rect) -> Rect {
    let column = absoluteLines(lines.columnStart, lines.columnEnd, .columns)
    let row = absoluteLines(lines.rowStart, lines.rowEnd, .rows)
    let start = isRightToLeft ? box.right : box.left
    var (left, right) = (padding.minX, padding.maxX)
    if isRightToLeft {
      if let offset = column.start { right = width - start - offset }
      if let offset = column.end { left = width - start - offset }
    } else {
      if let offset = column.start { left = start + offset }
      if let offset = column.end { right = start + offset }
    }
    let top = row.start.map { box.top + $0 } ?? padding.minY
    let bottom = row.end.map { box.top + $0 } ?? padding.maxY
    // Where the lines have nothing between them, the start line stays.
    return Rect(
      x: isRightToLeft ? min(left, right) : left, y: top, width: max(0, right - left),
      height: max(0, bottom - top))
  }

  private func absoluteLines(
    _ start: GridLine, _ end: GridLine, _ axis: GridAxis
  ) -> (start: Double?, end: Double?) {
    let before = axis == .columns ? columnsBefore : rowsBefore
    let range = GridRange(start, end, axis == .columns ? columnLines : rowLines)
    guard let first = range.start, let last = range.end else { return (nil, nil) }
    let hasStart = start.isDefinite || (end.isDefinite && start != .auto)
    let hasEnd = end.isDefinite || (start.isDefinite && end != .auto)
    return (
      hasStart ? startOfTrack(first + before, axis) : nil,
      hasEnd ? endOfTrack(last + before - 1, axis) : nil
    )
  }

  private func startOfTrack(_ index: Int, _ axis: GridAxis) -> Double? {
    let tracks = tracks(axis)
    guard index >= 0, index <= tracks.count else { return nil }
    if index == tracks.count { return tracks.last?.end ?? emptyStart(axis) }
    return tracks[index].offset
  }

  private func endOfTrack(_ index: Int, _ axis: GridAxis) -> Double? {
    let tracks = tracks(axis)
    guard index >= -1, index < tracks.count else { return nil }
    return index < 0 ? tracks.first?.offset ?? emptyStart(axis) : tracks[index].end
  }

  /// Returns the place of the only line of a grid without tracks.
  private func emptyStart(_ axis: GridAxis) -> Double {
    distribution(axis, .layout).before
  }
}

extension GridLine {
  /// A Boolean value that indicates whether the value names a line by itself.
  fileprivate var isDefinite: Bool {
    switch self {
    case .line(let number), .named(_, let number): number != 0
    case .area: true
    case .auto, .span, .spanNamed: false
    }
  }
}

extension StaticPosition.Edge {
  fileprivate init(_ keyword: ItemAlignment.Keyword) {
    switch keyword {
    case .center: self = .center
    case .end, .lastBaseline: self = .end
    default: self = .start
    }
  }
}
