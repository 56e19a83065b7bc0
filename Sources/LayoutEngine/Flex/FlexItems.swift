// CSS Flexbox §9.1 and §9.2: the items, their flex base sizes and hypothetical main sizes.
extension FlexLayout {
  /// §9.1 step 1 and §9.2 step 3, for each item.
  mutating func generateItems() throws(Suspension) {
    let nodes = pass.inFlowItems(of: node)
    items = pass.scratch.allocate(nodes.count, of: FlexItem())
    for index in nodes.indices {
      items[index].node = nodes[index]
      try sizeItem(&items[index])
    }
  }

  private func sizeItem(_ item: inout FlexItem) throws(Suspension) {
    let itemStyle = pass.style(item.node)
    item.box = pass.box(
      of: item.node, percentWidth: contentWidth, percentHeight: percentHeight)
    align(&item, itemStyle)
    resolveHeightKeywords(&item, itemStyle)
    let hint = heightHint(item)
    try pass.resolveWidthKeywords(item.node, &item.box, available: contentWidth, hint)
    item.minMain = isRow ? item.box.minWidth : item.box.minHeight
    item.maxMain = isRow ? item.box.maxWidth : item.box.maxHeight
    if isRow {
      try resolveRowBase(&item, itemStyle, hint)
    } else {
      try resolveColumnBase(&item, itemStyle)
    }
    item.settleLimits(isRow: isRow)
    item.base = max(item.base, isRow ? item.box.horizontal : item.box.vertical)
    item.hypothetical = item.clampMain(item.base)
  }

  /// `align-self`, with `start` and `end` in terms of the cross axis, and flex-start and flex-end
  /// as wrap-reverse swaps them (§8.3).
  private func align(_ item: inout FlexItem, _ itemStyle: UnsafePointer<Style>) {
    var own = itemStyle.pointee.alignSelf
    if own.keyword == .auto { own = style.pointee.alignItems }
    item.overflow = own.overflow
    item.alignment = crossAlignment(own.keyword, of: item.node)
    let auto = item.box.autoMargins
    let hasAutoMargin = !auto.isDisjoint(with: isRow ? .vertical : .horizontal)
    let isAuto = isRow ? itemStyle.pointee.height.isAuto : itemStyle.pointee.width.isAuto
    let fills = isRow ? itemStyle.pointee.height == .stretch : itemStyle.pointee.width == .stretch
    item.stretches = item.alignment == .stretch && isAuto && !hasAutoMargin || fills
  }

  func crossAlignment(_ keyword: ItemAlignment.Keyword, of item: Int32) -> ItemAlignment.Keyword {
    let startsOpposite = !isRow && pass.isRightToLeft(item) != isRightToLeft
    switch keyword {
    case .auto, .normal, .stretch: return .stretch
    case .flexStart: return isWrapReverse ? .flexEnd : .flexStart
    case .flexEnd: return isWrapReverse ? .flexStart : .flexEnd
    case .start: return .flexStart
    case .end: return .flexEnd
    case .selfStart: return startsOpposite ? .flexEnd : .flexStart
    case .selfEnd: return startsOpposite ? .flexStart : .flexEnd
    case .left: return !isRow && isRightToLeft ? .flexEnd : .flexStart
    case .right: return !isRow && !isRightToLeft ? .flexEnd : .flexStart
    case .center, .baseline, .lastBaseline: return keyword
    }
  }

  /// Returns a Boolean value that indicates whether an item's cross size is the container's: in a
  /// single line of a known size (§9.8 item 1).
  @inline(__always)
  func fillsContainerCross(_ item: FlexItem) -> Bool {
    item.stretches && !isMultiLine && definiteCross.isDefinite
  }

  @inline(__always)
  private func heightHint(_ item: FlexItem) -> HeightHint {
    // In a column, the height that the ratio would start from is not settled before it has flexed.
    guard isRow || !pass.style(item.node).hasRatio else {
      return HeightHint(maxHeight: item.box.maxHeight)
    }
    return pass.heightHint(
      item.node, item.box,
      stretchedHeight: isRow && fillsContainerCross(item) ? innerHeight : .indefinite)
  }

  /// `height: stretch` is a definite size where the container's height is (CSS Sizing 4 §3.1).
  private func resolveHeightKeywords(_ item: inout FlexItem, _ itemStyle: UnsafePointer<Style>) {
    guard percentHeight.isDefinite else { return }
    let stretched = max(percentHeight - item.box.verticalMargin, item.box.vertical)
    pass.stretchHeight(of: item.node, &item.box, room: percentHeight)
    if itemStyle.pointee.minHeight == .stretch { item.box.minHeight = stretched }
    if itemStyle.pointee.maxHeight == .stretch { item.box.maxHeight = stretched }
  }

  /// §9.2 step 3 in a row.
  private func resolveRowBase(
    _ item: inout FlexItem, _ itemStyle: UnsafePointer<Style>, _ hint: HeightHint
  ) throws(Suspension) {
    let basis = itemStyle.pointee.flexBasis
    let add = itemStyle.pointee.boxSizing == .contentBox ? item.box.horizontal : 0
    switch basis {
    case .auto: item.base = item.box.width
    case .points, .percent:
      item.base = pass.length(basis, contentWidth, add: add, atLeast: item.box.horizontal)
    default:
      item.base = try pass.keywordWidth(
        item.node, basis, item.box.withoutWidthLimits,
        available: contentWidth - item.box.horizontalMargin, hint)
    }
    if item.base.isNaN {
      item.base = try pass.automaticWidth(item.node, .maxContent, item.box.withoutWidthLimits, hint)
      item.basisIsContent = true
    }
    guard itemStyle.pointee.minWidth.isAuto, !itemStyle.isScrollContainer else { return }
    let isBounded = item.basisIsContent || item.box.width <= item.base
    if isBounded, !itemStyle.hasRatio {
      item.minimumIsOpen = true
    } else {
      item.minMain = try pass.automaticMinimumWidth(item.node, item.box, hint)
    }
  }

  /// Works out the automatic minimum of an item that is about to shrink.
  func closeMinimum(_ item: inout FlexItem) throws(Suspension) {
    guard item.minimumIsOpen else { return }
    item.minimumIsOpen = false
    item.minMain = try automaticMinimumWidthOrHeight(item)
    item.settleLimits(isRow: isRow)
  }

  private func automaticMinimumWidthOrHeight(_ item: FlexItem) throws(Suspension) -> Double {
    if isRow { return try pass.automaticMinimumWidth(item.node, item.box, heightHint(item)) }
    return try automaticMinimumHeight(item, width: try columnWidth(item, mainSize: .indefinite))
  }

  /// §9.2 step 3 in a column.
  private func resolveColumnBase(_ item: inout FlexItem, _ itemStyle: UnsafePointer<Style>)
    throws(Suspension)
  {
    let basis = itemStyle.pointee.flexBasis
    let add = itemStyle.pointee.boxSizing == .contentBox ? item.box.vertical : 0
    switch basis {
    case .auto: item.base = item.box.height
    case .points, .percent:
      item.base = pass.length(basis, percentHeight, add: add, atLeast: item.box.vertical)
    case .stretch: item.base = percentHeight - item.box.verticalMargin
    default: break
    }
    let needsContent = item.base.isNaN || basis.isContentKeyword
    let hasMinimum = itemStyle.pointee.minHeight.isAuto && !itemStyle.isScrollContainer
    if needsContent {
      let width = try columnWidth(item, mainSize: .indefinite)
      item.base = try contentBase(item, width: width)
      item.basisIsContent = true
      item.measuredCross = width
      if hasMinimum { item.minMain = try automaticMinimumHeight(item, width: width) }
    } else if hasMinimum {
      if item.box.height <= item.base {
        item.minimumIsOpen = true
      } else {
        let width = try columnWidth(item, mainSize: .indefinite)
        item.minMain = try automaticMinimumHeight(item, width: width)
      }
    }
  }

  /// Returns the height of a column's item by its content, or by its ratio (§9.2 step 3 B and E).
  private func contentBase(_ item: FlexItem, width: Double) throws(Suspension) -> Double {
    if pass.style(item.node).hasRatio {
      return pass.heightFromRatio(item.node, item.box, width: width)
    }
    return try pass.contentHeightInColumn(
      item.node, item.box, width: width, percentWidth: contentWidth.or(0))
  }

  /// Returns the content-based minimum height (§4.5).
  private func automaticMinimumHeight(_ item: FlexItem, width: Double) throws(Suspension) -> Double
  {
    var content = try pass.contentHeightInColumn(
      item.node, item.box, width: width, percentWidth: contentWidth.or(0))
    var specified = item.box.height.or(.infinity)
    if pass.style(item.node).hasRatio {
      let fromRatio = pass.heightFromRatio(item.node, item.box, width: width)
      let low = pass.heightFromRatio(item.node, item.box, width: item.box.minWidth)
      let high = pass.heightFromRatio(item.node, item.box, width: item.box.maxWidth)
      content = max(content.clamped(low, high), fromRatio)
      // A percentage of nothing is a size that the ratio gives.
      if specified == .infinity, !pass.style(item.node).pointee.height.isAuto {
        specified = fromRatio
      }
    }
    return min(min(content, specified), item.maxMain)
  }

  /// Returns the width of a column's item: its own, the column's, or fit-content (§9.4 step 7).
  ///
  /// With a main size, a ratio gives the width.
  func columnWidth(_ item: FlexItem, mainSize: Double) throws(Suspension) -> Double {
    if contentWidth.isNaN {
      return try pass.widthContribution(
        item.node, .maxContent, percentHeight: percentHeight, stretchedHeight: .indefinite)
        - item.box.horizontalMargin
    }
    let room = contentWidth - item.box.horizontalMargin
    let itemStyle = pass.style(item.node)
    if mainSize.isDefinite, itemStyle.pointee.width.isSizeKeyword {
      return try keywordColumnWidth(item, mainSize: mainSize, room: room)
    }
    if item.box.width.isDefinite { return item.box.clampWidth(item.box.width) }
    if fillsContainerCross(item) { return item.box.clampWidth(room) }
    return try automaticColumnWidth(item, mainSize: mainSize, room: room)
  }

  /// Returns the width of a column's item whose width is a keyword.
  ///
  /// As in browsers, a ratio makes it as wide as its content at least, unless its height is `auto`.
  func keywordColumnWidth(_ item: FlexItem, mainSize: Double, room: Double) throws(Suspension)
    -> Double
  {
    let itemStyle = pass.style(item.node)
    var box = item.box
    let hint = HeightHint(height: definiteMain(item, mainSize))
    box.width = try pass.keywordWidth(
      item.node, itemStyle.pointee.width, box, available: room, hint
    ).or(room)
    if itemStyle.pointee.height.isAuto { return box.clampWidth(box.width) }
    return box.clampWidth(try pass.encompassKeyword(item.node, box, hint))
  }

  /// Returns the height that a column's item has flexed to, if its content's width may depend on
  /// it.
  ///
  /// It may not where percentages of it mean nothing either, but lines break at a height that the
  /// item has.
  private func definiteMain(_ item: FlexItem, _ mainSize: Double) -> Double {
    let breaksLines =
      item.box.height.isDefinite && pass.style(item.node).isWidthDependentOnHeight
    return heightIsDefinite(item) || breaksLines ? mainSize : .indefinite
  }

  /// Returns the width of a column's item that neither has one nor stretches, in so much room.
  func automaticColumnWidth(_ item: FlexItem, mainSize: Double, room: Double) throws(Suspension)
    -> Double
  {
    let itemStyle = pass.style(item.node)
    if mainSize.isDefinite, itemStyle.hasRatio, itemStyle.pointee.height.isAuto {
      return item.box.clampWidth(pass.widthFromRatio(item.node, item.box, height: mainSize))
    }
    // What the item's own height says is not settled before it has flexed.
    let hint = HeightHint(height: definiteMain(item, mainSize), maxHeight: item.box.maxHeight)
    return try pass.shrinkToFitWidth(item.node, item.box, available: room, hint)
  }
}

extension Dimension {
  /// A Boolean value that indicates whether a height of this kind is the content's.
  var isContentKeyword: Bool {
    switch self {
    case .minContent, .maxContent, .fitContent, .content: true
    case .points, .percent, .auto, .stretch: false
    }
  }
}
