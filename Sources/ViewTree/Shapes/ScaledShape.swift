/// A shape scaled about a point of its frame.
///
///     ScaledShape(shape: Circle(), scale: CGSize(width: 1, height: 0.5)).fill(.teal)
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape that is scaled.
  public var shape: Content
  /// The factors.
  public var scale: CGSize
  /// The point that stays.
  public var anchor: UnitPoint

  /// Creates a shape scaled by factors.
  public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }

  /// The values that can be animated: the shape's own and the factors.
  public nonisolated var animatableData:
    AnimatablePair<Content.AnimatableData, CGSize.AnimatableData>
  {
    get { AnimatablePair(shape.animatableData, scale.animatableData) }
    set { (shape.animatableData, scale.animatableData) = (newValue.first, newValue.second) }
  }

  /// Returns the path of the shape in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor.point(in: rect)))
  }

  /// Returns the size of the shape for a proposal, in points.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}
