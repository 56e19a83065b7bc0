extension LayoutPass {
  /// Returns a node's height in a space, or its baselines where the height is settled.
  func extent(_ node: Int32, _ space: Space) throws(Suspension) -> Extent {
    if isEmpty(node) {
      return Extent(height: edges(of: node, percentWidth: space.percentWidth).vertical)
    }
    let record = record(node)
    var space = space
    if !record.pointee.flags.contains(.hasPercentPadding) { space.percentWidth = 0 }
    if space.height.isDefinite && space.heightIsDefinite || record.pointee.measure != Node.none {
      space.minHeight = 0
      space.maxHeight = .infinity
    }
    if record.pointee.measure != Node.none { space.ownHeight = .indefinite }
    if let extent = cache(node).pointee.height(in: space) { return extent }
    if let answer = try answerOrSuspend(node, .extent(node, space)) { return answer }
    return try computeExtent(node, space)
  }

  func computeExtent(_ node: Int32, _ space: Space) throws(Suspension) -> Extent {
    level += 1
    defer { level -= 1 }
    let extent = try contentExtent(node, space)
    cache(node).pointee.store(NodeCache.Height(space: space, extent: extent))
    return extent
  }

  private func contentExtent(_ node: Int32, _ space: Space) throws(Suspension) -> Extent {
    if record(node).pointee.measure != Node.none { return measuredExtent(node, space) }
    switch style(node).pointee.display {
    case .flex: return try flexExtent(node, space)
    case .grid: return try gridExtent(node, space)
    case .block, .none, .contents:
      return Extent(height: edges(of: node, percentWidth: space.percentWidth).vertical)
    }
  }

  /// Returns a Boolean value that indicates whether a box is empty, so that its border and padding
  /// decide its size.
  @inline(__always)
  func isEmpty(_ node: Int32) -> Bool {
    record(node).pointee.firstChild == Node.none && record(node).pointee.measure == Node.none
      && style(node).pointee.display != .grid
  }

  /// Returns the height that a node of a known width has of its content, within its own limits.
  ///
  /// A box with an aspect ratio takes its height from its width, but encloses its content unless it
  /// scrolls or has a minimum of its own (CSS Sizing 4 §5.1).
  func automaticHeight(_ node: Int32, _ box: Box, width: Double, percentWidth: Double)
    throws(Suspension) -> Double
  {
    let style = style(node)
    guard style.hasRatio else {
      return box.clampHeight(
        try contentHeight(node, box, width: width, percentWidth: percentWidth))
    }
    var height = heightFromRatio(node, box, width: width)
    // A percentage of nothing behaves as `auto`, but is not, and so has no automatic minimum.
    let hasMinimum = style.pointee.height.isAuto || style.pointee.height.isContentKeyword
    if hasMinimum, style.pointee.minHeight.isAuto, !style.isScrollContainer {
      height = max(height, try contentHeight(node, box, width: width, percentWidth: percentWidth))
    }
    return box.clampHeight(height)
  }

  /// Returns the height that a box has before its content is looked at: its own, or that of its
  /// ratio.
  @inline(__always)
  func ownHeight(_ node: Int32, _ box: Box, width: Double) -> Double {
    if box.height.isDefinite { return box.clampHeight(box.height) }
    guard style(node).hasRatio else { return .indefinite }
    return box.clampHeight(heightFromRatio(node, box, width: width))
  }

  /// Returns the height of a node's content at a width, without the node's own limits.
  func contentHeight(_ node: Int32, _ box: Box, width: Double, percentWidth: Double)
    throws(Suspension) -> Double
  {
    try extent(
      node,
      Space(
        width: width, minHeight: box.minHeight, maxHeight: max(box.minHeight, box.maxHeight),
        percentWidth: percentWidth, ownHeight: ownHeight(node, box, width: width))
    ).height
  }

  /// Returns the same for an item of a column.
  ///
  /// The item's own height does not count yet: percentages of it mean nothing, but lines break at
  /// one in points. Nor do its limits, but for breaking lines at one in points and for repeating a
  /// grid's rows.
  func contentHeightInColumn(_ node: Int32, _ box: Box, width: Double, percentWidth: Double)
    throws(Suspension) -> Double
  {
    let style = style(node)
    let isOpen = style.pointee.height == .stretch || style.pointee.height.isPercent
    let own = isOpen ? .indefinite : ownHeight(node, box, width: width)
    let isLimited = !style.pointee.maxHeight.isPercent
    return try extent(
      node,
      Space(
        width: width, heightIsDefinite: own.isNaN,
        minHeight: style.pointee.display == .grid ? box.minHeight : 0,
        maxHeight: isLimited ? max(box.minHeight, box.maxHeight) : .infinity,
        percentWidth: percentWidth, ownHeight: own)
    ).height
  }

  /// Returns a box's first or last baseline at its final size, from its top; its bottom edge where
  /// it has none, and no further than its edges if it scrolls (CSS Box Alignment 3 §9.1).
  func baseline(_ node: Int32, _ space: Space, last: Bool) throws(Suspension) -> Double {
    let extent = try extent(node, space)
    let baseline = (last ? extent.lastBaseline : extent.firstBaseline).or(space.height)
    return style(node).isScrollContainer ? baseline.clamped(0, space.height) : baseline
  }
}
