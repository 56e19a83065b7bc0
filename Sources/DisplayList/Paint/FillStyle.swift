import Foundation

/// The rule by which the inside of a path is told from its outside, and the smoothing of its edge.
///
///     Rectangle().fill(.teal, style: FillStyle(eoFill: true))
public struct FillStyle: Hashable, Sendable {
  /// A Boolean value that indicates whether the even-odd rule applies instead of nonzero winding.
  public var isEOFilled: Bool
  /// A Boolean value that indicates whether the edge is smoothed.
  public var isAntialiased: Bool

  /// Creates a fill style; even-odd instead of nonzero winding on request.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}
