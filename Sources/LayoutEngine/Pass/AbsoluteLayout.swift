/// The place of an absolutely positioned box in an axis whose insets are both `auto` (CSS
/// Positioned Layout 3 §3.5.1): an area of its container, and the edge that it aligns to.
struct StaticPosition {
  enum Edge {
    case start
    case center
    case end
  }

  /// In the coordinates of the container's border box.
  var area: Rect
  var inline: Edge
  var block: Edge
  var isRightToLeft: Bool
  /// A Boolean value that indicates whether a box too large for the area goes to its start; below,
  /// in the block axis.
  var inlineIsSafe = false
  var blockIsSafe = false

  var horizontal: Edge {
    guard isRightToLeft, inline != .center else { return inline }
    return inline == .start ? .end : .start
  }
}

/// The area in which an absolutely positioned box is placed, in the coordinates of its container's
/// border box.
private struct ContainingBlock {
  var area: Rect
  /// The padding box that the area is, or is an area of the grid in.
  var padding: Rect
  var isRightToLeft: Bool
  /// The origin of horizontal scrolling, and below of vertical; nil for an axis that does not
  /// scroll.
  var scrollsX: ScrollOrigin?
  var scrollsY: ScrollOrigin?
}

/// The edge that a scroll container's content starts at, beyond which nothing can be reached.
private enum ScrollOrigin {
  case before
  case after
}

/// One axis of an absolutely positioned box and its containing block, along which everything grows
/// from left to right or from top to bottom.
private struct AbsoluteAxis {
  var start: Double
  var size: Double
  /// The insets, or indefinite for `auto`.
  var insetBefore: Double
  var insetAfter: Double
  var marginBefore: Double
  var marginAfter: Double
  var isAutoBefore: Bool
  var isAutoAfter: Bool
  var staticPoint: Double
  var staticEdge: StaticPosition.Edge
  /// A Boolean value that indicates whether a static position is to be safe.
  var staticIsSafe: Bool
  /// A Boolean value that indicates whether the containing block starts at its `after` side, as the
  /// inline axis does from right to left.
  var endWins: Bool
  /// A Boolean value that indicates whether two `auto` margins share a lack of room too, as in the
  /// block axis (§4.2).
  var centersOverflow: Bool
  /// The padding box's stretch, in which an aligned box that overflows is kept.
  var limits: ClosedRange<Double>
  /// The edge that the containing block scrolls from, if it does.
  var scrolls: ScrollOrigin?
  var alignment: AbsoluteAlignment
  var overflow: OverflowAlignment

  var isStatic: Bool { insetBefore.isNaN && insetAfter.isNaN }
  var isBetweenInsets: Bool { insetBefore.isDefinite && insetAfter.isDefinite }
  var stretches: Bool { isBetweenInsets && (alignment == .normal || alignment == .stretch) }

  /// The inset-modified containing block's edges (§3.5.1); where insets overlap, the end side
  /// yields.
  private var edges: (before: Double, after: Double) {
    let before = start + insetBefore.or(0)
    let after = start + size - insetAfter.or(0)
    if before <= after { return (before, after) }
    return endWins ? (after, after) : (before, before)
  }

  /// The inset-modified containing block's size less margins.
  var room: Double {
    let margins = marginBefore + marginAfter
    guard isStatic else { return edges.after - edges.before - margins }
    return staticRoom - margins
  }

  /// The size of the inset-modified containing block of a static position (§3.5.1): from it to the
  /// edge, or as far on both sides.
  private var staticRoom: Double {
    let before = staticPoint - start
    return switch staticEdge {
    case .start: size - before
    case .end: before
    case .center: 2 * min(before, size - before)
    }
  }

  /// Returns the place of the border box's edge, once its length is known (§4.2 to §4.4).
  func offset(length: Double) -> Double {
    if isStatic { return staticOffset(length) }
    if insetBefore.isNaN { return start + size - insetAfter - marginAfter - length }
    if insetAfter.isNaN { return start + insetBefore + marginBefore }
    let free = room - length
    let offset = isAutoBefore || isAutoAfter ? autoMargin(free) : alignedOffset(free)
    return edges.before + marginBefore + offset
  }

  private func staticOffset(_ length: Double) -> Double {
    let outer = length + marginBefore + marginAfter
    if staticIsSafe, outer > staticRoom { return safeOffset(length) }
    return switch staticEdge {
    case .start: staticPoint + marginBefore
    case .end: staticPoint - marginAfter - length
    case .center: staticPoint - outer / 2 + marginBefore
    }
  }

  /// At the start of the inset-modified containing block.
  private func safeOffset(_ length: Double) -> Double {
    let room = max(0, staticRoom)
    let before =
      switch staticEdge {
      case .start: staticPoint
      case .center: staticPoint - room / 2
      case .end: staticPoint - room
      }
    return endWins ? before + room - length - marginAfter : before + marginBefore
  }

  private func autoMargin(_ free: Double) -> Double {
    if isAutoBefore, isAutoAfter {
      return free >= 0 || centersOverflow ? free / 2 : (endWins ? free : 0)
    }
    return isAutoBefore ? free : 0
  }

  /// Returns the offset from the inset-modified containing block's edge (§4.3, CSS Box Alignment 3
  /// §4.4).
  ///
  /// A box that overflows it is kept within the containing block if it fits there, and else goes to
  /// that block's start. Where the block scrolls, there is room without end on the far side.
  private func alignedOffset(_ free: Double) -> Double {
    let aligned: Double =
      switch alignment {
      case .normal, .stretch, .start: endWins ? free : 0
      case .end: endWins ? 0 : free
      case .center: free / 2
      }
    guard alignment != .normal, free < 0, overflow != .unsafe else { return aligned }
    if overflow == .safe { return endWins ? free : 0 }
    let low = min(limits.lowerBound, edges.before) - edges.before
    let high = max(limits.upperBound, edges.after) - edges.before
    let outer = room - free + marginBefore + marginAfter
    if let scrolls { return scrolls == .before ? max(aligned, low) : min(aligned, high - outer) }
    if outer > high - low { return endWins ? high - outer : low }
    return min(max(aligned, low), high - outer)
  }
}

/// `align-self` and `justify-self` of an absolutely positioned box (CSS Positioned Layout 3 §4.3).
private enum AbsoluteAlignment {
  case normal
  case stretch
  case start
  case center
  case end

  /// In an axis whose start is the right edge or not, for a box whose own start is the same or not.
  init(
    _ keyword: ItemAlignment.Keyword, startIsRight: Bool = false, selfIsOpposite: Bool = false
  ) {
    switch keyword {
    case .auto, .normal: self = .normal
    case .stretch: self = .stretch
    case .start, .flexStart, .baseline: self = .start
    case .end, .flexEnd, .lastBaseline: self = .end
    case .selfStart: self = selfIsOpposite ? .end : .start
    case .selfEnd: self = selfIsOpposite ? .start : .end
    case .left: self = startIsRight ? .end : .start
    case .right: self = startIsRight ? .start : .end
    case .center: self = .center
    }
  }
}

extension LayoutPass {
  /// Sizes and places an absolutely positioned child of a container (CSS Positioned Layout 3 §4).
  func placeAbsolute(_ child: Int32, in container: Int32, _ staticPosition: StaticPosition)
    throws(Suspension)
  {
    let block = try containingBlock(of: child, in: container)
    let area = block.area
    var box = box(of: child, percentWidth: area.width, percentHeight: area.height)
    let horizontal = horizontalAxis(child, box, block, staticPosition)
    let vertical = verticalAxis(child, box, block, staticPosition)
    let style = style(child)
    var hint = HeightHint(
      height: box.height.isNaN ? .indefinite : box.clampHeight(box.height),
      maxHeight: box.height.isNaN ? max(box.minHeight, box.maxHeight) : .infinity)
    if vertical.stretches && style.pointee.height.isAuto || style.pointee.height == .stretch {
      let stretched = max(vertical.room, box.vertical)
      hint.height = box.clampHeight(stretched)
      // Where nothing says to stretch, a ratio turns the width that follows back into a height.
      let ratioWins =
        style.hasRatio && vertical.alignment == .normal && style.pointee.height != .stretch
      if !ratioWins { box.height = stretched }
      if ratioWins, horizontal.stretches, style.pointee.width.isAuto { hint.height = .indefinite }
    }
    if hint.height.isDefinite, enclosesContent(child, box, horizontal) {
      let least = try contentWidth(child, .minContent, box, hint)
      box.minWidth = max(box.minWidth, min(least, box.maxWidth))
    }
    try resolveWidthKeywords(
      child, &box, available: horizontal.room + box.horizontalMargin, hint)
    let width = try absoluteWidth(child, box, horizontal, hint)
    let isHeightKnown = box.height.isDefinite
    let height =
      isHeightKnown
      ? box.clampHeight(box.height)
      : try automaticHeight(child, box, width: width, percentWidth: area.width)
    place(
      child, x: horizontal.offset(length: width), y: vertical.offset(length: height),
      box.space(
        width: width, height: height, heightIsDefinite: isHeightKnown || style.hasRatio,
        percentWidth: area.width,
        ownHeight: isHeightKnown ? .indefinite : ownHeight(child, box, width: width)),
      containingWidth: area.width, containingHeight: area.height)
  }

  /// Returns a Boolean value that indicates whether a ratio makes a box no narrower than its
  /// content (CSS Sizing 4 §5.1); as in browsers, not between two insets where the width is known
  /// or stretches.
  private func enclosesContent(_ child: Int32, _ box: Box, _ axis: AbsoluteAxis) -> Bool {
    let style = style(child)
    guard style.hasRatio, style.pointee.minWidth.isAuto, !style.hidesOverflow else { return false }
    guard axis.isBetweenInsets else { return true }
    if box.width.isDefinite { return !style.pointee.height.isAuto }
    return !style.pointee.width.isAuto || axis.alignment != .stretch
  }

  private func absoluteWidth(
    _ child: Int32, _ box: Box, _ axis: AbsoluteAxis, _ hint: HeightHint
  ) throws(Suspension) -> Double {
    if box.width.isDefinite { return box.clampWidth(box.width) }
    let ratioWins =
      style(child).hasRatio && axis.alignment == .normal && box.height.isDefinite
    if axis.stretches, style(child).pointee.width.isAuto, !ratioWins {
      return clampAutomaticWidth(child, box, axis.room)
    }
    return try shrinkToFitWidth(child, box, available: max(0, axis.room), hint)
  }

  private func horizontalAxis(
    _ child: Int32, _ box: Box, _ block: ContainingBlock, _ position: StaticPosition
  ) -> AbsoluteAxis {
    let area = block.area
    let inset = style(child).pointee.inset
    let rtl = isRightToLeft(child)
    let point =
      switch position.horizontal {
      case .start: position.area.minX
      case .center: position.area.midX
      case .end: position.area.maxX
      }
    return AbsoluteAxis(
      start: area.minX, size: area.width,
      insetBefore: inset.physicalLeft(rightToLeft: rtl).resolved(against: area.width),
      insetAfter: inset.physicalRight(rightToLeft: rtl).resolved(against: area.width),
      marginBefore: box.marginLeft, marginAfter: box.marginRight,
      isAutoBefore: box.autoMargins.contains(.left), isAutoAfter: box.autoMargins.contains(.right),
      staticPoint: point, staticEdge: position.horizontal,
      staticIsSafe: position.inlineIsSafe, endWins: block.isRightToLeft, centersOverflow: false,
      limits: block.padding.minX...max(block.padding.minX, block.padding.maxX),
      scrolls: block.scrollsX,
      alignment: AbsoluteAlignment(
        style(child).pointee.justifySelf.keyword, startIsRight: block.isRightToLeft,
        selfIsOpposite: rtl != block.isRightToLeft),
      overflow: style(child).pointee.justifySelf.overflow)
  }

  private func verticalAxis(
    _ child: Int32, _ box: Box, _ block: ContainingBlock, _ position: StaticPosition
  ) -> AbsoluteAxis {
    let area = block.area
    let inset = style(child).pointee.inset
    let point =
      switch position.block {
      case .start: position.area.minY
      case .center: position.area.midY
      case .end: position.area.maxY
      }
    return AbsoluteAxis(
      start: area.minY, size: area.height,
      insetBefore: inset.top.resolved(against: area.height),
      insetAfter: inset.bottom.resolved(against: area.height),
      marginBefore: box.marginTop, marginAfter: box.marginBottom,
      isAutoBefore: box.autoMargins.contains(.top), isAutoAfter: box.autoMargins.contains(.bottom),
      staticPoint: point, staticEdge: position.block,
      staticIsSafe: position.blockIsSafe, endWins: false, centersOverflow: true,
      limits: block.padding.minY...max(block.padding.minY, block.padding.maxY),
      scrolls: block.scrollsY,
      alignment: AbsoluteAlignment(style(child).pointee.alignSelf.keyword),
      overflow: style(child).pointee.alignSelf.overflow)
  }

  /// Returns the padding box of the nearest positioned ancestor (§2.1), or the area of it that the
  /// child's grid lines name (CSS Grid 1 §9), in the coordinates of the child's container.
  private func containingBlock(of child: Int32, in container: Int32) throws(Suspension)
    -> ContainingBlock
  {
    var ancestor = container
    var (x, y) = (0.0, 0.0)
    while ancestor != root, style(ancestor).pointee.position == .static {
      x -= record(ancestor).pointee.x
      y -= record(ancestor).pointee.y
      ancestor = boxParent(of: ancestor)
    }
    let padding = paddingBox(ancestor)
    var area = padding
    if style(ancestor).pointee.display == .grid {
      area = try gridAreaOfAbsolute(child, in: ancestor, padding)
    }
    let (scrollsX, scrollsY) = scrollOrigins(ancestor)
    return ContainingBlock(
      area: Rect(origin: Point(x: area.minX + x, y: area.minY + y), size: area.size),
      padding: Rect(
        origin: Point(x: padding.minX + x, y: padding.minY + y), size: padding.size),
      isRightToLeft: isRightToLeft(ancestor), scrollsX: scrollsX, scrollsY: scrollsY)
  }

  /// Returns the edges at which a scroll container's content starts (CSS Overflow 3 §2.2): reversed
  /// flex axes turn it around.
  private func scrollOrigins(_ node: Int32) -> (x: ScrollOrigin?, y: ScrollOrigin?) {
    let style = style(node)
    guard style.isScrollContainer else { return (nil, nil) }
    let isFlex = style.pointee.display == .flex
    let reversesMain = isFlex && style.isReverse
    let reversesCross = isFlex && style.pointee.flexWrap == .wrapReverse
    let (reversesX, reversesY) =
      style.isRow ? (reversesMain, reversesCross) : (reversesCross, reversesMain)
    return (
      isRightToLeft(node) != reversesX ? .after : .before, reversesY ? .after : .before
    )
  }

  /// Returns a node's frame within its borders, in the coordinates of its border box.
  func paddingBox(_ node: Int32) -> Rect {
    let border = style(node).pointee.border
    let rtl = isRightToLeft(node)
    let frame = record(node).pointee
    let left = border.physicalLeft(rightToLeft: rtl)
    let right = border.physicalRight(rightToLeft: rtl)
    return Rect(
      x: left, y: border.top, width: max(0, frame.width - left - right),
      height: max(0, frame.height - border.top - border.bottom))
  }

  /// Returns the nearest ancestor that has a box; the node that layout started from has it at the
  /// latest.
  func boxParent(of node: Int32) -> Int32 {
    var parent = record(node).pointee.parent
    while parent != root, style(parent).pointee.display == .contents {
      parent = record(parent).pointee.parent
    }
    return parent
  }
}
