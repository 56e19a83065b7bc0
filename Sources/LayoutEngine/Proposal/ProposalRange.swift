/// The proposals under which a box answers alike.
///
/// A stack asks each child at nothing, at infinity and at its share, and shares differ at every
/// level of a nest. A box that is remembered with the range of its answer is measured a few times,
/// however many different shares it is offered; without it, a nest costs the square of its depth.
public struct ProposalRange: Hashable, Sendable {
  /// The range of widths.
  public var width: LengthRange
  /// The range of heights.
  public var height: LengthRange

  /// Creates a range of both axes.
  public init(width: LengthRange, height: LengthRange) {
    (self.width, self.height) = (width, height)
  }

  /// One proposal alone.
  public static func only(_ proposal: Proposal) -> ProposalRange {
    ProposalRange(width: .only(proposal.width), height: .only(proposal.height))
  }

  /// All proposals.
  public static let all = ProposalRange(width: .all, height: .all)

  /// No proposal.
  static var none: ProposalRange {
    ProposalRange(
      width: LengthRange(.infinity, -.infinity), height: LengthRange(.infinity, -.infinity))
  }

  /// Returns a Boolean value that indicates whether a proposal lies within both ranges.
  public func contains(_ proposal: Proposal) -> Bool {
    width.contains(proposal.width) && height.contains(proposal.height)
  }

  func intersection(_ other: ProposalRange) -> ProposalRange {
    ProposalRange(
      width: width.intersection(other.width), height: height.intersection(other.height))
  }

  subscript(axis: LayoutAxis) -> LengthRange {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// Lengths on offer in one axis, and whether the ideal, which is no length, is among them.
public struct LengthRange: Hashable, Sendable {
  /// The least length in points; above ``upper`` where no length is meant.
  public var lower: Double
  /// The greatest length in points, which may be infinite.
  public var upper: Double
  /// A Boolean value that indicates whether no offer at all gets the same answer too.
  public var includesIdeal: Bool

  /// Creates a range of lengths from one to another.
  public init(_ lower: Double, _ upper: Double, includesIdeal: Bool = false) {
    (self.lower, self.upper, self.includesIdeal) = (lower, upper, includesIdeal)
  }

  /// Every length, and no offer too.
  public static let all = LengthRange(-.infinity, .infinity, includesIdeal: true)

  /// One length, or the ideal, alone.
  public static func only(_ length: Double?) -> LengthRange {
    length.map { LengthRange($0, $0) }
      ?? LengthRange(.infinity, -.infinity, includesIdeal: true)
  }

  /// Returns a Boolean value that indicates whether a length, or nil for no offer, lies within.
  public func contains(_ length: Double?) -> Bool {
    length.map { lower <= $0 && $0 <= upper } ?? includesIdeal
  }

  /// Returns the range without the ideal, where that is something else than the length it stands
  /// for.
  func without(ideal isElsewhere: Bool) -> LengthRange {
    LengthRange(lower, upper, includesIdeal: includesIdeal && !isElsewhere)
  }

  /// Returns the range, or one length alone that rounding has put outside of it.
  func including(_ length: Double?) -> LengthRange { contains(length) ? self : .only(length) }

  func intersection(_ other: LengthRange) -> LengthRange {
    LengthRange(
      max(lower, other.lower), min(upper, other.upper),
      includesIdeal: includesIdeal && other.includesIdeal)
  }

  /// Returns the lengths of which a linear function is in this range: `(length - offset) / share`,
  /// no less than 0.
  ///
  /// The bounds are a hair within, since a share that is reckoned from a bound may be rounded to
  /// the other side of it.
  func preimage(offset: Double, share: Double = 1) -> LengthRange {
    guard offset.isFinite else { return LengthRange(.infinity, -.infinity) }
    func bound(_ length: Double, _ direction: Double) -> Double {
      let value = length * share + offset
      return value.isFinite ? value + direction * max(1, abs(value)) * 1e-9 : value
    }
    return LengthRange(lower <= 0 ? -.infinity : bound(lower, 1), bound(upper, -1))
  }
}

/// The answer of a box to a proposal.
public struct LayoutAnswer {
  /// The size of the box, in points.
  public var size: Size
  /// The proposals that get the same answer, from all boxes within as well.
  public var range: ProposalRange

  /// Creates an answer.
  public init(_ size: Size, range: ProposalRange) { (self.size, self.range) = (size, range) }
}
