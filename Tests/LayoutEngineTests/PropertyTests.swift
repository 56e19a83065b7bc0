import LayoutEngine
import TestSupport
import Testing

@Suite struct PropertyTests {
  private func random(_ seed: UInt64) throws -> (RandomTree, NodeID) {
    var random = RandomTree(seed: seed)
    let root = try random.grow(depth: 5)
    return (random, root)
  }

  @Test func framesAreFinite() throws {
    for seed in 0..<300 as Range<UInt64> {
      var (random, root) = try random(seed)
      try random.tree.layout(root, width: .atMost(320), height: .maxContent)
      for frame in try random.frames() {
        #expect(frame.minX.isFinite && frame.minY.isFinite)
        #expect(frame.width.isFinite && frame.height.isFinite)
        #expect(frame.width >= 0 && frame.height >= 0)
      }
    }
  }

  @Test func layingOutTwiceChangesNothing() throws {
    for seed in 0..<200 as Range<UInt64> {
      var (random, root) = try random(seed)
      try random.tree.layout(root, width: .atMost(320))
      let first = try random.frames()
      try random.tree.layout(root, width: .atMost(320))
      #expect(try random.frames() == first)
      try random.tree.layout(root, width: .atMost(200))
      try random.tree.layout(root, width: .atMost(320))
      #expect(try random.frames() == first)
    }
  }

  @Test func incrementalEqualsFull() throws {
    for seed in 0..<200 as Range<UInt64> {
      var (random, root) = try random(seed)
      try random.tree.layout(root, width: .atMost(320))
      for _ in 0..<4 {
        let node = random.nodes[Int.random(in: 0..<random.nodes.count, using: &random.random)]
        try random.tree.setStyle(of: node, random.style())
        try random.tree.layout(root, width: .atMost(320))
        var fresh = random
        for node in fresh.nodes { try fresh.tree.markDirty(node) }
        try fresh.tree.layout(root, width: .atMost(320))
        #expect(try random.frames() == fresh.frames(), "seed \(seed)")
      }
    }
  }

  /// Edges are rounded, so boxes that abut in points abut in pixels, at every scale.
  @Test(arguments: [1.0, 2.0, 3.0])
  func roundingCoversThePlane(scale: Double) throws {
    let grid = PixelGrid(scale: scale)
    for count in 1...40 {
      var tree = LayoutTree()
      let cell = tree.addStyle(Style { $0.flexGrow = 1 })
      let cells = try (0..<count).map { _ in try tree.addNode(cell) }
      let root = try tree.addNode(Style(), children: cells)
      try tree.layout(root, width: .exactly(100), height: .exactly(10))
      var edge = 0
      for node in cells {
        let pixels = try tree.pixels(of: node, on: grid)
        #expect(pixels.x == edge)
        edge = pixels.x + pixels.width
      }
      #expect(edge == Int(100 * scale))
    }
  }

  /// Cells of a grid with fractional tracks, in fractional gutters and nesting, leave no pixel out
  /// and share none.
  @Test(arguments: [1.0, 2.0, 3.0])
  func roundedCellsTileTheGrid(scale: Double) throws {
    let grid = PixelGrid(scale: scale)
    for seed in 0..<12 as Range<UInt64> {
      var random = SeededRandom(seed: seed &* 0x9E37_79B9_7F4A_7C15)
      func tracks() -> [TemplateTrack] {
        (0..<Int.random(in: 1...7, using: &random)).map { _ in
          .fraction(Double.random(in: 1...3, using: &random))
        }
      }
      let (columns, rows) = (tracks(), tracks())
      var tree = LayoutTree()
      let cell = tree.addStyle(Style())
      let cells = try (0..<columns.count * rows.count).map { _ in try tree.addNode(cell) }
      let inner = try tree.addNode(
        Style {
          $0.display = .grid
          $0.gridTemplateColumns = columns
          $0.gridTemplateRows = rows
          $0.flexGrow = 1
        }, children: cells)
      let root = try tree.addNode(
        Style { $0.padding = BoxEdges(.points(1.0 / 3)) }, children: [inner])
      try tree.layout(root, width: .exactly(61.7), height: .exactly(43.1))
      let area = try tree.pixels(of: inner, on: grid)
      var covered = Array(repeating: 0, count: area.width * area.height)
      for node in cells {
        let box = try tree.pixels(of: node, on: grid)
        for y in box.y..<box.y + box.height {
          for x in box.x..<box.x + box.width {
            covered[(y - area.y) * area.width + x - area.x] += 1
          }
        }
      }
      #expect(covered.allSatisfy { $0 == 1 }, "seed \(seed)")
    }
  }

  /// With no physical sides in the styles, the right-to-left tree is the mirror of the other.
  @Test func directionMirrorsFrames() throws {
    for seed in 0..<300 as Range<UInt64> {
      var (random, root) = try random(seed)
      // A column's baseline is its left edge in both directions, so it has no mirror.
      for node in random.nodes {
        var style = try random.tree.style(of: node)
        style.alignItems = style.flexDirection == .column ? .center : style.alignItems
        if style.alignItems == .baseline || style.alignItems == .lastBaseline {
          style.alignItems = .end
        }
        try random.tree.setStyle(of: node, style)
      }
      var mirrored = random
      var style = try mirrored.tree.style(of: root)
      style.direction = .rightToLeft
      try mirrored.tree.setStyle(of: root, style)
      try random.tree.layout(root, width: .atMost(320))
      try mirrored.tree.layout(root, width: .atMost(320))
      for node in random.nodes where node != root {
        guard let box = try boxParent(of: node, in: random.tree) else { continue }
        let frame = try random.tree.frame(of: node)
        let mirror = try mirrored.tree.frame(of: node)
        let width = try random.tree.frame(of: box).width
        guard frame != .zero || mirror != .zero else { continue }
        #expect(abs(frame.minX - (width - mirror.maxX)) < 1e-6, "seed \(seed)")
        #expect(abs(frame.width - mirror.width) < 1e-6)
        #expect(abs(frame.minY - mirror.minY) < 1e-6)
      }
    }
  }

  private func boxParent(of node: NodeID, in tree: LayoutTree) throws -> NodeID? {
    var parent = try tree.parent(of: node)
    while let ancestor = parent, try tree.style(of: ancestor).display == .contents {
      parent = try tree.parent(of: ancestor)
    }
    return parent
  }
}
