import LayoutEngine

/// A proposal for the size of a view: a length, infinity, or nil for the ideal one.
///
///     let narrow = ProposedViewSize(width: 200, height: nil)
public struct ProposedViewSize: Equatable, Sendable {
  /// The proposed width, in points, or nil for the ideal one.
  public var width: CGFloat?
  /// The proposed height, in points, or nil for the ideal one.
  public var height: CGFloat?

  /// A proposal of nothing, for which a view returns its least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// A proposal of everything, for which a view returns its greatest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// No proposal, for which a view returns its ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Creates a proposal.
  ///
  /// - Parameters:
  ///   - width: The proposed width, in points, or nil for the ideal one.
  ///   - height: The proposed height, in points, or nil for the ideal one.
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }

  /// Creates a proposal of a size, in points.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Returns the proposal as a size, with a default for unspecified dimensions.
  ///
  ///     let size = ProposedViewSize(width: 320, height: nil)
  ///       .replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 44))
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  init(_ proposal: Proposal) {
    self.init(
      width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
  }

  /// The proposal as LayoutEngine's.
  package var proposal: Proposal {
    Proposal(width: width.map(Double.init), height: height.map(Double.init))
  }
}
