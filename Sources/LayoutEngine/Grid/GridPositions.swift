// CSS Grid 1 §10 and §11.1: from track sizes to items' places.
extension GridLayout {
  /// §11.1: columns, then rows; and for an intrinsic width the columns again, where they depend on
  /// the rows.
  mutating func sizeGrid(_ constraint: GridConstraint) throws(Suspension) {
    placeItems()
    try sizeTracks(.columns, constraint)
    placeTracks(.columns, constraint)
    guard constraint == .layout || isAnyWidthDependentOnHeight else { return }
    try sizeTracks(.rows, .layout)
    if constraint != .layout, columnsDependOnRows { try sizeColumnsAgain(constraint) }
  }

  /// A Boolean value that indicates whether columns were sized before rows that they depend on.
  var columnsDependOnRows: Bool {
    isAnyWidthDependentOnHeight && !rows.allSatisfy(\.isDefinite)
  }

  mutating func sizeColumnsAgain(_ constraint: GridConstraint) throws(Suspension) {
    rowsAreSized = true
    columnsArePlaced = false
    try sizeTracks(.columns, constraint)
    placeTracks(.columns, constraint)
  }

  private var isAnyWidthDependentOnHeight: Bool {
    items.contains {
      pass.style($0.node).hasRatio
        || pass.record($0.node).pointee.flags.contains(.widthDependsOnHeight)
    }
  }

  /// §10.5: `justify-content` and `align-content`.
  mutating func placeTracks(_ axis: GridAxis, _ constraint: GridConstraint) {
    let tracks = tracks(axis)
    let distribution = distribution(axis, constraint)
    var offset = distribution.before
    for index in tracks.indices {
      tracks[index].offset = offset
      if !tracks[index].isCollapsed {
        offset += tracks[index].base + gap(axis) + distribution.between
      }
    }
    if axis == .columns { columnsArePlaced = true }
  }

  /// Returns the distribution of the tracks' free space.
  func distribution(_ axis: GridAxis, _ constraint: GridConstraint) -> Distribution {
    let available = axis == .columns && constraint != .layout ? .indefinite : available(axis)
    guard available.isDefinite else { return .none }
    let alignment = axis == .columns ? style.pointee.justifyContent : style.pointee.alignContent
    return Distribution(
      alignment, isRow: axis == .columns, isRightToLeft: isRightToLeft, isReverse: false,
      free: available - totalSize(axis), count: tracks(axis).count { !$0.isCollapsed })
  }

  /// §10.3 and §10.4: sizes and aligns each item in its area.
  mutating func placeInAreas() throws(Suspension) {
    for index in items.indices { try size(&items[index]) }
    for index in items.indices {
      let item = items[index]
      let (inRows, inColumns) = (
        isBaselineAligned(item, .rows), isBaselineAligned(item, .columns)
      )
      guard inRows || inColumns else { continue }
      let box = pass.box(
        of: item.node, percentWidth: item.areaWidth, percentHeight: item.areaHeight)
      if inColumns { items[index].inlineAscent = inlineAscent(item, box, width: item.width) }
      guard inRows else { continue }
      items[index].ascent = try ascent(
        item, box, width: item.width, height: item.height, areaWidth: item.areaWidth)
    }
    for index in items.indices { position(&items[index]) }
  }

  private func size(_ item: inout GridItem) throws(Suspension) {
    item.areaWidth = columns[item.columns.end - 1].end - columns[item.columns.start].offset
    item.areaHeight = rows[item.rows.end - 1].end - rows[item.rows.start].offset
    var box = pass.box(of: item.node, percentWidth: item.areaWidth, percentHeight: item.areaHeight)
    // Where neither axis is told to stretch, the columns' does, and the ratio gives the height.
    item.minHeight = box.minHeight
    item.maxHeight = box.clampHeight(.infinity)
    let fillsRows = stretches(item, .rows)
    let ratioIsOfRows =
      !fillsRows && mayStretchInRows(item) && !stretches(item, .columns)
      && pass.style(item.node).hasRatio && pass.style(item.node).pointee.width.isSizeOfContent
    if pass.style(item.node).pointee.height == .stretch {
      box.height = max(item.areaHeight - box.verticalMargin, box.vertical)
    }
    if ratioIsOfRows {
      item.width = try widthOfRows(item, &box)
    } else {
      item.width = try usedWidth(
        item, &box, areaWidth: item.areaWidth, height: fillsRows ? item.areaHeight : .indefinite)
    }
    item.heightIsDefinite =
      box.height.isDefinite || fillsRows || pass.style(item.node).hasRatio
    if box.height.isDefinite {
      item.height = box.clampHeight(box.height)
    } else if fillsRows {
      item.height = box.clampHeight(item.areaHeight - box.verticalMargin)
    } else {
      item.height = try pass.automaticHeight(
        item.node, box, width: item.width, percentWidth: item.areaWidth)
      item.ownHeight = pass.ownHeight(item.node, box, width: item.width)
    }
  }

  /// Returns the width of an item whose ratio takes it from its rows, though it does not stretch in
  /// them: as in browsers, it need not enclose the content.
  private func widthOfRows(_ item: GridItem, _ box: inout Box) throws(Suspension) -> Double {
    let height = box.clampHeight(item.areaHeight - box.verticalMargin)
    try pass.resolveWidthKeywords(
      item.node, &box, available: item.areaWidth, HeightHint(height: height))
    return box.clampWidth(box.width.or(pass.widthFromRatio(item.node, box, height: height)))
  }

  /// Returns the space of an item whose size is settled.
  func finalSpace(_ item: GridItem) -> Space {
    Space(
      width: item.width.asSize, height: item.height.asSize,
      heightIsDefinite: item.heightIsDefinite, minHeight: item.minHeight,
      maxHeight: item.maxHeight, percentWidth: item.areaWidth,
      ownHeight: item.ownHeight == item.height ? .indefinite : item.ownHeight)
  }

  private func position(_ item: inout GridItem) {
    let box = pass.box(of: item.node, percentWidth: item.areaWidth, percentHeight: item.areaHeight)
    let (start, end) =
      isRightToLeft ? (box.marginRight, box.marginLeft) : (box.marginLeft, box.marginRight)
    let auto = box.autoMargins
    let inline = GridSlot(
      free: item.areaWidth - item.width - start - end,
      isAutoBefore: auto.contains(isRightToLeft ? .right : .left),
      isAutoAfter: auto.contains(isRightToLeft ? .left : .right), overflow: item.justifyOverflow)
    let inlineShim =
      isBaselineAligned(item, .columns)
      ? sharedAscent(item, .columns) - item.inlineAscent : .indefinite
    item.inline =
      columns[item.columns.start].offset + start + inline.offset(item.justify, shim: inlineShim)
    let block = GridSlot(
      free: item.areaHeight - item.height - box.verticalMargin,
      isAutoBefore: auto.contains(.top), isAutoAfter: auto.contains(.bottom),
      overflow: item.alignOverflow)
    let shim =
      isBaselineAligned(item, .rows) ? sharedAscent(item, .rows) - item.ascent : .indefinite
    item.block =
      rows[item.rows.start].offset + box.marginTop + block.offset(item.align, shim: shim)
  }
}

/// The room for an item in one axis of its area.
private struct GridSlot {
  var free: Double
  var isAutoBefore: Bool
  var isAutoAfter: Bool
  var overflow: OverflowAlignment

  /// Returns the offset from the area's start edge: auto margins (§10.2), then alignment.
  func offset(_ alignment: ItemAlignment.Keyword, shim: Double) -> Double {
    if isAutoBefore || isAutoAfter {
      guard free > 0, isAutoBefore else { return 0 }
      return isAutoAfter ? free / 2 : free
    }
    if overflow == .safe, free < 0 { return 0 }
    switch alignment {
    case .center: return free / 2
    case .end: return free
    // Without a baseline to share: safe start and safe end (CSS Box Alignment 3 §9.3).
    case .baseline: return shim.or(0)
    case .lastBaseline: return shim.isNaN ? max(0, free) : free - shim
    default: return 0
    }
  }
}
