/// The intrinsic width that is asked for (CSS Sizing 3 §2.1).
enum IntrinsicKind {
  case minContent
  case maxContent
}

/// The border box's height, on which an intrinsic width can depend besides the content.
struct HeightHint: BitwiseCopyable {
  var height = Double.indefinite
  var maxHeight = Double.infinity

  @inline(__always)
  func matches(_ other: HeightHint) -> Bool {
    (height == other.height || (height.isNaN && other.height.isNaN)) && maxHeight == other.maxHeight
  }
}

extension LayoutPass {
  /// Returns a node's min-content or max-content width, border box, as if its own sizes were
  /// `auto`.
  ///
  /// Percentages of the width are of an indefinite length here, and so is percentage padding: 0.
  func intrinsicWidth(_ node: Int32, _ kind: IntrinsicKind, _ hint: HeightHint)
    throws(Suspension) -> Double
  {
    if isEmpty(node) { return edges(of: node, percentWidth: 0).horizontal }
    let record = record(node)
    let hint = record.pointee.flags.contains(.widthDependsOnHeight) ? hint : HeightHint()
    let cached =
      kind == .minContent ? cache(node).pointee.minContent : cache(node).pointee.maxContent
    if cached.value.isDefinite,
      HeightHint(height: cached.height, maxHeight: cached.maxHeight).matches(hint)
    {
      return cached.value
    }
    if let answer = try answerOrSuspend(
      node, kind == .minContent ? .minContent(node, hint) : .maxContent(node, hint))
    {
      return answer.height
    }
    return try computeIntrinsicWidth(node, kind, hint)
  }

  func computeIntrinsicWidth(_ node: Int32, _ kind: IntrinsicKind, _ hint: HeightHint)
    throws(Suspension) -> Double
  {
    level += 1
    defer { level -= 1 }
    let value = try intrinsicWidth(ofContent: node, kind, hint).asSize
    let entry = NodeCache.Width(height: hint.height, maxHeight: hint.maxHeight, value: value)
    if kind == .minContent {
      cache(node).pointee.minContent = entry
    } else {
      cache(node).pointee.maxContent = entry
    }
    return value
  }

  private func intrinsicWidth(
    ofContent node: Int32, _ kind: IntrinsicKind, _ hint: HeightHint
  ) throws(Suspension) -> Double {
    if record(node).pointee.measure != Node.none { return measuredWidth(node, kind) }
    switch style(node).pointee.display {
    case .flex: return try flexIntrinsicWidth(node, kind, hint)
    case .grid: return try gridIntrinsicWidth(node, kind, hint)
    case .block, .none, .contents: return edges(of: node, percentWidth: 0).horizontal
    }
  }

  /// Returns the width that a box would have of its content alone, with regard to its aspect ratio:
  /// where the height is known, the ratio gives the width (CSS Sizing 4 §5).
  func automaticWidth(
    _ node: Int32, _ kind: IntrinsicKind, _ box: Box, _ hint: HeightHint
  ) throws(Suspension) -> Double {
    let style = style(node)
    guard style.hasRatio else { return try contentWidth(node, kind, box, hint) }
    if hint.height.isDefinite {
      return widthFromRatio(node, box, height: hint.height)
    }
    return clampAutomaticWidth(node, box, try contentWidth(node, kind, box, hint))
  }

  /// Returns the intrinsic width of a box whose padding is known by now, percentages and all.
  func contentWidth(_ node: Int32, _ kind: IntrinsicKind, _ box: Box, _ hint: HeightHint)
    throws(Suspension) -> Double
  {
    guard record(node).pointee.flags.contains(.hasPercentPadding) else {
      return try intrinsicWidth(node, kind, hint)
    }
    // The intrinsic width is sought without percentage padding, and so the content height is kept.
    let edges = edges(of: node, percentWidth: 0)
    let padding = box.vertical - edges.vertical
    let inner = HeightHint(height: hint.height - padding, maxHeight: hint.maxHeight - padding)
    return try intrinsicWidth(node, kind, inner) - edges.horizontal + box.horizontal
  }

  /// Width from height by the box's `aspect-ratio`, which is of the box that `box-sizing` names.
  func widthFromRatio(_ node: Int32, _ box: Box, height: Double) -> Double {
    let style = style(node)
    if style.pointee.boxSizing == .borderBox {
      return max(height * style.ratio, box.horizontal)
    }
    return max(0, height - box.vertical) * style.ratio + box.horizontal
  }

  /// Height from width by the box's `aspect-ratio`.
  func heightFromRatio(_ node: Int32, _ box: Box, width: Double) -> Double {
    let style = style(node)
    if style.pointee.boxSizing == .borderBox {
      return max(width / style.ratio, box.vertical)
    }
    return max(0, width - box.horizontal) / style.ratio + box.vertical
  }

  /// Fit-content: the room there is, within the content's smallest and largest width
  /// (CSS Sizing 3 §2.1).
  func fitContentWidth(_ node: Int32, _ box: Box, available: Double, _ hint: HeightHint)
    throws(Suspension) -> Double
  {
    let largest = try automaticWidth(node, .maxContent, box, hint)
    guard available.isDefinite, largest > available else { return largest }
    let smallest = try automaticWidth(node, .minContent, box, hint)
    return min(largest, max(smallest, available))
  }

  /// Returns a width that is a keyword, or indefinite for `auto` and for percentages of nothing.
  ///
  /// `available` is the room less margins, or indefinite.
  func keywordWidth(
    _ node: Int32, _ dimension: Dimension, _ box: Box, available: Double, _ hint: HeightHint
  ) throws(Suspension) -> Double {
    switch dimension {
    case .minContent: return try automaticWidth(node, .minContent, box, hint)
    case .maxContent: return try automaticWidth(node, .maxContent, box, hint)
    case .fitContent:
      guard available.isDefinite else { return .indefinite }
      return try fitContentWidth(node, box, available: available, hint)
    case .stretch: return available.isDefinite ? max(available, box.horizontal) : .indefinite
    case .points, .percent, .auto, .content: return .indefinite
    }
  }

  /// Fills in the widths of a box that are keywords; `available` is the room, margins included.
  @inline(__always)
  func resolveWidthKeywords(_ node: Int32, _ box: inout Box, available: Double, _ hint: HeightHint)
    throws(Suspension)
  {
    let style = style(node)
    if style.pointee.width.isSizeKeyword || style.pointee.minWidth.isSizeKeyword
      || style.pointee.maxWidth.isSizeKeyword
    {
      try resolveKeywords(node, &box, available: available, hint)
    }
  }

  private func resolveKeywords(
    _ node: Int32, _ box: inout Box, available: Double, _ hint: HeightHint
  ) throws(Suspension) {
    let style = style(node)
    let room = available - box.horizontalMargin
    if style.pointee.width.isSizeKeyword {
      box.width = try keywordWidth(node, style.pointee.width, box, available: room, hint)
    }
    if style.pointee.minWidth.isSizeKeyword {
      box.minWidth = try keywordWidth(node, style.pointee.minWidth, box, available: room, hint)
        .or(box.horizontal)
    }
    if style.pointee.maxWidth.isSizeKeyword {
      box.maxWidth = try keywordWidth(node, style.pointee.maxWidth, box, available: room, hint)
        .or(.infinity)
    }
  }

  /// Returns a child's part in its container's intrinsic width, margins included: its min-content
  /// or max-content contribution (CSS Sizing 3 §5.1).
  func widthContribution(
    _ node: Int32, _ kind: IntrinsicKind, percentHeight: Double, stretchedHeight: Double
  ) throws(Suspension) -> Double {
    var box = box(of: node, percentWidth: .indefinite, percentHeight: percentHeight)
    stretchHeight(of: node, &box, room: percentHeight)
    let hint = heightHint(node, box, stretchedHeight: stretchedHeight)
    try resolveWidthKeywords(node, &box, available: .indefinite, hint)
    if box.width.isDefinite {
      return box.clampWidth(try encompassKeyword(node, box, hint)) + box.horizontalMargin
    }
    var width = try automaticWidth(node, kind, box, hint)
    guard hint.height.isDefinite else {
      return clampAutomaticWidth(node, box, width) + box.horizontalMargin
    }
    width = try encompassContent(node, box, width, hint)
    return box.clampWidth(width) + box.horizontalMargin
  }

  /// Returns the width of a box that is `auto` and does not stretch (CSS Sizing 3 §5.1), within its
  /// limits.
  func shrinkToFitWidth(_ node: Int32, _ box: Box, available: Double, _ hint: HeightHint)
    throws(Suspension) -> Double
  {
    let width = try fitContentWidth(node, box, available: available, hint)
    guard hint.height.isDefinite else { return clampAutomaticWidth(node, box, width) }
    return box.clampWidth(try encompassContent(node, box, width, hint))
  }

  /// A width that a ratio gives is no less than the content's (CSS Sizing 4 §5.1), unless the box
  /// scrolls or has a minimum of its own.
  private func encompassContent(_ node: Int32, _ box: Box, _ width: Double, _ hint: HeightHint)
    throws(Suspension) -> Double
  {
    let style = style(node)
    guard style.hasRatio, style.pointee.minWidth.isAuto, !style.hidesOverflow
    else { return width }
    return max(width, try contentWidth(node, .minContent, box, hint))
  }

  /// `height: stretch` is a definite size where the container's height is (CSS Sizing 4 §3.1).
  func stretchHeight(of node: Int32, _ box: inout Box, room: Double) {
    guard style(node).pointee.height == .stretch, room.isDefinite else { return }
    box.height = max(room - box.verticalMargin, box.vertical)
  }

  /// Returns the width of a box that has one, which for a keyword by way of a ratio is no less than
  /// the content's.
  func encompassKeyword(_ node: Int32, _ box: Box, _ hint: HeightHint) throws(Suspension) -> Double
  {
    guard style(node).hasRatio, style(node).pointee.width.isContentKeyword,
      hint.height.isDefinite
    else { return box.width }
    return try encompassContent(node, box, box.width, hint)
  }

  /// Returns the hint of a box's height while its width is sought.
  @inline(__always)
  func heightHint(_ node: Int32, _ box: Box, stretchedHeight: Double) -> HeightHint {
    guard style(node).hasRatio || record(node).pointee.flags.contains(.widthDependsOnHeight)
    else { return HeightHint() }
    if box.height.isDefinite { return HeightHint(height: box.clampHeight(box.height)) }
    if stretchedHeight.isDefinite {
      return HeightHint(height: box.clampHeight(stretchedHeight - box.verticalMargin))
    }
    return HeightHint(maxHeight: max(box.minHeight, box.maxHeight))
  }
}

extension Dimension {
  /// A Boolean value that indicates whether the size is definite only once the content's is.
  var isSizeOfContent: Bool { isAuto || isSizeKeyword }

  /// A Boolean value that indicates whether the size comes from the content or the available room.
  @inline(__always)
  var isSizeKeyword: Bool {
    switch self {
    case .minContent, .maxContent, .fitContent, .stretch: true
    case .points, .percent, .auto, .content: false
    }
  }
}
