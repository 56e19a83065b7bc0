extension LayoutPass {
  /// Returns a flex container's min-content or max-content width, border box (CSS Flexbox §9.9).
  ///
  /// As browsers do, a row's is the sum of its items' contributions (the largest min-content one,
  /// if it may break), and not the fraction-weighted sum of §9.9.1; see Guides/Flexbox.md.
  func flexIntrinsicWidth(_ node: Int32, _ kind: IntrinsicKind, _ hint: HeightHint)
    throws(Suspension) -> Double
  {
    let position = scratch.position
    defer { scratch.release(to: position) }
    let style = style(node)
    let edges = edges(of: node, percentWidth: 0)
    let inner = hint.height.isDefinite ? max(0, hint.height - edges.vertical) : .indefinite
    if !style.isRow, style.isMultiLine, kind == .maxContent {
      return try multiLineColumnWidth(node, hint)
    }
    let items = inFlowItems(of: node)
    let sums = style.isRow && (kind == .maxContent || !style.isMultiLine)
    var width = 0.0
    var canBeTooSmall = false
    for item in items {
      let stretched = stretchedHeight(item, in: style, inner)
      let outer = try widthContribution(
        item, kind, percentHeight: inner, stretchedHeight: stretched)
      guard sums else {
        width = max(width, outer)
        continue
      }
      let used = try inflexibleContribution(
        item, outer, percentHeight: inner, stretchedHeight: stretched)
      canBeTooSmall = canBeTooSmall || used < outer || used < 0
      width += used
    }
    if sums, items.count > 1 {
      width +=
        style.pointee.columnGap.resolvedOrZero(against: .indefinite) * Double(items.count - 1)
    }
    width = max(0, width) + edges.horizontal
    guard canBeTooSmall, kind == .maxContent, style.isMultiLine else { return width }
    return max(width, try intrinsicWidth(node, .minContent, hint))
  }

  /// Returns an item's part in its row: its contribution, but its hypothetical size where it has a
  /// definite flex basis from which it cannot grow or shrink to that contribution (§9.9.3).
  private func inflexibleContribution(
    _ item: Int32, _ outer: Double, percentHeight: Double, stretchedHeight: Double
  ) throws(Suspension) -> Double {
    let style = style(item)
    guard case .points = style.pointee.flexBasis else { return outer }
    var box = box(
      of: item, percentWidth: .indefinite, percentHeight: percentHeight)
    stretchHeight(of: item, &box, room: percentHeight)
    let hint = heightHint(item, box, stretchedHeight: stretchedHeight)
    try resolveWidthKeywords(item, &box, available: .indefinite, hint)
    let add = style.pointee.boxSizing == .contentBox ? box.horizontal : 0
    let base = length(style.pointee.flexBasis, .indefinite, add: add, atLeast: box.horizontal)
    let size = outer - box.horizontalMargin
    let isStuck =
      (size > base && style.pointee.flexGrow == 0) || (size < base && style.pointee.flexShrink == 0)
    guard isStuck else { return outer }
    if style.pointee.minWidth.isAuto, !style.isScrollContainer {
      box.minWidth = try automaticMinimumWidth(item, box, hint)
    }
    return box.clampWidth(base) + box.horizontalMargin
  }

  /// Returns the content-based minimum width of a flex item (§4.5): the smaller of its specified
  /// size and its content's, and no larger than its maximum.
  func automaticMinimumWidth(_ item: Int32, _ box: Box, _ hint: HeightHint) throws(Suspension)
    -> Double
  {
    var content = try automaticWidth(item, .minContent, box, hint)
    if style(item).hasRatio {
      let least = try contentWidth(item, .minContent, box, hint)
      let isKnown = hint.height.isDefinite
      content = max(content, isKnown ? least : clampAutomaticWidth(item, box, least))
    }
    return min(min(content, box.width.or(.infinity)), max(box.maxWidth, box.horizontal))
  }

  /// Returns the height of an item that a single line of a known height stretches.
  private func stretchedHeight(_ item: Int32, in style: UnsafePointer<Style>, _ inner: Double)
    -> Double
  {
    guard inner.isDefinite, style.isRow, !style.isMultiLine else {
      return .indefinite
    }
    let itemStyle = self.style(item)
    var own = itemStyle.pointee.alignSelf
    if own.keyword == .auto { own = style.pointee.alignItems }
    let margin = itemStyle.pointee.margin
    let stretches = own.keyword == .stretch || own.keyword == .normal
    return stretches && itemStyle.pointee.height.isAuto && !margin.top.isAuto
      && !margin.bottom.isAuto
      ? inner : .indefinite
  }

  /// Returns the max-content width of a column that wraps: its lines at their items' max-content
  /// widths, side by side.
  private func multiLineColumnWidth(_ node: Int32, _ hint: HeightHint) throws(Suspension) -> Double
  {
    let space = Space(width: .indefinite, height: hint.height, maxHeight: hint.maxHeight)
    var layout = FlexLayout(self, node, space)
    try layout.generateItems()
    for index in layout.items.indices {
      layout.items[index].cross = try layout.columnWidth(
        layout.items[index], mainSize: .indefinite)
    }
    layout.collectLines()
    for index in layout.lines.indices { try layout.sizeCross(ofLine: index) }
    return max(0, layout.sumOfLineWidths) + layout.box.horizontal
  }
}

extension FlexLayout {
  /// The lines' widths and gaps.
  fileprivate var sumOfLineWidths: Double {
    let width = lines.reduce(0) { $0 + $1.contentCross }
    let gap = style.pointee.columnGap.resolvedOrZero(against: .indefinite)
    return width + gap * Double(max(0, lines.count - 1))
  }
}
