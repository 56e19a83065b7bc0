import LayoutEngine
import TestSupport
import Testing

/// A random nest of SwiftUI's boxes, the same for the same seed.
private struct RandomBoxes {
  var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed &* 0x9E37_79B9_7F4A_7C15) }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private mutating func length() -> Double { pick([0, 7, 20, 33.5, 90, 200]) }

  private mutating func limits() -> FlexibleFrameLayout.Limits {
    .init(
      minimum: pick([nil, length()]), ideal: pick([nil, length()]),
      maximum: pick([nil, length(), .infinity]))
  }

  mutating func node(depth: Int) -> LayoutNode {
    if depth == 0 { return leaf() }
    let child = node(depth: depth - 1)
    let layout: any ProposalLayout
    switch Int.random(in: 0..<11, using: &random) {
    case 0: layout = PaddingLayout(Edges(top: 3, right: pick([-3, 4, 11]), bottom: 1, left: 2))
    case 1: layout = FixedFrameLayout(width: pick([nil, length()]), height: pick([nil, length()]))
    case 2: layout = FlexibleFrameLayout(width: limits(), height: limits())
    case 3:
      layout = FixedSizeLayout(horizontal: pick([true, false]), vertical: pick([true, false]))
    case 4: layout = OffsetLayout(x: 3, y: 4)
    case 5: layout = AspectRatioLayout(ratio: pick([nil, 2]), fills: pick([true, false]))
    case 6: return box(SecondaryLayout(alignment: .center), child, leaf())
    case 7: return box(OverlapLayout(alignment: .center), child, leaf())
    default: return stack(child)
    }
    return box(layout, child)
  }

  private mutating func stack(_ child: LayoutNode) -> LayoutNode {
    let axis = pick([LayoutAxis.horizontal, .vertical])
    let lines: [AlignmentKey] =
      axis == .horizontal ? [.top, .verticalCenter, .firstTextBaseline] : [.leading, .trailing]
    var children = [child, leaf()]
    if pick([true, false]) { children.insert(spacer(axis), at: 1) }
    if pick([true, false, false]) { children[0].traits.priority = 1 }
    return LayoutNode(
      StackLayout(axis: axis, alignment: pick(lines), spacing: pick([nil, 0, 3])),
      children: children)
  }

  /// A text of squares that tells the range of its answer, or a box of another kind.
  private mutating func leaf() -> LayoutNode {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return fixed(length(), length())
    case 1: return LayoutNode(FillLayout())
    case 2: return flexible(10, 80)
    default:
      let count = pick([1.0, 3, 8])
      return LayoutNode(
        LeafLayout { proposal in
          let perLine = max(1, min(count, ((proposal.width ?? .infinity) / 10).rounded(.down)))
          let lines = (count / perLine).rounded(.up)
          return LeafSize(
            Size(width: perLine * 10, height: lines * 10), firstBaseline: 8,
            range: perLine == count
              ? ProposalRange(
                width: LengthRange(count * 10, .infinity, includesIdeal: true), height: .all) : nil)
        })
    }
  }
}

/// Remembered answers are those that a box gives when it is asked for the first time.
@Suite struct ProposalRangeTests {
  private func proposals(_ seed: UInt64) -> [Proposal] {
    var random = SeededRandom(seed: seed &* 0x9E37_79B9_7F4A_7C15)
    let lengths: [Double?] = [nil, 0, .infinity, 5, 10, 19, 30, 31, 44.5, 80, 100, 123, 300]
    return (0..<30).map { _ in
      Proposal(
        width: lengths[Int.random(in: 0..<lengths.count, using: &random)],
        height: lengths[Int.random(in: 0..<lengths.count, using: &random)])
    }
  }

  @Test(arguments: 0..<400)
  func rememberedAnswersAreTheFirstOnes(seed: Int) {
    var boxes = RandomBoxes(seed: UInt64(seed))
    let warm = boxes.node(depth: 1 + seed % 7)
    for proposal in proposals(UInt64(seed) + 1_000_000) {
      var same = RandomBoxes(seed: UInt64(seed))
      let fresh = same.node(depth: 1 + seed % 7)
      #expect(warm.size(proposal) == fresh.size(proposal), "seed \(seed), \(proposal)")
      let keys: [AlignmentKey] = [.firstTextBaseline, .verticalCenter]
      for key in keys {
        // Lines of boxes that are offered infinity may be no number.
        let (kept, first) = (warm.dimensions(proposal)[key], fresh.dimensions(proposal)[key])
        #expect(kept == first || kept.isNaN && first.isNaN, "seed \(seed), \(proposal)")
      }
    }
  }

  @Test func aRangeThatLiesIsNoticed() {
    let liar = LayoutNode(
      LeafLayout { LeafSize(Size(width: $0.width ?? 10, height: 10), range: .all) })
    #expect(liar.size(Proposal(width: 50, height: 50)).width == 50)
    #expect(liar.size(Proposal(width: 60, height: 50)).width != 60)
  }

  @Test func sharesInOneRangeAreMeasuredOnce() {
    let wide = LayoutNode(
      LeafLayout { _ in
        LeafSize(
          Size(width: 30, height: 10),
          range: ProposalRange(width: LengthRange(30, .infinity), height: .all))
      })
    let row = row(0, .verticalCenter, wide, fixed(20, 10))
    for width in stride(from: 100.0, through: 400, by: 7) {
      _ = row.size(Proposal(width: width, height: 50))
    }
    #expect(wide.measureCount <= 3)
  }

  @Test func nestsCostInProportionToTheirDepth() {
    func cost(_ depth: Int) -> Int {
      var calls = 0
      var inner = fixed(5, 5)
      for level in 0..<depth {
        let leaf = LayoutNode(
          LeafLayout { _ in
            calls += 1
            return LeafSize(Size(width: 5, height: 5), range: .all)
          })
        inner =
          level.isMultiple(of: 2) ? row(nil, .top, leaf, inner) : column(nil, .leading, leaf, inner)
      }
      inner.frames(20_000, 20_000)
      return calls
    }
    for depth in [20, 40, 100, 400] { #expect(cost(depth) <= 3 * depth, "depth \(depth)") }
  }
}
