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
  }

  private func arrange(
    _ children: [LayoutNode], _ proposal: Proposal, isPlacing: Bool = false
  ) -> Arrangement {
    var slots = Array(repeating: Slot(), count: children.count)
    guard !children.isEmpty else { return Arrangement(slots: slots) }
    offer(proposal, to: children, &slots)
    if isPlacing, proposal[axis.cross] == nil {
      // Under an ideal cross length, children learn at placement how wide the stack became, so
      // that those without a limit of their own fill it.
      var settled = proposal
      settled[axis.cross] = extent(children, slots).length
      offer(settled, to: children, &slots)
    }
    return position(children, &slots)
  }

  /// Decides what each child is offered, and so its size.
  private func offer(_ proposal: Proposal, to children: [LayoutNode], _ slots: inout [Slot]) {
    guard let length = proposal[axis] else {
      for index in children.indices { set(proposal, on: children[index], &slots[index]) }
      return
    }
    var left = length - totalSpacing(children)
    let groups = PriorityGroups(children)
    for (rank, group) in groups.members.enumerated() {
      let reserved = groups.members[(rank + 1)...].joined().reduce(0.0) {
        $0 + children[$1].size(probe(proposal, 0))[axis]
      }
      var room = left - reserved
      for (offset, index) in sorted(group, children, proposal).enumerated() {
        var share = proposal
        share[axis] = max(0, room / Double(group.count - offset)).orZero
        set(share, on: children[index], &slots[index])
        room = (room - slots[index].size[axis]).orZero
        left = (left - slots[index].size[axis]).orZero
      }
    }
  }

  private func set(_ proposal: Proposal, on child: LayoutNode, _ slot: inout Slot) {
    slot.proposal = proposal
    slot.size = child.size(proposal)
  }

  private func probe(_ proposal: Proposal, _ length: Double) -> Proposal {
    var probe = proposal
    probe[axis] = length
    return probe
  }

  /// The children of one priority, from the least to the most flexible, in their own order if equal.
  private func sorted(
    _ group: [Int], _ children: [LayoutNode], _ proposal: Proposal
  ) -> [Int] {
    guard group.count > 1 else { return group }
    let (least, most) = (probe(proposal, 0), probe(proposal, .infinity))
    let flexible = group.map { index in
      (index, (children[index].size(most)[axis] - children[index].size(least)[axis]).orZero)
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
