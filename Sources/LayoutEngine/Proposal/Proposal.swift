/// The size that a parent offers, in points: a length, infinity, or nil for the ideal length.
///
/// It is the constraint `atMost(x)` of ``Constraint`` in each axis, with nil for `maxContent`.
///
///     let offer = Proposal(width: 320, height: nil)
public struct Proposal: Hashable, Sendable {
  /// The offered width in points; nil asks for the ideal one.
  public var width: Double?
  /// The offered height in points; nil asks for the ideal one.
  public var height: Double?

  /// Creates a proposal; nil asks for the ideal length.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a whole size.
  public init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// Nothing in both axes, which asks for the least size.
  public static let zero = Proposal(width: 0, height: 0)
  /// Infinite room in both axes, which asks for the greatest size.
  public static let infinity = Proposal(width: .infinity, height: .infinity)
  /// No offer in either axis, which asks for the ideal size.
  public static let unspecified = Proposal(width: nil, height: nil)

  /// The length offered along an axis.
  public subscript(axis: LayoutAxis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Returns the proposal with nil replaced by the lengths of a size; SwiftUI's default is 10 by
  /// 10.
  public func filled(_ size: Size = Size(width: 10, height: 10)) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }

  /// Returns the proposal less insets, never below 0.
  func inset(by edges: Edges) -> Proposal {
    Proposal(
      width: width.map { max(0, $0 - edges.horizontal) },
      height: height.map { max(0, $0 - edges.vertical) })
  }
}

/// A direction of layout.
public enum LayoutAxis: Hashable, Sendable {
  /// The axis from left to right, or from top to bottom.
  case horizontal, vertical

  /// The other direction.
  public var cross: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
  /// The length along an axis.
  subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Point {
  subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
