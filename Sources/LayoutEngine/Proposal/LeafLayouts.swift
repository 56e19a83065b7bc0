/// The size and the baselines, from the top, of a measured leaf, in points.
public struct LeafSize: Hashable, Sendable {
  /// The size, in points.
  public var size: Size
  /// The distance from the top to the first line's baseline, in points.
  public var firstBaseline: Double?
  /// The distance from the top to the last line's baseline, in points.
  public var lastBaseline: Double?
  /// The proposals that get the same answer; nil for the one that was asked.
  public var range: ProposalRange?

  /// Creates an answer.
  public init(
    _ size: Size, firstBaseline: Double? = nil, lastBaseline: Double? = nil,
    range: ProposalRange? = nil
  ) {
    (self.size, self.firstBaseline, self.range) = (size, firstBaseline, range)
    self.lastBaseline = lastBaseline ?? firstBaseline
  }
}

/// A rule for a box without children that has baselines.
public protocol LeafRule: ProposalLayout {
  /// Measures the leaf, with equal results for equal proposals.
  func measure(_ proposal: Proposal) -> LeafSize
}

extension LeafRule {
  /// Returns the measured size.
  public func size(_ proposal: Proposal, of node: LayoutNode) -> Size { measure(proposal).size }

  /// Returns the measured size with the proposals that it holds for.
  public func answer(_ proposal: Proposal, of node: LayoutNode) -> LayoutAnswer {
    let answer = measure(proposal)
    return LayoutAnswer(answer.size, range: answer.range ?? .only(proposal))
  }

  /// Returns the place of a baseline that the measurement has.
  public func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, size: Size, proposal: Proposal
  ) -> Double? {
    switch key {
    case .firstTextBaseline: measure(proposal).firstBaseline
    case .lastTextBaseline: measure(proposal).lastBaseline
    default: nil
    }
  }
}

/// A box without children that is measured by a closure: an image, an embedded layout.
///
///     let text = LayoutNode(
///       LeafLayout { _ in LeafSize(Size(width: 80, height: 20), firstBaseline: 15) })
public struct LeafLayout: LeafRule {
  private let answer: (Proposal) -> LeafSize

  /// Creates a measured leaf; the closure must answer the same proposal always alike.
  public init(_ measure: @escaping (Proposal) -> LeafSize) { answer = measure }

  /// Measures by the closure.
  public func measure(_ proposal: Proposal) -> LeafSize { answer(proposal) }
}

/// A box that takes whatever it is offered, and its ideal size where it is offered nothing.
///
///     let ground = LayoutNode(FillLayout())
public struct FillLayout: ProposalLayout {
  /// The size that the box takes where nothing is offered, in points.
  public var ideal: Size

  /// Creates a filling box; shapes and colours are ideally 10 by 10 points.
  public init(ideal: Size = Size(width: 10, height: 10)) { self.ideal = ideal }

  /// Returns the offered size, with the ideal one where nothing is offered.
  public func size(_ proposal: Proposal, of node: LayoutNode) -> Size { proposal.filled(ideal) }
}

/// SwiftUI's Spacer: what is left along its stack, nothing across it.
///
///     let spacer = LayoutNode(SpacerLayout(axis: .horizontal, minimum: 8))
public struct SpacerLayout: ProposalLayout {
  /// The axis of the stack around it; nil outside of stacks, where it fills both.
  public var axis: LayoutAxis?
  /// The least length along the axis, in points.
  public var minimum: Double

  /// The least length of a spacer that names none, in points.
  public static let defaultMinimum: Double = 8

  /// Creates a spacer.
  public init(axis: LayoutAxis?, minimum: Double?) {
    (self.axis, self.minimum) = (axis, minimum ?? Self.defaultMinimum)
  }

  /// Returns the offered length along the stack's axis, but at least the minimum.
  public func size(_ proposal: Proposal, of node: LayoutNode) -> Size {
    func length(_ along: LayoutAxis) -> Double {
      axis == nil || axis == along ? max(minimum, proposal[along] ?? minimum) : 0
    }
    return Size(width: length(.horizontal), height: length(.vertical))
  }

  /// Returns the size with the proposals that it holds for.
  public func answer(_ proposal: Proposal, of node: LayoutNode) -> LayoutAnswer {
    func range(_ along: LayoutAxis) -> LengthRange {
      guard axis == nil || axis == along else { return .all }
      return (proposal[along] ?? 0) <= minimum
        ? LengthRange(-.infinity, minimum, includesIdeal: true) : .only(proposal[along])
    }
    return LayoutAnswer(
      size(proposal, of: node),
      range: ProposalRange(width: range(.horizontal), height: range(.vertical)))
  }
}

/// SwiftUI's Divider: one thin line across its stack.
///
///     let line = LayoutNode(DividerLayout(axis: .horizontal, thickness: 0.5))
public struct DividerLayout: ProposalLayout {
  /// The axis of the stack around it; a line lies across that axis.
  public var axis: LayoutAxis
  /// The thickness, in points.
  public var thickness: Double

  /// Creates a divider of a thickness in points.
  public init(axis: LayoutAxis, thickness: Double) {
    (self.axis, self.thickness) = (axis, thickness)
  }

  /// Returns the offered length along the divider and its thickness across.
  public func size(_ proposal: Proposal, of node: LayoutNode) -> Size {
    var size = proposal.filled()
    size[axis] = thickness
    return size
  }

  /// Returns the size with the proposals that it holds for.
  public func answer(_ proposal: Proposal, of node: LayoutNode) -> LayoutAnswer {
    var range = ProposalRange.only(proposal)
    range[axis] = .all
    return LayoutAnswer(size(proposal, of: node), range: range)
  }
}
