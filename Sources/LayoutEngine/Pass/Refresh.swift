extension LayoutTree {
  /// Brings up to date what nodes know of the nodes around them.
  ///
  /// That is the direction, whether they are hidden, the levels below, and what parents must know of a
  /// subtree. Only what has changed is visited.
  mutating func refresh(_ root: Int32) throws(LayoutError) {
    let isRightToLeft = styles[Int(nodes[Int(root)].style)].direction == .rightToLeft
    setContext(root, rightToLeft: isRightToLeft, hidden: false)
    guard nodes[Int(root)].flags.contains(.dirty) else { return }
    var changed = [root]
    var next = 0
    while next < changed.count {
      let parent = changed[next]
      next += 1
      enterChildren(of: parent, &changed)
    }
    for node in changed.reversed() { summarise(node) }
    if nodes[Int(root)].levelsBelow >= Int32(LayoutTree.depthLimit) {
      throw .tooDeep(NodeID(index: root, generation: nodes[Int(root)].generation))
    }
  }

  private mutating func enterChildren(of parent: Int32, _ changed: inout [Int32]) {
    let flags = nodes[Int(parent)].flags
    let display = styles[Int(nodes[Int(parent)].style)].display
    let hidden = flags.contains(.hidden) || display == .block || display == .none
    var child = nodes[Int(parent)].firstChild
    while child != Node.none {
      setContext(child, rightToLeft: flags.contains(.rightToLeft), hidden: hidden)
      if nodes[Int(child)].flags.contains(.dirty) { changed.append(child) }
      child = nodes[Int(child)].nextSibling
    }
  }

  /// Tells a node its inherited direction and whether an ancestor hides it; a change makes it dirty.
  private mutating func setContext(_ node: Int32, rightToLeft inherited: Bool, hidden: Bool) {
    let style = nodes[Int(node)].style
    let rightToLeft = styles[Int(style)].direction.map { $0 == .rightToLeft } ?? inherited
    let flags = nodes[Int(node)].flags
    if flags.contains(.rightToLeft) != rightToLeft || flags.contains(.hidden) != hidden {
      nodes[Int(node)].flags.insert(.dirty)
      nodes[Int(node)].cache.clear()
      if rightToLeft {
        nodes[Int(node)].flags.insert(.rightToLeft)
      } else {
        nodes[Int(node)].flags.remove(.rightToLeft)
      }
      if hidden {
        nodes[Int(node)].flags.insert(.hidden)
      } else {
        nodes[Int(node)].flags.remove(.hidden)
      }
    }
  }

  /// What the parent must know of a node, from the node's style and its children's summaries.
  private mutating func summarise(_ node: Int32) {
    let record = nodes[Int(node)]
    var flags = record.flags.intersection([.rightToLeft, .hidden])
    var levels: Int32 = 0
    var child = record.firstChild
    while child != Node.none {
      let childRecord = nodes[Int(child)]
      levels = max(levels, childRecord.levelsBelow + 1)
      flags.formUnion(summary(of: childRecord))
      child = childRecord.nextSibling
    }
    let styleIndex = Int(record.style)
    if styles[styleIndex].hasPercentPadding { flags.insert(.hasPercentPadding) }
    let display = styles[styleIndex].display
    if display == .flex, !styles[styleIndex].isRow, styles[styleIndex].isMultiLine {
      flags.insert(.widthDependsOnHeight)
    }
    if display == .grid, styles[styleIndex].grid.hasAutomaticRows {
      flags.insert(.widthDependsOnHeight)
    }
    if styles[styleIndex].position != .static, display != .contents {
      flags.remove(.hasEscapingDescendant)
    }
    nodes[Int(node)].flags = flags
    nodes[Int(node)].levelsBelow = levels
    if flags.contains(.hidden) || display == .none || display == .contents {
      setFrame(node, .zero)
    }
  }

  private func summary(of child: Node) -> NodeFlags {
    var flags = child.flags.intersection([.widthDependsOnHeight, .hasEscapingDescendant])
    let index = Int(child.style)
    if styles[index].hasRatio { flags.insert(.widthDependsOnHeight) }
    if styles[index].position == .absolute, styles[index].display != .contents {
      flags.formUnion([.hasEscapingDescendant, .hasAbsoluteChild])
    }
    if styles[index].order != 0 { flags.insert(.hasOrderedChild) }
    if styles[index].display == .contents {
      flags.insert(.hasContentsChild)
      flags.formUnion(child.flags.intersection([.hasOrderedChild, .hasAbsoluteChild]))
    }
    return flags
  }

  private mutating func setFrame(_ node: Int32, _ frame: Rect) {
    nodes[Int(node)].x = frame.origin.x
    nodes[Int(node)].y = frame.origin.y
    nodes[Int(node)].width = frame.width
    nodes[Int(node)].height = frame.height
  }
}
