/// SwiftUI's HStack and VStack.
///
///     LayoutNode(
///       StackLayout(axis: .vertical, alignment: .leading, spacing: 12), children: rows)
///
/// Children are offered room by priority, highest first; within a priority the least flexible
/// first, each an equal share of what is left. Children may overflow: nothing shrinks.
public struct StackLayout: ProposalLayout {
  /// The direction in which children follow each other.
  public var axis: LayoutAxis
  /// The line, across the axis, that children share.
  public var alignment: AlignmentKey
  /// The distance between children, in points; nil for the usual one.
  public var spacing: Double?

  /// The usual distance between children, in points; none beside a spacer.
  public static let defaultSpacing: Double = 8

  /// Creates a stack along an axis.
  ///
  /// - Parameters:
  ///   - axis: The direction in which children follow each other.
  ///   - alignment: The line, across the axis, that children share.
  ///   - spacing: The distance between children, in points; nil for ``defaultSpacing``.
  public init(axis: LayoutAxis, alignment: AlignmentKey, spacing: Double? = nil) {
    (self.axis, self.alignment, self.spacing) = (axis, alignment, spacing)
  }

  /// Returns the size of the arranged children.
  public func size(_ proposal: Proposal, of node: LayoutNode) -> Size {
    arrange(node.children, proposal).size
  }

  /// Returns the size with the proposals that lead to the same arrangement.
  public func answer(_ proposal: Proposal, of node: LayoutNode) -> LayoutAnswer {
    let arrangement = arrange(node.children, proposal)
    return LayoutAnswer(arrangement.size, range: arrangement.range)
  }

  /// Places the children one after the other.
  public func place(_ node: LayoutNode, _ proposal: Proposal) {
    let arrangement = arrange(node.children, proposal, isPlacing: true)
    for (child, slot) in zip(node.children, arrangement.slots) {
      child.place(in: node, at: slot.position, proposal: slot.proposal)
    }
  }

  /// Returns the place of a line as the children's lines merge into it.
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
    /// The place of the shared line across the axis.
    var line = 0.0
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
    // An array of equal values would look its type up each time.
    var slots = children.map { _ in Slot() }
    guard !children.isEmpty else { return Arrangement(slots: slots) }
    let range = offer(proposal, to: children, &slots)
    if isPlacing, proposal[axis.cross] == nil {
      // Under an ideal cross length, children learn at placement how wide the stack became, so
      // that those without a limit of their own fill it.
      var settled = proposal
      settled[axis.cross] = extent(children, &slots).length
      _ = offer(settled, to: children, &slots)
    }
    var arrangement = position(children, &slots)
    arrangement.range = range
    return arrangement
  }

  /// Decides what each child is offered, and so its size.
  ///
  /// - Returns: The proposals under which all sizes are the same: each child's share, a linear
  ///   function of the length, stays within the range of the child's answer.
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
    let candidates = candidates(children, proposal, &range)
    var group = 0..<0
    while group.upperBound < candidates.count {
      group = Candidate.group(from: group.upperBound, of: candidates)
      var reserved = 0.0
      for candidate in candidates[group.upperBound...] {
        reserved += measured(children[candidate.index], probe(proposal, 0), &range)
      }
      var room = left - reserved
      for place in group {
        let (index, sharers) = (candidates[place].index, Double(group.upperBound - place))
        var share = proposal
        share[axis] = max(0, room / sharers).orZero
        let child = set(share, on: children[index], &slots[index])
        range[axis.cross] = range[axis.cross].intersection(child[axis.cross])
        range[axis] = range[axis].intersection(
          child[axis].preimage(offset: length - room, share: sharers))
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

  /// Returns a child's length under a probe, which is the same whatever the stack's own length.
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

  /// Returns the children by priority, highest first, and those of one from the least to the most
  /// flexible.
  private func candidates(
    _ children: [LayoutNode], _ proposal: Proposal, _ range: inout ProposalRange
  ) -> [Candidate] {
    var candidates = Candidate.byPriority(children)
    let (least, most) = (probe(proposal, 0), probe(proposal, .infinity))
    var group = 0..<0
    while group.upperBound < candidates.count {
      group = Candidate.group(from: group.upperBound, of: candidates)
      for place in group where group.count > 1 {
        let child = children[candidates[place].index]
        let length = measured(child, most, &range)
        candidates[place].flexibility = (length - measured(child, least, &range)).orZero
      }
    }
    candidates.sort { $0.isOffered(before: $1) }
    return candidates
  }

  private func gap(_ before: LayoutNode, _ after: LayoutNode) -> Double {
    if let spacing { return spacing }
    return before.traits.hasNoSpacing || after.traits.hasNoSpacing ? 0 : Self.defaultSpacing
  }

  private func totalSpacing(_ children: [LayoutNode]) -> Double {
    var sum = 0.0
    for index in children.indices.dropFirst() { sum += gap(children[index - 1], children[index]) }
    return sum
  }

  /// Returns the reach of the children before their shared line, and the stack's cross length.
  private func extent(
    _ children: [LayoutNode], _ slots: inout [Slot]
  ) -> (before: Double, length: Double) {
    var (before, after) = (-Double.infinity, -Double.infinity)
    for index in slots.indices {
      let slot = slots[index]
      let box = LayoutDimensions(size: slot.size, node: children[index], proposal: slot.proposal)
      let line = box[alignment]
      slots[index].line = line
      before = max(before, line)
      after = max(after, (slot.size[axis.cross] - line).orZero)
    }
    return (before, before + after)
  }

  private func position(_ children: [LayoutNode], _ slots: inout [Slot]) -> Arrangement {
    let (before, length) = extent(children, &slots)
    var cursor = 0.0
    for index in children.indices {
      if index > 0 { cursor += gap(children[index - 1], children[index]) }
      slots[index].position[axis] = cursor
      slots[index].position[axis.cross] = (before - slots[index].line).orZero
      cursor += slots[index].size[axis]
    }
    var size = Size.zero
    size[axis] = cursor
    size[axis.cross] = length
    return Arrangement(size: size, slots: slots)
  }
}

/// A child that waits for room.
private struct Candidate {
  let index: Int
  /// Its layout priority; spacers come last of all.
  let priority: Double
  var flexibility = 0.0

  private init(_ index: Int, _ child: LayoutNode) {
    self.index = index
    priority = child.traits.isSpacer ? -.infinity : child.traits.priority.orZero
  }

  /// Returns a Boolean value that indicates whether the child is offered room before another; equal
  /// ones keep their order.
  func isOffered(before other: Candidate) -> Bool {
    if priority != other.priority { return priority > other.priority }
    if flexibility != other.flexibility { return flexibility < other.flexibility }
    return index < other.index
  }

  /// Children by priority, highest first, and in their own order.
  static func byPriority(_ children: [LayoutNode]) -> [Candidate] {
    var candidates = children.indices.map { Candidate($0, children[$0]) }
    let first = candidates[0].priority
    // Most stacks have children of one priority.
    if candidates.contains(where: { $0.priority != first }) {
      candidates.sort { $0.isOffered(before: $1) }
    }
    return candidates
  }

  /// Returns the places of those that have one priority, from a place on.
  static func group(from start: Int, of candidates: [Candidate]) -> Range<Int> {
    let end = candidates[start...].firstIndex { $0.priority != candidates[start].priority }
    return start..<(end ?? candidates.count)
  }
}
