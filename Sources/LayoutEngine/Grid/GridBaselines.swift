// CSS Grid 1 §10.6 and CSS Box Alignment 3 §9: baselines.
extension GridLayout {
  /// Shifts items that share a row's baseline, so that their contributions make room (§11.5 step 1).
  func alignBaselines() throws(Suspension) {
    guard items.contains(where: { isBaselineAligned($0) }) else { return }
    for index in items.indices where isBaselineAligned(items[index]) {
      items[index].ascent = try measuredAscent(items[index])
    }
    for index in items.indices where isBaselineAligned(items[index]) {
      items[index].baselineShim = sharedAscent(items[index]) - items[index].ascent
    }
  }

  func isBaselineAligned(_ item: GridItem) -> Bool {
    guard item.align == .baseline || item.align == .lastBaseline else { return false }
    let itemStyle = pass.style(item.node)
    let margin = itemStyle.pointee.margin
    guard !margin.top.isAuto && !margin.bottom.isAuto else { return false }
    // A height that depends on rows which depend on the height takes no part (§10.6).
    let isCyclic =
      itemStyle.pointee.height.isPercent || itemStyle.pointee.minHeight.isPercent
      || itemStyle.pointee.maxHeight.isPercent
    return !isCyclic
      || rows[item.rows.start..<item.rows.end].allSatisfy { !$0.isIntrinsic && !$0.isFlexible }
  }

  /// The largest ascent among the items of the same row and kind.
  func sharedAscent(_ item: GridItem) -> Double {
    var ascent = item.ascent
    for other in items where isBaselineAligned(other) && sharesGroup(item, other) {
      ascent = max(ascent, other.ascent)
    }
    return ascent
  }

  private func sharesGroup(_ left: GridItem, _ right: GridItem) -> Bool {
    guard left.align == right.align else { return false }
    return left.align == .baseline
      ? left.rows.start == right.rows.start : left.rows.end == right.rows.end
  }

  /// The distance from the margin edge to the baseline, at the item's height in open rows.
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

  /// The container's baselines (§10.6): those that the items of its first and last row share, or of
  /// the first and last item in those rows.
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
    let useLast = item.align == .lastBaseline || (last && !isBaselineAligned(item))
    let baseline = try pass.baseline(item.node, finalSpace(item), last: useLast)
    return box.top + item.block + baseline
  }

  /// The item whose baseline is the container's.
  private func baselineItem(last: Bool) -> Int? {
    guard !items.isEmpty else { return nil }
    let row =
      last
      ? (items.map { $0.rows.end }.max() ?? 1) - 1 : (items.map { $0.rows.start }.min() ?? 0)
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

  private func isBetter(_ item: GridItem, than other: GridItem, last: Bool) -> Bool {
    let (isAligned, otherIsAligned) = (isBaselineAligned(item), isBaselineAligned(other))
    if isAligned != otherIsAligned { return isAligned }
    return last
      ? item.columns.end > other.columns.end : item.columns.start < other.columns.start
  }
}
