extension LayoutPass {
  /// Brings up to date what nodes know of the nodes around them.
  ///
  /// That is the direction, whether they are hidden, the levels below, and what parents must know
  /// of a subtree. Only what has changed is visited. Throws if the tree is too deep.
  func refresh(_ root: Int32) throws(LayoutError) {
    setContext(root, rightToLeft: false, hidden: false)
    guard record(root).pointee.flags.contains(.dirty) else { return }
    var changed = [root]
    var next = 0
    while next < changed.count {
      enterChildren(of: changed[next], &changed)
      next += 1
    }
    for node in changed.reversed() { summarise(node) }
    if record(root).pointee.levelsBelow >= Int32(LayoutTree.depthLimit) {
      throw .tooDeep(NodeID(index: root, generation: record(root).pointee.generation))
    }
  }

  private func enterChildren(of parent: Int32, _ changed: inout [Int32]) {
    let flags = record(parent).pointee.flags
    let display = style(parent).pointee.display
    let hidden = flags.contains(.hidden) || display == .block || display == .none
    var child = record(parent).pointee.firstChild
    while child != Node.none {
      setContext(child, rightToLeft: flags.contains(.rightToLeft), hidden: hidden)
      if record(child).pointee.flags.contains(.dirty) { changed.append(child) }
      child = record(child).pointee.nextSibling
    }
  }

  /// Tells a node its inherited direction and whether an ancestor hides it; a change makes it
  /// dirty.
  private func setContext(_ node: Int32, rightToLeft inherited: Bool, hidden: Bool) {
    let record = record(node)
    let direction = style(node).pointee.direction
    let rightToLeft = direction == nil ? inherited : direction == .rightToLeft
    var flags = record.pointee.flags.subtracting([.rightToLeft, .hidden])
    if rightToLeft { flags.insert(.rightToLeft) }
    if hidden { flags.insert(.hidden) }
    guard flags != record.pointee.flags else { return }
    record.pointee.flags = flags.union(.dirty)
    cache(node).pointee.clear()
  }

  /// Sums up a node for its parent, from its style and its children's summaries.
  private func summarise(_ node: Int32) {
    let record = record(node)
    let style = style(node)
    var flags = record.pointee.flags.intersection([.rightToLeft, .hidden])
    var levels: Int32 = 0
    var child = record.pointee.firstChild
    while child != Node.none {
      levels = max(levels, self.record(child).pointee.levelsBelow + 1)
      flags.formUnion(summary(of: child))
      child = self.record(child).pointee.nextSibling
    }
    if style.hasPercentPadding { flags.insert(.hasPercentPadding) }
    if style.isWidthDependentOnHeight { flags.insert(.widthDependsOnHeight) }
    let display = style.pointee.display
    if style.pointee.position != .static, display != .contents {
      flags.remove(.hasEscapingDescendant)
    }
    record.pointee.flags = flags
    record.pointee.levelsBelow = levels
    if flags.contains(.hidden) || display == .none || display == .contents {
      record.pointee.x = 0
      record.pointee.y = 0
      record.pointee.width = 0
      record.pointee.height = 0
    }
  }

  private func summary(of child: Int32) -> NodeFlags {
    let own = record(child).pointee.flags
    let style = style(child)
    var flags = own.intersection([.widthDependsOnHeight, .hasEscapingDescendant])
    if style.hasRatio { flags.insert(.widthDependsOnHeight) }
    if style.pointee.position == .absolute, style.pointee.display != .contents {
      flags.formUnion([.hasEscapingDescendant, .hasAbsoluteChild])
    }
    if style.pointee.order != 0 { flags.insert(.hasOrderedChild) }
    if style.pointee.display == .contents {
      flags.insert(.hasContentsChild)
      flags.formUnion(own.intersection([.hasOrderedChild, .hasAbsoluteChild]))
    }
    return flags
  }
}
