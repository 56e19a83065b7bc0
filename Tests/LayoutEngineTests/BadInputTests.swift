import LayoutEngine
import Testing

@Suite struct BadInputTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity, -10, 1e308])
  func nonsenseLengthsGiveFiniteFrames(value: Double) throws {
    var tree = LayoutTree()
    let style = Style {
      $0.width = .points(value)
      $0.height = .percent(value)
      $0.minWidth = .points(value)
      $0.maxHeight = .points(value)
      $0.padding = BoxEdges(.points(value))
      $0.margin = BoxEdges(.points(value))
      $0.border = BoxEdges(value)
      $0.inset = BoxEdges(.percent(value))
      $0.flexGrow = value
      $0.flexShrink = value
      $0.flexBasis = .percent(value)
      $0.aspectRatio = value
      $0.rowGap = .points(value)
      $0.position = .relative
    }
    var nodes = [try tree.addNode(style)]
    for level in 0..<6 {
      var outer = style
      outer.display = level.isMultiple(of: 2) ? .grid : .flex
      outer.gridTemplateColumns = [.points(value), .fraction(value), .percent(value)]
      nodes.append(try tree.addNode(outer, children: [nodes[level], try tree.addNode(style)]))
    }
    try tree.layout(nodes[nodes.count - 1], width: .atMost(100))
    for node in nodes {
      let frame = try tree.frame(of: node)
      #expect(frame.minX.isFinite && frame.minY.isFinite)
      #expect(frame.width.isFinite && frame.height.isFinite)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -10, 1e308])
  func nonsenseMeasurementsCountAsNothing(value: Double) throws {
    var tree = LayoutTree()
    let leaf = tree.addLeaf(Style()) { _, _ in
      Measurement(
        size: Size(width: value, height: value), firstBaseline: value, lastBaseline: value)
    }
    let root = try tree.addNode(Style { $0.alignItems = .baseline }, children: [leaf])
    try tree.layout(root, width: .atMost(100))
    let frame = try tree.frame(of: leaf)
    #expect(frame.width.isFinite && frame.height.isFinite && frame.minY.isFinite)
    if !(value > 1000) { #expect(frame.size == .zero) }
  }

  @Test(arguments: [
    Constraint.exactly(-1), .exactly(.nan), .exactly(.infinity), .atMost(-1), .atMost(.nan),
  ])
  func refusesNonsenseConstraints(constraint: Constraint) throws {
    var tree = LayoutTree()
    let root = try tree.addNode(Style())
    #expect(throws: LayoutError.self) { try tree.layout(root, width: constraint) }
    #expect(throws: LayoutError.self) { try tree.layout(root, height: constraint) }
  }

  @Test func infiniteRoomIsMaxContent() throws {
    var tree = LayoutTree()
    let leaf = tree.addLeaf(Style()) { _, _ in Measurement(width: 30, height: 10) }
    let root = try tree.addNode(Style(), children: [leaf])
    try tree.layout(root, width: .atMost(.infinity), height: .atMost(.infinity))
    #expect(try tree.frame(of: root).size == Size(width: 30, height: 10))
  }

  @Test func refusesASecondParent() throws {
    var tree = LayoutTree()
    let child = try tree.addNode(Style())
    _ = try tree.addNode(Style(), children: [child])
    #expect(throws: LayoutError.nodeHasParent(child)) {
      try tree.addNode(Style(), children: [child])
    }
    let twice = try tree.addNode(Style())
    #expect(throws: LayoutError.nodeHasParent(twice)) {
      try tree.addNode(Style(), children: [twice, twice])
    }
    #expect(try tree.parent(of: twice) == nil)
  }

  @Test func refusesCycles() throws {
    var tree = LayoutTree()
    let inner = try tree.addNode(Style())
    let middle = try tree.addNode(Style(), children: [inner])
    let outer = try tree.addNode(Style(), children: [middle])
    #expect(throws: LayoutError.cycle(outer)) { try tree.append(outer, to: inner) }
    #expect(throws: LayoutError.cycle(outer)) { try tree.setChildren(of: inner, [outer]) }
    #expect(throws: LayoutError.cycle(inner)) { try tree.append(inner, to: inner) }
    #expect(try tree.children(of: outer) == [middle])
  }

  @Test func refusesStaleNodes() throws {
    var tree = LayoutTree()
    let node = try tree.addNode(Style())
    try tree.remove(node)
    #expect(throws: LayoutError.unknownNode(node)) { try tree.frame(of: node) }
    let reused = try tree.addNode(Style())
    #expect(reused != node)
    #expect(throws: LayoutError.unknownNode(node)) { try tree.markDirty(node) }
    #expect(throws: LayoutError.unknownNode(node)) { try tree.layout(node) }
  }

  @Test func refusesChildrenOfMeasuredLeaves() throws {
    var tree = LayoutTree()
    let leaf = tree.addLeaf(Style()) { _, _ in Measurement(size: .zero) }
    let child = try tree.addNode(Style())
    #expect(throws: LayoutError.leafWithChildren(leaf)) { try tree.append(child, to: leaf) }
  }

  @Test func hugeGridLinesAreLimited() throws {
    var tree = LayoutTree()
    let item = try tree.addNode(
      Style {
        $0.gridColumnStart = .line(.max)
        $0.gridRowEnd = .line(.min)
        $0.gridRowStart = .span(.max)
      })
    let root = try tree.addNode(Style { $0.display = .grid }, children: [item])
    try tree.layout(root, width: .atMost(100))
    #expect(try tree.frame(of: item).width.isFinite)
  }
}
