/// SwiftUI's HStack and VStack.
///
/// Children are offered room by priority, highest first; within a priority the least flexible
/// first, each an equal share of what is left. Children may overflow: nothing shrinks.
public struct StackLayout: ProposalLayout {
  public var axis: LayoutAxis
  /// The line, across the axis, that children share.
  public var alignment: AlignmentKey
  /// Points between children; nil for the usual distance.
  public var spacing: Double?

  /// The usual distance between children, in points; none beside a spacer.
  public static let defaultSpacing: Double = 8

  /// Creates a stack along an axis.
  public init(axis: LayoutAxis, alignment: AlignmentKey, spacing: Double? = nil) {
    (self.axis, self.alignment, self.spacing) = (axis, alignment, spacing)
  }

  public func size(_ proposal: Proposal, of node: LayoutNode) -> Size {
    arrange(node.children, proposal).size
  }

  public func answer(_ proposal: Proposal, of node: LayoutNode) -> LayoutAnswer {
    let arrangement = arrange(node.children, proposal)
    return LayoutAnswer(arrangement.size, range: arrangement.range)
  }

  public func place(_ node: LayoutNode, _ proposal: Proposal) {
    let arrangement = arrange(node.children, proposal, isPlacing: true)
    for (child, slot) in zip(node.children, arrangement.slots) {
      child.place(in: node, at: slot.position, proposal: slot.proposal)
    }
  }

  public func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, size: Size, proposal: Proposal
  ) -> Double? {
    let arrangement = arrange(node.children, proposal)
    return key.merge(
      zip(node.children, arrangement.slots).compactMap { child, slot in
        child.dimensions(slot.proposal)[explicit: key].map { $0 + slot.position[key.axis] }
      })
  }
}

extension StackLayout {
  private struct Slot {
    var proposal = Proposal.unspecified
    var size = Size.zero
    var position = Point.zero
  }

  private struct Arrangement {
    var size = Size.zero
    var slots: [Slot]
    /// The proposals under which all of this is the same, but for what children are offered.
    var range = ProposalRange.all
  }

  private func arrange(
    _ children: [LayoutNode], _ proposal: Proposal, isPlacing: Bool = false
  ) -> Arrangement {
    var slots = Array(repeating: Slot(), count: children.count)
    guard !children.isEmpty else { return Arrangement(slots: slots) }
    let range = offer(proposal, to: children, &slots)
    if isPlacing, proposal[axis.cross] == nil {
      // Under an ideal cross length, children learn at placement how wide the stack became, so
      // that those without a limit of their own fill it.
      var settled = proposal
      settled[axis.cross] = extent(children, slots).length
      _ = offer(settled, to: children, &slots)
    }
    var arrangement = position(children, &slots)
    arrangement.range = range
    return arrangement
  }

  /// Decides what each child is offered, and so its size.
  ///
  /// - Returns: The proposals under which all sizes are the same: each child's share, a linear function
  ///   of the length, stays within the range of the child's answer.
  private func offer(
    _ proposal: Proposal, to children: [LayoutNode], _ slots: inout [Slot]
  ) -> ProposalRange {
    var range = ProposalRange.all
    guard let length = proposal[axis] else {
      for index in children.indices {
        range = range.intersection(set(proposal, on: children[index], &slots[index]))
      }
      range[axis] = .only(nil)
      return range
    }
    range[axis] = LengthRange(-.infinity, .infinity)
    var left = length - totalSpacing(children)
    let groups = PriorityGroups(children)
    for (rank, group) in groups.members.enumerated() {
      let reserved = groups.members[(rank + 1)...].joined().reduce(0.0) {
        $0 + measured(children[$1], probe(proposal, 0), &range)
      }
      var room = left - reserved
      for (offset, index) in sorted(group, children, proposal, &range).enumerated() {
        var share = proposal
        share[axis] = max(0, room / Double(group.count - offset)).orZero
        let child = set(share, on: children[index], &slots[index])
        range[axis.cross] = range[axis.cross].intersection(child[axis.cross])
        range[axis] = range[axis].intersection(
          child[axis].preimage(offset: length - room, share: Double(group.count - offset)))
        room = (room - slots[index].size[axis]).orZero
        left = (left - slots[index].size[axis]).orZero
      }
    }
    range[axis] = range[axis].including(length)
    return range
  }

  /// Gives a child its proposal, and tells the range of its answer.
  private func set(_ proposal: Proposal, on child: LayoutNode, _ slot: inout Slot) -> ProposalRange
  {
    let answer = child.answer(proposal)
    (slot.proposal, slot.size) = (proposal, answer.size)
    return answer.range
  }

  /// A child's length under a probe, which is the same whatever the stack's own length.
  private func measured(
    _ child: LayoutNode, _ probe: Proposal, _ range: inout ProposalRange
  ) -> Double {
    let answer = child.answer(probe)
    range[axis.cross] = range[axis.cross].intersection(answer.range[axis.cross])
    return answer.size[axis]
  }

  private func probe(_ proposal: Proposal, _ length: Double) -> Proposal {
    var probe = proposal
    probe[axis] = length
    return probe
  }

  /// The children of one priority, from the least to the most flexible, in their own order if equal.
  private func sorted(
    _ group: [Int], _ children: [LayoutNode], _ proposal: Proposal,
    _ range: inout ProposalRange
  ) -> [Int] {
    guard group.count > 1 else { return group }
    let (least, most) = (probe(proposal, 0), probe(proposal, .infinity))
    let flexible = group.map { index in
      let length = measured(children[index], most, &range)
      return (index, (length - measured(children[index], least, &range)).orZero)
    }
    return flexible.sorted { $0.1 == $1.1 ? $0.0 < $1.0 : $0.1 < $1.1 }.map(\.0)
  }

  private func gap(_ before: LayoutNode, _ after: LayoutNode) -> Double {
    if let spacing { return spacing }
    return before.traits.hasNoSpacing || after.traits.hasNoSpacing ? 0 : Self.defaultSpacing
  }

  private func totalSpacing(_ children: [LayoutNode]) -> Double {
    zip(children, children.dropFirst()).reduce(0) { $0 + gap($1.0, $1.1) }
  }

  /// How far children reach before and after their shared line, and so the stack's cross length.
  private func extent(
    _ children: [LayoutNode], _ slots: [Slot]
  ) -> (before: Double, length: Double) {
    var (before, after) = (-Double.infinity, -Double.infinity)
    for (child, slot) in zip(children, slots) {
      let line = child.dimensions(slot.proposal)[alignment]
      before = max(before, line)
      after = max(after, (slot.size[axis.cross] - line).orZero)
    }
    return (before, before + after)
  }

  private func position(_ children: [LayoutNode], _ slots: inout [Slot]) -> Arrangement {
    let (before, length) = extent(children, slots)
    var cursor = 0.0
    for index in children.indices {
      if index > 0 { cursor += gap(children[index - 1], children[index]) }
      let line = children[index].dimensions(slots[index].proposal)[alignment]
      slots[index].position[axis] = cursor
      slots[index].position[axis.cross] = (before - line).orZero
      cursor += slots[index].size[axis]
    }
    var size = Size.zero
    size[axis] = cursor
    size[axis.cross] = length
    return Arrangement(size: size, slots: slots)
  }
}

/// Children by layout priority, highest first; spacers come last of all.
private struct PriorityGroups {
  var members: [[Int]] = []

  init(_ children: [LayoutNode]) {
    func rank(_ node: LayoutNode) -> Double {
      node.traits.isSpacer ? -.infinity : node.traits.priority
    }
    let first = children.first.map(rank)
    if children.allSatisfy({ rank($0) == first }) {
      members = [Array(children.indices)]
      return
    }
    for priority in Set(children.map(rank)).sorted(by: >) {
      members.append(children.indices.filter { rank(children[$0]) == priority })
    }
  }
}
