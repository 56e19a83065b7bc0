import LayoutEngine

/// The trees that the layout benchmark lays out, and the calls of their measured leaves.
struct LayoutSubject {
  var tree: LayoutTree
  var root: NodeID
  var leaves: [NodeID]
  var calls: CallCount
  var width = Constraint.exactly(1000)
  var height = Constraint.exactly(1000)
}

/// Counts the calls of measure closures.
final class CallCount {
  var value = 0
}

extension LayoutSubject {
  /// Rows of ten columns of ten leaves.
  ///
  /// The axes of the flex containers alternate; everything has grow 1, containers have padding 2 and
  /// gaps of 4. 100 rows have 11,101 nodes, 1,000 have 111,001.
  static func nested(rows: Int, measured: Bool = false) throws -> LayoutSubject {
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
            measured
              ? try tree.addLeaf(leaf) { width, _ in
                calls.value += 1
                if case .exactly(let width) = width {
                  return Measurement(width: width, height: width < 50 ? 32 : 16)
                }
                return Measurement(width: width == .minContent ? 20 : 50, height: 16)
              } : try tree.addNode(leaf))
        }
        columns.append(try tree.addNode(styles[2], children: Array(leaves[start...])))
      }
      rowNodes.append(try tree.addNode(styles[1], children: columns))
    }
    let root = try tree.addNode(styles[0], children: rowNodes)
    return LayoutSubject(
      tree: tree, root: root, leaves: leaves, calls: calls, height: .exactly(10.0 * Double(rows)))
  }

  /// A chain of containers, each with a measured 5 x 5 leaf and the next level.
  static func chain(depth: Int, alternating: Bool, automaticMinimum: Bool) throws -> LayoutSubject {
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
      let leaf = try tree.addLeaf(leafStyle) { _, _ in
        calls.value += 1
        return Measurement(width: 5, height: 5)
      }
      leaves.append(leaf)
      let style = styles[alternating ? level & 1 : 0]
      inner = [try tree.addNode(style, children: [leaf] + inner)]
    }
    return LayoutSubject(
      tree: tree, root: inner[0], leaves: leaves, calls: calls, height: .maxContent)
  }

  mutating func layOut() throws {
    try tree.layout(root, width: width, height: height)
  }

  mutating func dirtyAllLeaves() throws {
    for leaf in leaves { try tree.markDirty(leaf) }
  }
}
