/// A box that is offered a size, answers with its own, and is placed: SwiftUI's contract.
///
///     let label = LayoutNode(LeafLayout { _ in LeafSize(Size(width: 80, height: 20)) })
///     let row = LayoutNode(
///       StackLayout(axis: .horizontal, alignment: .verticalCenter, spacing: 8),
///       children: [label, LayoutNode(FillLayout())])
///     row.placeAsRoot(
///       at: .zero, proposal: Proposal(width: 320, height: 44), context: PlacementContext())
///     label.frame  // 80 by 20 points at 0, 12
///
/// Answers are remembered with the range of proposals that get them. Stacks probe each child at
/// nothing, at infinity and at its share; without the memory that is exponential in depth.
///
/// A tree is built, measured and placed on one thread, and no property is read while it is changed;
/// checking that at each access took a fifteenth of the way from a view to its draw list.
open class LayoutNode {
  /// The rule by which this box and its children are measured and placed.
  ///
  /// A constant, for what may change is copied for each question that it is asked.
  public final let layout: any ProposalLayout
  /// The boxes within this one.
  @exclusivity(unchecked) public final var children: [LayoutNode]
  /// The settings that containers read of this box.
  @exclusivity(unchecked) public final var traits: LayoutTraits

  /// The frame of the placed box in the root's coordinates, in points.
  @exclusivity(unchecked) public private(set) final var frame = Rect.zero
  /// The proposal that it was placed with.
  @exclusivity(unchecked) public private(set) final var proposal = Proposal.unspecified
  /// The surroundings in which it was placed.
  @exclusivity(unchecked) public private(set) final var context = PlacementContext()
  /// A Boolean value that indicates whether the last pass placed the box; others are not drawn.
  @exclusivity(unchecked) public private(set) final var isPlaced = false
  /// The number of times that the size was worked out rather than remembered.
  public final var measureCount: Int { remembered + forgotten }

  /// An answer, and the alignment lines that go with it.
  private struct Memory {
    /// The proposal that was asked first.
    var proposal = Proposal.unspecified
    var answer = LayoutAnswer(.zero, range: .none)
    var guides: [(key: AlignmentKey, value: Double?)] = []
  }

  /// The first answer is cached in the box itself: most boxes are asked for no other.
  @exclusivity(unchecked) private var first = Memory()
  @exclusivity(unchecked) private var others: [Memory] = []
  /// The number of answers that are remembered.
  @exclusivity(unchecked) private var remembered = 0
  /// The number of answers that were worked out, but are remembered no more.
  @exclusivity(unchecked) private var forgotten = 0
  @exclusivity(unchecked) private var nextSlot = 0
  /// More different answers than any nesting of stacks has been seen to make.
  private static let slots = 48

  /// Creates a box.
  ///
  /// - Parameters:
  ///   - layout: The rule by which the box and its children are measured and placed.
  ///   - children: The boxes within; none for a leaf.
  ///   - traits: The settings that its container reads.
  public init(
    _ layout: any ProposalLayout, children: [LayoutNode] = [], traits: LayoutTraits = .init()
  ) {
    movesLines = layout.movesLines || children.contains { $0.movesLines }
    (self.layout, self.children, self.traits) = (layout, children, traits)
  }

  /// Returns the box's rule if it is of a type; most are of another, which is seen without a cast.
  public final func layout<Rule: ProposalLayout>(as type: Rule.Type) -> Rule? {
    Swift.type(of: layout) == type ? layout as? Rule : nil
  }

  /// Moves a box that is placed, without what lies in it: it is on its way there.
  package final func show(in frame: Rect) { self.frame = frame }

  /// Returns the size that the box takes when it is offered a proposal, in points.
  public final func size(_ proposal: Proposal) -> Size { answer(proposal).size }

  /// Returns the size under a proposal, and the proposals that get the same.
  public final func answer(_ proposal: Proposal) -> LayoutAnswer {
    if first.answer.range.contains(proposal) { return first.answer }
    let slot = recall(proposal)
    return slot == 0 ? first.answer : others[slot - 1].answer
  }

  /// Returns the slot of the answer to a proposal, working it out if need be.
  private func recall(_ proposal: Proposal) -> Int {
    if first.answer.range.contains(proposal) { return 0 }
    let others = others
    for index in others.indices where others[index].answer.range.contains(proposal) {
      return index + 1
    }
    return work(out: proposal)
  }

  /// Works an answer out, and tells where it is cached.
  private func work(out proposal: Proposal) -> Int {
    var answer = layout.answer(proposal, of: self)
    answer.size = answer.size.sanitized
    if !answer.range.contains(proposal) { answer.range = .only(proposal) }
    return keep(answer, proposal)
  }

  /// Keeps an answer, in place of the oldest if there is no room, and returns its slot.
  private func keep(_ answer: LayoutAnswer, _ proposal: Proposal) -> Int {
    let slot = remembered < Self.slots ? remembered : nextSlot
    if remembered < Self.slots {
      remembered += 1
    } else {
      forgotten += 1
      nextSlot = (slot + 1) % Self.slots
    }
    if slot == 0 {
      first = Memory(proposal: proposal, answer: answer)
    } else if slot > others.count {
      // A box that is asked twice is asked by a stack, which asks three times or four.
      if others.isEmpty { others.reserveCapacity(4) }
      others.append(Memory(proposal: proposal, answer: answer))
    } else {
      others[slot - 1] = Memory(proposal: proposal, answer: answer)
    }
    return slot
  }

  /// Returns the size and the alignment lines that the box has under a proposal.
  public final func dimensions(_ proposal: Proposal) -> LayoutDimensions {
    LayoutDimensions(size: size(proposal), node: self, proposal: proposal)
  }

  /// Returns an alignment line that this box or one within it sets.
  ///
  /// Lines are remembered as sizes are: a stack asks for those of its children each time that it is
  /// arranged, and they ask theirs.
  func explicitGuide(_ key: AlignmentKey, size: Size, proposal: Proposal) -> Double? {
    guard key.isBaseline || movesLines else { return nil }
    let slot = recall(proposal)
    let memory = slot == 0 ? first : others[slot - 1]
    for guide in memory.guides where guide.key == key { return guide.value }
    let value = layout.explicitGuide(key, of: self, size: size, proposal: memory.proposal)
    let place = recall(proposal)
    if place == 0 {
      first.guides.append((key, value))
    } else {
      others[place - 1].guides.append((key, value))
    }
    return value
  }

  /// A Boolean value that indicates whether this box or one within it sets a line other than a
  /// text's baseline.
  private let movesLines: Bool

  /// Forgets the sizes of this box, after a change of its layout or children.
  public final func invalidate() {
    forgotten += remembered
    (first, remembered, nextSlot) = (Memory(), 0, 0)
    others.removeAll(keepingCapacity: true)
  }

  /// Places the box as the root of a tree.
  ///
  /// - Parameters:
  ///   - origin: The top left corner, in points.
  ///   - proposal: The size on offer.
  ///   - context: The safe area around it.
  public final func placeAsRoot(at origin: Point, proposal: Proposal, context: PlacementContext) {
    put(Rect(origin: origin, size: size(proposal)), proposal, context)
  }

  /// Places the box in its parent.
  ///
  /// - Parameters:
  ///   - parent: A box that is placed already.
  ///   - position: The top leading corner, in points from the parent's top leading corner.
  ///   - proposal: The size on offer.
  ///   - context: The safe area; the parent's where nil.
  public final func place(
    in parent: LayoutNode, at position: Point, proposal: Proposal,
    context: PlacementContext? = nil
  ) {
    put(
      frame(in: parent, at: position, proposal: proposal), proposal, context ?? parent.context)
  }

  /// Returns the frame that the box would be placed with in a parent.
  func frame(in parent: LayoutNode, at position: Point, proposal: Proposal) -> Rect {
    let size = size(proposal)
    let outer = parent.frame
    let x = parent.traits.isRightToLeft ? outer.width - position.x - size.width : position.x
    let origin = Point(x: (outer.minX + x).orZero, y: (outer.minY + position.y).orZero)
    return Rect(origin: origin, size: size)
  }

  private func put(_ frame: Rect, _ proposal: Proposal, _ context: PlacementContext) {
    (self.frame, self.proposal, self.context, isPlaced) = (frame, proposal, context, true)
    layout.place(self, proposal)
  }

  /// Moves a placed box to another frame, where it stretches beyond its offer.
  func extend(to frame: Rect, proposal: Proposal, context: PlacementContext) {
    (self.frame, self.proposal, self.context) = (frame, proposal, context)
  }
}

extension Size {
  /// The size without negative or undefined lengths.
  var sanitized: Size { Size(width: max(0, width.orZero), height: max(0, height.orZero)) }
}

extension Double {
  /// The number, or 0 where it is not one.
  package var orZero: Double { isNaN ? 0 : self }
}
