import LayoutEngine

/// The preferred spacing between a view and its neighbours.
public struct ViewSpacing: Sendable {
  let isZero: Bool

  /// The spacing of a view that asks for none.
  public static let zero = ViewSpacing(isZero: true)

  /// Creates the default spacing.
  public init() { isZero = false }

  init(isZero: Bool) { self.isZero = isZero }

  /// Returns the distance to the next view, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    isZero || next.isZero ? 0 : StackLayout.defaultSpacing
  }

  /// Takes on the distances of another view at some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}

  /// Returns the spacing combined with another at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
}
