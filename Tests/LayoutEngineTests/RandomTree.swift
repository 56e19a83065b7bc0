import LayoutEngine
import TestSupport

/// Random trees of all kinds of nodes and properties.
struct RandomTree {
  var random: SeededRandom
  var tree = LayoutTree()
  var nodes: [NodeID] = []

  init(seed: UInt64) { random = SeededRandom(seed: seed &* 0x9E37_79B9_7F4A_7C15) }

  private mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < share
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  mutating func dimension() -> Dimension {
    pick([
      .auto, .auto, .points(10), .points(25), .points(60), .percent(50), .percent(30), .minContent,
      .maxContent, .fitContent, .stretch,
    ])
  }

  private mutating func edges() -> BoxEdges<Dimension> {
    var edges = BoxEdges<Dimension>(.zero)
    edges.top = pick([0, 3, 7])
    edges.bottom = pick([0, 2, .percent(10)])
    edges.inlineStart = pick([0, 4, .percent(5)])
    edges.inlineEnd = pick([0, 1, 6])
    return edges
  }

  mutating func style() -> Style {
    var style = Style()
    style.display = pick([.flex, .flex, .flex, .grid, .grid, .block, .contents, .none])
    style.position = pick([.static, .static, .relative, .relative, .absolute])
    style.boxSizing = pick([.contentBox, .borderBox])
    style.width = dimension()
    style.height = dimension()
    if chance(0.2) { style.minWidth = dimension() }
    if chance(0.2) { style.maxHeight = dimension() }
    if chance(0.1) { style.aspectRatio = pick([0.5, 1, 2]) }
    if chance(0.2) { style.overflowX = .hidden }
    if chance(0.4) { style.padding = edges() }
    if chance(0.3) { style.margin = edges() }
    if chance(0.1) { style.margin.inlineStart = .auto }
    flexProperties(&style)
    if style.display == .grid { gridProperties(&style) }
    if chance(0.2) {
      style.gridColumnStart = pick([.line(1), .line(2), .span(2), .line(-1), .named("a", 2)])
    }
    if chance(0.2) {
      style.gridRowEnd = pick([.line(3), .span(2), .line(-2), .spanNamed("a", 2), .area("b")])
    }
    return style
  }

  private mutating func flexProperties(_ style: inout Style) {
    style.flexDirection = pick([.row, .rowReverse, .column, .columnReverse])
    style.flexWrap = pick([.noWrap, .wrap, .wrapReverse])
    style.flexGrow = pick([0, 0, 1, 2])
    style.flexShrink = pick([1, 1, 0])
    style.flexBasis = pick([.auto, .auto, .points(20), .percent(20), .content])
    style.justifyContent = pick([.normal, .center, .spaceBetween, .flexEnd, .spaceEvenly])
    style.alignContent = pick([.normal, .center, .end, .spaceAround])
    style.alignItems = pick([.normal, .center, .flexEnd, .baseline, .lastBaseline])
    style.rowGap = pick([0, 5])
    style.columnGap = pick([0, 3, .percent(5)])
    style.order = pick([0, 0, 0, -1, 1])
  }

  private mutating func gridProperties(_ style: inout Style) {
    let sizes: [TemplateTrack] = [
      .points(20), .fraction(1), .auto, .minContent, .maxContent, .fitContent(.points(30)),
      .minmax(.points(10), .fraction(2)), .repeat(.count(2), [.auto, .names(["b"])]),
      .names(["a"]),
    ]
    style.gridTemplateColumns = (0..<Int.random(in: 0...3, using: &random)).map { _ in pick(sizes) }
    style.gridTemplateRows = (0..<Int.random(in: 0...2, using: &random)).map { _ in pick(sizes) }
    style.gridAutoFlow = pick([.row, .column, .rowDense])
  }

  /// Adds a leaf or a container with what is below it.
  mutating func grow(depth: Int) throws -> NodeID {
    let node: NodeID
    if depth == 0 || chance(0.3) {
      let width = Double(Int.random(in: 1...6, using: &random)) * 10
      node = tree.addLeaf(style()) { constraint, _ in
        switch constraint {
        case .exactly(let room):
          Measurement(
            size: Size(width: room, height: room >= width ? 10 : 20), firstBaseline: 8)
        case .minContent: Measurement(width: width / 2, height: 20)
        case .maxContent, .atMost: Measurement(width: width, height: 10)
        }
      }
    } else {
      var children: [NodeID] = []
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        children.append(try grow(depth: depth - 1))
      }
      node = try tree.addNode(style(), children: children)
    }
    nodes.append(node)
    return node
  }

  /// The frames of all nodes, in the order that they were made.
  func frames() throws -> [Rect] { try nodes.map { try tree.frame(of: $0) } }
}
