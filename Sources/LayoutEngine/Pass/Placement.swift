extension LayoutPass {
  /// Gives a node its frame, in the coordinates of its container's border box, and has its children
  /// placed later, unless they are where the same space put them before.
  func place(
    _ node: Int32, x: Double, y: Double, _ space: Space, containingWidth: Double,
    containingHeight: Double
  ) {
    let record = record(node)
    var (x, y) = (x, y)
    if style(node).pointee.position == .relative {
      addRelativeOffset(
        node, &x, &y, containingWidth: containingWidth, containingHeight: containingHeight)
    }
    record.pointee.x = x
    record.pointee.y = y
    record.pointee.width = space.width
    record.pointee.height = space.height
    guard record.pointee.firstChild != Node.none else { return }
    let flags = record.pointee.flags
    let isSettled =
      flags.contains(.laidOut) && !flags.contains(.hasEscapingDescendant)
      && cache(node).pointee.layoutSpace.matches(space)
    guard !isSettled else { return }
    cache(node).pointee.layoutSpace = space
    record.pointee.flags.insert(.laidOut)
    unplaced.append(node)
  }

  /// `position: relative` (CSS Positioned Layout 3 §4.3): `top` wins over `bottom`, the start edge
  /// over the end edge.
  private func addRelativeOffset(
    _ node: Int32, _ x: inout Double, _ y: inout Double, containingWidth: Double,
    containingHeight: Double
  ) {
    let inset = style(node).pointee.inset
    let rtl = isRightToLeft(node)
    let left = inset.physicalLeft(rightToLeft: rtl).resolved(against: containingWidth)
    let right = inset.physicalRight(rightToLeft: rtl).resolved(against: containingWidth)
    let top = inset.top.resolved(against: containingHeight)
    let bottom = inset.bottom.resolved(against: containingHeight)
    let rightWins = right.isDefinite && (left.isNaN || isContainerRightToLeft(node))
    x += rightWins ? -right : left.or(0)
    y += top.isDefinite ? top : -bottom.or(0)
  }

  private func isContainerRightToLeft(_ node: Int32) -> Bool {
    node != root && isRightToLeft(boxParent(of: node))
  }

  /// Places the children of all nodes that wait for it, from the root down.
  func placeAll() {
    while let node = unplaced.popLast() {
      settle { () throws(Suspension) in try placeChildren(of: node) }
    }
  }

  private func placeChildren(of node: Int32) throws(Suspension) {
    let space = cache(node).pointee.layoutSpace
    switch style(node).pointee.display {
    case .flex: try placeFlexItems(node, space)
    case .grid: try placeGridItems(node, space)
    case .block, .none, .contents: break
    }
  }
}
