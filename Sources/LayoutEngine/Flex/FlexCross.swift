// CSS Flexbox §9.4: cross sizes of items and lines.
extension FlexLayout {
  /// §9.4 step 7: the item's cross size as if it were not stretched, within its limits.
  func resolveHypotheticalCross(_ item: inout FlexItem) throws(Suspension) {
    if !isRow {
      item.cross = try columnWidth(item, mainSize: item.main)
    } else if item.box.height.isDefinite {
      item.cross = item.box.clampHeight(item.box.height)
    } else if fillsContainerCross(item) {
      item.cross = item.box.clampHeight(innerHeight - item.box.verticalMargin)
      // As in browsers, a box that its content makes as high as the line anyway stays as it was
      // measured.
      item.isStretched = true
      guard pass.style(item.node).hasRatio else { return }
      let height = try pass.automaticHeight(
        item.node, item.box, width: item.main, percentWidth: contentWidth)
      item.isStretched = height != item.cross
    } else {
      item.cross = try pass.automaticHeight(
        item.node, item.box, width: item.main, percentWidth: contentWidth)
    }
  }

  /// §9.4 step 8: the line's cross size: the container's, or what its items need.
  func sizeCross(ofLine index: Int) throws(Suspension) {
    let line = lines[index]
    var cross = 0.0
    var start = BaselineGroup()
    var end = BaselineGroup()
    for itemIndex in line.start..<line.end {
      let outer = items[itemIndex].cross + items[itemIndex].crossMargin(isRow: isRow)
      if let sharesEnd = baselineGroup(of: items[itemIndex]) {
        items[itemIndex].ascent = try ascent(of: items[itemIndex], fromEnd: sharesEnd)
        if sharesEnd {
          end.add(items[itemIndex].ascent, outer)
        } else {
          start.add(items[itemIndex].ascent, outer)
        }
      } else {
        cross = max(cross, outer)
      }
    }
    cross = max(cross, start.size, end.size)
    lines[index].startBaseline = start.ascent
    lines[index].endBaseline = end.ascent
    lines[index].contentCross = cross
    lines[index].cross = !isMultiLine && lineCross.isDefinite ? lineCross : cross
  }

  /// Returns whether an item's baseline group shares the line's cross-end edge; nil for an item
  /// that is not baseline-aligned (CSS Box Alignment 3 §9.2; wrap-reverse swaps the edges, §8.3).
  func baselineGroup(of item: FlexItem) -> Bool? {
    guard item.alignment.isBaseline else { return nil }
    guard item.box.autoMargins.isDisjoint(with: isRow ? .vertical : .horizontal) else { return nil }
    return (item.alignment == .lastBaseline) != isWrapReverse
  }

  /// Returns the distance from an item's margin edge to its baseline.
  func ascent(of item: FlexItem, fromEnd: Bool) throws(Suspension) -> Double {
    guard isRow else { return columnAscent(of: item, fromEnd: fromEnd) }
    let last = item.alignment == .lastBaseline
    let baseline = try pass.baseline(item.node, finalSpace(item), last: last)
    return fromEnd
      ? item.cross - baseline + item.box.marginBottom : baseline + item.box.marginTop
  }

  /// In a column, the baseline is across the lines of text, and so synthesized: from the left edge.
  private func columnAscent(of item: FlexItem, fromEnd: Bool) -> Double {
    // The start edge is the left one, from left to right; the end edge, from right to left.
    fromEnd == isRightToLeft ? item.box.marginLeft : item.cross + item.box.marginRight
  }

  /// Returns the space of an item whose main and cross sizes are settled.
  func finalSpace(_ item: FlexItem) -> Space {
    let width = isRow ? item.main : item.cross
    let height = isRow ? item.cross : item.main
    let isFixed = !isRow || item.isStretched || item.box.height.isDefinite
    var space = item.box.space(
      width: width, height: height, heightIsDefinite: heightIsDefinite(item),
      percentWidth: contentWidth,
      ownHeight: isFixed ? .indefinite : pass.ownHeight(item.node, item.box, width: width))
    // A column sets its items' heights, so their own lines have no more room than that, unless it
    // is the height that they were measured to have.
    let isAsMeasured =
      item.main == item.base && item.cross == item.measuredCross && item.box.height.isNaN
    if !isRow, !isAsMeasured, pass.style(item.node).pointee.display != .grid {
      space.maxHeight = height.asSize
    }
    return space
  }

  /// Returns a Boolean value that indicates whether percentages of an item's height are definite
  /// (§9.8): it stretches, has a definite height, was flexed by a definite column, or has a
  /// definite flex basis.
  func heightIsDefinite(_ item: FlexItem) -> Bool {
    if isRow {
      return item.stretches || item.box.height.isDefinite || pass.style(item.node).hasRatio
    }
    return percentHeight.isDefinite || !item.basisIsContent
      || pass.style(item.node).hasRatio
  }
}

/// Items whose baselines meet: the room they need on both sides of it.
struct BaselineGroup {
  var ascent = Double.indefinite
  private var descent = 0.0

  mutating func add(_ itemAscent: Double, _ size: Double) {
    ascent = ascent.isNaN ? itemAscent : max(ascent, itemAscent)
    descent = count == 0 ? size - itemAscent : max(descent, size - itemAscent)
    count += 1
  }

  private var count = 0

  var size: Double { count == 0 ? 0 : ascent + descent }
}
