import Foundation
import LayoutEngine
import Testing

@Suite struct DepthTests {
  private final class Calls: @unchecked Sendable {
    var counts: [Int]

    init(leaves: Int) { counts = Array(repeating: 0, count: leaves) }
  }

  /// A chain of containers, each with a leaf and the next level, and the calls of each leaf.
  private func calls(depth: Int, alternating: Bool, minimum: LayoutEngine.Dimension) throws -> [Int]
  {
    var tree = LayoutTree()
    let calls = Calls(leaves: depth)
    var inner: [NodeID] = []
    for level in 0..<depth {
      let leaf = tree.addLeaf(Style()) { _, _ in
        calls.counts[level] += 1
        return Measurement(width: 5, height: 5)
      }
      let style = Style {
        $0.flexDirection = alternating && level.isMultiple(of: 2) ? .row : .column
        $0.minWidth = minimum
        $0.minHeight = minimum
      }
      inner = [try tree.addNode(style, children: [leaf] + inner)]
    }
    try tree.layout(inner[0], width: .atMost(1000))
    return calls.counts
  }

  @Test(arguments: [true, false], [LayoutEngine.Dimension.auto, .points(0)])
  func measuresEachLeafAFewTimes(alternating: Bool, minimum: LayoutEngine.Dimension) throws {
    for depth in [20, 40, 100, 400, 1000] {
      let counts = try calls(depth: depth, alternating: alternating, minimum: minimum)
      // Columns ask once, but for the last leaves; where axes alternate, each leaf is asked again.
      #expect(alternating || counts.min() == 1, "depth \(depth)")
      #expect((counts.max() ?? 0) <= 3, "depth \(depth)")
    }
  }

  /// SwiftUI's stacks ask at nothing, at infinity, at the ideal size and at a share, in each axis.
  @Test func stacksMeasureEachLeafAFewTimes() {
    for depth in [20, 40, 100, 400, 1000] {
      let calls = Calls(leaves: depth)
      var inner: [LayoutNode] = []
      for level in 0..<depth {
        let leaf = LayoutNode(
          LeafLayout { _ in
            calls.counts[level] += 1
            return LeafSize(Size(width: 5, height: 5))
          })
        let isRow = level.isMultiple(of: 2)
        let stack = StackLayout(
          axis: isRow ? .horizontal : .vertical,
          alignment: isRow ? .verticalCenter : .horizontalCenter)
        inner = [LayoutNode(stack, children: [leaf] + inner)]
      }
      inner[0].placeAsRoot(
        at: .zero, proposal: Proposal(width: 1000, height: 1000), context: PlacementContext())
      #expect((calls.counts.max() ?? 0) <= 9, "depth \(depth)")
    }
  }

  /// The stack is bounded, so that any depth is laid out even by a thread with little of it.
  @Test func deepTreesNeedLittleStack() throws {
    let thread = Thread {
      var tree = LayoutTree()
      let leaf = tree.addLeaf(Style()) { _, _ in Measurement(width: 5, height: 5) }
      var node = leaf
      do {
        for level in 0..<20_000 {
          let style = Style {
            $0.display = level.isMultiple(of: 7) ? .grid : .flex
            $0.flexDirection = level.isMultiple(of: 2) ? .row : .column
            $0.alignItems = level.isMultiple(of: 3) ? .baseline : .normal
          }
          node = try tree.addNode(style, children: [node])
        }
        try tree.layout(node, width: .atMost(100))
        Self.deepWidth.value = try tree.frame(of: leaf).width
      } catch {
        Self.deepWidth.value = -1
      }
      Self.deepWidth.done.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    Self.deepWidth.done.wait()
    #expect(Self.deepWidth.value == 5 || Self.deepWidth.value == 100)
  }

  private final class Outcome: @unchecked Sendable {
    let done = DispatchSemaphore(value: 0)
    var value = 0.0
  }

  private static let deepWidth = Outcome()

  @Test func refusesTreesBeyondTheLimit() throws {
    var tree = LayoutTree()
    let style = tree.addStyle(Style())
    var node = try tree.addNode(style)
    for _ in 0..<LayoutTree.depthLimit { node = try tree.addNode(style, children: [node]) }
    #expect(throws: LayoutError.tooDeep(node)) { try tree.layout(node) }
  }
}
