extension LayoutPass {
  /// A flex container's min-content or max-content width, border box (CSS Flexbox §9.9).
  ///
  /// As browsers do, a row's is the sum of its items' contributions (the largest, if it may break),
  /// and not the fraction-weighted sum of §9.9.1; see Guides/Flexbox.md.
  func flexIntrinsicWidth(_ node: Int32, _ kind: IntrinsicKind, _ hint: HeightHint)
    throws(Suspension) -> Double
  {
    let position = scratch.position
    defer { scratch.release(to: position) }
    let style = style(node)
    let edges = edges(of: node, percentWidth: 0)
    let inner = hint.height.isDefinite ? max(0, hint.height - edges.vertical) : .indefinite
    if !style.pointee.isRow, style.pointee.isMultiLine, kind == .maxContent {
      return try multiLineColumnWidth(node, hint)
    }
    let items = inFlowItems(of: node)
    let sums = style.pointee.isRow && (kind == .maxContent || !style.pointee.isMultiLine)
    var width = 0.0
    for item in items {
      let stretched = stretchedHeight(item, in: style, inner)
      let outer = try widthContribution(
        item, kind, percentHeight: inner, stretchedHeight: stretched)
      width = sums ? width + outer : max(width, outer)
    }
    if sums, items.count > 1 {
      width +=
        style.pointee.columnGap.resolvedOrZero(against: .indefinite) * Double(items.count - 1)
    }
    return max(0, width) + edges.horizontal
  }

  /// The height of an item that a single line of a known height stretches, less nothing yet.
  private func stretchedHeight(_ item: Int32, in style: UnsafePointer<Style>, _ inner: Double)
    -> Double
  {
    guard inner.isDefinite, style.pointee.isRow, !style.pointee.isMultiLine else {
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

  /// The max-content width of a column that wraps: its lines at their items' max-content widths,
  /// side by side.
  private func multiLineColumnWidth(_ node: Int32, _ hint: HeightHint) throws(Suspension) -> Double
  {
    let space = Space(
      width: StyleLimits.length, height: hint.height, maxHeight: hint.maxHeight)
    var layout = FlexLayout(self, node, space)
    try layout.generateItems()
    for index in layout.items.indices {
      layout.items[index].cross = try widthContribution(
        layout.items[index].node, .maxContent, percentHeight: layout.percentHeight,
        stretchedHeight: .indefinite)
    }
    layout.collectLines()
    return max(0, layout.sumOfLineWidths) + layout.box.horizontal
  }
}

extension FlexLayout {
  /// The lines' widths and gaps, where each item's cross size is its outer width.
  fileprivate var sumOfLineWidths: Double {
    var width = 0.0
    for line in lines {
      var widest = 0.0
      for index in line.start..<line.end { widest = max(widest, items[index].cross) }
      width += widest
    }
    let gap = style.pointee.columnGap.resolvedOrZero(against: .indefinite)
    return width + gap * Double(max(0, lines.count - 1))
  }
}
