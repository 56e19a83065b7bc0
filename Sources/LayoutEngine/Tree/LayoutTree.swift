/// A tree of boxes that CSS's flexbox and grid lay out.
///
/// Nodes live in one flat array and refer to each other by number; styles are stored once and
/// shared. A tree is a value: a copy is laid out on its own.
///
/// ```swift
/// var tree = LayoutTree()
/// let cell = tree.addStyle(Style { $0.flexGrow = 1 })
/// let row = try tree.addNode(
///   Style { $0.columnGap = 8 }, children: [try tree.addNode(cell), try tree.addNode(cell)])
/// try tree.layout(row, width: .exactly(320), height: .maxContent)
/// let frame = try tree.frame(of: row)
/// ```
public struct LayoutTree {
  /// The most levels that a tree may have.
  public static let depthLimit = 100_000

  var nodes: [Node] = []
  /// The measurements of each node; nodes that were added since the last layout have none yet.
  var caches: [NodeCache] = []
  var styles: [Style] = []
  var measures: [MeasureFunction?] = []
  var freeNodes: [Int32] = []
  var freeMeasures: [Int32] = []

  /// Creates an empty tree.
  public init() {}

  /// The number of nodes in the tree.
  public var count: Int { nodes.count - freeNodes.count }

  /// Makes room for nodes that are about to be added.
  public mutating func reserveCapacity(_ nodeCount: Int) {
    nodes.reserveCapacity(nodeCount)
  }
}

// MARK: - Adding

extension LayoutTree {
  /// Stores a style that several nodes can then share.
  ///
  /// Values that CSS would not parse (a negative width, say, or a length that is not finite) become
  /// their properties' initial ones; lengths are brought within ±2^25 points.
  ///
  ///     var tree = LayoutTree()
  ///     let cell = tree.addStyle(Style { $0.flexGrow = 1 })
  ///     let cells = try (0..<3).map { _ in try tree.addNode(cell) }
  public mutating func addStyle(_ style: Style) -> StyleID {
    styles.append(style.valid)
    return StyleID(index: Int32(styles.count - 1))
  }

  /// Adds a node with a style of its own.
  /// - Throws: ``LayoutError`` if a child is unknown, has a parent or is named twice.
  public mutating func addNode(_ style: Style, children: [NodeID] = []) throws(LayoutError)
    -> NodeID
  {
    try addNode(addStyle(style), children: children)
  }

  /// Adds a node with a shared style.
  /// - Throws: ``LayoutError`` if the style or a child is unknown, or a child has a parent.
  public mutating func addNode(_ style: StyleID, children: [NodeID] = []) throws(LayoutError)
    -> NodeID
  {
    try check(style)
    let node = makeNode(style)
    do {
      try adopt(children, by: node)
    } catch {
      disown(childrenOf: node.index)
      free(node.index)
      throw error
    }
    return node
  }

  /// Adds a leaf whose content measures itself.
  ///
  ///     var tree = LayoutTree()
  ///     let label = tree.addLeaf(Style()) { _, _ in
  ///       Measurement(size: Size(width: 80, height: 20))
  ///     }
  public mutating func addLeaf(_ style: Style, measure: @escaping MeasureFunction) -> NodeID {
    makeLeaf(addStyle(style), measure)
  }

  /// Adds a leaf with a shared style whose content measures itself.
  /// - Throws: ``LayoutError/unknownStyle(_:)``.
  public mutating func addLeaf(_ style: StyleID, measure: @escaping MeasureFunction)
    throws(LayoutError) -> NodeID
  {
    try check(style)
    return makeLeaf(style, measure)
  }

  private mutating func makeLeaf(_ style: StyleID, _ measure: @escaping MeasureFunction) -> NodeID {
    let node = makeNode(style)
    if let slot = freeMeasures.popLast() {
      measures[Int(slot)] = measure
      nodes[Int(node.index)].measure = slot
    } else {
      measures.append(measure)
      nodes[Int(node.index)].measure = Int32(measures.count - 1)
    }
    return node
  }

  private mutating func makeNode(_ style: StyleID) -> NodeID {
    var record = Node(style: style.index)
    guard let index = freeNodes.popLast() else {
      nodes.append(record)
      return NodeID(index: Int32(nodes.count - 1), generation: 0)
    }
    record.generation = nodes[Int(index)].generation
    nodes[Int(index)] = record
    return NodeID(index: index, generation: record.generation)
  }
}

// MARK: - Changing

extension LayoutTree {
  /// Appends a node to another one's children.
  /// - Throws: ``LayoutError`` if a node is unknown, the child has a parent, or is an ancestor.
  public mutating func append(_ child: NodeID, to parent: NodeID) throws(LayoutError) {
    try check(parent)
    try checkIsNoAncestor(child, of: parent)
    try adopt(CollectionOfOne(child), by: parent)
    markDirty(index: parent.index)
  }

  /// Replaces a node's children; the old ones stay in the tree without a parent.
  /// - Throws: ``LayoutError``, and leaves the tree as it was.
  public mutating func setChildren(of parent: NodeID, _ children: [NodeID]) throws(LayoutError) {
    try check(parent)
    for child in children { try checkIsNoAncestor(child, of: parent) }
    let old = childIndices(of: parent.index).map(id)
    disown(childrenOf: parent.index)
    do {
      try adopt(children, by: parent)
    } catch {
      disown(childrenOf: parent.index)
      try adopt(old, by: parent)
      markDirty(index: parent.index)
      throw error
    }
    markDirty(index: parent.index)
  }

  /// Gives a node another style of its own.
  /// - Throws: ``LayoutError/unknownNode(_:)``.
  public mutating func setStyle(of node: NodeID, _ style: Style) throws(LayoutError) {
    try check(node)
    try setStyle(of: node, addStyle(style))
  }

  /// Gives a node another shared style.
  /// - Throws: ``LayoutError/unknownNode(_:)`` or ``LayoutError/unknownStyle(_:)``.
  public mutating func setStyle(of node: NodeID, _ style: StyleID) throws(LayoutError) {
    try check(node)
    try check(style)
    nodes[Int(node.index)].style = style.index
    // Whether a node has a box, its order and its position are its parent's matter.
    markDirty(index: node.index)
  }

  /// Says that a leaf's content has changed, so that it is measured again.
  /// - Throws: ``LayoutError/unknownNode(_:)``.
  public mutating func markDirty(_ node: NodeID) throws(LayoutError) {
    try check(node)
    markDirty(index: node.index)
  }

  /// Removes a node and all below it.
  /// - Throws: ``LayoutError/unknownNode(_:)``.
  public mutating func remove(_ node: NodeID) throws(LayoutError) {
    try check(node)
    let parent = nodes[Int(node.index)].parent
    if parent != Node.none {
      let rest = childIndices(of: parent).filter { $0 != node.index }.map(id)
      try setChildren(of: id(parent), rest)
    }
    var pending = [node.index]
    while let index = pending.popLast() {
      pending.append(contentsOf: childIndices(of: index))
      free(index)
    }
  }
}

// MARK: - Reading

extension LayoutTree {
  /// Returns the children of a node.
  /// - Throws: ``LayoutError/unknownNode(_:)``.
  public func children(of node: NodeID) throws(LayoutError) -> [NodeID] {
    try check(node)
    return childIndices(of: node.index).map(id)
  }

  /// Returns the parent of a node, or `nil` for a root.
  /// - Throws: ``LayoutError/unknownNode(_:)``.
  public func parent(of node: NodeID) throws(LayoutError) -> NodeID? {
    try check(node)
    let parent = nodes[Int(node.index)].parent
    return parent == Node.none ? nil : id(parent)
  }

  /// Returns the style of a node, as the engine uses it.
  /// - Throws: ``LayoutError/unknownNode(_:)``.
  public func style(of node: NodeID) throws(LayoutError) -> Style {
    try check(node)
    return styles[Int(nodes[Int(node.index)].style)]
  }

  /// Returns the border box that the last layout gave a node, in points and not rounded.
  ///
  /// The origin is relative to the border box of the nearest ancestor that is not
  /// `display: contents`; a root's, to the place that it was laid out in. A node without a box
  /// has ``Rect/zero``.
  /// - Throws: ``LayoutError/unknownNode(_:)``.
  public func frame(of node: NodeID) throws(LayoutError) -> Rect {
    try check(node)
    let record = nodes[Int(node.index)]
    return Rect(x: record.x, y: record.y, width: record.width, height: record.height)
  }
}

// MARK: - Links

extension LayoutTree {
  func check(_ node: NodeID) throws(LayoutError) {
    let index = Int(node.index)
    guard index < nodes.count, nodes[index].isNode(node) else { throw .unknownNode(node) }
  }

  private func check(_ style: StyleID) throws(LayoutError) {
    guard style.index < styles.count else { throw .unknownStyle(style) }
  }

  private func id(_ index: Int32) -> NodeID {
    NodeID(index: index, generation: nodes[Int(index)].generation)
  }

  private func childIndices(of parent: Int32) -> [Int32] {
    var indices: [Int32] = []
    indices.reserveCapacity(Int(nodes[Int(parent)].childCount))
    var child = nodes[Int(parent)].firstChild
    while child != Node.none {
      indices.append(child)
      child = nodes[Int(child)].nextSibling
    }
    return indices
  }

  /// A node without children or parent cannot close a cycle, so most appends look no further.
  private func checkIsNoAncestor(_ child: NodeID, of parent: NodeID) throws(LayoutError) {
    try check(child)
    guard child != parent else { throw .cycle(child) }
    guard nodes[Int(child.index)].childCount > 0 else { return }
    var ancestor = nodes[Int(parent.index)].parent
    while ancestor != Node.none {
      guard ancestor != child.index else { throw .cycle(child) }
      ancestor = nodes[Int(ancestor)].parent
    }
  }

  /// Makes nodes the last children of another and marks them as dirty, as the other must be, too.
  ///
  /// Those before one that it refuses stay.
  private mutating func adopt(
    _ children: some Collection<NodeID>, by parent: NodeID
  ) throws(LayoutError) {
    guard !children.isEmpty else { return }
    var adopted = 0
    defer { for child in children.prefix(adopted) { forget(child.index) } }
    // Each change of an array asks whether somebody else has it; a span has asked once.
    var nodes = nodes.mutableSpan
    let parentIndex = Int(parent.index)
    guard nodes[parentIndex].measure == Node.none else { throw .leafWithChildren(parent) }
    for child in children {
      let index = Int(child.index)
      guard index < nodes.count, nodes[index].isNode(child) else { throw .unknownNode(child) }
      guard nodes[index].parent == Node.none, child != parent else { throw .nodeHasParent(child) }
      nodes[index].parent = parent.index
      nodes[index].flags.insert(.dirty)
      let last = nodes[parentIndex].lastChild
      if last == Node.none {
        nodes[parentIndex].firstChild = child.index
      } else {
        nodes[Int(last)].nextSibling = child.index
      }
      nodes[parentIndex].lastChild = child.index
      nodes[parentIndex].childCount += 1
      adopted += 1
    }
  }

  private mutating func disown(childrenOf parent: Int32) {
    for child in childIndices(of: parent) {
      nodes[Int(child)].parent = Node.none
      nodes[Int(child)].nextSibling = Node.none
    }
    nodes[Int(parent)].firstChild = Node.none
    nodes[Int(parent)].lastChild = Node.none
    nodes[Int(parent)].childCount = 0
  }

  private mutating func free(_ index: Int32) {
    let slot = nodes[Int(index)].measure
    if slot != Node.none {
      measures[Int(slot)] = nil
      freeMeasures.append(slot)
    }
    let generation = nodes[Int(index)].generation
    nodes[Int(index)] = Node(style: nodes[Int(index)].style)
    nodes[Int(index)].generation = generation &+ 1
    nodes[Int(index)].flags = .removed
    forget(index)
    freeNodes.append(index)
  }

  /// Forgets what was measured of a node and of its ancestors, up to one that is known to be dirty.
  private mutating func markDirty(index: Int32) {
    var index = index
    forget(index)
    while index != Node.none {
      let parent = nodes[Int(index)].parent
      if nodes[Int(index)].flags.contains(.dirty),
        parent == Node.none
          || nodes[Int(parent)].flags.contains(.dirty)
      {
        return
      }
      nodes[Int(index)].flags.insert(.dirty)
      forget(index)
      index = parent
    }
  }

  private mutating func forget(_ index: Int32) {
    if Int(index) < caches.count { caches[Int(index)].clear() }
  }
}
