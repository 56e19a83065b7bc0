// CSS Grid 1 §10.6 and CSS Box Alignment 3 §9: baselines.
extension GridLayout {
  /// Shifts items that share a row's baseline, so that their contributions make room (§11.5 step
  /// 1).
  func alignRowBaselines() throws(Suspension) {
    for index in items.indices
    where items[index].align.isBaseline && isRelativeToArea(items[index], .rows) {
      items[index].hasBaseline = try hasBaseline(items[index])
    }
    for index in items.indices where isBaselineAligned(items[index], .rows) {
      items[index].ascent = try measuredAscent(items[index])
    }
    for index in items.indices where isBaselineAligned(items[index], .rows) {
      items[index].baselineShim = sharedAscent(items[index], .rows) - items[index].ascent
    }
  }

  /// The same in columns, with the widths that items have in their area; one whose size is not
  /// known beforehand counts as empty, as in browsers.
  ///
  /// Content that is to fit counts as empty for now.
  func alignColumnBaselines() throws(Suspension) {
    for index in items.indices where isBaselineAligned(items[index], .columns) {
      let item = items[index]
      let area = spansFixedTracks(item, .columns) ? areaWidth(item) : 0
      let height = definiteAreaHeight(item)
      var box = pass.box(of: item.node, percentWidth: area, percentHeight: height)
      pass.stretchHeight(of: item.node, &box, room: height)
      let width = try usedWidth(
        item, &box, areaWidth: area, height: mayStretchInRows(item) ? height : .indefinite)
      let isOpen = pass.style(item.node).pointee.width == .fitContent
      items[index].inlineAscent = inlineAscent(item, box, width: isOpen ? box.horizontal : width)
    }
  }

  func isBaselineAligned(_ item: GridItem, _ axis: GridAxis) -> Bool {
    guard item.alignment(axis).isBaseline else { return false }
    guard !hasAutoMargin(item, axis) else { return false }
    // A size that depends on tracks which depend on the size takes no part (§10.6), in browsers
    // only if the baseline depends on it too.
    return item.hasBaseline && axis == .rows
      || !isRelativeToArea(item, axis) || spansFixedTracks(item, axis)
  }

  private func spansFixedTracks(_ item: GridItem, _ axis: GridAxis) -> Bool {
    let span = item.span(axis)
    return tracks(axis)[span.start..<span.end].allSatisfy { !$0.isIntrinsic && !$0.isFlexible }
  }

  private func hasAutoMargin(_ item: GridItem, _ axis: GridAxis) -> Bool {
    let margin = pass.style(item.node).pointee.margin
    guard axis == .columns else { return margin.top.isAuto || margin.bottom.isAuto }
    let rightToLeft = pass.isRightToLeft(item.node)
    return margin.physicalLeft(rightToLeft: rightToLeft).isAuto
      || margin.physicalRight(rightToLeft: rightToLeft).isAuto
  }

  private func isRelativeToArea(_ item: GridItem, _ axis: GridAxis) -> Bool {
    let style = pass.style(item.node)
    guard axis == .columns else {
      return style.pointee.height.isPercent || style.pointee.minHeight.isPercent
        || style.pointee.maxHeight.isPercent || style.pointee.height == .stretch
    }
    return style.pointee.width.isPercent || style.pointee.minWidth.isPercent
      || style.pointee.maxWidth.isPercent || style.pointee.width == .stretch
  }

  /// Returns the largest ascent among the items of the same track and kind.
  func sharedAscent(_ item: GridItem, _ axis: GridAxis) -> Double {
    let path = axis == .columns ? \GridItem.inlineAscent : \GridItem.ascent
    var ascent = item[keyPath: path]
    for other in items where isBaselineAligned(other, axis) && sharesGroup(item, other, axis) {
      ascent = max(ascent, other[keyPath: path])
    }
    return ascent
  }

  private func sharesGroup(_ left: GridItem, _ right: GridItem, _ axis: GridAxis) -> Bool {
    guard left.alignment(axis) == right.alignment(axis) else { return false }
    return left.alignment(axis) == .baseline
      ? left.span(axis).start == right.span(axis).start
      : left.span(axis).end == right.span(axis).end
  }

  /// Returns the shim that baseline alignment adds to an item of an outer width, at which it need
  /// not have been measured.
  func inlineShim(_ item: GridItem, _ outerWidth: Double) -> Double {
    guard isBaselineAligned(item, .columns) else { return 0 }
    let box = pass.box(of: item.node, percentWidth: .indefinite, percentHeight: .indefinite)
    return sharedAscent(item, .columns)
      - inlineAscent(item, box, width: outerWidth - box.horizontalMargin)
  }

  /// Returns the distance from the margin edge to the left edge, the baseline of horizontal lines
  /// in columns.
  func inlineAscent(_ item: GridItem, _ box: Box, width: Double) -> Double {
    (item.justify == .lastBaseline) == isRightToLeft
      ? box.marginLeft : box.marginRight + width
  }

  /// Returns a Boolean value that indicates whether the content gives a baseline; else one is
  /// synthesised from the item's edge.
  private func hasBaseline(_ item: GridItem) throws(Suspension) -> Bool {
    let width = areaWidth(item)
    var box = pass.box(of: item.node, percentWidth: width, percentHeight: .indefinite)
    let itemWidth = try usedWidth(item, &box, areaWidth: width, height: .indefinite)
    let height = try pass.automaticHeight(item.node, box, width: itemWidth, percentWidth: width)
    let space = box.space(
      width: itemWidth, height: height, heightIsDefinite: false, percentWidth: width)
    return try pass.extent(item.node, space).firstBaseline.isDefinite
  }

  /// Returns the distance from the margin edge to the baseline, at the item's height in open rows.
  private func measuredAscent(_ item: GridItem) throws(Suspension) -> Double {
    let width = areaWidth(item)
    var box = pass.box(of: item.node, percentWidth: width, percentHeight: .indefinite)
    let itemWidth = try usedWidth(item, &box, areaWidth: width, height: .indefinite)
    let height =
      box.height.isDefinite
      ? box.clampHeight(box.height)
      : try pass.automaticHeight(item.node, box, width: itemWidth, percentWidth: width)
    return try ascent(item, box, width: itemWidth, height: height, areaWidth: width)
  }

  func ascent(_ item: GridItem, _ box: Box, width: Double, height: Double, areaWidth: Double)
    throws(Suspension) -> Double
  {
    let space = box.space(
      width: width, height: height, heightIsDefinite: box.height.isDefinite,
      percentWidth: areaWidth,
      ownHeight: box.height.isDefinite
        ? .indefinite : pass.ownHeight(item.node, box, width: width))
    let last = item.align == .lastBaseline
    let baseline = try pass.baseline(item.node, space, last: last)
    return last ? height - baseline + box.marginBottom : baseline + box.marginTop
  }

  /// Returns the container's baselines (§10.6): those that the items of its first and last row
  /// share, or of the first and last item in those rows.
  func baselines(height: Double) throws(Suspension) -> Extent {
    var extent = Extent(height: height)
    if let first = baselineItem(last: false) {
      extent.firstBaseline = try containerBaseline(items[first], last: false)
    }
    if let last = baselineItem(last: true) {
      extent.lastBaseline = try containerBaseline(items[last], last: true)
    }
    return extent
  }

  private func containerBaseline(_ item: GridItem, last: Bool) throws(Suspension) -> Double {
    let useLast =
      sharesBaseline(item, last: last) ? item.align == .lastBaseline : last
    let baseline = try pass.baseline(item.node, finalSpace(item), last: useLast)
    return box.top + item.block + baseline
  }

  /// Returns the item whose baseline is the container's.
  private func baselineItem(last: Bool) -> Int? {
    guard !items.isEmpty else { return nil }
    let row = outermostRow(last: last)
    var best: Int?
    for index in items.indices {
      let item = items[index]
      guard last ? item.rows.end == row + 1 : item.rows.start == row else { continue }
      guard let other = best else {
        best = index
        continue
      }
      if isBetter(item, than: items[other], last: last) { best = index }
    }
    return best
  }

  /// Returns the first or the last row that an item is in.
  private func outermostRow(last: Bool) -> Int {
    last ? (items.map { $0.rows.end }.max() ?? 1) - 1 : (items.map { $0.rows.start }.min() ?? 0)
  }

  /// Returns a Boolean value that indicates whether an item shares the baseline of the first or
  /// last row itself, beyond one that it merely spans.
  private func sharesBaseline(_ item: GridItem, last: Bool) -> Bool {
    let isInGroup = item.rows.count == 1 || (item.align == .lastBaseline) == last
    return isInGroup && isBaselineAligned(item, .rows)
  }

  private func isBetter(_ item: GridItem, than other: GridItem, last: Bool) -> Bool {
    let (isAligned, otherIsAligned) = (
      sharesBaseline(item, last: last), sharesBaseline(other, last: last)
    )
    if isAligned != otherIsAligned { return isAligned }
    return last
      ? item.columns.end >= other.columns.end : item.columns.start < other.columns.start
  }
}
