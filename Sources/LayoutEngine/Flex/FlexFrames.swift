extension FlexLayout {
  /// Writes the items' frames and hands them on to have their own children placed.
  func writeFrames() throws(Suspension) {
    for index in items.indices {
      let size = finalSpace(items[index])
      let inline = isRow ? items[index].mainOffset : items[index].crossOffset
      let x = isRightToLeft ? space.width - inline - size.width : inline
      let y = isRow ? items[index].crossOffset : items[index].mainOffset
      pass.place(
        items[index].node, x: x, y: y, size, containingWidth: contentWidth,
        containingHeight: percentHeight)
    }
    try pass.forEachAbsolute(below: node) { (child) throws(Suspension) in
      try pass.placeAbsolute(child, in: node, staticPosition(child))
    }
  }

  /// Returns the place of an absolutely positioned child as if it were the only item (§4.1): the
  /// content box, with the edges that `justify-content` and `align-self` align it to.
  private func staticPosition(_ child: Int32) -> StaticPosition {
    let justify = mainStaticEdge
    let cross = crossStaticEdge(child)
    // Browsers heed `safe` of the box's own alignment alone.
    let crossIsSafe = pass.style(child).pointee.alignSelf.overflow == .safe
    let mainIsSafe = pass.style(child).pointee.justifySelf.overflow == .safe
    return StaticPosition(
      area: Rect(
        x: box.left, y: box.top, width: contentWidth, height: max(0, space.height - box.vertical)),
      inline: isRow ? justify : cross, block: isRow ? cross : justify,
      isRightToLeft: isRightToLeft, inlineIsSafe: isRow ? mainIsSafe : crossIsSafe,
      blockIsSafe: isRow ? crossIsSafe : mainIsSafe)
  }

  private var mainStaticEdge: StaticPosition.Edge {
    let isReverse = style.isReverse
    switch style.pointee.justifyContent.keyword {
    case .center, .spaceAround, .spaceEvenly: return .center
    case .start: return .start
    case .end: return .end
    case .left: return isRow && isRightToLeft ? .end : .start
    case .right: return isRow && !isRightToLeft ? .end : .start
    case .flexEnd: return isReverse ? .start : .end
    default: return isReverse ? .end : .start
    }
  }

  private func crossStaticEdge(_ child: Int32) -> StaticPosition.Edge {
    var own = pass.style(child).pointee.alignSelf
    if own.keyword == .auto { own = style.pointee.alignItems }
    switch crossAlignment(own.keyword, of: child) {
    case .stretch: return isWrapReverse ? .end : .start
    case .flexEnd, .lastBaseline: return .end
    case .center: return .center
    default: return .start
    }
  }
}
