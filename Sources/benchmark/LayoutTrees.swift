import LayoutEngine

/// Something that is laid out again and again after all of its leaves have become dirty.
protocol LayoutSubject {
  var nodeCount: Int { get }
  var calls: CallCount { get }
  mutating func dirtyAllLeaves() throws
  mutating func layOut() throws
}

/// The calls of measure closures, for each measured leaf.
final class CallCount {
  private(set) var counts: [Int] = []

  /// Makes room for one more leaf, whose number is returned.
  func addLeaf() -> Int {
    counts.append(0)
    return counts.count - 1
  }

  func count(_ leaf: Int) { counts[leaf] += 1 }

  func reset() { counts = Array(repeating: 0, count: counts.count) }
}

/// A tree of CSS boxes.
struct BoxSubject: LayoutSubject {
  var tree: LayoutTree
  var root: NodeID
  var leaves: [NodeID]
  var calls: CallCount
  var width = Constraint.exactly(1000)
  var height = Constraint.exactly(1000)
}

extension BoxSubject {
  var nodeCount: Int { tree.count }

  mutating func layOut() throws {
    try tree.layout(root, width: width, height: height)
  }

  mutating func dirtyAllLeaves() throws {
    for leaf in leaves { try tree.markDirty(leaf) }
  }

  /// Rows of ten columns of ten leaves.
  ///
  /// The axes of the flex containers alternate; everything has grow 1, containers have padding 2
  /// and gaps of 4. 100 rows have 11,101 nodes, 1,000 have 111,001.
  static func nested(rows: Int, measured: Bool = false) throws -> BoxSubject {
    var tree = LayoutTree()
    tree.reserveCapacity(1 + rows * 111)
    let calls = CallCount()
    let styles = [FlexDirection.column, .row, .column].map { direction in
      tree.addStyle(
        Style {
          $0.flexDirection = direction
          $0.flexGrow = 1
          $0.padding = BoxEdges(.points(2))
          $0.rowGap = 4
          $0.columnGap = 4
        })
    }
    let leaf = tree.addStyle(Style { $0.flexGrow = 1 })
    var leaves: [NodeID] = []
    leaves.reserveCapacity(rows * 100)
    var rowNodes: [NodeID] = []
    for _ in 0..<rows {
      var columns: [NodeID] = []
      for _ in 0..<10 {
        let start = leaves.count
        for _ in 0..<10 {
          leaves.append(
            measured ? try tree.addWords(leaf, counted: calls) : try tree.addNode(leaf))
        }
        columns.append(try tree.addNode(styles[2], children: Array(leaves[start...])))
      }
      rowNodes.append(try tree.addNode(styles[1], children: columns))
    }
    let root = try tree.addNode(styles[0], children: rowNodes)
    return BoxSubject(
      tree: tree, root: root, leaves: leaves, calls: calls, height: .exactly(10.0 * Double(rows)))
  }

  /// A chain of containers, each with a measured 5 x 5 leaf and the next level.
  static func chain(depth: Int, alternating: Bool, automaticMinimum: Bool) throws -> BoxSubject {
    var tree = LayoutTree()
    let calls = CallCount()
    let styles = [FlexDirection.column, .row].map { direction in
      tree.addStyle(
        Style {
          $0.flexDirection = direction
          guard !automaticMinimum else { return }
          $0.minWidth = 0
          $0.minHeight = 0
        })
    }
    let leafStyle = tree.addStyle(Style())
    var leaves: [NodeID] = []
    var inner: [NodeID] = []
    for level in 0..<depth {
      let number = calls.addLeaf()
      let leaf = try tree.addLeaf(leafStyle) { _, _ in
        calls.count(number)
        return Measurement(width: 5, height: 5)
      }
      leaves.append(leaf)
      let style = styles[alternating ? level & 1 : 0]
      inner = [try tree.addNode(style, children: [leaf] + inner)]
    }
    return BoxSubject(
      tree: tree, root: inner[0], leaves: leaves, calls: calls, height: .maxContent)
  }
}

extension LayoutTree {
  /// Adds a leaf like a text of two words, 50 x 16 on one line and 20 wide at the least.
  fileprivate mutating func addWords(_ style: StyleID, counted calls: CallCount) throws -> NodeID {
    let number = calls.addLeaf()
    return try addLeaf(style) { width, _ in
      calls.count(number)
      if case .exactly(let width) = width {
        return Measurement(width: width, height: width < 50 ? 32 : 16)
      }
      return Measurement(width: width == .minContent ? 20 : 50, height: 16)
    }
  }
}

/// A chain of SwiftUI's stacks, HStack and VStack in turn, each with a 5 x 5 leaf and the next
/// level.
struct StackSubject: LayoutSubject {
  let calls = CallCount()
  private let root: LayoutNode
  private var nodes: [LayoutNode] = []

  init(depth: Int) {
    var inner: [LayoutNode] = []
    for level in 0..<depth {
      let calls = calls
      let number = calls.addLeaf()
      let leaf = LayoutNode(
        LeafLayout { _ in
          calls.count(number)
          return LeafSize(Size(width: 5, height: 5))
        })
      let isRow = level.isMultiple(of: 2)
      let stack = LayoutNode(
        StackLayout(
          axis: isRow ? .horizontal : .vertical,
          alignment: isRow ? .verticalCenter : .horizontalCenter), children: [leaf] + inner)
      nodes += [leaf, stack]
      inner = [stack]
    }
    root = inner[0]
  }

  var nodeCount: Int { nodes.count }

  /// Stacks do not know what they are in, so that all are told to forget.
  func dirtyAllLeaves() { for node in nodes { node.invalidate() } }

  func layOut() {
    root.placeAsRoot(
      at: .zero, proposal: Proposal(width: 1000, height: 1000), context: PlacementContext())
  }
}
