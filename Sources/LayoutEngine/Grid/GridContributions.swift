// CSS Grid 1 §11.5 and §6.6: what items ask of their tracks, margins included.
extension GridLayout {
  func contribution(_ kind: GridContribution, _ index: Int, _ axis: GridAxis) throws(Suspension)
    -> Double
  {
    switch kind {
    case .intrinsicMinimums: return try minimumContribution(index, axis)
    case .contentMinimums, .intrinsicMaximums: return try minContribution(index, axis)
    case .maxContentMinimums, .maxContentMaximums: return try maxContribution(index, axis)
    }
  }

  private func minContribution(_ index: Int, _ axis: GridAxis) throws(Suspension) -> Double {
    if items[index].minContribution.isNaN {
      items[index].minContribution = max(
        0,
        axis == .columns
          ? try inlineContribution(index, .minContent)
          : try blockContribution(index) + items[index].baselineShim)
    }
    return items[index].minContribution
  }

  private func maxContribution(_ index: Int, _ axis: GridAxis) throws(Suspension) -> Double {
    guard axis == .columns else { return try minContribution(index, axis) }
    if items[index].maxContribution.isNaN {
      items[index].maxContribution = max(0, try inlineContribution(index, .maxContent))
    }
    return items[index].maxContribution
  }

  private func inlineContribution(_ index: Int, _ kind: IntrinsicKind) throws(Suspension) -> Double
  {
    let height = definiteAreaHeight(items[index])
    let width = try pass.widthContribution(
      items[index].node, kind, percentHeight: height,
      stretchedHeight: mayStretchInRows(items[index]) ? height : .indefinite)
    return width + inlineShim(items[index], width)
  }

  /// Returns the height of an item's area if all its rows are known beforehand or have been sized.
  func definiteAreaHeight(_ item: GridItem) -> Double {
    var height = gapsWithin(item.rows, .rows)
    for track in rows[item.rows.start..<item.rows.end] {
      guard rowsAreSized || track.isDefinite else { return .indefinite }
      height += track.base
    }
    return height
  }

  /// Returns a Boolean value that indicates whether an item fills its area in an axis: it
  /// stretches, its size is `auto`, and none of its margins is.
  func stretches(_ item: GridItem, _ axis: GridAxis) -> Bool {
    let itemStyle = pass.style(item.node)
    let margin = itemStyle.pointee.margin
    if axis == .rows { return item.align == .stretch && mayStretchInRows(item) }
    return item.justify == .stretch && itemStyle.pointee.width.isAuto
      && !margin.physicalLeft(rightToLeft: false).isAuto
      && !margin.physicalRight(rightToLeft: false).isAuto
      && margin.inlineStart?.isAuto != true && margin.inlineEnd?.isAuto != true
  }

  /// Returns a Boolean value that indicates whether an item can take its rows' height: by its
  /// alignment, or but for its ratio.
  func mayStretchInRows(_ item: GridItem) -> Bool {
    let itemStyle = pass.style(item.node)
    let margin = itemStyle.pointee.margin
    return (item.align == .stretch || item.alignIsNormal) && itemStyle.pointee.height.isAuto
      && !margin.top.isAuto && !margin.bottom.isAuto
  }

  /// Returns the height of an item in its columns, with open rows.
  private func blockContribution(_ index: Int) throws(Suspension) -> Double {
    let item = items[index]
    let width = areaWidth(item)
    var box = pass.box(of: item.node, percentWidth: width, percentHeight: .indefinite)
    let itemWidth = try usedWidth(item, &box, areaWidth: width, height: .indefinite)
    let height =
      box.height.isDefinite
      ? box.clampHeight(box.height)
      : try pass.automaticHeight(item.node, box, width: itemWidth, percentWidth: width)
    return height + box.verticalMargin
  }

  func areaWidth(_ item: GridItem) -> Double {
    var width = gapsWithin(item.columns, .columns) + extraGap(item.columns)
    for track in columns[item.columns.start..<item.columns.end] { width += track.base }
    return width
  }

  /// Returns the length that content distribution adds to the gaps within a span of columns.
  private func extraGap(_ span: GridSpan) -> Double {
    guard span.count > 1, columnsArePlaced else { return 0 }
    return columns[span.end - 1].end - columns[span.start].offset
      - columns[span.start..<span.end].reduce(0) { $0 + $1.base } - gapsWithin(span, .columns)
  }

  /// Returns the width of an item in its area: its own, the area's, or fit-content (§6.2).
  ///
  /// As in browsers, an item with an aspect ratio whose `justify-self` is `normal` fills its area
  /// too, unless its height is known.
  func usedWidth(_ item: GridItem, _ box: inout Box, areaWidth: Double, height: Double)
    throws(Suspension) -> Double
  {
    let node = item.node
    let hint = pass.heightHint(node, box, stretchedHeight: height)
    try pass.resolveWidthKeywords(node, &box, available: areaWidth, hint)
    if box.width.isDefinite {
      let width = try pass.encompassKeyword(node, box, hint)
      return box.clampWidth(width)
    }
    let room = areaWidth - box.horizontalMargin
    if stretches(item, .columns) {
      guard item.justifyIsNormal else { return box.clampWidth(room) }
      let ratioWins = hint.height.isDefinite && pass.style(node).hasRatio
      if !ratioWins { return pass.clampAutomaticWidth(node, box, room) }
    }
    return try pass.shrinkToFitWidth(node, box, available: room, hint)
  }

  /// Returns the minimum contribution (§11.5, §6.6): the outer size that the item's minimum makes
  /// of it, which for an automatic minimum is the content's, within what the tracks' fixed maximums
  /// allow.
  private func minimumContribution(_ index: Int, _ axis: GridAxis) throws(Suspension) -> Double {
    if items[index].minimumContribution.isNaN {
      items[index].minimumContribution = max(0, try computeMinimum(index, axis))
    }
    return items[index].minimumContribution
  }

  private func computeMinimum(_ index: Int, _ axis: GridAxis) throws(Suspension) -> Double {
    let item = items[index]
    let itemStyle = pass.style(item.node)
    let size = axis == .columns ? itemStyle.pointee.width : itemStyle.pointee.height
    switch size {
    case .points, .minContent: return try minContribution(index, axis)
    case .maxContent: return try maxContribution(index, axis)
    default: break
    }
    let minimum = axis == .columns ? itemStyle.pointee.minWidth : itemStyle.pointee.minHeight
    let hasNoAutomatic =
      !item.spansAutoMinimum || (item.spansFlexible && item.span(axis).count > 1)
    if !minimum.isAuto || itemStyle.isScrollContainer || hasNoAutomatic {
      return try ownMinimum(item, axis)
    }
    return try limited(try minContribution(index, axis), item, axis)
  }

  /// Returns the item's own minimum size with its margins; border and padding for `auto`.
  ///
  /// As in browsers, room for baselines does not count.
  private func ownMinimum(_ item: GridItem, _ axis: GridAxis) throws(Suspension) -> Double {
    var box = contributionBox(item, axis)
    guard axis == .columns else { return box.minHeight + box.verticalMargin }
    try pass.resolveWidthKeywords(item.node, &box, available: .indefinite, HeightHint())
    return box.minWidth + box.horizontalMargin
  }

  private func contributionBox(_ item: GridItem, _ axis: GridAxis) -> Box {
    pass.box(
      of: item.node, percentWidth: axis == .columns ? .indefinite : areaWidth(item),
      percentHeight: axis == .columns ? definiteAreaHeight(item) : .indefinite)
  }

  /// §6.6: no more than the spanned tracks' fixed maximums together.
  private func limited(_ contribution: Double, _ item: GridItem, _ axis: GridAxis)
    throws(Suspension) -> Double
  {
    let span = item.span(axis)
    var limit = gapsWithin(span, axis)
    for track in tracks(axis)[span.start..<span.end] {
      guard track.maximum == .fixed else { return contribution }
      limit += max(track.maximumLength, track.minimumLength)
    }
    let box = contributionBox(item, axis)
    let least =
      axis == .columns
      ? box.horizontal + box.horizontalMargin
        + inlineShim(item, box.horizontal + box.horizontalMargin)
      : box.vertical + box.verticalMargin + item.baselineShim
    return min(contribution, max(limit, least))
  }
}
