/// SwiftUI's `frame(width:height:alignment:)`: a box of a fixed size that its child may overflow.
///
///     let box = LayoutNode(FixedFrameLayout(width: 44, height: 44), children: [label])
public struct FixedFrameLayout: UnaryLayout {
  /// The width in points; nil for the child's.
  public var width: Double?
  /// The height in points; nil for the child's.
  public var height: Double?
  /// The alignment of the child within the frame.
  public var alignment: AlignmentPair

  /// Creates a frame; nil leaves an axis to the child, as does a length that is not finite.
  public init(width: Double?, height: Double?, alignment: AlignmentPair = .center) {
    self.width = width.flatMap { $0.isFinite ? max(0, $0) : nil }
    self.height = height.flatMap { $0.isFinite ? max(0, $0) : nil }
    self.alignment = alignment
  }

  /// Offers the child the frame's lengths, and passes on the rest.
  public func childProposal(_ proposal: Proposal) -> Proposal {
    Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  /// Returns the frame's lengths, and the child's for the rest.
  public func size(_ proposal: Proposal, child: Size) -> Size {
    Size(width: width ?? child.width, height: height ?? child.height)
  }

  /// Returns all lengths for a fixed axis, and the child's range for the other.
  public func range(_ proposal: Proposal, child: LayoutAnswer) -> ProposalRange {
    ProposalRange(
      width: width == nil ? child.range.width : .all,
      height: height == nil ? child.range.height : .all)
  }

  /// Returns the child's corner by the frame's alignment.
  public func childPosition(_ size: Size, child: LayoutDimensions) -> Point {
    alignment.position(of: child, in: size)
  }
}

/// SwiftUI's `frame(minWidth:idealWidth:maxWidth:…)`.
///
/// With only a minimum, the box is its child, but no less; with only a maximum, it takes what it is
/// offered between the child's own length and the maximum; with both, what it is offered between
/// them. Offered nothing, it offers its ideal.
///
///     let wide = LayoutNode(
///       FlexibleFrameLayout(width: .init(minimum: 120, maximum: .infinity), height: .init()),
///       children: [label])
public struct FlexibleFrameLayout: UnaryLayout {
  /// The limits of one axis, in points.
  public struct Limits: Hashable, Sendable {
    /// The least length in points; nil for the child's or the offer.
    public var minimum: Double?
    /// The ideal length in points, taken where nothing is offered.
    public var ideal: Double?
    /// The greatest length in points; nil for the child's or the offer.
    public var maximum: Double?

    /// Creates limits; those out of order are put in order, as SwiftUI does after its warning.
    public init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
      let low = minimum.map { max(0, $0.orZero) }
      self.minimum = low
      self.maximum = maximum.map { max($0.orZero, low ?? 0) }
      self.ideal = ideal.map { min(max($0.orZero, low ?? 0), self.maximum ?? .infinity) }
    }

    func offer(_ proposal: Double?) -> Double? {
      guard let length = proposal ?? ideal else { return nil }
      return min(max(length, minimum ?? 0), maximum ?? .infinity)
    }

    /// Returns the lengths on offer under which the box and its child are as long as under one.
    func range(_ proposal: Double?, child: Double, _ range: LengthRange) -> LengthRange {
      guard minimum != nil || maximum != nil else {
        return proposal != nil ? range.without(ideal: ideal != nil) : .only(nil)
      }
      guard let proposal else { return .only(nil) }
      if let maximum, proposal >= maximum { return LengthRange(maximum, .infinity) }
      if let minimum, proposal <= minimum { return LengthRange(-.infinity, minimum) }
      if minimum == nil, child >= proposal {
        return range.intersection(LengthRange(-.infinity, child))
      }
      if maximum == nil, let minimum, proposal >= max(child, minimum) {
        return range.intersection(LengthRange(max(child, minimum), .infinity))
      }
      return .only(proposal)
    }

    func length(_ proposal: Double?, child: Double) -> Double {
      guard minimum != nil || maximum != nil else { return child }
      guard let offered = proposal ?? ideal else {
        return min(max(child, minimum ?? 0), maximum ?? .infinity)
      }
      let low = minimum ?? min(child, maximum ?? .infinity)
      let high = maximum ?? max(child, low)
      return min(max(offered, low), high)
    }
  }

  /// The limits of the width.
  public var width: Limits
  /// The limits of the height.
  public var height: Limits
  /// The alignment of the child within the frame.
  public var alignment: AlignmentPair

  /// Creates a frame that follows its offer within limits.
  public init(width: Limits, height: Limits, alignment: AlignmentPair = .center) {
    (self.width, self.height, self.alignment) = (width, height, alignment)
  }

  /// Offers the child the lengths within the limits.
  public func childProposal(_ proposal: Proposal) -> Proposal {
    Proposal(width: width.offer(proposal.width), height: height.offer(proposal.height))
  }

  /// Returns the size within the limits.
  public func size(_ proposal: Proposal, child: Size) -> Size {
    Size(
      width: width.length(proposal.width, child: child.width),
      height: height.length(proposal.height, child: child.height))
  }

  /// Returns the proposals to which the limits give the same answer.
  public func range(_ proposal: Proposal, child: LayoutAnswer) -> ProposalRange {
    ProposalRange(
      width: width.range(proposal.width, child: child.size.width, child.range.width),
      height: height.range(proposal.height, child: child.size.height, child.range.height))
  }

  /// Returns the child's corner by the frame's alignment.
  public func childPosition(_ size: Size, child: LayoutDimensions) -> Point {
    alignment.position(of: child, in: size)
  }
}
