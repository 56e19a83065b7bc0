/// The layout of one flex container: the algorithm of CSS Flexbox §9, a function a step.
///
/// It works in flow-relative coordinates (inline from the start edge, block from the top) and turns
/// them into physical ones only when frames are written. As in Blink, reversal of lines and items
/// is applied to the lists, after which everything is placed in ascending order.
struct FlexLayout {
  let pass: LayoutPass
  let node: Int32
  let style: UnsafePointer<Style>
  let space: Space
  let box: Box
  let isRow: Bool
  let isMultiLine: Bool
  let isWrapReverse: Bool
  let isRightToLeft: Bool
  /// The content box's width; indefinite while a wrapping column's is sought.
  let contentWidth: Double
  /// The content box's height, or indefinite.
  let contentHeight: Double
  /// The content box's height that the items are laid out against, and the same for percentages of
  /// it.
  let innerHeight: Double
  let percentHeight: Double
  let mainGap: Double
  let crossGap: Double
  var items: UnsafeMutableBufferPointer<FlexItem>
  var lines: UnsafeMutableBufferPointer<FlexLine>

  init(_ pass: LayoutPass, _ node: Int32, _ space: Space) {
    self.pass = pass
    self.node = node
    self.space = space
    style = pass.style(node)
    box = pass.edges(of: node, percentWidth: space.percentWidth)
    isRow = style.isRow
    isMultiLine = style.isMultiLine
    isWrapReverse = style.pointee.flexWrap == .wrapReverse
    isRightToLeft = pass.isRightToLeft(node)
    contentWidth = space.width.isNaN ? .indefinite : max(0, space.width - box.horizontal)
    contentHeight = space.height.isNaN ? .indefinite : max(0, space.height - box.vertical)
    innerHeight =
      space.ownHeight.isNaN || !space.heightIsDefinite
      ? contentHeight : max(0, space.ownHeight - box.vertical)
    percentHeight = space.heightIsDefinite ? innerHeight : .indefinite
    let columnGap = style.pointee.columnGap.resolvedOrZero(against: contentWidth)
    let rowGap = style.pointee.rowGap.resolvedOrZero(against: percentHeight)
    mainGap = isRow ? columnGap : rowGap
    crossGap = isRow ? rowGap : columnGap
    items = UnsafeMutableBufferPointer(start: nil, count: 0)
    lines = UnsafeMutableBufferPointer(start: nil, count: 0)
  }

  /// The room in the main axis, or infinity: where lines break (§9.2 step 2).
  ///
  /// A height that the content gave is none: lines break at its limit, as they did when it was
  /// sought.
  var availableMain: Double {
    if isRow { return contentWidth }
    if percentHeight.isDefinite { return percentHeight }
    if space.ownHeight.isDefinite { return max(0, space.ownHeight - box.vertical) }
    return max(0, max(space.minHeight, space.maxHeight) - box.vertical)
  }

  /// The cross size of a single line, or indefinite where the items give it.
  var lineCross: Double { isRow ? innerHeight : contentWidth }

  /// The container's cross size if it is known before its content's, for items that stretch (§9.8).
  var definiteCross: Double { isRow ? percentHeight : contentWidth }

  /// §9.2 to §9.4 step 8: items, lines, flexed main sizes, and the lines' cross sizes.
  mutating func sizeLines() throws(Suspension) {
    try generateItems()
    collectLines()
    let main = containerMainSize()
    for index in lines.indices {
      try resolveFlexibleLengths(index, containerMain: main)
    }
    for index in items.indices { try resolveHypotheticalCross(&items[index]) }
    for index in lines.indices { try sizeCross(ofLine: index) }
  }

  /// The content's height, border box; all lines share the longest one's main size.
  var intrinsicHeight: Double {
    guard !lines.isEmpty else { return box.vertical }
    var content = isRow ? crossGap * Double(lines.count - 1) : 0
    for line in lines {
      content = isRow ? content + line.contentCross : max(content, line.hypothetical)
    }
    return max(0, content) + box.vertical
  }

  /// Returns the main size that items flex into: the container's, or that of its longest line
  /// within the container's limits (§9.3, §9.9).
  private func containerMainSize() -> Double {
    if isRow { return contentWidth }
    if contentHeight.isDefinite { return contentHeight }
    var longest = 0.0
    for line in lines { longest = max(longest, line.hypothetical) }
    if space.ownHeight.isDefinite {
      // A ratio's height gives way to the content, one that the style names does not.
      let own = max(0, space.ownHeight - box.vertical)
      return style.pointee.height.isSizeOfContent ? max(own, longest) : own
    }
    let border = max(
      (longest + box.vertical).clamped(space.minHeight, space.maxHeight), box.vertical)
    return border - box.vertical
  }
}

extension LayoutPass {
  /// Returns the height of a flex container, or its baselines if its height is settled.
  func flexExtent(_ node: Int32, _ space: Space) throws(Suspension) -> Extent {
    let position = scratch.position
    defer { scratch.release(to: position) }
    var layout = FlexLayout(self, node, space)
    try layout.sizeLines()
    guard space.height.isDefinite else { return Extent(height: layout.intrinsicHeight) }
    try layout.placeLinesAndItems()
    return try layout.baselines()
  }

  /// Places a flex container's items, all of whose sizes are thereby final.
  func placeFlexItems(_ node: Int32, _ space: Space) throws(Suspension) {
    let position = scratch.position
    defer { scratch.release(to: position) }
    var layout = FlexLayout(self, node, space)
    try layout.sizeLines()
    try layout.placeLinesAndItems()
    try layout.writeFrames()
  }
}
