extension LayoutPass {
  /// Sizes the root, places it, and then everything below it.
  func layoutRoot(_ node: Int32, _ room: RootSpace) {
    root = node
    let style = style(node)
    guard style.pointee.display != .none else { return }
    settle { () throws(Suspension) in
      let (box, space) = try rootSpace(node, room)
      let (x, y) = rootOrigin(node, box, room)
      place(node, x: x, y: y, space, containingWidth: 0, containingHeight: 0)
      record(node).pointee.x = x
      record(node).pointee.y = y
    }
    placeAll()
  }

  func measureRoot(_ node: Int32, _ room: RootSpace) -> Measurement {
    root = node
    var result = Measurement(size: .zero)
    guard style(node).pointee.display != .none else { return result }
    settle { () throws(Suspension) in
      let space = try rootSpace(node, room).space
      let extent = try extent(node, space)
      result = Measurement(
        size: Size(width: space.width, height: space.height),
        firstBaseline: extent.firstBaseline.isNaN ? nil : extent.firstBaseline,
        lastBaseline: extent.lastBaseline.isNaN ? nil : extent.lastBaseline)
    }
    return result
  }

  private func rootSpace(_ node: Int32, _ room: RootSpace) throws(Suspension) -> (
    box: Box, space: Space
  ) {
    var box = box(of: node, percentWidth: room.percentWidth, percentHeight: room.percentHeight)
    let fixedHeight = fixedRootHeight(node, box, room)
    let hint = HeightHint(
      height: fixedHeight,
      maxHeight: fixedHeight.isNaN ? max(box.minHeight, box.maxHeight) : .infinity)
    let width = try rootWidth(node, &box, room, hint)
    let height =
      fixedHeight.isDefinite
      ? fixedHeight
      : try automaticHeight(node, box, width: width, percentWidth: room.percentWidth.or(0))
    let space = box.space(
      width: width, height: height,
      heightIsDefinite: fixedHeight.isDefinite || style(node).hasRatio,
      percentWidth: room.percentWidth.or(0),
      ownHeight: fixedHeight.isDefinite ? .indefinite : ownHeight(node, box, width: width))
    return (box, space)
  }

  /// Returns the root's height if it does not come from its content, else indefinite.
  private func fixedRootHeight(_ node: Int32, _ box: Box, _ room: RootSpace) -> Double {
    if case .exactly(let height) = room.height { return max(height.asSize, box.vertical) }
    if box.height.isDefinite { return box.clampHeight(box.height) }
    if style(node).pointee.height == .stretch, room.percentHeight.isDefinite {
      return box.clampHeight(room.percentHeight - box.verticalMargin)
    }
    return .indefinite
  }

  private func rootWidth(
    _ node: Int32, _ box: inout Box, _ room: RootSpace, _ hint: HeightHint
  ) throws(Suspension) -> Double {
    let available = availableWidth(room)
    try resolveWidthKeywords(node, &box, available: available, hint)
    if case .exactly(let width) = room.width { return max(width.asSize, box.horizontal) }
    if box.width.isDefinite { return box.clampWidth(box.width) }
    if room.width == .minContent {
      return box.clampWidth(try automaticWidth(node, .minContent, box, hint))
    }
    return try shrinkToFitWidth(
      node, box, available: available - box.horizontalMargin, hint)
  }

  /// Returns the room for the root's margin box, or indefinite.
  private func availableWidth(_ room: RootSpace) -> Double {
    switch room.width {
    case .exactly(let width), .atMost(let width): width.isFinite ? width : .indefinite
    case .minContent, .maxContent: .indefinite
    }
  }

  /// Returns the root's own margins and insets place it, in both directions from the top left.
  private func rootOrigin(_ node: Int32, _ box: Box, _ room: RootSpace) -> (Double, Double) {
    let inset = style(node).pointee.inset
    let left = inset.physicalLeft(rightToLeft: isRightToLeft(node))
    return (
      box.marginLeft + left.resolvedOrZero(against: room.percentWidth),
      box.marginTop + inset.top.resolvedOrZero(against: room.percentHeight)
    )
  }
}
