import LayoutEngine
import Testing

@Suite struct LayoutTreeTests {
  @Test func growsItemsIntoARow() throws {
    var tree = LayoutTree()
    let cell = tree.addStyle(Style { $0.flexGrow = 1 })
    let (first, second) = (try tree.addNode(cell), try tree.addNode(cell))
    let row = try tree.addNode(Style { $0.columnGap = 20 }, children: [first, second])
    try tree.layout(row, width: .exactly(320), height: .exactly(40))
    #expect(try tree.frame(of: first) == Rect(x: 0, y: 0, width: 150, height: 40))
    #expect(try tree.frame(of: second) == Rect(x: 170, y: 0, width: 150, height: 40))
  }

  /// The example of `LayoutEngine.docc`.
  @Test func laysOutTheDocumentedRow() throws {
    var tree = LayoutTree()
    let icon = try tree.addNode(
      Style {
        $0.width = 24
        $0.height = 24
      })
    let label = tree.addLeaf(Style { $0.flexGrow = 1 }) { width, _ in
      Measurement(width: 120, height: 20)
    }
    let row = try tree.addNode(
      Style {
        $0.alignItems = .center
        $0.columnGap = 8
        $0.padding = BoxEdges(12)
      }, children: [icon, label])
    try tree.layout(row, width: .exactly(320))
    #expect(try tree.frame(of: label) == Rect(x: 44, y: 14, width: 264, height: 20))
  }

  @Test func placesNamedAreas() throws {
    var tree = LayoutTree()
    let nodes = try ["head", "side", "body"].map { name in
      try tree.addNode(Style { $0.gridArea = name })
    }
    let grid = Style {
      $0.display = .grid
      $0.gridTemplateAreas = [["head", "head"], ["side", "body"]]
      $0.gridTemplateColumns = [.points(100), .fraction(1)]
      $0.gridTemplateRows = [.points(30), .fraction(1)]
    }
    let root = try tree.addNode(grid, children: nodes)
    try tree.layout(root, width: .exactly(300), height: .exactly(200))
    #expect(try tree.frame(of: nodes[0]) == Rect(x: 0, y: 0, width: 300, height: 30))
    #expect(try tree.frame(of: nodes[1]) == Rect(x: 0, y: 30, width: 100, height: 170))
    #expect(try tree.frame(of: nodes[2]) == Rect(x: 100, y: 30, width: 200, height: 170))
  }

  @Test func reportsBaselines() throws {
    var tree = LayoutTree()
    let leaf = tree.addLeaf(Style()) { _, _ in
      Measurement(size: Size(width: 40, height: 30), firstBaseline: 8, lastBaseline: 28)
    }
    let root = try tree.addNode(Style { $0.padding = BoxEdges(.points(5)) }, children: [leaf])
    let measured = try tree.measure(root)
    #expect(measured.size == Size(width: 50, height: 40))
    #expect(measured.firstBaseline == 13)
    #expect(measured.lastBaseline == 33)
    #expect(try tree.frame(of: leaf) == .zero)
  }

  @Test func measuresALeafAtItsOwnWidthOnce() throws {
    var tree = LayoutTree()
    var calls = 0
    let leaf = tree.addLeaf(Style()) { _, _ in
      calls += 1
      return Measurement(width: 40, height: 10)
    }
    let root = try tree.addNode(Style { $0.alignItems = .start }, children: [leaf])
    try tree.layout(root, width: .atMost(100))
    #expect(calls == 1)
    try tree.layout(root, width: .atMost(100))
    #expect(calls == 1)
    try tree.markDirty(leaf)
    try tree.layout(root, width: .atMost(100))
    #expect(calls == 2)
  }

  @Test func editsMoveFrames() throws {
    var tree = LayoutTree()
    let fixed = tree.addStyle(
      Style {
        $0.width = 10; $0.height = 10
      })
    let (first, second) = (try tree.addNode(fixed), try tree.addNode(fixed))
    let root = try tree.addNode(Style(), children: [first, second])
    try tree.layout(root, width: .exactly(100), height: .exactly(10))
    #expect(try tree.frame(of: second).minX == 10)
    try tree.setChildren(of: root, [second, first])
    try tree.layout(root, width: .exactly(100), height: .exactly(10))
    #expect(try tree.frame(of: first).minX == 10)
    try tree.remove(second)
    try tree.layout(root, width: .exactly(100), height: .exactly(10))
    #expect(try tree.frame(of: first).minX == 0)
    #expect(tree.count == 2)
  }

  @Test func inheritsAChangedDirection() throws {
    var tree = LayoutTree()
    let leaf = try tree.addNode(
      Style {
        $0.width = 10; $0.height = 10
      })
    let inner = try tree.addNode(Style { $0.width = 50 }, children: [leaf])
    let root = try tree.addNode(Style(), children: [inner])
    try tree.layout(root, width: .exactly(100), height: .exactly(10))
    #expect(try tree.frame(of: leaf).minX == 0)
    try tree.setStyle(of: root, Style { $0.direction = .rightToLeft })
    try tree.layout(root, width: .exactly(100), height: .exactly(10))
    #expect(try tree.frame(of: inner).minX == 50)
    #expect(try tree.frame(of: leaf).minX == 40)
  }
}
